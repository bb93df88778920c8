import { expect, test } from "vitest";
import type { SiteShell } from "../../model/site/site.ts";
import type { App } from "../compile/bundle.ts";
import { checkCustomPages, getSitePages } from "./site-pages.ts";

const metadata = { title: "Home", description: "Where to start.", route: "/" };
const whole = { default: () => null, metadata };

function check(module: object): string[] {
  const customPages = { home: module } as App["customPages"];
  return checkCustomPages({ customPages }).map(
    ({ file, message, hint }) => `${file}: ${message} (${hint})`,
  );
}

test("a module with its component and its metadata is a page", () => {
  expect(check(whole)).toEqual([]);
});

test.each([
  {},
  { default: whole.default },
  { metadata },
  { ...whole, metadata: { ...metadata, title: undefined } },
  { ...whole, metadata: { ...metadata, description: undefined } },
  { ...whole, metadata: { ...metadata, route: undefined } },
])("an incomplete module is not a page: %o", (module) => {
  expect(check(module)).toEqual([
    expect.stringMatching(/^pages\/home.tsx: `pages\/home.tsx` is not a page: its/),
  ]);
});

test.each(["guide", "//guide", "/../up", "/a/%2e%2e/b", ""])("`%s` is not a route", (route) => {
  expect(check({ ...whole, metadata: { ...metadata, route } })).toEqual([
    expect.stringMatching(/^pages\/home.tsx: `.*` is not a valid route \(a route starts/),
  ]);
});

test.each([
  [true, "/about", "/about/"],
  [false, "/about/", "/about"],
  [undefined, "/about/", "/about/"],
] as const)("with `trailingSlash` %s the route %s becomes %s", (trailingSlash, route, expected) => {
  const customPages = { about: { ...whole, metadata: { ...metadata, route } } };
  const data = { docs: [], pages: [] } as unknown as Parameters<typeof getSitePages>[0];
  const site = { trailingSlash, hasSearch: false, navbar: [] } as unknown as SiteShell;
  const messages = { content: {} } as (typeof data)["messages"];
  const pages = getSitePages({ ...data, messages }, { customPages } as unknown as App, site);
  expect(pages.map(({ route: one, page }) => [one, page.route])).toEqual([[expected, expected]]);
});
