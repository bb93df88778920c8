import { renderMermaidSVG } from "beautiful-mermaid";
import { expect, test, vi } from "vitest";
import { chooseLayouts, marginOf, phoneWidth, scaleOf, sizeOf } from "./choose-layouts.ts";
import { svgMarkup } from "./svg-markup.ts";

// The renderer of diagrams is large: loading it takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const layoutsOf = (source: string) => chooseLayouts(source, renderMermaidSVG);
const widthOf = (svg: string, source: string) =>
  (sizeOf(svg).width - 2 * marginOf(source)) * scaleOf(source);

function chain(direction: string, count: number): string {
  const nodes = Array.from({ length: count }, (_, at) => `n${at}[Step ${at} of the way]`);
  return `flowchart ${direction}\n${nodes.join(" --> ")}`;
}

function fan(label: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `root --> n${at}[${label} ${at}]`);
  return `flowchart TD\n${lines.join("\n")}`;
}

test("a diagram that fits a phone has one layout", () => {
  const { wide, narrow } = layoutsOf(chain("TD", 4));
  expect(narrow).toBeUndefined();
  expect(widthOf(wide, "flowchart TD")).toBeLessThanOrEqual(phoneWidth);
});

test("nothing is 60 px of nothing: boxes lie 20 px apart, and 2 px from the edge", () => {
  const { wide } = layoutsOf(chain("TD", 3));
  const boxes = [
    ...wide.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g),
  ];
  const tops = boxes.map(([, y]) => Number(y));
  const height = Number(boxes[0]?.[2]);
  expect(tops[0]).toBe(2);
  for (const [at, top] of tops.slice(1).entries()) {
    expect(top - (tops[at] ?? 0) - height).toBeLessThanOrEqual(24);
  }
});

test("shorter lines serve every width where they suffice", () => {
  const source = fan("Networks of each account", 2);
  const { wide, narrow } = layoutsOf(source);
  expect(narrow).toBeUndefined();
  expect(widthOf(wide, source)).toBeLessThanOrEqual(phoneWidth);
  expect(wide).toContain("<tspan");
});

test("a long way from left to right runs downwards on a phone", () => {
  const source = chain("LR", 6);
  const { wide, narrow = "" } = layoutsOf(source);
  expect(widthOf(wide, source)).toBeGreaterThan(phoneWidth);
  expect(widthOf(narrow, source)).toBeLessThanOrEqual(phoneWidth);
  expect(sizeOf(narrow).height).toBeGreaterThan(sizeOf(wide).height);
});

test("many branches side by side stand one above the other on a phone", () => {
  const source = fan("Account", 7);
  const { narrow = "" } = layoutsOf(source);
  expect(widthOf(narrow, source)).toBeLessThanOrEqual(phoneWidth);
});

test("a sequence that is wider than the smallest phone has lanes for it", () => {
  const two = "sequenceDiagram\n A->>B: open";
  expect(layoutsOf(two).narrow).toBeUndefined();
  const four = "sequenceDiagram\n Team->>Git: open\n Git->>Cloud: apply\n Cloud->>Store: save";
  const { wide, narrow = "" } = layoutsOf(four);
  expect(wide).toBe(renderMermaidSVG(four));
  expect(widthOf(narrow, four)).toBeCloseTo(278);
});

test("the layout of the renderer stays where it refuses the tight one", () => {
  const render = (source: string, spacing?: object) => {
    if (spacing) throw new Error("refused");
    return renderMermaidSVG(source);
  };
  const source = chain("LR", 6);
  expect(chooseLayouts(source, render)).toEqual({ wide: renderMermaidSVG(source) });
});

test.each([
  chain("TD", 2),
  "sequenceDiagram\n A->>B: hi\n loop Always\n B->>A: x\n end",
  "stateDiagram-v2\n [*] --> Idle\n Idle --> Busy : go",
  "classDiagram\n class A {\n +int x\n }",
  "erDiagram\n A ||--o{ B : has",
])("no letter is smaller than 12 px: %j", (source) => {
  const svg = svgMarkup(layoutsOf(source).wide, { source, alt: "x", prefix: "d1-" });
  const [, width = "", shown = ""] = /viewBox="\d+ \d+ (\d+) \d+" width="(\d+)"/.exec(svg) ?? [];
  const scale = Number(shown) / Number(width);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  for (const size of sizes) expect(size * scale).toBeGreaterThanOrEqual(11.95);
  // Those without a size have it from `figure.css`, which is measured in a browser.
  expect(scale).toBeGreaterThan(0.89);
});
