import { safeDecode } from "../../../model/url/route.ts";

/** An address in its three parts; `suffix` is query and fragment. */
export interface SplitAddress {
  path: string;
  suffix: string;
}

export function splitAddress(address: string): SplitAddress {
  const end = address.search(/[?#]/);
  return end < 0
    ? { path: address, suffix: "" }
    : { path: address.slice(0, end), suffix: address.slice(end) };
}

/** Schemes of addresses that run code in the reader's browser. */
export const scriptSchemes: readonly string[] = ["javascript", "vbscript"];

/**
 * Returns the scheme of an address in lower case; undefined without one. Browsers skip spaces and
 * control characters, so `java\nscript:` is a scheme too.
 */
export function schemeOf(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are skipped by browsers
  const bare = address.replace(/[\u0000-\u0020]/g, "");
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

/** Whether the address leads to another host or opens another program. */
export function isExternal(address: string): boolean {
  return address.startsWith("//") || schemeOf(address) !== undefined;
}

/**
 * An address as other engines write it, in the form of this one: `@site/docs` is the folder of docs, `@site/static` and
 * `pathname://` are the files below `public`.
 */
export function ownAddress(address: string): string {
  return address
    .replace(/^pathname:\/\/\/?(?=[^/])/, "/")
    .replace(/^@site\/(?:docs|static)\//, "/");
}

/** Paths that a link or an import from the top can mean: below `content/docs`, or with its folder's name before it. */
export function pathsFromTop(path: string): string[] {
  if (/^\.\.?(?:\/|$)/.test(path)) return [];
  const top = resolveFile("", path);
  return top === undefined ? [] : [top, ...(top.startsWith("docs/") ? [top.slice(5)] : [])];
}

/**
 * Path below `content/docs` of a file that another file names: relative to that file, or from
 * the top where it starts with a slash. Undefined where it leads outside.
 */
export function resolveFile(from: string, path: string): string | undefined {
  const decoded = safeDecode(path).replace(/\\/g, "/");
  const folders = decoded.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const segment of decoded.split("/")) {
    if (segment === ".." && folders.pop() === undefined) return undefined;
    if (segment !== ".." && segment !== "." && segment !== "") folders.push(segment);
  }
  return folders.join("/");
}

/** The path under which the file `from` names the file `to`. */
export function relativePath(from: string, to: string): string {
  const fromFolders = from.split("/").slice(0, -1);
  const toParts = to.split("/");
  let shared = 0;
  while (shared < fromFolders.length && fromFolders[shared] === toParts[shared]) shared++;
  const up = fromFolders.slice(shared).map(() => "..");
  return [...(up.length > 0 ? up : ["."]), ...toParts.slice(shared)].join("/");
}
