import { expect, it } from "vitest";
import type { SearchHit } from "../../search/client/provider.ts";
import { findFirstPartialResult, getGroupKey, getTitlesAbove } from "./results.tsx";

const hit = (kind: SearchHit["kind"], path: string[]): SearchHit => ({
  kind,
  href: "/",
  heading: [],
  path,
  snippet: [],
});
const group = (...hits: SearchHit[]) => ({ title: "VPC", href: "/", hits });

it("finds the titles above a page by any of its hits", () => {
  expect(getTitlesAbove(group(hit("page", ["Guides"])))).toEqual(["Guides"]);
  expect(getTitlesAbove(group(hit("section", ["Guides", "VPC", "Subnets"])))).toEqual(["Guides"]);
  expect(getTitlesAbove(group(hit("section", ["Guides"])))).toEqual(["Guides"]);
  expect(getTitlesAbove(group())).toEqual([]);
});

it.each([
  [[], -1],
  [[undefined, undefined], -1],
  [[["eks"], ["eks"]], -1],
  [[undefined, ["eks"], ["eks"]], 1],
  [[undefined, ["eks"], undefined, ["eks"]], 3],
])("if pages lack %j, partial results begin at %i", (missing, start) => {
  const groups = missing.map((words) => ({ ...group(), ...(words && { missing: words }) }));
  expect(findFirstPartialResult(groups)).toBe(start);
});

it("two groups of one page have different keys", () => {
  const first = { ...hit("section", []), href: "/vpc#subnets" };
  const second = { ...hit("section", []), href: "/vpc#routes" };
  expect(getGroupKey(group(first))).not.toBe(getGroupKey(group(second)));
});
