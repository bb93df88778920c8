import { expect, it, vi } from "vitest";
import type { Step } from "../../../../figures/sequence/sequence.ts";
import { prepareDiagrams } from "../render-diagram.ts";
import { sequenceMarkup, svgMarkup } from "../svg-markup.ts";
import { readMermaid } from "./read-mermaid.ts";

// Every form that Mermaid's pages on the syntax of the five kinds describe: what is read, and which words are drawn.

vi.setConfig({ testTimeout: 60_000 });

const draw = await prepareDiagrams();

interface Seen {
  /** In the renderer's form, or the steps of a sequence. */
  read: string;
  svg: string;
  /** Lines with a style, a link or a title of their own, which is left out. */
  left: number[];
}

function see(source: string): Seen {
  const { drawn, problems } = readMermaid(source);
  const refused = problems.filter(({ found }) => !/own-style|front-matter/.test(found.fault));
  expect(refused).toEqual([]);
  const left = problems.map(({ line }) => line);
  if (typeof drawn === "string") {
    const { wide } = draw(drawn);
    return { read: drawn, svg: svgMarkup(wide, { source: drawn, alt: "x", prefix: "d-" }), left };
  }
  const { actors, frames, steps } = drawn;
  const people = actors.map(({ kind, name }) => `${kind} ${name.join("/")}`);
  const read = [
    ...people,
    ...frames.map(({ title, actors }) => `[${title}: ${actors}]`),
    ...steps.map(brief),
  ];
  return { read: read.join("\n"), svg: sequenceMarkup(drawn, "x")[0] ?? "", left };
}

function brief(step: Step): string {
  switch (step.kind) {
    case "message": {
      const { from, to, text, isDashed, start, end, startDot, endDot, creates, destroys } = step;
      const line = `${start}${startDot ? "()" : ""}${isDashed ? "--" : "-"}${endDot ? "()" : ""}${end}`;
      const more = `${creates ? " new" : ""}${destroys.map((id) => ` ends ${id}`).join("")}`;
      return `${from} ${line} ${to}: ${text.join("/")}${more}`;
    }
    case "note":
      return `note ${step.place} ${step.actors}: ${step.text.join("/")}`;
    case "open":
      return `${step.word || "tint"} ${step.text.join("/")}`.trim();
    case "divide":
      return `or ${step.text.join("/")}`.trim();
    case "close":
      return "end";
    default:
      return `${step.kind} ${step.actor}`;
  }
}

function words(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)]
    .map(([, inner = ""]) =>
      inner
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .join(" | ");
}

/** Source, what is in the text that was read, what is in the words of the drawing, lines whose style is left out. */
type Row = [source: string, read: string[], drawn: string[], left?: number[]];

function check([source, read, drawn, left = []]: Row): void {
  const seen = see(source);
  for (const part of read) expect(seen.read).toContain(part);
  for (const part of drawn) expect(words(seen.svg)).toContain(part);
  expect(seen.left).toEqual(left);
}

const shapeRows = (
  [
    ["A(Round)", "A(Round)"],
    ["A([Stadium])", "A([Stadium])"],
    ["A[[Routine]]", "A[[Routine]]"],
    ["A[(Data)]", "A[(Data)]"],
    ["A((Circle))", "A((Circle))"],
    ["A>Flag]", "A>Flag]"],
    ["A{Choice}", "A{Choice}"],
    ["A{{Hex}}", "A{{Hex}}"],
    ["A[/Right/]", "%% form A lean-r"],
    ["A[\\Left\\]", "%% form A lean-l"],
    ["A[/Trap\\]", "A[/Trap\\]"],
    ["A[\\Trap/]", "A[\\Trap/]"],
    ["A(((Twice)))", "A(((Twice)))"],
  ] as const
).map(([source, read]): Row => {
  return [`flowchart LR\n${source}`, [read], [/[A-Z][a-z]+/.exec(source)?.[0] ?? ""]];
});

