import { expect, it, vi } from "vitest";
import { prepareDiagrams } from "../render-diagram.ts";
import { sequenceMarkup, svgMarkup } from "../svg-markup.ts";
import { readMermaid } from "./read-mermaid.ts";

// The renderer of diagrams is large: loading it takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const draw = await prepareDiagrams();

/** The drawing of a diagram without problems. */
function svgOf(source: string): string {
  const { drawn, problems } = readMermaid(source);
  expect(problems).toEqual([]);
  if (typeof drawn !== "string") return sequenceMarkup(drawn, "x")[0] ?? "";
  return svgMarkup(draw(drawn).wide, { source: drawn, alt: "x", prefix: "d-" });
}

/** The texts of a drawing, line by line. */
function drawnTexts(source: string): string[] {
  return [...svgOf(source).matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].flatMap(([, inner = ""]) =>
    inner
      .split(/<tspan[^>]* dy="[^"]*"[^>]*>/)
      .map((line) => line.replace(/<[^>]*>/g, "").trim())
      .filter(Boolean),
  );
}

/** A diagram in the renderer's form. */
function canonical(source: string): string {
  const { drawn, problems } = readMermaid(source);
  expect(problems).toEqual([]);
  if (typeof drawn !== "string") throw new Error("a sequence has no such form");
  return drawn;
}

/** A flowchart in the renderer's form, without its first line. */
function flow(...lines: string[]): string {
  return canonical(["flowchart LR", ...lines].join("\n"))
    .split("\n")
    .slice(1)
    .join("; ");
}

it.each([
  ["A-->B", "A --> B"],
  ["A-->|t|B", "A -->|t| B"],
  ["A-.->B", "A -.-> B"],
  ["A--text-->B", "A -->|text| B"],
  ["A-- more text ---B", "A ---|more text| B"],
  ["A-. dotted .->B", "A -.->|dotted| B"],
  ["A == thick ==> B", "A ==>|thick| B"],
  ['A -- "quoted -- text" --> B', "A -->|quoted -- text| B"],
  ["A---|no head|B", "A ---|no head| B"],
  ["A-.->B==>C", "A -.-> B ==> C"],
  ["A<-->B", "A <--> B"],
  ["A e1@--> B", "A --> B"],
  ["A & B--> C & D", "A & B --> C & D"],
  ["A-->B-->C; C-->D;", "A --> B --> C; C --> D"],
  ["A ~~~ B", "A --- B; linkStyle 0 stroke:Hidden"],
  ["A[One]-->B(Two)-->C{Three}", "A[One] --> B(Two) --> C{Three}"],
  ["a(-Oval-)", "a([Oval])"],
  ['a@{ shape: cyl, label: "Data" } --> b@{ shape: diamond }', "a[(Data)] --> b{b}"],
  ["A --> B\nB[Text]", "A --> B[Text]; B"],
  ["ünï.code --> end_", "x_1_[ünï.code] --> end_"],
  ["a:::key --> b", "a:::key --> b"],
  ["A\nsubgraph S [Group]\nA --> B\nend", "A[A]; subgraph S [Group]; A[A] --> B[B]; end"],
  ['subgraph "Two words"\na\nend', "subgraph x_1_ [Two words]; a[a]; end"],
  ["subgraph S\ndirection TB\na\nend\nS --> b", "subgraph S [S]; direction TB; a[a]; end; S --> b"],
])("reads %j as %j", (source, canonical) => {
  expect(flow(...source.split("\n"))).toBe(canonical);
});

it.each([
  ["graph TD;\n A-->B;", "flowchart TD"],
  ["graph TD; A-->B", "flowchart TD"],
  ["flowchart\n A-->B", "flowchart TD"],
  ["graph >\n A-->B", "flowchart LR"],
])("reads the first line of %j", (source, first) => {
  expect(canonical(source)).toBe(`${first}\nA --> B`);
});

