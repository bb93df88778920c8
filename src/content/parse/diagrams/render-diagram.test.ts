import { expect, test, vi } from "vitest";
import { brief, loadTestPage } from "../../../../tests/support/load-test-site.ts";

// The renderer of diagrams is large: loading it takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

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
  expect(html).not.toMatch(
    /<style|\sstyle="|@import|#[0-9a-f]{6}|color-mix|var\(--(?!d-)|\d\.\d\d/i,
  );
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test("forms and `:::key` have tints, by classes that the theme fills", async () => {
  const source =
    "flowchart TD\n s([Start]) --> q{Ready?} -->|yes| k[Now]:::key\n subgraph g [Group]\n a\n end";
  const { html } = await loadTestPage(diagram('alt="x"', source));
  const shapes = [...html.matchAll(/<(\w+)[^>]* class="([^"]*)"/g)].map(([, , name]) => name);
  expect(shapes).toEqual([
    "diagram",
    ...["ground", "head", "edge", "edge", "label"],
    ...["node goal", "node fork", "node key", "key", "node"],
  ]);
  expect(html).not.toMatch(/fill="key"|classDef/);
});

test("a layout for narrow windows has the text alternative and ids of its own", async () => {
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
  expect(html).not.toMatch(
    /\sstyle="|class="(?!diagram|node|edge|label|head|note)|#[0-9a-f]{6}|color-mix|var\(--(?!d-)/i,
  );
});

test("a diagram without text alternative, and one that is wrong", async () => {
  const { html, diagnostics } = await loadTestPage(
    `${diagram("", "flowchart TD\n a --> b")}\n${diagram('alt="x"', "flowchart TD\n a[ --> b")}`,
  );
  expect(diagnostics.map(brief)).toEqual([
    "missing-diagram-alt page.md:4:1",
    "invalid-diagram page.md:11:1",
  ]);
  expect(html).toContain("a[ --&gt; b");
});

test("what gives a diagram its own colors is left out with a warning", async () => {
  const source = "flowchart TD\n a --> b\n style a fill:#f00";
  const { html, diagnostics } = await loadTestPage(diagram('alt="x"', source));
  expect(html).toContain("<svg");
  expect(diagnostics.map(brief)).toEqual(["invalid-diagram page.md:7:1"]);
  expect(diagnostics[0]?.severity).toBe("warning");
});

test("a description of its own is the text alternative", async () => {
  const source = "flowchart TD\n accTitle: Two boxes\n accDescr: A leads to B\n a --> b";
  const { html, diagnostics } = await loadTestPage(diagram("", source));
  expect(diagnostics).toEqual([]);
  expect(html).toContain('aria-label="Two boxes. A leads to B"');
});

test("the diamond of a relation stands beside its class", async () => {
  const { html } = await loadTestPage(diagram('alt="x"', "classDiagram\n A *-- B"));
  expect(html).toMatch(/<marker id="d1-cls-composition" markerWidth="12" [^>]*refX="12"/);
});
