import { expect, test } from "vitest";
import { drawNarrowSequence } from "./draw-narrow-sequence.ts";

const [width, margin] = [300, 28];
const draw = (...lines: string[]) =>
  drawNarrowSequence(["sequenceDiagram", ...lines].join("\n"), { width, margin });

interface Text {
  x: number;
  y: number;
  anchor: string;
  text: string;
}

function textsOf(svg: string): Text[] {
  const found = svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"[^>]*>([^<]*)</g);
  return [...found].map(([, x, y, anchor = "", text = ""]) => ({
    x: Number(x),
    y: Number(y),
    anchor,
    text,
  }));
}

const wordsOf = (svg: string) => textsOf(svg).map(({ text }) => text);

test("each actor has a lane, and messages go from lane to lane, downwards", () => {
  const svg = draw(
    "participant A as Team",
    "participant B as Git",
    "participant C as Cloud",
    "A->>B: push",
    "B->>C: apply",
    "C-->>A: done",
  );
  expect(wordsOf(svg)).toEqual(["Team", "Git", "Cloud", "push", "apply", "done"]);
  const arrows = [...svg.matchAll(/points="(\d+),([\d.]+) (\d+),[\d.]+" [^>]*>/g)];
  expect(arrows.map(([, from, , to]) => [Number(from), Number(to)])).toEqual([
    [78, 178],
    [178, 278],
    [278, 78],
  ]);
  const heights = arrows.map(([, , y]) => Number(y));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(arrows.map(([arrow]) => arrow.includes("dasharray"))).toEqual([false, false, true]);
});

test("a text that is wider than its arrow stays within the drawing, in lines", () => {
  const said = "everything that the first of them has to tell the second one about it";
  const svg = draw("A->>B: hello", `A->>B: ${said}`, "B->>C: x", "C->>D: y", `C->>D: ${said}`);
  for (const { x, text } of textsOf(svg)) {
    const half = (text.length * 6.6) / 2;
    expect(x - half).toBeGreaterThanOrEqual(margin - 0.01);
    expect(x + half).toBeLessThanOrEqual(margin + width + 0.01);
  }
  expect(wordsOf(svg).join(" ")).toContain("everything that the first");
});

test("names that are wider than a lane are numbers with a list", () => {
  const svg = draw("participant A as infrastructure-live", "A->>B: x", "B->>C: y", "C->>D: z");
  expect(wordsOf(svg).slice(0, 8)).toEqual([
    "1",
    "infrastructure-live",
    "2",
    "B",
    "3",
    "C",
    "4",
    "D",
  ]);
  expect(wordsOf(svg).slice(8, 12)).toEqual(["1", "2", "3", "4"]);
});

test("notes, blocks and messages to oneself have their place", () => {
  const svg = draw(
    "A->>B: ask",
    "Note over A,B: Both know",
    "alt good",
    "B->>A: yes",
    "loop twice",
    "A->>A: think",
    "end",
    "else bad",
    "B--)A: no",
    "end",
  );
  expect(wordsOf(svg)).toEqual([
    "A",
    "B",
    "ask",
    "Both know",
    "alt [good]",
    "yes",
    "loop [twice]",
    "think",
    "[bad]",
    "no",
  ]);
  const frames = [...svg.matchAll(/<rect x="(\d+)" [^>]*fill="none"/g)].map(([, x]) => Number(x));
  // The inner one is closed first and lies further in.
  expect(frames).toEqual([33, 29]);
  expect(svg).toContain("url(#seq-arrow-open)");
});

test("labels show the characters that were written, and no markup of their own", () => {
  const svg = draw("participant A as Shop & <b>Co</b>", "A->>B: a < b<br>and more");
  expect(wordsOf(svg)).toEqual(["Shop &amp; Co", "B", "a &lt; b", "and more"]);
});