it.each<Row>([
  ...shapeRows,
  ["flowchart LR\nid", ["id"], ["id"]],
  [
    "flowchart LR\napp:api --> it's --> 50% --> a/b\\c --> x,y --> M&M:::key",
    ["x_1_[app:api]", ":::key"],
    ["app:api", "it&#39;s", "50%", "a/b\\c", "x,y", "M&amp;M"],
  ],
  ['flowchart LR\na[" "] --> b( ) --> c', ["a[", "b("], ["c"]],
  ['flowchart LR\nid["This ❤ Unicode"]', ["id[This ❤ Unicode]"], ["This ❤ Unicode"]],
  [
    'flowchart LR\na["`This **is** _Markdown_`"] --> b["`Line1\n Line 2`"]',
    ["a[This **is** "],
    ["is", "Line1 Line 2"],
  ],
  ["flowchart LR\nA & B--> C & D", ["A & B --> C & D"], ["A", "D"]],
  ["flowchart LR\na --> b & c--> d", ["a --> b & c --> d"], ["d"]],
  ["flowchart LR\nA -- text --> B -- text2 --> C", ["A -->|text| B -->|text2| C"], ["text2"]],
  ["flowchart LR\nA --o B", ["A --- B", "linkStyle 0 stroke:EndsNoneCircle"], ["B"]],
  ["flowchart LR\nA --x B", ["linkStyle 0 stroke:EndsNoneCross"], []],
  [
    "flowchart LR\nA o--o B\nB <--> C\nC x--x D",
    ["0 stroke:EndsCircleCircle", "B <--> C", "2 stroke:EndsCrossCross"],
    [],
  ],
  ["flowchart LR\nA & B --x C", ["0 stroke:EndsNoneCross", "1 stroke:EndsNoneCross"], []],
  ["flowchart LR\nA <--- B", ["EndsArrowNone"], []],
  ["flowchart LR\nB ---->|No| E[End]", ["B -->|No| E[End]"], ["No"]],
  [
    "flowchart LR\nB -. dotted .-> E == thick ==> F",
    ["B -.->|dotted| E ==>|thick| F"],
    ["dotted", "thick"],
  ],
  [
    'flowchart LR\nA["A double quote:#quot;"] --> B["A dec char:#9829;"]',
    [],
    ["A double quote:&quot;", "♥"],
  ],
  [
    "flowchart TB\nc1-->a2\nsubgraph one\na1-->a2\nend\none --> two\nsubgraph two\nb1\nend",
    ["one --> two"],
    ["one", "two"],
  ],
  [
    "flowchart LR\nsubgraph S\ndirection TB\na --> b\nend\nout --> S",
    ["direction TB"],
    ["S", "out"],
  ],
  ['flowchart LR\nsubgraph "`**Two**`"\na\nend', ["[**Two**]"], ["Two"]],
  ["flowchart LR\nA e1@--> B\ne1@{ animate: true }", ["A --> B"], [], [3]],
  [
    'flowchart LR\nA-->B\nclick A callback "Tip"\nclick B "https://example.com" _blank',
    ["A --> B"],
    [],
    [3, 4],
  ],
  [
    "flowchart LR\nA:::some --> B\nclassDef some fill:#f96\nclass B some\nstyle A fill:#f9f\nlinkStyle 0 stroke:#ff3",
    ["A --> B"],
    [],
    [3, 4, 5, 6],
  ],
  [
    'flowchart TD\nB["fa:fa-twitter for peace"] --> E(A fa:fa-camera-retro perhaps?)',
    [],
    ["for peace", "A perhaps?"],
    [2],
  ],
  ["flowchart LR\n%% comment A -- text --> B{node}\nA --> B", ["A --> B"], []],
  ["---\ntitle: Node\n---\nflowchart LR\nid", ["id"], [], [1]],
])("flowchart %j", (...row) => check(row));

/** The middle of the box of a node, in a drawing of the renderer. */
function middleOf(drawing: string, id: string): [x: number, y: number] {
  const own = new RegExp(
    `data-id="${id}"[^>]*>\\s*<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"`,
  );
  const [x = 0, y = 0, width = 0, height = 0] = (own.exec(drawing) ?? []).slice(1).map(Number);
  return [x + width / 2, y + height / 2];
}

