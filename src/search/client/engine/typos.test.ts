// cspell:ignore cahce cach cacke acche cahces bahce

import { expect, it } from "vitest";
import { isWithinTypos } from "./typos.ts";

it.each([
  ["cache", "cache", 0, true],
  ["cache", "cahce", 0, false],
  ["cache", "cahce", 1, true],
  ["cache", "cach", 1, true],
  ["cache", "caches", 1, true],
  ["cache", "cacke", 1, true],
  ["cache", "acche", 1, true],
  ["cache", "", 4, false],
  ["cache", "ache", 1, true],
  ["cache", "cahces", 1, false],
  ["cache", "cahces", 2, true],
  ["cache", "bahce", 2, true],
  ["cache", "batch", 2, false],
  ["", "a", 1, true],
])("compares %s and %s with %i typos", (a, b, typos, expected) => {
  expect(isWithinTypos(a, b, typos)).toBe(expected);
  expect(isWithinTypos(b, a, typos)).toBe(expected);
});
