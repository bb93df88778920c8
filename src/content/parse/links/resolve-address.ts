import { safeDecode } from "../../../model/url/route.ts";
import { getScheme } from "../../../model/url/scheme.ts";

export interface SplitAddress {
  path: string;
  suffix: string;
}

/** `isFile` says whether a file has such a name, with `#` or `?` in it. */
export function splitAddress(
  address: string,
  isFile: (path: string) => boolean = () => false,
): SplitAddress {
  const end = address.search(/[?#]/);
  return end < 0 || (/\.[a-z]\w*$/i.test(address.slice(end)) && isFile(address))
    ? { path: address, suffix: "" }
    : { path: address.slice(0, end), suffix: address.slice(end) };
}

export function isExternal(address: string): boolean {
  return address.startsWith("//") || getScheme(address) !== undefined;
}

/** `@site/docs` is the docs folder; `@site/static` and `pathname://` are below `public`. */
export function withoutDocusaurusPrefix(address: string): string {
  return address
    .replace(/^pathname:\/\/\/?(?=[^/])/, "/")
    .replace(/^@site\/(?:docs|static)\//, "/");
}

/** Files below `content/docs` to which a path from the root, with or without `docs/`, may lead. */
export function getPathsFromRoot(path: string): string[] {
  if (/^\.\.?(?:\/|$)/.test(path)) return [];
  const file = resolveFile("", path);
  if (file === undefined) return [];
  return file.startsWith("docs/") ? [file, file.slice("docs/".length)] : [file];
}

/** The address of a file below `public` by its path in the site folder, or that of Docusaurus. */
export function toPublicAddress(sitePath: string): string | undefined {
  return /^(?:public|static)(\/.+)$/.exec(sitePath)?.[1];
}

/** Undefined for a path outside the source folder. A leading slash starts at that folder. */
export function resolveFile(from: string, path: string): string | undefined {
  const decoded = safeDecode(path).replace(/\\/g, "/");
  const folders = decoded.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const segment of decoded.split("/")) {
    if (segment === ".." && folders.pop() === undefined) return undefined;
    if (segment !== ".." && segment !== "." && segment !== "") folders.push(segment);
  }
  return folders.join("/");
}

export function getRelativePath(from: string, to: string): string {
  const fromFolders = from.split("/").slice(0, -1);
  const toParts = to.split("/");
  let shared = 0;
  while (shared < fromFolders.length && fromFolders[shared] === toParts[shared]) shared++;
  const up = fromFolders.slice(shared).map(() => "..");
  return [...(up.length > 0 ? up : ["."]), ...toParts.slice(shared)].join("/");
}
