import { expect, test } from "vitest";
import { icons } from "../icons.ts";
import { drawBanner } from "./draw-banner.ts";

const size = { width: 320, height: 180 };

test("the same text always draws the same bricks", () => {
  const draw = (seed: string) => drawBanner({ ...size, seed });
  expect(draw("A post")).toBe(draw("A post"));
  expect(draw("A post")).not.toBe(draw("Another post"));
});

test("the wall rises toward its end and stays inside the picture", () => {
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

test("draws an icon on a tile, and hides the banner from screen readers", () => {
  const svg = drawBanner({ ...size, seed: "A post", icon: "network" });
  expect(svg).toContain(icons.network);
  expect(svg.match(/b-tile/g)).toHaveLength(1);
  expect(svg).toContain('aria-hidden="true"');
  expect(drawBanner({ ...size, seed: "A post" })).not.toContain("b-tile");
});
