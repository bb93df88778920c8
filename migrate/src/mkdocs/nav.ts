import type { SidebarItemConfig } from "../../../src/config/schemas/sidebars-config.ts";
import type { Article } from "../document/article.ts";
import { type Json, listOf, recordOf, textOf } from "../text/json.ts";

export interface NavSources {
  /** Pages by their path below the docs folder. */
  byPath: ReadonlyMap<string, Article>;
  report(subject: string): void;
}

/** Writes `nav` of `mkdocs.yml` as a sidebar. */
export function convertNav(nav: Json, sources: NavSources): SidebarItemConfig[] {
  return listOf(nav).flatMap((item) => convertItem(item, sources));
}

function convertItem(item: Json, sources: NavSources): SidebarItemConfig[] {
  const path = textOf(item);
  if (path !== undefined) return pageItem(path, undefined, sources);
  return Object.entries(recordOf(item)).flatMap(([label, value]) => {
    const address = textOf(value);
    return address === undefined
      ? section(label, listOf(value), sources)
      : pageItem(address, label, sources);
  });
}

function pageItem(
  path: string,
  label: string | undefined,
  { byPath, report }: NavSources,
): SidebarItemConfig[] {
  if (/^https?:/.test(path)) return [{ type: "link", label: label ?? path, href: path }];
  const article = byPath.get(path.replace(/^\.\//, ""));
  if (article?.page) {
    const { newId } = article.page;
    return [label === undefined ? newId : { type: "doc", id: newId, label }];
  }
  report(`${path}, which does not exist`);
  return [];
}

/** A section whose first entry is an index without a label has it as its own page. */
function section(label: string, items: readonly Json[], sources: NavSources): SidebarItemConfig[] {
  const [first, ...rest] = items;
  const path = textOf(first);
  const index =
    path !== undefined && /(?:^|\/)(?:index|readme)\.md$/i.test(path)
      ? sources.byPath.get(path)
      : undefined;
  const inner = (index?.page ? rest : items).flatMap((item) => convertItem(item, sources));
  if (inner.length === 0 && !index) return [];
  return [
    { type: "category", label, ...(index?.page && { page: index.page.newId }), items: inner },
  ];
}