it.each([
  ["A --> B", 1, 1],
  ["A ~~~ B", 1, 0],
  ["A ---> B", 2, 1],
  ["A -- text ---> B", 2, 1],
  ["A ----- B", 3, 1],
  ["A -..-> B", 2, 1],
  ["A -. text ..-> B", 2, 1],
  ["A ===> B", 2, 1],
  ["A ---x B", 2, 1],
  ["A ~~~~ B", 2, 0],
])("%j keeps %i ranks apart with %i arrows", (line, ranks, arrows) => {
  const drawing = draw(see(`flowchart LR\n${line}\nC --> D --> E --> F`).read).wide;
  const [a, b, d, e] = ["A", "B", "D", "E"].map((id) => middleOf(drawing, id)[0]);
  expect(drawing.match(/<polyline class="edge"/g)).toHaveLength(arrows + 3);
  // No further than the second chain is long, and no nearer than its ranks.
  const apart = ((b ?? 0) - (a ?? 0)) / ((e ?? 0) - (d ?? 0));
  expect(Math.floor(apart + 0.2)).toBeGreaterThanOrEqual(ranks);
  expect(words(drawing)).not.toContain("rank");
});

it("an arrow is as long as it asks for from each node to each, in groups and out of them", () => {
  const { svg, read } = see("flowchart TD\nA & B ---> C\nsubgraph s\nC ---> D\nend\nA -->|x| s");
  expect(read.match(/ --- /g)).toHaveLength(6);
  expect(words(svg)).toBe("s | x | A | B | C | D");
  expect(svg).not.toMatch(/Hidden|NaN/);
});

it.each([
  ["lean-r", "Data"],
  ["lean-l", "Data"],
  ["notch-rect", "Card"],
  ["notch-pent", "Loop"],
  ["sl-rect", "Input"],
  ["tri", "Extract"],
  ["flip-tri", "File"],
  ["div-rect", "Divided"],
  ["win-pane", "Inner"],
  ["lin-rect", "Lined"],
  ["tag-rect", "Tag"],
  ["st-rect", "Many"],
  ["doc", "Document"],
  ["lin-doc", "Lined"],
  ["tag-doc", "Tag"],
  ["docs", "Documents"],
  ["bow-rect", "Stored"],
  ["delay", "Delay"],
  ["curv-trap", "Display"],
  ["h-cyl", "Access"],
  ["lin-cyl", "Disk"],
  ["flag", "Paper"],
  ["brace", "Comment"],
  ["brace-r", "Comment"],
  ["braces", "Comment"],
  ["text", "Text"],
  ["cloud", "Network"],
  ["bang", "Alarm"],
  ["datastore", "Orders"],
])("the form %s has its outline and its label", (shape, label) => {
  const { svg } = see(`flowchart TD\na@{ shape: ${shape}, label: "${label}" } --> b`);
  expect(words(svg)).toBe(`${label} | b`);
  // The renderer draws no paths.
  expect(svg.includes("<path")).toBe(shape !== "text");
  expect(svg).not.toMatch(/NaN|undefined/);
});

it.each([
  "fork",
  "sm-circ",
  "f-circ",
  "fr-circ",
  "cross-circ",
  "hourglass",
  "bolt",
])("the form %s has no label, as in Mermaid", (shape) => {
  const { svg } = see(`flowchart TD\na@{ shape: ${shape}, label: "No" } --> b`);
  expect(words(svg)).toBe("b");
  expect(svg).toContain("<path");
});

