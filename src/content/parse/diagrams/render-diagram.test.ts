import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

// The renderer of diagrams is large and loads slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const foreignStyle =
  /<style|\sstyle="|@import|#[0-9a-f]{6}|color-mix|font-family|\sdata-(?!zoom|shape)/i;

function diagram(info: string, source: string): string {
  return `\`\`\`mermaid ${info}\n${source}\n\`\`\`\n`;
}

test("a diagram is inline SVG in the theme's colors only", async () => {
  const source = "flowchart TD\n  a[One] -->|yes & no| b(Two)\n  subgraph S\n  c\n  end";
  const info = 'alt="A \'to\' B" title="Caption"';
  const { html, diagnostics } = await loadTestPage(diagram(info, source).repeat(2));
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(
    /^<figure class="diagram" data-zoom><div><svg role="img" aria-label="A 'to' B" viewBox=/,
  );
  expect(html).toContain("</svg></div><figcaption>Caption</figcaption></figure>");
  expect(html).not.toMatch(foreignStyle);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test("an empty `alt` is none", async () => {
  const source = "sequenceDiagram\n accTitle: A greets B\n A->>B: hi";
  const { html, diagnostics } = await loadTestPage(diagram('alt=""', source));
  expect(diagnostics).toEqual([]);
  expect(html).toContain('aria-label="A greets B"');
});

test("a node that ends in `:::key` has the color of the brand", async () => {
  const { html } = await loadTestPage(diagram('alt="x"', "flowchart TD\n a --> b:::key"));
  expect(html).toContain('fill="var(--link)"');
  expect(html).not.toContain("classDef");
});

test("a layout for narrow windows has its own text alternative and ids", async () => {
  const source = `flowchart LR\n ${"abcdef"
    .split("")
    .map((id) => `${id}[Step ${id} of it]`)
    .join(" --> ")}`;
  const { html } = await loadTestPage(diagram('alt="Steps"', source).repeat(2));
  expect(
    [...html.matchAll(/<svg( class="narrow early")? role="img" aria-label="Steps"/g)].map(
      ([, name]) => name,
    ),
  ).toEqual([undefined, ' class="narrow early"', undefined, ' class="narrow early"']);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["d1-arrowhead", "d2-arrowhead", "d3-arrowhead", "d4-arrowhead"]);
});

test("the name of the language may be in any case, as with code", async () => {
  const source = diagram('alt="x"', "flowchart TD\n a --> b").replace("mermaid", "Mermaid");
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toContain("<svg");
});

test.each([
  "sequenceDiagram\n A->>B: hi\n Note over A,B: x",
  "stateDiagram-v2\n [*] --> Idle\n Idle --> Busy : go",
  "classDiagram\n class A {\n +int x\n }\n A <|-- B",
  "erDiagram\n A ||--o{ B : has",
])("other kinds use no other colors: %j", async (source) => {
  const { html, diagnostics } = await loadTestPage(diagram('alt="x"', source));
  expect(diagnostics).toEqual([]);
  expect(html).toContain("<svg");
  expect(html).not.toMatch(foreignStyle);
  const sheet = readFileSync("src/theme/article/styles/figure.css", "utf8");
  for (const [, name] of html.matchAll(/var\((--_[\w-]+)\)/g)) expect(sheet).toContain(`${name}:`);
});

test("a diagram without text alternative, and one that is wrong", async () => {
  const { html, diagnostics } = await loadTestPage(
    `${diagram("", "flowchart TD\n a --> b")}\n${diagram('alt="x"', "flowchart TD\n a[ --> b")}`,
  );
  expect(diagnostics.map(summarize)).toEqual([
    "missing-diagram-alt page.md:4:1",
    "invalid-diagram page.md:11:1",
  ]);
  expect(html).toContain("a[ --&gt; b");
});

test("what gives a diagram its own colors is left out with a warning", async () => {
  const source = "flowchart TD\n a --> b\n style a fill:#f00";
  const { html, diagnostics } = await loadTestPage(diagram('alt="x"', source));
  expect(html).toContain("<svg");
  expect(diagnostics.map(summarize)).toEqual(["invalid-diagram page.md:7:1"]);
  expect(diagnostics[0]?.severity).toBe("warning");
});

test("a description becomes the text alternative", async () => {
  const source = "flowchart TD\n accTitle: Two boxes\n accDescr: A leads to B\n a --> b";
  const { html, diagnostics } = await loadTestPage(diagram("", source));
  expect(diagnostics).toEqual([]);
  expect(html).toContain('aria-label="Two boxes. A leads to B"');
});

test("the diamond of a relation is drawn next to its class, not behind it", async () => {
  const { html } = await loadTestPage(diagram('alt="x"', "classDiagram\n A *-- B"));
  expect(html).toMatch(/<marker id="d1-cls-composition" markerWidth="12" [^>]*refX="12"/);
});

test("a sequence of three participants has a drawing for phones, with all its words", async () => {
  const source =
    "sequenceDiagram\n participant A as Web app\n A->>B: please sign in\n B->>C: who?\n C->>C: look up\n C-->>A: <b> & c";
  const { html } = await loadTestPage(diagram('alt="x"', source));
  const narrow = /<svg class="narrow"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(278);
  const words = narrow.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(words).toBe(" please sign in who? look up &lt;b&gt; &amp; c Web app B C ");
});

test("a person is a box, but a participant can have the name actor", async () => {
  const source = "sequenceDiagram\n\tactor\tA as Ann\n actor ->> API: hi\n A->>API: hi";
  const { html } = await loadTestPage(diagram('alt="x"', source));
  const words = html.replace(/<svg class="narrow"[\s\S]*?<\/svg>/, "").replace(/<[^>]*>/g, " ");
  expect([...new Set(words.trim().split(/\s+/))].sort()).toEqual(["API", "Ann", "actor", "hi"]);
  expect(html).not.toContain("<circle");
});

test("labels of a flowchart are broken into shorter lines until it fits a phone", async () => {
  const source =
    "flowchart TD\n a[Root] --> b[Networks of each account] & c[Networks of each account]";
  const { html } = await loadTestPage(diagram('alt="x"', source));
  const widths = [...html.matchAll(/<svg[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(1);
  expect(widths[0]).toBeLessThanOrEqual(318);
});
