import { expect, it } from "vitest";
import { addFavorite, addRecent, parseSavedResults, removeSaved } from "./saved-results.tsx";

const place = (name: string) => ({ label: name, detail: "Guides", href: `/${name}` });
const none = { recent: [], favorites: [] };

it("puts the newest result first, once, and drops the oldest", () => {
  const names = ["a", "b", "c", "d", "e", "f", "b", "g"];
  const { recent } = names.map(place).reduce(addRecent, none);
  expect(recent.map(({ label }) => label)).toEqual(["g", "b", "f", "e", "d", "c"]);
});

it("moves a result to the favorites and keeps it there", () => {
  const saved = addFavorite({ recent: [place("a"), place("b")], favorites: [] }, place("a"));
  expect(saved).toEqual({ recent: [place("b")], favorites: [place("a")] });
  expect(addRecent(saved, place("a"))).toEqual(saved);
});

it("removes a result from either list", () => {
  const saved = { recent: [place("a")], favorites: [place("b")] };
  expect(removeSaved(removeSaved(saved, place("a")), place("b"))).toEqual(none);
});

it.each([
  [null, []],
  ["", []],
  ["no json", []],
  ["{}", []],
  ['[1, null, {}, {"label": "x", "detail": 1, "href": "/x"}]', []],
  ['[{"label": "x", "detail": "", "href": "javascript:alert(1)"}]', []],
  ['[{"label": "x", "detail": "", "href": "//elsewhere.example"}]', []],
  ['[{"label": "a", "detail": "Guides", "href": "/a"}]', [place("a")]],
])("reads %s", (text, places) => {
  expect(parseSavedResults(text)).toEqual(places);
});