it.each<Row>([
  ["sequenceDiagram\nA->B: 1\nA-->B: 2", ["A none-none B: 1", "A none--none B: 2"], ["1", "2"]],
  ["sequenceDiagram\nA->>B: 1\nA-->>B: 2", ["A none-filled B: 1", "A none--filled B: 2"], []],
  ["sequenceDiagram\nA<<->>B: 1\nA<<-->>B: 2", ["A filled-filled B", "A filled--filled B"], []],
  ["sequenceDiagram\nA-xB: 1\nA--xB: 2", ["A none-cross B", "A none--cross B"], []],
  ["sequenceDiagram\nA-)B: 1\nA--)B: 2", ["A none-open B", "A none--open B"], []],
  [
    "sequenceDiagram\nA->>()B: 1\nA()->>B: 2\nB()->>()A: 3",
    ["A none-()filled B", "A none()-filled B", "none()-()filled"],
    ["3"],
  ],
  [
    "sequenceDiagram\nparticipant B\nparticipant A\nA->>B: x",
    ["participant B\nparticipant A"],
    ["x"],
  ],
  [
    "sequenceDiagram\nactor A as Alice<br/>Johnson\nA->>A: think",
    ["actor Alice/Johnson"],
    ["Alice", "Johnson", "think"],
  ],
  ...["boundary", "control", "entity", "database", "collections", "queue"].map(
    (kind): Row => [
      `sequenceDiagram\nparticipant A@{ "type" : "${kind}" } as Name\nA->>B: x`,
      [`${kind} Name`],
      ["Name"],
    ],
  ),
  [
    'sequenceDiagram\nparticipant A@{ "type": "queue", "alias": "In" } as Out\nA->>B: x',
    ["queue Out"],
    ["Out"],
  ],
  ['sequenceDiagram\nparticipant A@{ "alias": "In" }\nA->>B: x', ["participant In"], ["In"]],
  [
    "sequenceDiagram\nA->>B: Hi\ncreate actor D as Donald\nA->>D: Hello\ndestroy D\nD-xA: bye",
    ["A none-filled D: Hello new", "D none-cross A: bye ends D"],
    ["Donald", "bye"],
  ],
  [
    "sequenceDiagram\nbox Purple Alice & John\nparticipant A\nparticipant J\nend\nbox transparent Aqua\nparticipant B\nend\nbox rgb(33,66,99)\nparticipant C\nend\nA->>C: x",
    ["[Alice & John: A,J]", "[Aqua: B]", "[: C]"],
    ["Alice &amp; John", "Aqua"],
  ],
  [
    "sequenceDiagram\nA->>B: x\nactivate B\nB-->>A: y\ndeactivate B",
    ["start B\nB none--filled A: y\nstop B"],
    [],
  ],
  ["sequenceDiagram\nA->>+B: x\nB-->>-A: y", ["start B\nB none--filled A: y\nstop B"], []],
  [
    "sequenceDiagram\nNote right of John: Text in note",
    ["note right John: Text in note"],
    ["Text in note"],
  ],
  [
    "sequenceDiagram\nA->B: x\nNote left of A: L\nNote over A,B: One<br/>two",
    ["note left A: L", "note over A,B: One/two"],
    ["L", "One", "two"],
  ],
  [
    "sequenceDiagram\nA->>B: see [the docs](https://example.com)",
    ["see the docs"],
    ["see the docs"],
    [2],
  ],
  [
    "sequenceDiagram\nloop Every minute\nA->B: x\nend",
    ["loop Every minute\nA none-none B: x\nend"],
    ["loop", "Every minute"],
  ],
  [
    "sequenceDiagram\nalt is sick\nA->>B: x\nelse is well\nA->>B: y\nend\nopt Extra\nA->>B: z\nend",
    ["alt is sick", "or is well", "opt Extra"],
    ["is sick", "is well", "Extra"],
  ],
  [
    "sequenceDiagram\npar One\nA->>B: x\nand Two\npar Inner\nA->>B: y\nend\nend",
    ["or Two\npar Inner"],
    ["Inner"],
  ],
  [
    "sequenceDiagram\ncritical Connect\nA-->B: x\noption Timeout\nA-->A: log\nend\nbreak when it fails\nA-->B: z\nend",
    ["critical Connect", "or Timeout", "break when it fails"],
    ["critical", "Timeout", "break"],
  ],
  [
    "sequenceDiagram\nrect rgb(191, 223, 255)\nA->>B: x\nend",
    ["tint\nA none-filled B: x\nend"],
    ["x"],
  ],
  [
    "sequenceDiagram\nautonumber 10 5\nA->>B: x\nB->>A: y\nautonumber off\nA->>B: z",
    ["10. x", "15. y", "A none-filled B: z"],
    ["10. x"],
  ],
  [
    "sequenceDiagram\nautonumber 1.5 0.1\nA->>B: x\nB->>A: y\nA->>B: z",
    ["1.5. x", "1.6. y", "1.7. z"],
    ["1.7. z"],
  ],
  ["sequenceDiagram\nA->>B: I #9829; you#59; <br/> next", ["I ♥ you;/next"], ["I ♥ you;"]],
  [
    "sequenceDiagram\nA->>B: I #9829; you #infin; times, #frac12; of it #unknown; more",
    ["I ♥ you ∞ times, ½ of it #unknown; more"],
    ["∞ times"],
  ],
  [
    "sequenceDiagram\nA->>B: x\nlink A: Board @ https://example.com\nlinks A: {}\n%% comment",
    ["A none-filled B: x"],
    [],
    [3, 4],
  ],
  ["sequenceDiagram\ntitle Told elsewhere\nA->>B: x;", ["A none-filled B: x"], [], [2]],
])("sequence %j", (...row) => check(row));

