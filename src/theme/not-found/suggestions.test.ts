import { expect, it } from "vitest";
import type { PageListEntry } from "../../model/search/search.ts";
import {
  getPageWithoutVersion,
  getQueryFor,
  getSuggestedPages,
  readPageList,
} from "./suggestions.tsx";

const pages: PageListEntry[] = [
  ["/", "Home"],
  ["/docs/guides/build-it-yourself/vpc", "VPC"],
  ["/docs/guides/build-it-yourself/landing-zone", "Landing zone"],
  ["/docs/intro/overview/how-it-works", "How it works"],
  ["/docs/reference/services/networking/virtual-private-cloud-vpc", "VPC service"],
  ["/docs/reference/services/networking/sns-topics", "SNS Topics"],
  ["/docs/courses", "Courses"],
];

it.each([
  ["/docs/courses.html", "Courses"],
  ["/docs/COURSES/", "Courses"],
  ["/docs/coures", "Courses"],
  ["/docs/overview/how_it_works", "How it works"],
  ["/how-it-works/index.html", "How it works"],
  ["/docs/guides/build-it-yourself/vcp", "VPC"],
  ["/docs/guides/landing-zone", "Landing zone"],
  ["/docs/services/networking/virtual-private-cloud-vpc", "VPC service"],
  ["/networking/vpc", "VPC service"],
  ["/networking/sns", "SNS Topics"],
  ["/docs/guides/landing-zne", "Landing zone"],
  ["/setting-up-a-landing-zone-account", "Landing zone"],
  ["/articles/virtual-private-cloud", "VPC service"],
  ["/how-the-thing-works", "How it works"],
])("suggests for %s the page %s first", (route, title) => {
  expect(getSuggestedPages(route, pages)[0]?.[1]).toBe(title);
});

it.each([
  "/",
  "",
  "/wp-login.php",
  "/no-such-page",
  "/%F0%9F%9A%80",
  `/${"x".repeat(3000)}`,
])("suggests nothing for %s", (route) => {
  expect(getSuggestedPages(route, pages)).toEqual([]);
});

it("ignores invalid entries in a list of pages", () => {
  expect(readPageList([["/a", "A"], ["/b"], null, "/c", [1, "D"]])).toEqual([["/a", "A"]]);
  expect(readPageList({ error: "moved" })).toEqual([]);
  expect(readPageList(null)).toEqual([]);
});

it.each([
  ["/docs/guides/landing-zone", "landing zone"],
  ["/docs/networking/vpc.html", "networking vpc"],
  ["/no-such-page", "no such page"],
  ["/", ""],
  ["/docs/naïve_café", "naïve café"],
])("the words of %s are %j", (route, words) => {
  expect(getQueryFor(route)).toBe(words);
});

it.each([
  ["/docs/2.0/courses", "2.0", "Courses"],
  ["/docs/2.0/courses/", "2.0", "Courses"],
  ["/2.0", "2.0", "Home"],
  ["/docs/1.0/courses", "2.0", undefined],
  ["/docs/courses/none", undefined, undefined],
])("%s, while %s is the last version, is the page %s", (route, version, title) => {
  expect(getPageWithoutVersion(route, version, pages)?.[1]).toBe(title);
});
