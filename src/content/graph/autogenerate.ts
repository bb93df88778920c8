import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import type { ResolvedCategory, ResolvedItem, ResolvedLink } from "../../model/page/sidebar.ts";
import {
  compareByPosition,
  getNumberPrefix,
  getSidebarPosition,
  humanize,
  withoutNumberPrefix,
} from "../load/file-names.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import { getSidebarLabel } from "./doc-index.ts";

type Categories = ReadonlyMap<string, CategoryMetadata>;

interface SortableItem {
  position: number;
  name: string;
  item: ResolvedItem;
}

export function autogenerate(folder: Folder, categories: Categories): ResolvedItem[] {
  return getSortedItems(folder.docs, folder.folders, categories);
}

function getSortedItems(
  docs: readonly RoutedDoc[],
  folders: readonly Folder[],
  categories: Categories,
): ResolvedItem[] {
  const items = [
    ...docs.map(getDocItem),
    ...folders.flatMap((folder) => getFolderItem(folder, categories) ?? []),
  ];
  return items.sort(compareByPosition).map(({ item }) => item);
}

function getDocItem(doc: RoutedDoc): SortableItem {
  const name = doc.path.slice(doc.path.lastIndexOf("/") + 1);
  return {
    position: getSidebarPosition(name, doc.frontMatter.sidebar_position),
    name: doc.id,
    item: getDocLink(doc),
  };
}

export function getDocLink(doc: RoutedDoc, label = getSidebarLabel(doc)): ResolvedLink {
  return { type: "link", label, target: doc.route, docId: doc.id };
}

function getFolderItem(folder: Folder, categories: Categories): SortableItem | undefined {
  const metadata = folder.paths.map((path) => categories.get(path)).find(Boolean);
  const names = folder.paths.map((path) => path.slice(path.lastIndexOf("/") + 1));
  const index = folder.docs.find((doc) => doc.isFolderIndex);
  const others = folder.docs.filter((doc) => doc !== index);
  const items = getSortedItems(others, folder.folders, categories);
  if (!index && items.length === 0) return undefined;
  const label = metadata?.label ?? (index ? getSidebarLabel(index) : getFolderLabel(folder, names));
  const position =
    metadata?.position ??
    index?.frontMatter.sidebar_position ??
    names.map(getNumberPrefix).find((number) => number !== undefined);
  const item = index && items.length === 0 ? getDocLink(index, label) : category();
  return { position: position ?? Number.POSITIVE_INFINITY, name: folder.plainPath, item };

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

/** `dns` becomes "DNS" if a title in the folder contains this name. */
function getFolderLabel({ docs }: Folder, [name = ""]: readonly string[]): string {
  const titles = docs.map(({ frontMatter }) => frontMatter.title);
  const text = titles.filter((title) => !isInCapitals(title)).join(" ");
  const abbreviations = text.match(/\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*/gu) ?? [];
  return humanize(name).replace(
    /\p{L}+/gu,
    (word) => abbreviations.find((other) => other.toLowerCase() === word.toLowerCase()) ?? word,
  );
}

/** A title such as `READ THE BASICS` does not show which words are abbreviations. */
function isInCapitals(title: string): boolean {
  const words = title.match(/\p{L}+/gu) ?? [];
  return words.length > 1 && /\p{Lu}{5}/u.test(title) && !/[\p{Ll}\p{Lo}]/u.test(title);
}

/** A folder below `content/docs`. `01-guides` and `guides` are the same folder. */
export interface Folder {
  paths: string[];
  /** Without number prefixes, as in ids. Empty for the top folder. */
  plainPath: string;
  docs: RoutedDoc[];
  folders: Folder[];
}

export function buildFolderTree(docs: readonly RoutedDoc[]): Map<string, Folder> {
  const byPath = new Map<string, Folder>();
  addFolder("", byPath);
  for (const doc of docs) {
    if (!doc.frontMatter.unlisted) addFolder(doc.folder, byPath).docs.push(doc);
  }
  return byPath;
}

function addFolder(path: string, byPath: Map<string, Folder>): Folder {
  const plainPath = getPlainFolderPath(path);
  const existing = byPath.get(plainPath);
  if (existing) {
    if (!existing.paths.includes(path)) existing.paths.push(path);
    return existing;
  }
  const folder: Folder = { paths: [path], plainPath, docs: [], folders: [] };
  byPath.set(plainPath, folder);
  if (path !== "") addFolder(path.split("/").slice(0, -1).join("/"), byPath).folders.push(folder);
  return folder;
}

export function getPlainFolderPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  return segments.map(withoutNumberPrefix).join("/").normalize("NFC");
}