it.each<Row>([
  ["stateDiagram\n[*] --> Still\nStill --> [*]", ["[*] --> Still"], ["Still"]],
  ["stateDiagram-v2\nstateId", ["stateId : stateId"], ["stateId"]],
  ['stateDiagram-v2\nstate "A description" as s2', ["s2 : A description"], ["A description"]],
  [
    "stateDiagram-v2\ns2 : A description\ns1 --> s2: A way",
    ["s1 --> s2 : A way"],
    ["A description", "A way"],
  ],
  [
    "stateDiagram-v2\n[*] --> Named\nNamed: Another\nstate Named {\n[*] --> inner\ninner: Simple\n}",
    ['state "Another" as Named {'],
    ["Another", "Simple"],
  ],
  [
    "stateDiagram-v2\nstate First {\nstate Second {\nstate Third {\n[*] --> a\n}\n}\n}",
    ["state Third {"],
    ["Third"],
  ],
  [
    "stateDiagram-v2\nstate if_state <<choice>>\nA --> if_state\nif_state --> B: if n < 0",
    ["%% form if_state choice"],
    ["if n &lt; 0"],
  ],
  [
    "stateDiagram-v2\nstate f <<fork>>\nstate j [[join]]\n[*] --> f\nf --> A\nf --> B\nA --> j\nB --> j",
    ["%% form f fork", "%% form j fork"],
    ["A", "B"],
  ],
  [
    "stateDiagram-v2\nA --> B\nnote right of A\nImportant!\nWrite it.\nend note\nnote left of B : To the left.",
    ["%% form x_", "note", "stroke:NoteLine"],
    ["Important! Write it.", "To the left."],
  ],
  [
    "stateDiagram-v2\nstate Active {\n[*] --> One\n--\n[*] --> Two\n--\nThree\n}",
    ["state Active {\nstate "],
    ["One", "Two", "Three"],
  ],
  [
    "stateDiagram\ndirection LR\nA --> B\nstate B {\ndirection TB\na --> b\n}",
    ["direction LR"],
    ["B"],
  ],
  ["stateDiagram-v2\nA --> B %% another comment\n%% comment", ["A --> B"], []],
  [
    "stateDiagram\nclassDef bad fill:#f00\nA:::bad --> B\nclass B bad\nclass A, B bad\nstyle A fill:#f00",
    ["A --> B"],
    [],
    [2, 4, 5, 6],
  ],
  ["stateDiagram\naccTitle: Title\naccDescr: Text\nA", ["A"], []],
  ["stateDiagram-v2\nhide empty description\nscale 350 width\nA", ["A"], [], [2, 3]],
])("states %j", (...row) => check(row));

