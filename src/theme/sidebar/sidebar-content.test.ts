import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  getCategoryKey,
  type SidebarCategory,
  type SidebarItem,
} from "../../model/page/sidebar.ts";
import { containsPage, isOpen, SidebarContent, withChoice } from "./sidebar-content.tsx";

function page(href: string): SidebarItem {
  return { type: "link", label: href, href };
}

function category(href: string, changes: Partial<SidebarCategory> = {}): SidebarCategory {
  const base = { type: "category", label: href, href } as const;
  return { ...base, collapsed: true, ...changes };
}

const inner = category("/vpc", { items: [page("/vpc/design"), page("/vpc/deploy")] });
const outer = category("/guides", { hasPage: true, items: [inner, page("/guides/next")] });

describe("containsPage", () => {
  test("finds pages at any depth, with or without a slash at the end", () => {
    expect(containsPage(outer, "/vpc/deploy/")).toBe(true);
    expect(containsPage(outer, "/vpc/other")).toBe(false);
  });

  test("counts a category's own page, but not the first page that it links to", () => {
    expect(containsPage(outer, "/guides")).toBe(true);
    expect(containsPage(category("/vpc"), "/vpc")).toBe(false);
  });
});

describe("isOpen", () => {
  const key = getCategoryKey("", outer.label);
  const isOuterOpen = (path: string, choices = {}) =>
    isOpen(outer, { key, choices, path, listedPath: path });

  test("opens the categories around the current page", () => {
    expect(isOuterOpen("/vpc/deploy")).toBe(true);
    expect(isOuterOpen("/elsewhere")).toBe(false);
  });

  test("follows the site's configuration until the reader chooses", () => {
    const choices = {};
    const open = category("/a", { collapsed: false });
    expect(isOpen(open, { key: "/a", choices, path: "/", listedPath: "/" })).toBe(true);
    const fixed: SidebarCategory = { type: "category", label: "A", href: "/a" };
    expect(isOpen(fixed, { key: "/a", choices, path: "/", listedPath: "/" })).toBe(true);
  });

  test("keeps what the reader opened on every page", () => {
    const choices = withChoice(
      {},
      { key, href: outer.href, choice: { open: true, path: "/elsewhere" } },
    );
    expect(isOuterOpen("/third", choices)).toBe(true);
  });

  test("keeps a category closed on the page where the reader closed it", () => {
    const choices = withChoice(
      {},
      { key, href: outer.href, choice: { open: false, path: "/vpc/deploy" } },
    );
    expect(isOuterOpen("/vpc/deploy", choices)).toBe(false);
    expect(isOuterOpen("/vpc/design", choices)).toBe(true);
    expect(isOuterOpen("/elsewhere", choices)).toBe(false);
  });

  test("the last choice counts", () => {
    const first = withChoice({}, { key, href: outer.href, choice: { open: true, path: "/a" } });
    expect(
      isOuterOpen(
        "/b",
        withChoice(first, { key, href: outer.href, choice: { open: false, path: "/b" } }),
      ),
    ).toBe(false);
  });

  test("categories with the same label below different categories are different", () => {
    expect(getCategoryKey("/a", "VPC")).not.toBe(getCategoryKey("/b", "VPC"));
    const choice = { open: true, path: "/elsewhere" };
    const other = category("/other", { label: outer.label });
    const choices = withChoice({}, { key, href: other.href, choice });
    expect(isOpen(other, { key, choices, path: "/third", listedPath: "/third" })).toBe(true);
    expect(isOuterOpen("/third", choices)).toBe(false);
  });
});

test("marks the closest page above a page that the sidebar does not list", () => {
  const items = [{ ...outer, collapsed: false }];
  const render = (path: string) =>
    renderToStaticMarkup(SidebarContent({ items, choices: {}, path, baseUrl: "/" }));
  expect(render("/guides")).toContain('<a href="/guides" aria-current="page">');
  expect(render("/guides/next/all-steps")).toContain('<a href="/guides/next" aria-current="true">');
  expect(render("/elsewhere")).not.toContain("aria-current");
});

test.each(["/", "/base/"])("below %s, a page does not mark the home page", (baseUrl) => {
  const items = [page(baseUrl), page(`${baseUrl}guide`)];
  const render = (path: string) =>
    renderToStaticMarkup(SidebarContent({ items, choices: {}, path, baseUrl }));
  expect(render(`${baseUrl}other`)).not.toContain("aria-current");
  expect(render(`${baseUrl}guide/steps`)).toContain(`"${baseUrl}guide" aria-current="true"`);
  expect(render(baseUrl)).toContain(`"${baseUrl}" aria-current="page"`);
});