it.each([
  [
    'flowchart TD\n a["x (y) [z] {1}"] -->|"it says #quot;no#quot;"| b["a | b & c"]\n c["List<int> *a* *b*"]',
    ["x (y) [z] {1}", "it says &quot;no&quot;", "a | b &amp; c", "List&lt;int&gt; *a* *b*"],
  ],
  ['flowchart TD\n a["two\nlines"] --> b["`**bold**`"]', ["two", "lines", "bold"]],
  [
    "sequenceDiagram\n actor Big User as The User\n Big User->>Web App: GET /a?b=c: now\n Web App-->>Big User:\n Note over Big User,Web App: Both",
    ["The User", "Web App", "GET /a?b=c: now", "Both"],
  ],
  [
    "sequenceDiagram\n autonumber 5 5\n participant us-east as East\n us-east->>+B: one\n B-->>-us-east: two\n loop Every day\n B-)us-east: three\n end\n alt yes\n B-xus-east: four\n else no\n B->us-east: five\n end",
    ["East", "5. one", "10. two", "15. three", "20. four", "25. five"],
  ],
  [
    'stateDiagram-v2\n direction LR\n [*]-->Idle\n Idle-->Busy: start: now\n Busy : Does the work\n state "A long name" as long\n Busy --> long\n state Outer {\n [*] --> in.ner\n }\n long --> [*]',
    ["Idle", "Does the work", "A long name", "start: now", "Outer", "in.ner"],
  ],
  [
    'classDiagram\n Animal<|--Duck : is a\n class Duck["The duck"] {\n +String beakColor\n +swim(int far) bool\n #List~Egg~ eggs\n }\n Customer "1" --> "*" Ticket\n <<interface>> Animal\n Animal : +eat()$\n namespace Shapes {\n class Square~T~\n }',
    ["The duck", "swim", "Customer", "Ticket", "interface", "is a", "Square&lt;T&gt;", "*"],
  ],
  [
    'erDiagram\n CUSTOMER ||--o{ ORDER : "places one"\n CUSTOMER {\n string name PK, FK "the name"\n varchar(50) mail\n }\n p[Person] {\n int id\n }\n p only one to zero or more "LINE ITEM" : has\n ALONE',
    ["CUSTOMER", "ORDER", "places one", "Person", "LINE ITEM", "has", "ALONE"],
  ],
])("draws every text of %j", (source, texts) => {
  const drawn = drawnTexts(source).join("\n");
  for (const text of texts) expect(drawn).toContain(text);
});

it("numbers of entities by words are those by signs", () => {
  const text = canonical("erDiagram\n A one or zero optionally to 1+ B : x");
  expect(text).toContain("A |o..|{ B : x");
});

it.each([
  ["flowchart LR\na[ --> b", 2, "unknown-line"],
  ["flowchart LR\na -> b", 2, "unknown-line"],
  ["flowchart LR\na --> b junk", 2, "unknown-line"],
  ["flowchart LR\na@{ shape: spiral }", 2, "not-drawn"],
  ["flowchart LR\nsubgraph a\nb", 2, "not-drawn"],
  ["flowchart LR\nend", 2, "unknown-line"],
  ["%% note\nflowchart LR\nstyle a fill:#f00", 3, "own-style"],
  ['flowchart LR\nclick a href "x"', 2, "own-style"],
  ["%%{init: {}}%%\nflowchart LR\na", 1, "own-style"],
  ["---\ntitle: x\n---\nflowchart LR\na", 1, "front-matter"],
  ["sequenceDiagram\nA->>B", 2, "unknown-line"],
  ["sequenceDiagram\nloop x\nA->>B: x", 2, "not-drawn"],
  ["stateDiagram-v2\nA -> B", 2, "unknown-line"],
  ["stateDiagram-v2\nstate A {\nB", 2, "not-drawn"],
  ["classDiagram\nA <- B", 2, "unknown-line"],
  ["erDiagram\nA ||-- B", 2, "unknown-line"],
  ["erDiagram\nA {\nname\n}", 3, "unknown-line"],
  ["gantt\ntitle x", 1, "unknown-kind"],
  ["%% only a comment", 1, "empty"],
])("says of %j what is wrong in line %i", (source, line, fault) => {
  expect(readMermaid(source).problems).toMatchObject([{ line, found: { fault } }]);
});
