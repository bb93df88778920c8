import { expect, it } from "vitest";
import { fillIn } from "./fill-in.ts";

it("fills in values, and keeps a brace that is no value", () => {
  expect(fillIn("{a} {b} {a} {}", { a: 1, b: "$&" })).toBe("1 $& 1 {}");
  expect(fillIn("{x}", {})).toBe("{x}");
});
