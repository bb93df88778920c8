import { expect, it } from "vitest";
import { createLimitedFindNearest, findNearest } from "./nearest.ts";

it("finds the candidate that a typo meant", () => {
  expect(findNearest("sidebar_lable", ["sidebar_label", "sidebar_position"])).toBe("sidebar_label");
});

it("returns no name where no candidate is similar", () => {
  expect(findNearest("xyz", ["sidebar_label", "title"])).toBeUndefined();
});

it("finds nothing after a thousand names, so that more typos do not take minutes", () => {
  const findNear = createLimitedFindNearest();
  const found = Array.from({ length: 1002 }, () => findNear("a-b", ["a-c"]));
  expect(found.filter((name) => name === "a-c")).toHaveLength(1000);
  expect(found.at(-1)).toBeUndefined();
});

it.each([
  ["B", ["a", "b"], "b"],
  ["/B", ["/a", "/b"], "/b"],
  ["OK", ["UP", "ok"], "ok"],
  ["SEC", ["top", "sec"], "sec"],
  ["Crad", ["Bad", "Card"], "Card"],
  ["hlc", ["html", "hcl"], "hcl"],
  ["bag", ["rag", "bat"], "bat"],
  ["B", ["Bad"], undefined],
  ["Head", ["Bad"], undefined],
  ["pagination_next", ["pagination_label"], undefined],
  ["pagination_lable", ["pagination_label"], "pagination_label"],
  ["c++", ["css"], undefined],
  ["vpc_i", ["vpc_ips", "vpc_id"], "vpc_id"],
  ["subnet_a", ["subnet_b"], undefined],
  ["/docs/nope", ["/docs/intro"], undefined],
  ["/docs/guides/vpx", ["/docs/guides/vpc"], "/docs/guides/vpc"],
])("%s among %j means %s", (expected, candidates, meant) => {
  expect(findNearest(expected, candidates)).toBe(meant);
});

it("is fast for long texts", () => {
  const letters = "a".repeat(200_000);
  const candidates = Array.from({ length: 2000 }, (_, at) => `${letters}${at}`);
  expect(findNearest(letters, candidates)).toBeUndefined();
});