it.each<Row>([
  [
    "classDiagram\nclass BankAccount\nBankAccount : +String owner\nBankAccount : +deposit(amount) bool",
    ["class BankAccount {\n+String owner\n+deposit(amount) bool"],
    ["owner", "deposit(amount)"],
  ],
  [
    "classDiagram\nclass Duck{\n+String beakColor\n-idCard : IdCard\n#swim()*\n~eat()$\n}",
    ["-IdCard idCard"],
    ["beakColor", "idCard : IdCard", "swim()", "eat()"],
  ],
  [
    "classDiagram\nclass Square~Shape~{\nList~int~ position\nsetPoints(List~int~ points)\ngetPoints() List~int~\n}\nSquare : -Map~int, string~ all",
    ["class Square"],
    ["Square&lt;Shape&gt;", "List&lt;int&gt;", "all : Map&lt;int, string&gt;"],
  ],
  [
    "classDiagram\nA <|-- B\nC *-- D\nE o-- F\nG <-- H\nI -- J\nK <.. L\nM <|.. N\nO .. P",
    [
      "ends 0 inherit none",
      "ends 1 composition none",
      "ends 2 aggregation none",
      "ends 3 arrow none",
      "ends 4 none none",
      "ends 5 arrow none",
      "ends 6 inherit none",
      "ends 7 none none",
    ],
    ["P"],
  ],
  [
    "classDiagram\nA --|> B\nC --* D\nE --o F\nG --> H\nM ..|> N\nK ..> L",
    [
      "ends 0 none inherit",
      "ends 1 none composition",
      "ends 2 none aggregation",
      "ends 3 none arrow",
      "ends 4 none inherit",
      "ends 5 none arrow",
    ],
    ["N"],
  ],
  [
    "classDiagram\nAnimal <|--|> Zebra : both\nbar ()-- foo",
    ["ends 0 inherit inherit", "ends 1 lollipop none"],
    ["both", "foo"],
  ],
  [
    'classDiagram\nCustomer "1" --> "1..*" Ticket : buys\nGalaxy --> "many" Star : Contains',
    ['Customer "1" -- "1..*" Ticket : buys'],
    ["1..*", "many", "buys"],
  ],
  [
    "classDiagram\nclass Shape\n<<interface>> Shape\nclass Color{\n<<enumeration>>\nRED\n}",
    ["<<interface>>", "<<enumeration>>"],
    ["interface", "RED"],
  ],
  [
    'classDiagram\nclass Duck["The duck"]\nclass `Odd name!`\nDuck --> `Odd name!`',
    [],
    ["The duck", "Odd name!"],
  ],
  [
    "classDiagram\nnamespace Shapes {\nclass Triangle\nclass Square {\n+int side\n}\n}",
    [],
    ["Shapes::Triangle", "Shapes::Square", "side"],
  ],
  [
    "classDiagram\nnamespace Shapes {\nnamespace Flat {\nclass Triangle\n}\nclass Cube\n}",
    [],
    ["Shapes::Flat::Triangle", "Shapes::Cube"],
  ],
  ['classDiagram\nnamespace Shapes["All shapes"] {\nclass Cube\n}', [], ["All shapes::Cube"]],
  [
    'classDiagram\nnote "All animals"\nAnimal <|-- Duck\nnote for Duck "can fly\\ncan swim"',
    ["%% note note_1_", "%% note note_2_"],
    ["All animals", "can fly", "can swim"],
  ],
  ["classDiagram\ndirection RL\nA --> B", ["ends 0 none arrow", "%% direction RL"], ["A", "B"]],
  [
    'classDiagram\nclass A:::css\nclick A href "https://example.com"\nlink A "https://example.com"\ncallback A "fn"\ncssClass "A" css\nstyle A fill:#f00\nclassDef css fill:#f00',
    ["class A"],
    ["A"],
    [3, 4, 5, 6, 7, 8],
  ],
  ["classDiagram\n%% comment\nclass A", ["class A"], ["A"]],
])("classes %j", (...row) => check(row));

const counts = (
  [
    ["|o--o|", "|o--o|"],
    ["||--||", "||--||"],
    ["}o--o{", "{o--o{"],
    ["}|--|{", "{|--|{"],
    ["||..o{", "||..o{"],
    ["one or zero to zero or one", "|o--o|"],
    ["one or more to one or many", "{|--|{"],
    ["many(1) to 1+", "{|--|{"],
    ["zero or more optionally to zero or many", "{o..o{"],
    ["many(0) optionally to 0+", "{o..o{"],
    ["only one to 1", "||--||"],
  ] as const
).map(
  ([written, read]): Row => [
    `erDiagram\nCAR ${written} NAMED-DRIVER : allows`,
    [` ${read} `],
    ["NAMED-DRIVER", "allows"],
  ],
);

it.each<Row>([
  ...counts,
  ['erDiagram\n"This ❤ Unicode"', [], ["This ❤ Unicode"]],
  ['erDiagram\n"This **is** _Markdown_"', [], ["This is Markdown"]],
  [
    "erDiagram\nCAR {\nstring registrationNumber PK\nstring[] parts\nstring(99) name\n}",
    ["string registrationNumber PK"],
    ["registrationNumber", "string[]", "string(99)"],
  ],
  [
    'erDiagram\nPERSON {\nstring license PK, FK "The license #"\nstring *id UK\n}',
    ["PK FK"],
    ["license – The license #", "PK,FK", "*id"],
  ],
  [
    'erDiagram\np[Person] {\nstring name\n}\na["Customer Account"]\np ||--o| a : has',
    ["Person ||--o|"],
    ["Person", "Customer Account", "has"],
  ],
  ["erDiagram\ndirection TB\nA ||--|| B : x", ["A ||--|| B", "%% direction TB"], ["A"]],
  [
    "erDiagram\nPERSON:::foo ||--|| CAR : owns\nPERSON o{--|| HOUSE:::bar,foo : has\nclassDef foo stroke:#f00\nclass CAR foo\nstyle CAR fill:#f9f",
    ["PERSON o{--|| HOUSE"],
    ["HOUSE"],
    [3, 4, 5, 6],
  ],
])("entities %j", (...row) => check(row));

