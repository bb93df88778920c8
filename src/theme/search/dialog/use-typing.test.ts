import { expect, it } from "vitest";
import { typedText } from "./use-typing.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const field = { value: "vp", selectionStart: 2 };

it("adds a character at the end", () => {
  expect(typedText({ ...plain, key: "c" }, field)).toBe("vpc");
  expect(typedText({ ...plain, key: " " }, field)).toBe("vp ");
});

it.each([
  ["a key with a name", { ...plain, key: "Backspace" }, field],
  ["a dead key", { ...plain, key: "Dead" }, field],
  ["a shortcut", { ...plain, key: "a", ctrlKey: true }, field],
  ["an input method", { ...plain, key: "k", isComposing: true }, field],
  ["a caret within the text", { ...plain, key: "c" }, { ...field, selectionStart: 1 }],
])("does not guess for %s", (_, key, where) => {
  expect(typedText(key, where)).toBeNull();
});
