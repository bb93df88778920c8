import { expect, it } from "vitest";
import { getNextItem } from "./next-item.ts";

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false };
const items = ["a", "b", "c"];

it.each([
  ["ArrowDown", "a", "b"],
  ["ArrowDown", "c", undefined],
  ["ArrowUp", "a", undefined],
  ["Home", "c", "a"],
  ["End", "a", "c"],
  ["x", "a", undefined],
])("%s moves from %s to %s", (key, current, next) => {
  expect(getNextItem({ ...noModifiers, key }, items, current)).toBe(next);
});

it.each([
  ["ArrowRight", "c", "a"],
  ["ArrowLeft", "a", "c"],
  ["ArrowDown", "a", undefined],
])("in tabs, %s moves from %s to %s", (key, current, next) => {
  const options = { keys: ["ArrowLeft", "ArrowRight"], wraps: true } as const;
  expect(getNextItem({ ...noModifiers, key }, items, current, options)).toBe(next);
});

it.each(["altKey", "ctrlKey", "metaKey"])("leaves keys with %s to the browser", (modifier) => {
  const press = { ...noModifiers, key: "ArrowDown", [modifier]: true };
  expect(getNextItem(press, items, "b")).toBeUndefined();
});
