import { expect, test } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { readingOrder } from "./llms.ts";

const site = {
  title: "Handbook",
  baseUrl: "/sub/",
  navbar: [
    { type: "link", label: "Intro", activePrefixes: ["/sub/intro"] },
    { type: "link", label: "Guides", activePrefixes: ["/sub/guides"] },
  ],
} as unknown as SiteShell;

function doc(route: string, sidebar: string, previous: string | null, next: string | null): Page {
  const link = (to: string | null) => to && { label: to, href: `/sub${to}` };
  const page = { kind: "doc", route, sidebar: { name: sidebar } };
  return { ...page, previous: link(previous), next: link(next) } as unknown as Page;
}

test("pages follow their sidebars, sidebars the main menu", () => {
  const home = { kind: "custom", route: "/" } as unknown as Page;
  const pages = [
    doc("/guides/z2", "second", "/guides/a1", null),
    home,
    doc("/guides/x", "first", null, null),
    doc("/guides/a1", "second", null, "/guides/z2"),
    doc("/intro/a", "first", null, null),
  ];
  const order = readingOrder(pages, site, ["second", "first"]);
  expect(order.map(({ label, pages: some }) => [label, some.map(({ route }) => route)])).toEqual([
    ["Intro", ["/intro/a"]],
    ["Guides", ["/guides/a1", "/guides/z2", "/guides/x"]],
    ["Handbook", ["/"]],
  ]);
});

test("pages that link to each other in a cycle are all listed, once", () => {
  const pages = [
    doc("/guides/a", "first", "/guides/b", "/guides/b"),
    doc("/guides/b", "first", "/guides/a", "/guides/a"),
  ];
  expect(readingOrder(pages, site, ["first"])[0]?.pages).toHaveLength(2);
});
