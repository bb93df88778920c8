import { expect, it } from "vitest";
import { isReadKey, readKeys } from "./read-keys.ts";

const press = (text: string) => [...text];

it.each([
  ["every character counts, spaces too", press("var.vpc_id  🚀"), "var.vpc_id  🚀", null],
  ["a correction", [...press("a🚀b"), "Backspace", "Backspace", "c"], "ac", null],
  ["nothing to take back", ["Backspace", "a"], "a", null],
  ["keys that write nothing", ["Shift", "A", "ArrowDown", "Dead", "F5"], "A", null],
  ["the end by Enter", [...press("vpc"), "Enter", "x"], "vpc", "Enter"],
  ["the end by Escape", ["Escape", "x"], "", "Escape"],
])("%s", (_, keys, text, end) => {
  expect(readKeys(keys)).toEqual({ text, end });
});

it.each([
  ["a", {}, true],
  ["🚀", {}, true],
  [" ", {}, true],
  ["Backspace", {}, true],
  ["Enter", {}, true],
  ["Tab", {}, false],
  ["F5", {}, false],
  ["PageDown", {}, false],
  ["ArrowLeft", { altKey: true }, false],
  ["d", { altKey: true }, false],
  ["r", { ctrlKey: true }, false],
  ["l", { metaKey: true }, false],
])("waits for the field with the key %s %o: %s", (key, modifiers, waits) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isReadKey({ key, ...none, ...modifiers })).toBe(waits);
});
