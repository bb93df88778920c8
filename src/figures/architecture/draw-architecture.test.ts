import { expect, test } from "vitest";
import type { Box } from "./architecture.ts";
import { drawArchitecture } from "./draw-architecture.ts";
import { flattenBoxes, type PlacedBox, placeBoxes } from "./place-boxes.ts";
import { routeArrows } from "./route-arrows.ts";

function box(id: string, children: Box[] = [], startsRow = false): Box {
  return {
    id,
    kind: children.length > 0 ? "account" : "server",
    label: id,
    detail: "",
    children,
    startsRow,
  };
}

const boxes = [
  box("a"),
  box("outer", [box("b"), box("c", [], true), box("d")], true),
  box("e", [box("f")]),
];
const arrows = [
  { from: "a", to: ["b", "f"], text: "" },
  { from: "c", to: ["d"], text: "" },
  { from: "f", to: ["outer"], text: "" },
];
const connectedIds = new Set(arrows.flatMap(({ from, to }) => [from, ...to]));

function isInside(inner: PlacedBox, outer: PlacedBox): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

test.each([
  340, 660,
])("at %i pixels boxes are inside their parents, and do not overlap", (width) => {
  const { placed, height } = placeBoxes(boxes, width, connectedIds);
  for (const own of flattenBoxes(placed)) {
    expect(own.x).toBeGreaterThanOrEqual(0);
    expect(own.x + own.width).toBeLessThanOrEqual(width);
    expect(own.y + own.height).toBeLessThanOrEqual(height);
    for (const child of own.children) expect(isInside(child, own)).toBe(true);
  }
  const leaves = flattenBoxes(placed).filter(({ children }) => children.length === 0);
  for (const a of leaves) {
    for (const b of leaves) {
      if (a === b) continue;
      const apart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test.each([340, 660])("at %i pixels arrows run at right angles and around boxes", (width) => {
  const { placed } = placeBoxes(boxes, width, connectedIds);
  const leaves = flattenBoxes(placed).filter(({ children }) => children.length === 0);
  const routed = routeArrows(placed, arrows, width);
  expect(routed.map(({ number }) => number)).toEqual([1, 1, 2, 3]);
  for (const { points } of routed) {
    for (const [index, to] of points.slice(1).entries()) {
      const from = points[index] ?? to;
      expect(from.x === to.x || from.y === to.y).toBe(true);
      for (const leaf of leaves) {
        const through =
          Math.min(from.x, to.x) < leaf.x + leaf.width &&
          Math.max(from.x, to.x) > leaf.x &&
          Math.min(from.y, to.y) < leaf.y + leaf.height &&
          Math.max(from.y, to.y) > leaf.y;
        expect(through).toBe(false);
      }
    }
  }
});

test("a drawing has no inline style, and no text below 12 pixels", () => {
  const html = drawArchitecture({ boxes, arrows }, { title: "T <1>", alt: "A" });
  expect(html).not.toMatch(/style|font-size="(?!1[2-9])|#[0-9a-f]{6}/);
  expect(html).toContain("<figcaption>T &lt;1&gt;</figcaption>");
  expect(html.match(/<circle /g)).toHaveLength(8);
});
