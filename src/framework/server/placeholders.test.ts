import { expect, it } from "vitest";
import { heldMarkup } from "./placeholders.ts";

it("puts markup back where its mark was", () => {
  const { hold, putBack } = heldMarkup();
  const [first, second] = [hold("<p>$& one</p>"), hold("<p>two</p>")];
  expect(putBack(`<b>${second}</b>${first}`)).toBe("<b><p>two</p></b><p>$& one</p>");
});

it("leaves marks alone that it did not make", () => {
  const { hold, putBack, forHydration } = heldMarkup();
  const other = heldMarkup().hold("<p>other</p>");
  hold("<p>own</p>");
  const texts = `\uE0000\uE001 ${other}`;
  expect(putBack(texts)).toBe(texts);
  expect(forHydration(`["\uE0000\uE001","${other}"]`)).toBe(`["\uE0000\uE001","${other}"]`);
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

it("tells what it holds", () => {
  const { hold, holds } = heldMarkup();
  hold('<p>one</p><h2 id="a">A</h2>');
  expect(holds('<h2 id="a"')).toBe(true);
  expect(holds('<h2 id="b"')).toBe(false);
});
