import type { SourceRange } from "../../model/reference/module.ts";
import type { Service } from "../service/service.ts";

type Module = Pick<Service, "repository" | "source" | "version">;

/** The id of an input, output or attribute; ids cannot contain white space. */
export function anchorId(kind: "input" | "output", path: readonly string[]): string {
  return `${kind}_${path.join(".").replace(/\s/g, "_")}`;
}

export function anchorHref(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

export function moduleSource(module: Module): string {
  return `${unpinnedSource(module)}?ref=v${module.version}`;
}

export function unpinnedSource({ repository, source }: Omit<Module, "version">): string {
  return `git::git@github.com:${repository}.git//${source}`;
}

export function folderAddress({ repository, source, version }: Module): string {
  return `https://github.com/${repository}/tree/v${version}/${source}`;
}

export function releaseAddress({ repository }: Module, version: string): string {
  return `https://github.com/${repository}/releases/tag/v${version}`;
}

/**
 * The URL of a block. Line numbers are valid for exact copies only; otherwise the browser searches
 * for `opening`.
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
