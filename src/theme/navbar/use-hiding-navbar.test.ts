import { expect, test } from "vitest";
import { isNavbarHidden } from "./use-hiding-navbar.ts";

const near = 60;
const end = 1000;

test.each([
  ["goes on the way down", false, { from: 200, to: 240 }, true],
  ["comes on the way up", true, { from: 240, to: 239 }, false],
  ["stays near the top", false, { from: 10, to: 60 }, false],
  ["comes near the top, from wherever", true, { from: 900, to: 0 }, false],
  ["keeps its place without a move", true, { from: 300, to: 300 }, true],
  ["keeps its place while the page bounces at its end", true, { from: 1080, to: 1020 }, true],
  ["comes after a leap to a hash", true, { from: Number.POSITIVE_INFINITY, to: 700 }, false],
])("the navbar %s", (_, away, scroll, expected) => {
  expect(isNavbarHidden(away, { ...scroll, revealDistance: near, end })).toBe(expected);
});
