import type { SourceRange } from "../module.ts";
import type { Service } from "../service/service.ts";

type Module = Pick<Service, "repository" | "source" | "version">;

/** The module's address for a `source` argument, pinned to its version. */
export function moduleSource({ repository, source, version }: Module): string {
  return `git::git@github.com:${repository}.git//${source}?ref=v${version}`;
}

/** The module's folder at its version. */
export function folderAddress({ repository, source, version }: Module): string {
  return `https://github.com/${repository}/tree/v${version}/${source}`;
}

export function releaseAddress({ repository }: Module, version: string): string {
  return `https://github.com/${repository}/releases/tag/v${version}`;
}

/**
 * A block in its file. Line numbers are given where the catalog's files are those of the
 * repository; elsewhere the browser is told which text to look for.
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
