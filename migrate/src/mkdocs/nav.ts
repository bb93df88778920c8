import { basename, join, posix } from "node:path";
import picomatch from "picomatch";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { compareText } from "../../../src/model/compare-text.ts";
import { readYaml } from "../site/site-migration.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  readText,
  stripTags,
} from "../text/values.ts";

interface NavFolders {
  root: string;
  /** Paths of all pages below the root. */
  pages: readonly string[];
  /** Files that list the pages of their folder: `.pages` of awesome-pages, or `SUMMARY.md`. */
  fileNames: readonly string[];
}

/** The names of files that list pages, according to the plugins that read them. */
export function getNavFileNames(plugins: Readonly<Record<string, Json>>): string[] {
  const name = (plugin: string, option: string, fallback: string) =>
    plugin in plugins ? [asString(asRecord(plugins[plugin])[option]) ?? fallback] : [];
  return [
    ...name("awesome-pages", "filename", ".pages"),
    ...name("awesome-nav", "filename", ".nav.yml"),
    ...name("literate-nav", "nav_file", "SUMMARY.md"),
  ];
}

/**
 * Replaces folders, patterns such as `guides/*`, and `...` in a `nav` with their pages. Without a
 * `nav`, the files of the folders decide; undefined if no folder has one.
 */
export function resolveNav(nav: Json, sources: NavFolders): Json {
  const isPage = (path: string) => !sources.fileNames.includes(basename(path));
  const folders = { ...sources, pages: sources.pages.filter(isPage) };
  if (nav !== undefined) {
    const listed = getPaths(nav).filter((path) => folders.pages.includes(path));
    return resolveEntries(asArray(nav), "", folders, new Set(listed));
  }
  const hasFile = getFolders(folders.pages).some(
    (folder) => readNavFile(folder, folders) !== undefined,
  );
  return hasFile ? getEntries("", folders) : undefined;
}

/** The folders of pages, with those around them. */
function getFolders(pages: readonly string[]): string[] {
  const found = new Set([""]);
  for (const page of pages) {
    for (let folder = posix.dirname(page); folder !== "."; folder = posix.dirname(folder)) {
      found.add(folder);
    }
  }
  return [...found];
}

/** @param usedElsewhere pages that `...` leaves out, because another `nav` lists them */
function resolveEntries(
  entries: readonly Json[],
  folder: string,
  folders: NavFolders,
  usedElsewhere: ReadonlySet<string> = new Set(),
): Json[] {
  // Patterns match what the list does not name.
  const named = getPaths(entries)
    .filter((path) => !path.includes("*"))
    .map((path) => getFullPath(path, folder));
  const isNamed = (page: string) =>
    named.some((path) => page === path || page.startsWith(`${path}/`));
  const unavailable = new Set([...usedElsewhere, ...folders.pages.filter(isNamed)]);
  const resolved = entries.map((entry) =>
    isRest(entry) ? entry : resolveEntry(entry, { folder, folders, usedElsewhere: unavailable }),
  );
  const listed = resolved.flatMap((value) => (isRest(value) ? [] : getPaths(value)));
  const used = new Set([...usedElsewhere, ...listed]);
  return resolved.flatMap((value): Json[] =>
    isRest(value) ? getRest(value, folder, { folders, used }) : value,
  );
}

/**
 * Returns what a rest entry (`...`) lists: the entries that no other one lists. With options, as in
 * `... | flat | guides/*.md`, the pages that match the pattern, without their folders.
 */
function getRest(
  entry: string,
  folder: string,
  { folders, used }: { folders: NavFolders; used: ReadonlySet<string> },
): Json[] {
  const options = entry
    .split("|")
    .slice(1)
    .map((option) => option.trim());
  const pattern = options.find((option) => option !== "flat" && option !== "");
  const prefix = folder === "" ? "" : `${folder}/`;
  const isMatch = pattern === undefined ? () => true : getMatcher(pattern);
  const isListed = (page: string) =>
    page.startsWith(prefix) && isMatch(page.slice(prefix.length)) && !used.has(page);
  if (options.includes("flat")) return folders.pages.filter(isListed).sort(compareText);
  const unlisted = new Set(folders.pages.filter((page) => !isListed(page)));
  return getChildren(folder, folders).flatMap((child) => createEntries(child, folders, unlisted));
}

function getMatcher(pattern: string): (path: string) => boolean {
  const [, kind, value = pattern] = /^(glob|regex)=(.*)$/.exec(pattern) ?? [];
  if (kind !== "regex") return value === "" ? () => false : picomatch(value);
  try {
    const expression = new RegExp(value);
    return (path) => expression.test(path);
  } catch {
    return () => true;
  }
}

/** Whether an entry is `...`, which may have options, as in `... | flat`. */
function isRest(entry: Json): entry is string {
  return typeof entry === "string" && entry.startsWith("...");
}

function getPaths(value: Json): string[] {
  if (typeof value === "string") return [value];
  return Object.values(isRecord(value) || Array.isArray(value) ? value : {}).flatMap(getPaths);
}

