import { expect, it } from "vitest";
import { moveActive, writesText } from "./field-keys.ts";

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
  expect(moveActive({ ...alone, key }, { active, count, isMoved: active > 0 })).toBe(next);
});

it.each([
  ["Home", { shiftKey: true }],
  ["End", { ctrlKey: true }],
  ["ArrowUp", { altKey: true }],
  ["ArrowDown", { metaKey: true }],
])("%s with %j belongs to the text", (key, keys) => {
  expect(moveActive({ ...alone, ...keys, key }, { active: 1, count: 3, isMoved: true })).toBeNull();
});

const key = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

it.each([
  ["a character", { ...key, key: "c" }, true],
  ["a space", { ...key, key: " " }, true],
  ["a key with a name", { ...key, key: "Backspace" }, false],
  ["a dead key", { ...key, key: "Dead" }, false],
  ["a shortcut", { ...key, key: "a", ctrlKey: true }, false],
  ["an input method", { ...key, key: "k", isComposing: true }, false],
])("knows whether %s writes text", (_, press, writes) => {
  expect(writesText(press)).toBe(writes);
});
