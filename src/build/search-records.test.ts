import { expect, test } from "vitest";
import type { SearchRecord as CatalogEntry } from "../catalog/index.ts";
import type { Page } from "../model/page.ts";
import type { SiteShell } from "../model/site.ts";
import { searchRecords } from "./search-records.ts";

const site = {
  title: "Handbook",
  baseUrl: "/sub/",
  locale: { code: "en" },
  navbar: [{ type: "link", label: "Guides", activePrefixes: ["/sub/guides"] }],
} as unknown as SiteShell;

const blank = { description: "About it.", keywords: [], unlisted: false };

function finished(page: object, text = "") {
  const whole = { ...blank, ...page } as unknown as Page;
  return {
    source: { page: whole, route: whole.route, file: "x.md" },
    text: { text, sections: [{ id: "s", heading: "Section", level: 2, text: "Below" }] },
  };
}

const guide = finished({
  kind: "doc",
  route: "/guides/vpc",
  title: "VPC",
  breadcrumbs: [{ label: "Guides" }, { label: "Network" }, { label: "VPC" }],
  body: { kind: "html", html: "" },
});

const entry: CatalogEntry = {
  kind: "input",
  name: "cidr_block",
  service: "VPC",
  category: "networking",
  type: "string",
  required: true,
  description: "The `cidr` of [the VPC](/x), *once*.",
  url: "/sub/guides/vpc#input_cidr_block",
};

test("a page and its sections stand below their part of the site", () => {
  const records = searchRecords([guide], { site, entries: [] });
  expect(records).toMatchObject([
    { kind: "page", route: "/guides/vpc", path: ["Guides", "Network"], text: "About it." },
    { kind: "section", anchor: "s", path: ["Guides", "Network", "VPC"], text: "Below" },
  ]);
});

test("a page outside the main menu stands below the site", () => {
  const page = finished({ kind: "custom", route: "/", title: "Home" });
  expect(searchRecords([page], { site, entries: [] })[0]?.path).toEqual(["Handbook"]);
});

test("lists and unlisted pages are left out", () => {
  const pages = [
    finished({ kind: "doc-tags", route: "/tags", title: "Tags" }),
    finished({ kind: "custom", route: "/hidden", title: "Hidden", unlisted: true }),
  ];
  expect(searchRecords(pages, { site, entries: [] })).toEqual([]);
});

test("an input stands below the page of its service, as plain text", () => {
  const records = searchRecords([guide], { site, entries: [entry] });
  expect(records.at(-1)).toEqual({
    kind: "input",
    route: "/guides/vpc",
    anchor: "input_cidr_block",
    title: "VPC",
    heading: "cidr_block",
    path: ["Guides", "Network", "VPC"],
    text: "required string The cidr of the VPC, once.",
    version: null,
    locale: "en",
  });
});

test("a page of the docs names its version", () => {
  const pages = [finished({ ...guide.source.page, version: "1.0" })];
  expect(searchRecords(pages, { site, entries: [] })[0]?.version).toBe("1.0");
});

test("an entry without a page leads nowhere and is left out", () => {
  expect(searchRecords([], { site, entries: [entry] })).toEqual([]);
});
