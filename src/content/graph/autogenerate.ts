import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import type { ResolvedCategory, ResolvedItem, ResolvedLink } from "../../model/page/sidebar.ts";
import { humanize, numberPrefix, withoutNumberPrefix } from "../load/file-names.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import { sidebarLabel } from "./sidebar-tree.ts";

type Categories = ReadonlyMap<string, CategoryMetadata>;

interface Ranked {
  position: number;
  name: string;
  item: ResolvedItem;
}

const collator = new Intl.Collator("en", { numeric: true });

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

/** Both can be infinite, so subtraction could return NaN. */
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

export interface Folder {
  path: string;
  plainPath: string;
  docs: RoutedDoc[];
  folders: Folder[];
}

/** Returns folders by path without number prefixes, so that `01-guides` and `guides` are one. */
export function buildFolderTree(docs: readonly RoutedDoc[]): Map<string, Folder> {
  const byPath = new Map<string, Folder>();
  const top = addFolder("", byPath);
  for (const doc of docs) {
    if (!doc.frontMatter.unlisted) folderAt(doc.folder, byPath, top).docs.push(doc);
  }
  const byPlainPath = new Map<string, Folder>();
  for (const folder of byPath.values()) {
    const same = byPlainPath.get(folder.plainPath);
    byPlainPath.set(folder.plainPath, same ? joined(same, folder) : folder);
  }
  return byPlainPath;
}

function joined(first: Folder, second: Folder): Folder {
  return {
    ...first,
    docs: [...first.docs, ...second.docs],
    folders: [...first.folders, ...second.folders],
  };
}

function folderAt(path: string, byPath: Map<string, Folder>, top: Folder): Folder {
  const known = path === "" ? top : byPath.get(path);
  if (known) return known;
  const parent = folderAt(path.split("/").slice(0, -1).join("/"), byPath, top);
  const folder = addFolder(path, byPath);
  parent.folders.push(folder);
  return folder;
}

function addFolder(path: string, byPath: Map<string, Folder>): Folder {
  const folder = { path, plainPath: plainFolderPath(path), docs: [], folders: [] };
  byPath.set(path, folder);
  return folder;
}

/** A folder's path as in ids. `.` is the top folder. */
export function plainFolderPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  return segments.map(withoutNumberPrefix).join("/").normalize("NFC");
}
