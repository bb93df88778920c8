import { expect, it } from "vitest";
import { heldMarkup } from "./held-markup.ts";

it("puts markup back where its mark was", () => {
  const { hold, putBack } = heldMarkup();
  const [first, second] = [hold("<p>$& one</p>"), hold("<p>two</p>")];
  expect(putBack(`<b>${second}</b>${first}`)).toBe("<b><p>two</p></b><p>$& one</p>");
});

it("leaves marks alone that it did not make", () => {
  const { hold, putBack } = heldMarkup();
  hold("\uE0007\uE001");
  expect(putBack("\uE0000\uE001 \uE0001\uE001")).toBe("\uE0007\uE001 \uE0001\uE001");
});
