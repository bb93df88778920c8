import { expect, it } from "vitest";
import { convertFooter, convertNavbar, type NavigationSources } from "./navigation.ts";

function createSources(reported: string[] = []): NavigationSources {
  return {
    exists: (address) => address === "/wind",
    getDoc: () => undefined,
    getFirstPage: () => undefined,
    toOldUrl: (address) => `https://old.example${address}`,
    report: (_, subject) => reported.push(subject),
    hasVersions: false,
  };
}

it("reads the links of HTML items", () => {
  const value = '<a href="https://a.example/?x=1&amp;y=2">A</a> <a href=https://b.example>B</a>';
  expect(convertNavbar({ items: [{ type: "html", value }] }, createSources())).toEqual([
    { label: "A", href: "https://a.example/?x=1&y=2", position: "right" },
    { label: "B", href: "https://b.example", position: "right" },
    { type: "search" },
  ]);
});

it("keeps links to other hosts without a scheme", () => {
  const items = [{ label: "A", href: "//a.example/b", position: "left" }];
  expect(convertNavbar({ items }, createSources())).toEqual([
    { label: "A", href: "https://a.example/b", position: "left" },
    { type: "search" },
  ]);
});

it("reports missing pages by the name of their sidebar or page", () => {
  const reported: string[] = [];
  const items = [
    { type: "docSidebar", sidebarId: "gales" },
    { type: "dropdown", label: "More", items: [{ type: "doc", docId: "storm" }] },
  ];
  expect(convertNavbar({ items }, createSources(reported))).toEqual([{ type: "search" }]);
  expect(reported).toEqual(["gales", "storm"]);
});

it("puts links of a footer without titles into one group", () => {
  const wind = { label: "Wind", to: "/wind" };
  const links = [
    { title: "Sea", items: [wind] },
    { title: " ", items: [wind] },
    { label: "Alone", to: "/wind" },
  ];
  expect(convertFooter({ links, copyright: "<b>Old</b> Salt" }, createSources())).toEqual({
    groups: [
      { title: "Sea", links: [wind] },
      { title: "Links", links: [wind, { label: "Alone", to: "/wind" }] },
    ],
    copyright: "Old Salt",
  });
});
