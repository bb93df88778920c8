import { expect, it } from "vitest";
import type { RenderedFiles } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../../publish/messages.ts";
import { extractPageData } from "./extract-page-data.ts";

const site = { url: "https://a.example", baseUrl: "/", hasSearch: true, locales: [] } as unknown;

function extractFrom(main: string, current = "a") {
  const item = (name: string) =>
    `<a href="/${name}"${name === current ? ' aria-current="page"' : ""}>${name}</a>`;
  const markup = `<html><head><title>&lt;main></title><link rel="icon" href="/${current}.svg"/></head><body><nav id="menu"><a href="#menu">Menu</a>${item("a")}${item("b")}</nav>${main}<footer><img src="/logo.svg"/></footer></body></html>`;
  const page = { kind: "search", route: "/a", title: "A", description: "" } as Page;
  return extractPageData({ markup } as RenderedFiles, { page, site: site as SiteShell, messages });
}

it("reads the page and its layout, each URL once", () => {
  const main = '<main id="main"><a href="/b">b</a><img src="/i.png"/></main>';
  const { linkData, layout } = extractFrom(main);
  expect(linkData).toEqual({
    ids: ["main", "menu"],
    links: ["/a.svg", "/b", "#menu"],
    images: ["/i.png"],
    lastLineIds: [],
  });
  expect(layout.addresses).toEqual({ links: ["/a", "/b"], images: ["/logo.svg"] });
});

it("reuses only shared URLs from another page", () => {
  const { linkData, layout } = extractFrom('<main id="other"></main>', "b");
  expect(linkData).toEqual({
    ids: ["other", "menu"],
    links: ["/b.svg", "#menu"],
    images: [],
    lastLineIds: [],
  });
  expect(layout).toEqual(extractFrom('<main id="main"></main>').layout);
});

it.each([
  '<a href="/c">c</a>',
  '<main><a href="/c">c</a>',
])("reads a whole page without <main>: %s", (main) => {
  const { linkData, layout } = extractFrom(main);
  expect(linkData.links.toSorted()).toEqual(["#menu", "/a", "/a.svg", "/b", "/c"]);
  expect(layout.addresses).toEqual({ links: [], images: [] });
});