it.each<[source: string, left: number[]]>([
  ["flowchart LR\nA:::foo & B:::bar --> C:::key\nclassDef foo,other stroke:#f00", [2, 3]],
  ['flowchart LR\nA[x :::foo]:::key --> |y :::foo| B["z:::foo"]', []],
  ["flowchart LR\nA:::foo --> B\nclassDef foo stroke:#f00", [3]],
  ["stateDiagram-v2\n[*] --> A:::foo\nA --> B : x:::y", [2]],
  ["classDiagram\nclass Animal:::styleClass\nAnimal --> B : x:::y", [2]],
  ["erDiagram\nCAR:::foo {\nstring make\n}", [2]],
])("a class that nothing defines is named: %j", (source, left) => {
  expect(see(source).left).toEqual(left);
});

it("entities show how many there are at each end, and relations all signs", () => {
  const { svg } = see("erDiagram\nA }o..o{ B : x\nC |o--|| D : y");
  // A ring for each that may be none.
  expect(svg.match(/<circle/g)).toHaveLength(3);
  expect(svg).not.toContain("no attributes");
});

it.each([
  ["flowchart LR\nA@{ shape: spiral }", 2, "the form `spiral` is not drawn"],
  ['flowchart LR\nA@{ icon: "fa:user", form: "square" }', 2, "`icon` of a node is not drawn"],
  ['flowchart LR\nA@{ img: "https://example.com/a.png" }', 2, "`img` of a node is not drawn"],
  ["flowchart TD\nB --> D(fa:fa-spinner)", 2, "icons are not drawn"],
  ["sequenceDiagram\nA-|\\B: half", 2, "half a head"],
  ["sequenceDiagram\nA->>B: x\nA\\\\-B: half", 3, "half a head"],
  [
    "sequenceDiagram\nA->>B: x\ncreate participant C\nA->>B: y",
    4,
    "must go to the one who is created",
  ],
  ["sequenceDiagram\nA->>B: x\ndestroy B", 3, "no message after it"],
  [
    'sequenceDiagram\nparticipant A@{ "type": "robot" }\nA->>B: x',
    2,
    "`robot` is no type of an actor",
  ],
  ["stateDiagram-v2\nstate h <<history>>", 2, "`<<history>>` is not drawn"],
  ["stateDiagram-v2\nA\n--\nB", 3, "only a state with braces"],
  ["stateDiagram-v2\nnote right of A\nText", 2, "no line `end note` closes it"],
  ["classDiagram\nnamespace N {\ndirection LR\nclass A\n}", 3, "outside of it"],
])("refuses %j at line %i with the reason", (source, line, reason) => {
  const [problem] = readMermaid(source).problems;
  expect(problem).toMatchObject({ line, found: { fault: "not-drawn" } });
  expect((problem?.found as { reason: string }).reason).toContain(reason);
});

