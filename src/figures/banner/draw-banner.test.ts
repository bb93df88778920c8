import { expect, test } from "vitest";
import { icons } from "../icons.ts";
import { drawBanner } from "./draw-banner.ts";

const size = { width: 320, height: 180 };

test("a text decides about the bricks, and always in the same way", () => {
  const draw = (seed: string) => drawBanner({ ...size, seed });
  expect(draw("A post")).toBe(draw("A post"));
  expect(draw("A post")).not.toBe(draw("Another post"));
});

test("the wall rises towards the end, and nothing is above or below the picture", () => {
  const svg = drawBanner({ ...size, seed: "A post" });
  // The first one is the ground.
  const [, ...bricks] = [...svg.matchAll(/M(-?\d+) (-?\d+)h/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const getTop = (from: number, to: number) =>
    Math.min(...bricks.flatMap(([x = 0, y = 0]) => (x >= from && x < to ? [y] : [])));
  expect(getTop(200, 320)).toBeLessThan(getTop(0, 100));
  for (const [, y = 0] of bricks) expect(y + 20).toBeLessThanOrEqual(size.height);
});

test("an icon is on its tile; all of it is hidden from those who listen", () => {
  const svg = drawBanner({ ...size, seed: "A post", icon: "network" });
  expect(svg).toContain(icons.network);
  expect(svg.match(/b-tile/g)).toHaveLength(1);
  expect(svg).toContain('aria-hidden="true"');
  expect(drawBanner({ ...size, seed: "A post" })).not.toContain("b-tile");
});
