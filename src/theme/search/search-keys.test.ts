import { expect, it } from "vitest";
import { isReadKey, type KeyPlace, type KeyPress, openingText, readKeys } from "./search-keys.ts";

const press = (key: string, given: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...given,
});
const anywhere: KeyPlace = { onButton: false, inField: false, shortcuts: true };

it.each([
  ["/", {}, {}, ""],
  ["/", {}, { inField: true }, null],
  ["/", {}, { shortcuts: false }, null],
  ["/", { ctrlKey: true }, {}, null],
  ["/", { defaultPrevented: true }, {}, null],
  ["k", { ctrlKey: true }, {}, ""],
  ["K", { metaKey: true }, { inField: true }, ""],
  ["k", { ctrlKey: true, metaKey: true }, {}, null],
  ["k", { ctrlKey: true, altKey: true }, {}, null],
  ["k", { ctrlKey: true }, { shortcuts: false }, null],
  ["k", {}, {}, null],
  ["v", {}, { onButton: true }, "v"],
  ["7", {}, { onButton: true, shortcuts: false }, "7"],
  ["ä", {}, { onButton: true }, "ä"],
  ["v", { isComposing: true }, { onButton: true }, null],
  ["v", { metaKey: true }, { onButton: true }, null],
  ["Enter", {}, { onButton: true }, null],
  [" ", {}, { onButton: true }, null],
  [".", {}, { onButton: true }, null],
])("%s with %j at %j opens with %j", (key, keys, place, text) => {
  expect(openingText(press(key, keys), { ...anywhere, ...place })).toBe(text);
});

const typed = (text: string) => [...text];

it.each([
  ["every character counts, spaces too", typed("var.vpc_id  🚀"), "var.vpc_id  🚀", null],
  ["a correction", [...typed("a🚀b"), "Backspace", "Backspace", "c"], "ac", null],
  ["nothing to take back", ["Backspace", "a"], "a", null],
  ["keys that write nothing", ["Shift", "A", "ArrowDown", "Dead", "F5"], "A", null],
  ["the end by Enter", [...typed("vpc"), "Enter", "x"], "vpc", "Enter"],
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
