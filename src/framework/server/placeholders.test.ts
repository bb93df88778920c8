import { expect, it } from "vitest";
import { createPlaceholders } from "./placeholders.ts";

it("replaces placeholders with their markup", () => {
  const { add, restore } = createPlaceholders();
  const [first, second] = [add("<p>$& one</p>"), add("<p>two</p>")];
  expect(restore(`<b>${second}</b>${first}`)).toBe("<b><p>two</p></b><p>$& one</p>");
});

it("does not replace placeholders of another instance", () => {
  const { add, restore, forHydration } = createPlaceholders();
  const other = createPlaceholders().add("<p>other</p>");
  add("<p>own</p>");
  const texts = `\uE0000\uE001 ${other}`;
  expect(restore(texts)).toBe(texts);
  expect(forHydration(`["\uE0000\uE001","${other}"]`)).toBe(`["\uE0000\uE001","${other}"]`);
});

it("omits markup from flight data that the browser has", () => {
  const { add, forNavigation, forHydration } = createPlaceholders();
  const flight = JSON.stringify({ article: add('<p id="a">\n</p>'), foot: add("<b>", "site") });
  expect(JSON.parse(forNavigation(flight))).toEqual({ article: '<p id="a">\n</p>', foot: null });
  expect(JSON.parse(forHydration(flight))).toEqual({ article: null, foot: null });
});

it("escapes strings that would be references in flight data", () => {
  const { add, forNavigation } = createPlaceholders();
  expect(forNavigation(JSON.stringify(add("$1")))).toBe('"$$1"');
});

it("finds text in its markup", () => {
  const { add, contains } = createPlaceholders();
  add('<p>one</p><h2 id="a">A</h2>');
  expect(contains('<h2 id="a"')).toBe(true);
  expect(contains('<h2 id="b"')).toBe(false);
});
