import { renderMermaidSVG } from "beautiful-mermaid";
import { expect, test, vi } from "vitest";
import { checkMermaid } from "./check-mermaid.ts";

// The renderer of diagrams is large and loads slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const flow = (line: string) => `flowchart TD\n${line}`;
const sequence = (line: string) => `sequenceDiagram\n${line}`;
const states = (line: string) => `stateDiagram-v2\n${line}`;
const classes = (line: string) => `classDiagram\n${line}`;
const entities = (line: string) => `erDiagram\n${line}`;

function getWords(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

test.each([
  [flow("a[One]-->b(Two) ---|yes| c{Three};"), ["One", "Two", "yes", "Three"]],
  [flow("a & b ==> c -.-> d([Goal]) <--> e"), ["a", "b", "c", "Goal", "e"]],
  [flow('a["With (brackets)"] -- says --> b[(Store)] --> c[[Sub]]'), ["With (brackets)", "says"]],
  [flow("a --> b\nsubgraph s\nb[Late text]\nend"), ["Late text"]],
  [states("A --> B\nA : Late text"), ["Late text"]],
  [flow("a((1)) --> b(((2))) --> c{{3}} --> d>4] --> e[/5\\] --> f[\\6/]"), ["1", "2", "5", "6"]],
  [flow("subgraph us-east [US East]\n direction LR\n a --> b\n end\n c --> us-east"), ["US East"]],
  [flow("a[Two<br>lines] --> b:::key"), ["Two", "lines", "b"]],
  [sequence("participant A as Web app\nA->>+B: ask\nB-->>-A: reply\nA-)A: think"), ["Web app"]],
  [
    sequence("loop daily\nA->>B: x\nNote over A,B: both\nend\nalt y\nB->>A: z\nelse w\nend"),
    ["both"],
  ],
  [
    states('[*]-->Idle\nIdle --> Busy : go\nstate "At work" as w\nw --> [*]'),
    ["Idle", "go", "At work"],
  ],
  [states('state "Outer" as o {\n a --> b\n}\n[*] --> o\ndirection LR'), ["Outer", "a"]],
  [
    classes(
      "class A {\n<<interface>>\n+int x\nrun(int y) void\n}\nA : -String name\nA <|-- B : is",
    ),
    ["interface", "run"],
  ],
  [classes('class A~T~\nA "1" *-- "many" C\nC ..|> D'), ["A", "many", "D"]],
  [entities('A ||--o{ B : has\nA {\nstring id PK, FK "its id"\n}'), ["PK", "FK", "has", "id"]],
])("the renderer draws each accepted line: %j", (source, words) => {
  const { text, diagnostics } = checkMermaid(source);
  expect(diagnostics).toEqual([]);
  const drawn = getWords(renderMermaidSVG(text));
  for (const word of words) expect(drawn).toContain(word);
});

test.each([
  [flow("a@{ shape: cyl }"), 2, "shapes with `@{ }`"],
  [flow("a[One] --> b\na[Two]"), 3, "two labels"],
  [flow("a --o b"), 2, "end in an arrowhead"],
  [flow("a ~~~ b"), 2, "invisible links"],
  [flow("a --> b; c --> d"), 2, "one statement"],
  [flow("a[/Slanted/]"), 2, "slanted boxes"],
  [flow('a["`**x**`"]'), 2, "backticks"],
  [flow("a[fa:fa-car Car]"), 2, "icons"],
  [flow("a[<img src='x'>]"), 2, "HTML tags"],
  [flow("a[#quot;]"), 2, "codes of Mermaid"],
  [flow("subgraph s\na --> b"), 3, "is not closed"],
  [flow("subgraph o\nsubgraph i\na\nend\nb\nend\na --> b"), 8, "nested group"],
  [sequence("activate A"), 2, "bars"],
  [sequence("create participant A"), 2, "created or destroyed"],
  [sequence("rect rgb(0,0,0)"), 2, "colored areas"],
  [sequence("A-xB: lost"), 2, "end in an arrowhead"],
  [sequence("A<<->>B: both"), 2, "one direction"],
  [sequence("A->>B"), 2, "needs a text"],
  [sequence("opt x\nA->>B: y"), 3, "not closed"],
  [sequence("Note over A: x\nA->>B: y"), 2, "before the first message"],
  [sequence("loop x\nNote over A: x\nA->>B: y\nend"), 3, "before the first message"],
  [states("state f <<fork>>"), 2, "forks"],
  [states("note right of A : x"), 2, "notes on states"],
  [states("A : One\nA : Two"), 3, "two labels"],
  [states("state A {\n--\n}"), 3, "parallel parts"],
  [states("Alone"), 2, "a state alone"],
  [classes("direction LR"), 2, "from top to bottom"],
  [classes("namespace N {"), 2, "namespaces are not drawn"],
  [classes('note "x"'), 2, "notes on classes"],
  [classes("<<abstract>> A"), 2, "belongs to a block"],
  [classes("A ()-- B"), 2, "lollipops"],
  [classes("A --> B~T~"), 2, "type parameters"],
  [classes("A -- B"), 2, "needs an end"],
  [classes("class A {\n+name: String\n}"), 3, "type first"],
  [entities("direction TB"), 2, "from left to right"],
  [entities("A"), 2, "an entity alone"],
  [entities("A one or more to only one B : has"), 2, "with symbols"],
  [entities("A ||--|| B"), 2, "needs a label"],
  [entities('p["Person"] {'), 2, "cannot have a label"],
])("a line that cannot be drawn has a reason and a correction: %j", (source, line, reason) => {
  const { diagnostics } = checkMermaid(source);
  expect(diagnostics.slice(0, 1)).toMatchObject([
    { line, values: { kind: "not-drawn", reason: expect.stringContaining(reason) } },
  ]);
  const values = diagnostics[0]?.values;
  expect(values?.kind === "not-drawn" && values.correction).toMatch(/\w/);
});

test.each([
  flow("a[ --> b"),
  states("A ==> B"),
  classes("???"),
  sequence("end"),
  entities("{"),
  flow("end"),
])("a line that is not understood is reported: %j", (source) => {
  const text = source.split("\n")[1];
  expect(checkMermaid(source).diagnostics).toEqual([
    { line: 2, values: { kind: "unknown-line", text } },
  ]);
});

test("front matter, directives, styles, and comments are left out, descriptions are returned", () => {
  const source =
    "---\ntitle: x\n---\n%%{init: {}}%%\nflowchart TD\n%% comment\naccTitle: Two\naccDescr {\nA to\nB\n}\na --> b\nstyle a fill:#f00";
  const { text, description, diagnostics } = checkMermaid(source);
  expect(text).toBe("flowchart TD\na --> b");
  expect(description).toBe("Two. A to B");
  expect(diagnostics.map(({ line, values }) => [line, values.kind])).toEqual([
    [1, "front-matter"],
    [4, "own-style"],
    [13, "own-style"],
  ]);
});

test("rejects a very long line without catastrophic backtracking", () => {
  for (const label of ["[".repeat(200_000), ">".repeat(200_000)]) {
    const { diagnostics } = checkMermaid(flow(`a${label}`));
    expect(diagnostics).toMatchObject([{ line: 2, values: { kind: "not-drawn" } }]);
  }
});

test("a code of a character at the end of a line is reported", () => {
  expect(checkMermaid(sequence("A->>B: say #quot;")).diagnostics).toMatchObject([
    { line: 2, values: { kind: "not-drawn", text: "A->>B: say #quot;" } },
  ]);
});

test("front matter without an end does not hide the diagram", () => {
  const { text, diagnostics } = checkMermaid("---\nflowchart LR\na --> b");
  expect(text).toBe("flowchart LR\na --> b");
  expect(diagnostics).toEqual([{ line: 1, values: { kind: "front-matter" } }]);
  const closed = checkMermaid("---\ntitle: T\n---\nflowchart LR\na --> b");
  expect(closed.text).toBe("flowchart LR\na --> b");
});

test.each([
  ["a--says-->b", "a -->|says| b"],
  ["a -- calls it--> b", "a -->|calls it| b"],
  ['a -. "two, or more" .-> b', "a -.->|two, or more| b"],
  ["a==both===b", "a ===|both| b"],
  ["a -- e.g. --> b", "a -->|e.g.| b"],
  ["a -- x > 5 --> b -. no. .-> c", "a -->|x > 5| b -.->|no.| c"],
  ["a -- -1 --> b -- use --flag --> c", "a -->|-1| b -->|use --flag| c"],
  ["a -- x --- b --> c", "a ---|x| b --> c"],
  ["a -- etc. --- b -- y --- c", "a ---|etc.| b ---|y| c"],
  ["a -- <b>x</b> ----> b", "a -->|<b>x</b>| b"],
  ["a -. x -.- b", "a -.-|x| b"],
  ["a ----> b ---- c", "a --> b --- c"],
  ["a -..->|later| b", "a -.->|later| b"],
  ["a <====>|x| b & c", "a <==>|x| b & c"],
])("an arrow is written in the form of the renderer: %s", (line, written) => {
  expect(checkMermaid(flow(line))).toMatchObject({
    diagnostics: [],
    text: flow(written),
  });
});

test("participants keep their order and their names with spaces", () => {
  const { text, diagnostics } = checkMermaid(
    sequence(
      "actor U as User\nU->>Web App: Sign in\nWeb App-->>+login.example.com: Redirect\nNote over U,Web App: Both wait",
    ),
  );
  expect(diagnostics).toEqual([]);
  expect(text.split("\n")).toEqual([
    "sequenceDiagram",
    "actor U as User",
    "participant Web·App as Web App",
    "participant login.example.com",
    "actor U as User",
    "U->>Web·App: Sign in",
    "Web·App-->>+login.example.com: Redirect",
    "Note over U,Web·App: Both wait",
  ]);
  const declared = checkMermaid(sequence("participant Web App\nWeb App ->> DB: read"));
  expect(declared.text.split("\n").slice(1)).toEqual([
    "participant Web·App as Web App",
    "Web·App->>DB: read",
  ]);
});

test("a participant keeps the label that it gets after its first message", () => {
  const { text } = checkMermaid(sequence("A->>B: hi\nactor B as Web app"));
  expect(text.split("\n").slice(1, 3)).toEqual(["participant A", "actor B as Web app"]);
});

test("autonumber writes the numbers into the messages", () => {
  const { text } = checkMermaid(
    sequence("autonumber 5 5\nA->>B: one\nA->>B: two\nautonumber off\nB->>A: three"),
  );
  expect(text.split("\n").slice(1)).toEqual(["A->>B: 5. one", "A->>B: 10. two", "B->>A: three"]);
});
