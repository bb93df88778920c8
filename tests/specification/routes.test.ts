import { beforeAll, expect, it } from "vitest";
import type { DocPage } from "../../src/model/page/page.ts";
import { getRouteKey } from "../../src/model/url/route.ts";
import { getBreadcrumbs } from "../../src/theme/doc/breadcrumbs.tsx";
import { readRealSite } from "./real-site.ts";
import { routesBySidebar } from "./routes.ts";

/** Pages of the docs by route. */
const docsByRoute = new Map<string, DocPage>();

let unlisted: string[];

/** Name of the sidebar of each page by route, or `none`. */
const sidebars = new Map<string, string>();

beforeAll(async () => {
  const { docs, pages } = await readRealSite();
  unlisted = [...docs, ...pages].filter(({ page }) => page.unlisted).map(({ page }) => page.route);
  for (const { page } of pages) sidebars.set(getRouteKey(page.route), "none");
  for (const { page } of docs) {
    sidebars.set(getRouteKey(page.route), page.sidebar?.name ?? "none");
    docsByRoute.set(getRouteKey(page.route), page);
  }
  // The home page is a component without a sidebar.
  sidebars.set("/", "none");
  // Without a cache, all pages must be compiled.
}, 240_000);

/** Only the pages above a page are tested. */
const withoutNavbar = { navbar: [], baseUrl: "/" };

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

it("a guide links to its neighbors", () => {
  const build = "/docs/guides/build-it-yourself";
  const shown = docsByRoute.get(`${build}/kubernetes-cluster/core-concepts`)?.sidebar?.items ?? [];
  const addresses = shown.map(({ href }) => getRouteKey(href));
  for (const guide of ["landing-zone", "vpc", "kubernetes-cluster", "pipelines"]) {
    expect(addresses).toContain(`${build}/${guide}`);
  }
});

it("the style guides link back to the guides, and to each other", () => {
  for (const name of ["golang-style-guide", "terraform-style-guide"]) {
    const page = docsByRoute.get(`/docs/guides/style/${name}`);
    expect(page?.next).not.toBeNull();
    expect(page?.previous).not.toBeNull();
    expect(
      page && getBreadcrumbs(page, withoutNavbar).map(({ href }) => href && getRouteKey(href)),
    ).toEqual(["/docs/guides", "/docs/guides/style", undefined]);
  }
});

it("every breadcrumb of a page is a link, except the category whose first page it is", () => {
  const dead = [...docsByRoute.values()].flatMap((page) =>
    getBreadcrumbs(page, withoutNavbar)
      .slice(0, -2)
      .filter(({ href }) => href === undefined)
      .map(({ label }) => `${page.route}: ${label}`),
  );
  expect(docsByRoute.size).toBeGreaterThan(200);
  expect(dead).toEqual([]);
});

it("search engines may index every page except unlisted ones", () => {
  // Walkthroughs repeat their steps on one page, for print.
  expect(unlisted.filter((route) => !/\/deployment-walkthrough\/all-steps$/.test(route))).toEqual(
    [],
  );
});
