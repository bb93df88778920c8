import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import type { ResolvedCategory, ResolvedItem, ResolvedLink } from "../../model/page/sidebar.ts";
import { numberPrefix } from "../../model/url/number-prefix.ts";
import { humanize } from "../load/fallback-title.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import { sidebarLabel } from "./doc-index.ts";
import type { Folder } from "./folder-tree.ts";

type Categories = ReadonlyMap<string, CategoryMetadata>;

interface Ranked {
  position: number;
  name: string;
  item: ResolvedItem;
}

const collator = new Intl.Collator("en", { numeric: true });

/** The items of a folder: ordered by position, then number prefix, then name. */
export function autogenerate(folder: Folder, categories: Categories): ResolvedItem[] {
  return rank(folder.docs, folder.folders, categories);
}

function rank(
  docs: readonly RoutedDoc[],
  folders: readonly Folder[],
  categories: Categories,
): ResolvedItem[] {
  return [
    ...docs.map(rankDoc),
    ...folders.flatMap((folder) => rankFolder(folder, categories) ?? []),
  ]
    .sort((a, b) => compareNumbers(a.position, b.position) || collator.compare(a.name, b.name))
    .map(({ item }) => item);
}

/** Both may be infinite, where a subtraction has no result. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function rankDoc(doc: RoutedDoc): Ranked {
  const name = doc.path.slice(doc.path.lastIndexOf("/") + 1);
  return {
    position: doc.frontMatter.sidebar_position ?? numberPrefix(name) ?? Number.POSITIVE_INFINITY,
    name: doc.id,
    item: docLink(doc),
  };
}

export function docLink(doc: RoutedDoc, label = sidebarLabel(doc)): ResolvedLink {
  return { type: "link", label, target: doc.route, docId: doc.id };
}

/** A folder without pages is nothing to show. */
function rankFolder(folder: Folder, categories: Categories): Ranked | undefined {
  const metadata = categories.get(folder.path);
  const name = folder.path.slice(folder.path.lastIndexOf("/") + 1);
  const index = folder.docs.find((doc) => doc.isFolderIndex);
  const others = folder.docs.filter((doc) => doc !== index);
  const items = rank(others, folder.folders, categories);
  if (!index && items.length === 0) return undefined;
  const label = metadata?.label ?? (index ? sidebarLabel(index) : humanize(name));
  const own = metadata?.position ?? index?.frontMatter.sidebar_position ?? numberPrefix(name);
  const item = index && items.length === 0 ? docLink(index, label) : category();
  return { position: own ?? Number.POSITIVE_INFINITY, name: folder.plainPath, item };

  function category(): ResolvedCategory {
    return {
      type: "category",
      label,
      ...(index && { page: { target: index.route, docId: index.id } }),
      collapsible: metadata?.collapsible ?? true,
      collapsed: metadata?.collapsed ?? true,
      items,
    };
  }
}
