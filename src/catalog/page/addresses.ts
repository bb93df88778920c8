import type { SourceRange } from "../../model/reference/module.ts";
import type { Service } from "../service/service.ts";

type Module = Pick<Service, "repository" | "source" | "version">;

/** Returns the id of an input, output or nested attribute. An id cannot contain white space. */
export function anchorId(kind: "input" | "output", path: readonly string[]): string {
  return `${kind}_${path.join(".").replace(/\s/g, "_")}`;
}

/** Returns an id as the fragment of an address. */
export function anchorHref(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** Returns the value of a `source` argument, pinned to the version. */
export function moduleSource(module: Module): string {
  return `${unpinnedSource(module)}?ref=v${module.version}`;
}

/** Returns the value of a `source` argument without a version. */
export function unpinnedSource({ repository, source }: Omit<Module, "version">): string {
  return `git::git@github.com:${repository}.git//${source}`;
}

/** Returns the address of the module's folder at its version. */
export function folderAddress({ repository, source, version }: Module): string {
  return `https://github.com/${repository}/tree/v${version}/${source}`;
}

/** Returns the address of the notes of a release. */
export function releaseAddress({ repository }: Module, version: string): string {
  return `https://github.com/${repository}/releases/tag/v${version}`;
}

/**
 * Returns the address of a block in its file. Line numbers are valid only where the catalog has
 * exact copies of the files; otherwise the browser searches for the text `opening`.
 */
export function blockAddress(
  service: Pick<Service, "repository" | "source" | "version" | "exactSource">,
  { file, line, endLine }: SourceRange,
  opening: string,
): { href: string; text: string } {
  const { repository, source, version, exactSource } = service;
  const path = `https://github.com/${repository}/blob/v${version}/${source}/${file}`;
  if (!exactSource) return { href: `${path}#:~:text=${encodeURIComponent(opening)}`, text: file };
  const lines = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return { href: path + lines, text: `${file}:${line}` };
}