/** How the first of two relations runs in a drawing: from the box of A to that of B. */
function wayOf(source: string): { dx: number; dy: number; joins: boolean } {
  const drawing = draw(see(source).read).wide;
  const box = (id: string) => {
    const own = new RegExp(
      `data-id="${id}"[^>]*>\\s*<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"`,
    );
    return (own.exec(drawing) ?? []).slice(1).map(Number) as [number, number, number, number];
  };
  const [a, b] = [box("A"), box("B")];
  const [, points = ""] = /-relationship"[^>]* points="([^"]*)"/.exec(drawing) ?? [];
  const line = points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
  const touches = ([x = 0, y = 0]: readonly number[] = [], [left, top, width, height] = a) =>
    x > left - 1 && x < left + width + 1 && y > top - 1 && y < top + height + 1;
  return {
    dx: b[0] - a[0],
    dy: b[1] - a[1],
    joins: touches(line[0], a) && touches(line.at(-1), b),
  };
}

it.each(
  ["classDiagram\ndirection WAY\nA --> B : x", "erDiagram\ndirection WAY\nA ||--|{ B : x"].flatMap(
    (source) =>
      (["TB", "td", "BT", "LR", "RL"] as const).map(
        (way) => [source.replace("WAY", way), way] as const,
      ),
  ),
)("%j runs as it says", (source, way) => {
  const { dx, dy, joins } = wayOf(source);
  const along = { TB: dy, td: dy, BT: -dy, LR: dx, RL: -dx }[way];
  const across = way === "LR" || way === "RL" ? dy : dx;
  expect(along).toBeGreaterThan(60);
  expect(Math.abs(across)).toBeLessThan(1);
  expect(joins).toBe(true);
});

it("texts of a turned diagram stand beside their relations, and classes keep their lines", () => {
  const source = `classDiagram
direction LR
class A {
+int size
}
A "1" --> "0..*" B : counts $& twice<br>over
note for B "said"
B --> B : self`;
  const { svg } = see(source);
  expect(words(svg)).toBe(
    "A | + size : int | B | said | counts $&amp; twice over | 1 | 0..* | self",
  );
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? [];
  for (const [, x = "", y = ""] of svg.matchAll(/<text x="([^"]+)" y="([^"]+)"/g)) {
    expect(Number(x)).toBeGreaterThan(38);
    expect(Number(x)).toBeLessThan(38 + Number(width));
    expect(Number(y)).toBeGreaterThan(38);
    expect(Number(y)).toBeLessThan(38 + Number(height));
  }
  // Two texts at the ends of a line have room beside each other.
  const at = (text: string) =>
    Number(new RegExp(`<text x="([^"]+)"[^>]*>${text.replace(/[.*]/g, "\\$&")}<`).exec(svg)?.[1]);
  expect(at("0..*") - at("1")).toBeGreaterThan(20);
});

it("arrows end at the outline of a form", () => {
  const { svg } = see("stateDiagram-v2\nstate f <<fork>>\n[*] --> f\nf --> A");
  const bar = /<path d="M([\d.]+) ([\d.]+)L/.exec(svg);
  const ends = [...svg.matchAll(/<polyline[^>]* points="([^"]*)"/g)].map(([, points = ""]) =>
    points.split(" ").at(-1)?.split(",").map(Number),
  );
  expect(ends[0]?.[1]).toBeCloseTo(Number(bar?.[2]), 0);
});

it.each([
  "flowchart LR\nsubgraph T\nsubgraph B1\ni1\nend\nsubgraph B2\ni2\nend\nend\nB1 --> B2\ni1 -->|x| i2",
  "flowchart LR\nsubgraph T\ndirection TB\nsubgraph B1\ni1\nend\nsubgraph B2\ni2\nend\nend\nA --> T\nB1 --> B2",
  "stateDiagram-v2\nstate A {\ndirection LR\nstate B {\nb\n}\nstate C {\nc\n}\nB --> C\nx --> B\n}",
])("arrows of nested groups join what they name: %j", (source) => {
  const drawing = draw(see(source).read).wide;
  const box = (id: string) => {
    const own = new RegExp(
      `data-id="${id}"[^>]*>\\s*<rect x="([\\d.]+)" y="([\\d.]+)" width="([\\d.]+)" height="([\\d.]+)"`,
    );
    return (own.exec(drawing) ?? []).slice(1).map(Number) as [number, number, number, number];
  };
  const edges = [...drawing.matchAll(/data-from="(\w+)" data-to="(\w+)"[^>]* points="([^"]*)"/g)];
  expect(edges.length).toBeGreaterThan(1);
  for (const [, from = "", to = "", points = ""] of edges) {
    const line = points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
    for (const [id, [x, y]] of [
      [from, line[0]],
      [to, line.at(-1)],
    ] as [string, [number, number]][]) {
      const [left, top, width, height] = box(id);
      expect(x).toBeGreaterThan(left - 4);
      expect(x).toBeLessThan(left + width + 4);
      expect(y).toBeGreaterThan(top - 4);
      expect(y).toBeLessThan(top + height + 4);
    }
  }
});
