import { expect, test } from "vitest";
import {
  getBranchFile,
  type PageSidebar,
  type ResolvedCategory,
  type ResolvedItem,
  type SidebarItem,
} from "../../model/page/sidebar.ts";
import { splitSidebar } from "./split-sidebar.ts";

const settings = { baseUrl: "/base/", version: "current" };

function pages(folder: string, count: number): ResolvedItem[] {
  return Array.from({ length: count }, (_, index) => ({
    type: "link",
    label: `Page ${index}`,
    target: `/${folder}/page-${index}`,
    docId: `${folder}/page-${index}`,
  }));
}

function category(label: string, items: ResolvedItem[], more = {}): ResolvedCategory {
  return { type: "category", label, collapsible: true, collapsed: true, items, ...more };
}

/** Sections with groups of 25 pages each. */
function largeSidebar(sections: number, groups: number) {
  const items = Array.from({ length: sections }, (_, section) =>
    category(
      `Section ${section}`,
      Array.from({ length: groups }, (_, group) =>
        category(`Group ${group}`, pages(`s${section}/g${group}`, 25)),
      ),
    ),
  );
  const at = (section: number, group: number, index: number) => {
    const outer = items[section] as ResolvedCategory;
    return { path: [outer, outer.items[group] as ResolvedCategory], index };
  };
  return { items, at, split: splitSidebar({ name: "docs", items }, settings) };
}

function outline(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "link") return [item.rest ? `${item.rest} ${item.href}` : item.label];
    return item.items ? [`+${item.label}`, ...outline(item.items)] : [item.label];
  });
}

function getSize(page: PageSidebar): number {
  return JSON.stringify(page).length;
}

test("a page of a large sidebar contains its branch, whatever the size of the site", () => {
  const sizes = [20, 200].map((groups) => {
    const { split, at } = largeSidebar(8, groups);
    return getSize(split.getPageSidebar(at(3, groups / 2, 4)));
  });
  const [small = 0, large = 0] = sizes;
  expect(large / small).toBeLessThan(1.3);
});

test("a page in a long list contains nearby links, and a link to the rest", () => {
  const { split, at } = largeSidebar(2, 100);
  const page = split.getPageSidebar(at(1, 57, 3));
  const lines = outline(page.items);
  expect(lines.slice(0, 4)).toEqual([
    "Section 0",
    "+Section 1",
    "49 /base/s1/g48/page-0",
    "Group 49",
  ]);
  expect(lines.slice(-4)).toEqual(["Group 67", "Group 68", "Group 69", "30 /base/s1/g70/page-0"]);
  expect(lines).toContain("+Group 57");
  expect(lines.filter((line) => line.startsWith("Page"))).toHaveLength(25);
  // Neighboring pages share the same object.
  expect(split.getPageSidebar(at(1, 57, 9))).toBe(page);
  expect(page.treeUrl).toBe("/base/sidebars/current/docs/");
});

test.each([
  [0, ["+Group 0", "Group 20"], "79"],
  [9, ["Group 0", "Group 20"], "79"],
  [20, ["Group 7", "Group 27"], "72"],
  [99, ["Group 84", "+Group 99"], "84"],
])("the list around group %i", (group, [first, last], rest) => {
  const { split, at } = largeSidebar(2, 100);
  const lines = outline(split.getPageSidebar(at(0, group, 0)).items).slice(1, -1);
  const groups = lines.filter((line) => line.includes("Group"));
  expect([groups.at(0), groups.at(-1)]).toEqual([first, last]);
  expect(lines.some((line) => line.startsWith(`${rest} `))).toBe(true);
});

test("each category of a large sidebar has a file, without the items of closed ones", () => {
  const { split } = largeSidebar(2, 100);
  expect(split.trees).toHaveLength(1 + 2 + 200);
  const folder = "sidebars/current/docs/";
  const getFile = (key: string, href: string) => {
    const tree = split.trees.find(({ to }) => to === folder + getBranchFile(key, href));
    return outline(tree?.items ?? []);
  };
  expect(getFile("", "")).toEqual(["Section 0", "Section 1"]);
  expect(getFile("/Section 1", "/base/s1/g0/page-0")).toHaveLength(100);
  expect(getFile("/Section 1/Group 7", "/base/s1/g7/page-0")).toHaveLength(25);
  expect(new Set(split.trees.map(({ to }) => to)).size).toBe(203);
});

test("a new title changes the file of its branch alone", () => {
  const files = [0, 1].map((change) => {
    const { items } = largeSidebar(2, 100);
    const page = ((items[1] as ResolvedCategory).items[7] as ResolvedCategory).items[3];
    if (page && change) page.label = "Renamed";
    const { trees } = splitSidebar({ name: "docs", items }, settings);
    return new Map(trees.map((tree) => [tree.to, JSON.stringify(tree.items)]));
  });
  const [before, after] = files;
  const changed = [...(after ?? [])].filter(([path, text]) => before?.get(path) !== text);
  expect(changed).toHaveLength(1);
});

test("the items of a category that is open at first are in the file of its list", () => {
  const open = category("Open", pages("open", 3), { collapsed: false });
  const items = [open, category("Many", pages("many", 1200))];
  const { trees, getPageSidebar } = splitSidebar({ name: "a b", items }, settings);
  expect(outline(getPageSidebar(undefined).items)).toEqual([
    "+Open",
    "Page 0",
    "Page 1",
    "Page 2",
    "Many",
  ]);
  const path = [items[1] as ResolvedCategory];
  expect(outline(getPageSidebar({ path, index: 600 }).items)).toHaveLength(1 + 3 + 1 + 2 + 21);
  expect(getPageSidebar({ path, index: 600 }).items.length).toBe(2);
  expect(getPageSidebar({ path, index: 0 })).not.toBe(getPageSidebar({ path, index: 600 }));
  // Names that are not valid in paths get a hash, so that they stay different.
  expect(trees[0]?.to).toMatch(/^sidebars\/current\/a-b-[0-9a-f]{8}\//);
});

test("a smaller sidebar is one file, and its lists are whole", () => {
  const items = [category("A", pages("a", 500)), category("B", pages("b", 10))];
  const { trees, getPageSidebar } = splitSidebar({ name: "docs", items }, settings);
  expect(trees).toHaveLength(1);
  const path = [items[0] as ResolvedCategory];
  expect(outline(getPageSidebar({ path, index: 499 }).items)).toHaveLength(502);
  expect(getPageSidebar({ path, index: 499 })).toBe(getPageSidebar({ path, index: 0 }));
});
