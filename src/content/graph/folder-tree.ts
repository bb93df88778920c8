import { withoutNumberPrefix } from "../../model/url/number-prefix.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";

/** A folder below `content/docs` with the pages that a sidebar may show. */
export interface Folder {
  /** As it is on disk; empty for the top. */
  path: string;
  /** Without number prefixes, as in ids. */
  plainPath: string;
  docs: RoutedDoc[];
  folders: Folder[];
}

/** All folders by their path without number prefixes; `01-guides` and `guides` are one. */
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

/** A folder's path as it stands in ids. `.` is the top. */
export function plainFolderPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  return segments.map(withoutNumberPrefix).join("/").normalize("NFC");
}
