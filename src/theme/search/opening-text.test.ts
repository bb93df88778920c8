import { expect, it } from "vitest";
import { type KeyPlace, type KeyPress, openingText } from "./opening-text.ts";

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
