import { expect, it } from "vitest";
import { isLetterKey } from "./keys.ts";

it.each([
  ["k", "KeyK", true],
  ["K", "KeyK", true],
  ["л", "KeyK", true],
  ["Л", "KeyK", true],
  ["κ", "KeyK", true],
  ["k", "KeyV", true],
  ["t", "KeyK", false],
  ["л", "KeyL", false],
  ["Process", "KeyK", false],
  ["", "KeyK", false],
])("%s of %s is the letter k: %s", (key, code, expected) => {
  expect(isLetterKey({ key, code }, "k")).toBe(expected);
});
