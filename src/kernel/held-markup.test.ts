import { expect, it } from "vitest";
import { heldMarkup } from "./held-markup.ts";

it("puts markup back where its mark was", () => {
  const { hold, putBack } = heldMarkup();
  const [first, second] = [hold("<p>$& one</p>"), hold("<p>two</p>")];
  expect(putBack(`<b>${second}</b>${first}`)).toBe("<b><p>two</p></b><p>$& one</p>");
});

it("leaves marks alone that it did not make", () => {
  const { hold, putBack, forHydration } = heldMarkup();
  hold("\uE0007\uE001");
  expect(putBack("\uE0000\uE001 \uE0001\uE001")).toBe("\uE0007\uE001 \uE0001\uE001");
  expect(forHydration('["\uE0001\uE001"]')).toBe('["\uE0001\uE001"]');
});

it("leaves out of flight data what the browser has", () => {
  const { hold, forNavigation, forHydration } = heldMarkup();
  const flight = JSON.stringify({ article: hold('<p id="a">\n</p>'), foot: hold("<b>", "site") });
  expect(JSON.parse(forNavigation(flight))).toEqual({ article: '<p id="a">\n</p>', foot: null });
  expect(JSON.parse(forHydration(flight))).toEqual({ article: null, foot: null });
});

it("keeps a string of flight data from being a reference", () => {
  const { hold, forNavigation } = heldMarkup();
  expect(forNavigation(JSON.stringify(hold("$1")))).toBe('"$$1"');
});