interface EntryContext {
  folder: string;
  folders: NavFolders;
  usedElsewhere: ReadonlySet<string>;
}

function resolveEntry(entry: Json, { folder, folders, usedElsewhere }: EntryContext): Json[] {
  const path = asString(entry);
  if (path !== undefined) return resolvePath(path, { folder, folders, usedElsewhere });
  return Object.entries(asRecord(entry)).map(([html, value]) => {
    const label = stripTags(html) || html;
    const entryPath = asString(value);
    if (entryPath === undefined)
      return { [label]: resolveEntries(asArray(value), folder, folders, usedElsewhere) };
    const [only, ...others] = resolvePath(entryPath, { folder, folders, usedElsewhere });
    if (others.length === 0 && typeof only === "string") return { [label]: only };
    const isFolder = others.length === 0 && isRecord(only) && !entryPath.includes("*");
    return { [label]: isFolder ? Object.values(only)[0] : [only, ...others] };
  });
}

function getFullPath(path: string, folder: string): string {
  return posix.normalize(posix.join(folder, path)).replace(/\/$/, "");
}

function resolvePath(path: string, { folder, folders, usedElsewhere }: EntryContext): Json[] {
  if (/^\w+:/.test(path)) return [path];
  const full = getFullPath(path, folder);
  if (folders.pages.includes(full)) return [full];
  if (full.includes("*")) {
    const parent = posix.dirname(full);
    // A pattern for the content of one folder also matches folders, of which it lists the pages.
    const candidates = parent.includes("*")
      ? folders.pages
      : getChildren(parent === "." ? "" : parent, folders);
    const isMatch = picomatch(full);
    const isWanted = (candidate: string) =>
      isMatch(candidate) && !(path.endsWith("/") && folders.pages.includes(candidate));
    const matches = candidates.filter(isWanted);
    return matches.length === 0
      ? [path]
      : matches.flatMap((child) => createEntries(child, folders, usedElsewhere));
  }
  const isFolder = folders.pages.some((page) => page.startsWith(`${full}/`));
  return isFolder ? createEntries(full, folders, new Set()) : [path];
}

/** A page, or a folder with the pages that are not listed elsewhere. */
function createEntries(child: string, folders: NavFolders, used: ReadonlySet<string>): Json[] {
  if (folders.pages.includes(child)) return used.has(child) ? [] : [child];
  if (folders.pages.every((page) => !page.startsWith(`${child}/`) || used.has(page))) return [];
  const title = asString(asRecord(readNavFile(child, folders)).title);
  return [{ [title ?? humanize(basename(child))]: getEntries(child, folders, used) }];
}

function getEntries(
  folder: string,
  folders: NavFolders,
  used: ReadonlySet<string> = new Set(),
): Json[] {
  const { nav } = asRecord(readNavFile(folder, folders));
  if (nav !== undefined) return resolveEntries(asArray(nav), folder, folders, used);
  return getChildren(folder, folders).flatMap((child) => createEntries(child, folders, used));
}

/** Pages and folders directly in a folder: its index, then pages, then folders. */
function getChildren(folder: string, { pages }: NavFolders): string[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const names = pages.flatMap((page) =>
    page.startsWith(prefix) ? (page.slice(prefix.length).split("/")[0] ?? "") : [],
  );
  const rank = (name: string) =>
    /^(?:index|readme)\.md$/i.test(name) ? 0 : name.endsWith(".md") ? 1 : 2;
  return [...new Set(names)]
    .sort((a, b) => rank(a) - rank(b) || compareText(a, b))
    .map((name) => prefix + name);
}

function readNavFile(folder: string, { root, fileNames }: NavFolders): Json {
  for (const name of fileNames) {
    const file = join(root, folder, name);
    const listed = name.endsWith(".md") ? readSummary(file) : readYaml(file);
    if (listed !== undefined) return listed;
  }
  return undefined;
}

interface ListItem {
  text: string;
  indent: number;
  children: ListItem[];
}

/** The list of links in a file such as `SUMMARY.md`. */
function readSummary(file: string): Json {
  if (!isFile(file)) return undefined;
  const top: ListItem = { text: "", indent: -1, children: [] };
  const open = [top];
  for (const [, space = "", text = ""] of readText(file).matchAll(
    /^([ \t]*)[*+-][ \t]+(.+?)[ \t]*$/gm,
  )) {
    const item: ListItem = { text, indent: space.length, children: [] };
    while ((open.at(-1) ?? top).indent >= item.indent) open.pop();
    (open.at(-1) ?? top).children.push(item);
    open.push(item);
  }
  return { nav: top.children.map(getNavEntry) };
}

/** A link with a nested list is the first page of a section. */
function getNavEntry({ text, children }: ListItem): Json {
  const [, label, address] = /^\[([^\]]*)\]\(<?([^)>]*)>?\)$/.exec(text) ?? [];
  const inner = children.map(getNavEntry);
  if (inner.length > 0) return { [label ?? text]: [...(address ? [address] : []), ...inner] };
  return label === undefined ? text : { [label]: address };
}
