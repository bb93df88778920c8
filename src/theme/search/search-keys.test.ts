import { expect, it } from "vitest";
import {
  getInitialQuery,
  getTextOfKeys,
  isTextKey,
  type KeyContext,
  type KeyPress,
  moveActive,
} from "./search-keys.ts";

const press = (key: string, given: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  defaultPrevented: false,
  ...given,
});
const anywhere: KeyContext = { isOnButton: false, isInField: false, hasShortcuts: true };

it.each([
  ["/", {}, {}, ""],
  ["/", {}, { isInField: true }, null],
  ["/", {}, { hasShortcuts: false }, null],
  ["/", { ctrlKey: true }, {}, null],
  ["/", { defaultPrevented: true }, {}, null],
  ["k", { ctrlKey: true }, {}, ""],
  ["л", { ctrlKey: true, code: "KeyK" }, {}, ""],
  ["K", { metaKey: true }, { isInField: true }, ""],
  ["k", { ctrlKey: true, metaKey: true }, {}, null],
  ["k", { ctrlKey: true, altKey: true }, {}, null],
  ["K", { ctrlKey: true, shiftKey: true }, {}, null],
  ["k", { ctrlKey: true }, { hasShortcuts: false }, null],
  ["k", {}, {}, null],
  ["v", {}, { isOnButton: true }, "v"],
  ["7", {}, { isOnButton: true, hasShortcuts: false }, "7"],
  ["ä", {}, { isOnButton: true }, "ä"],
  ["v", { isComposing: true }, { isOnButton: true }, null],
  ["v", { keyCode: 229 }, { isOnButton: true }, null],
  ["v", { metaKey: true }, { isOnButton: true }, null],
  ["Enter", {}, { isOnButton: true }, null],
  [" ", {}, { isOnButton: true }, null],
  [".", {}, { isOnButton: true }, null],
])("%s with %j at %j opens with %j", (key, keys, place, text) => {
  expect(getInitialQuery(press(key, keys), { ...anywhere, ...place })).toBe(text);
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
  expect(getTextOfKeys(keys)).toEqual({ text, end });
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
  expect(isTextKey({ key, ...none, ...modifiers })).toBe(waits);
});

const alone = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["Home", 0, 3, null],
  ["End", 0, 3, null],
  ["ArrowDown", -1, 0, null],
  ["a", 1, 3, null],
])("%s at %i of %i leads to %s", (key, active, count, next) => {
  expect(moveActive({ ...alone, key }, { active, count, hasMoved: active > 0 })).toBe(next);
});

it.each([
  ["Home", { shiftKey: true }],
  ["End", { ctrlKey: true }],
  ["ArrowUp", { altKey: true }],
  ["ArrowDown", { metaKey: true }],
])("%s with %j belongs to the text", (key, keys) => {
  expect(
    moveActive({ ...alone, ...keys, key }, { active: 1, count: 3, hasMoved: true }),
  ).toBeNull();
});
