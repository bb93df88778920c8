import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getPageInfo, getPageRecords } from "./page-records.ts";

const info = {
  route: "/vpc",
  title: "VPC",
  otherNames: ["Networks"],
  menuLabel: "Network",
  description: "Networks.",
  keywords: ["subnet"],
  path: ["Guides"],
  version: null,
  locale: "en",
  isPost: false,
};

it("makes one record of the page and one of each section, with the titles above it", () => {
  const records = getPageRecords(info, {
    text: "Intro.",
    sections: [
      { id: "a", level: 2, heading: "A", text: "one" },
      { id: "b", level: 3, heading: "B", text: "two" },
      { id: "c", level: 2, heading: "C", text: "three" },
    ],
  });
  expect(records[0]?.names).toBe("subnet Network Networks");
  expect(records.map(({ kind, anchor, path, text }) => [kind, anchor, path, text])).toEqual([
    ["page", "", ["Guides"], "Networks. Intro."],
    ["section", "a", ["Guides", "VPC"], "one"],
    ["section", "b", ["Guides", "VPC", "A"], "two"],
    ["section", "c", ["Guides", "VPC"], "three"],
  ]);
});

const site = {
  title: "Handbook",
  baseUrl: "/sub/",
  locale: { code: "en" },
  hasSearch: true,
  navbar: [{ type: "link", label: "Guides", activePrefixes: ["/sub/guides"] }],
} as unknown as SiteShell;

function page(page: object): Page {
  return {
    description: "",
    keywords: [],
    otherNames: [],
    unlisted: false,
    ...page,
  } as unknown as Page;
}

const guide = {
  kind: "doc",
  route: "/guides/vpc",
  title: "VPC",
  breadcrumbs: [{ label: "Guides" }, { label: "Network" }, { label: "VPC" }],
  body: { kind: "html", html: "" },
};

it("puts a page below its section of the navbar", () => {
  expect(getPageInfo(page(guide), site)).toMatchObject({
    route: "/guides/vpc",
    path: ["Guides", "Network"],
    version: null,
    locale: "en",
  });
});

it("reads other names of a page from the menu and the front matter", () => {
  const called = { ...guide, breadcrumbs: [{ label: "Guides" }, { label: "Networks" }] };
  const named = page({ ...called, otherNames: ["virtual network"] });
  expect(getPageInfo(named, site)).toMatchObject({
    otherNames: ["virtual network"],
    menuLabel: "Networks",
  });
  expect(getPageInfo(page(guide), site)?.menuLabel).toBeNull();
  expect(getPageInfo(page({ ...guide, breadcrumbs: [] }), site)?.menuLabel).toBeNull();
});

it("puts a page outside the main menu below the site", () => {
  const home = page({ kind: "custom", route: "/", title: "Home" });
  expect(getPageInfo(home, site)?.path).toEqual(["Handbook"]);
});

it("puts a post outside the main menu below the blog", () => {
  const post = page({ kind: "blog-post", route: "/blog/a", title: "A", blog: { title: "News" } });
  expect(getPageInfo({ ...post, body: guide.body } as Page, site)?.path).toEqual(["News"]);
});

it("names the version of a page of the docs", () => {
  expect(getPageInfo(page({ ...guide, version: "1.0" }), site)?.version).toBe("1.0");
});

it.each([
  ["lists", page({ kind: "doc-tags", route: "/tags", title: "Tags" }), site],
  ["unlisted pages", page({ ...guide, unlisted: true }), site],
  ["sites without a search", page(guide), { ...site, hasSearch: false }],
])("leaves out %s", (_, page, where) => {
  expect(getPageInfo(page, where)).toBeNull();
});
