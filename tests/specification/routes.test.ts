import { beforeAll, expect, it } from "vitest";
import { routeKey } from "../../src/model/url/route.ts";
import { readRealSite } from "./real-site.ts";
import { routesBySidebar } from "./routes.ts";

/** Name of the sidebar of each page by its address, `none` without one. */
const sidebars = new Map<string, string>();

beforeAll(async () => {
  const { docs, pages } = await readRealSite();
  for (const { page } of pages) sidebars.set(routeKey(page.route), "none");
  for (const { page } of docs) sidebars.set(routeKey(page.route), page.sidebar?.name ?? "none");
  // The home page is a component.
  sidebars.set("/", "none");
}, 60_000);

const groups = Object.entries(routesBySidebar).map(([sidebar, routes]) => ({ sidebar, routes }));

it.each(groups)("the real site has the pages of the sidebar $sidebar", ({ routes }) => {
  expect(routes.filter((route) => !sidebars.has(route))).toEqual([]);
});

it.each(groups)("the pages of the sidebar $sidebar show it", ({ sidebar, routes }) => {
  const shown = routes.flatMap((route) => sidebars.get(route) ?? []);
  const expected = sidebar === "none" ? "none" : shown[0];
  expect(routes.filter((route) => sidebars.get(route) !== expected)).toEqual([]);
  expect(expected === "none").toBe(sidebar === "none");
});

it("no two groups of the specification share a sidebar", () => {
  const named = groups.filter(({ sidebar }) => sidebar !== "none");
  const names = named.map(({ routes: [first = ""] }) => sidebars.get(first));
  expect(new Set(names).size).toBe(named.length);
});
