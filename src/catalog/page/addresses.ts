import type { SourceRange } from "../../model/reference/module.ts";
import type { Service } from "../service/service.ts";

interface Module extends Pick<Service, "repository" | "source" | "version"> {
  /** Text before the version in tags. Default: `v`. */
  tagPrefix?: string | undefined;
}

export function anchorId(kind: "input" | "output", path: readonly string[]): string {
  return `${kind}_${path.join(".").replace(/\s/g, "_")}`;
}

export function anchorHref(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

export function moduleSource(module: Module): string {
  return unpinnedSource(module) + module.version;
}

/** The source up to the version. A module in the root of its repository has no folder. */
export function unpinnedSource(module: Omit<Module, "version">): string {
  const { repository, source, tagPrefix = "v" } = module;
  const { host, path } = hostOf(repository);
  const address = isAzure(host) ? `git::${azureAddress(path)}` : `git::git@${host}:${path}.git`;
  return `${address}${source === "" ? "" : `//${source}`}?ref=${tagPrefix}`;
}

export function folderAddress({ repository, source, version, tagPrefix = "v" }: Module): string {
  return treeAddress(repository, `${tagPrefix}${version}`, source, "tree");
}

/** A file or folder of the repository at the tag. */
export function fileAddress(
  { repository, version, tagPrefix = "v" }: Module,
  path: string,
): string {
  const isFile = /[^/]\.[^/.]+$/.test(path);
  return treeAddress(
    repository,
    `${tagPrefix}${version}`,
    path.replace(/\/$/, ""),
    isFile ? "blob" : "tree",
  );
}

/** The bytes of a file at the tag; null if the host has no such address. */
export function rawAddress(
  { repository, version, tagPrefix = "v" }: Module,
  path: string,
): string | null {
  const { host, path: name } = hostOf(repository);
  const tag = `${tagPrefix}${version}`;
  if (host === "github.com") return `https://raw.githubusercontent.com/${name}/${tag}/${path}`;
  if (isGitLab(host)) return `https://${host}/${name}/-/raw/${tag}/${path}`;
  return host === "bitbucket.org" ? `https://${host}/${name}/raw/${tag}/${path}` : null;
}

export function releaseAddress({ repository, tagPrefix = "v" }: Module, version: string): string {
  const tag = `${tagPrefix}${version}`;
  const { host, path } = hostOf(repository);
  if (host === "github.com") return `https://github.com/${path}/releases/tag/${tag}`;
  if (isGitLab(host)) return `https://${host}/${path}/-/releases/${encodeURIComponent(tag)}`;
  return treeAddress(repository, tag, "", "tree");
}

function hostOf(repository: string): { host: string; path: string } {
  const [first = ""] = repository.split("/", 1);
  return first.includes(".") && repository.split("/").length > 2
    ? { host: first, path: repository.slice(first.length + 1) }
    : { host: "github.com", path: repository };
}

const isGitLab = (host: string) => /(?:^|\.)gitlab\./.test(host);
const isAzure = (host: string) => host === "dev.azure.com";

function azureAddress(path: string): string {
  const [organization, project, name] = path.split("/");
  return `https://dev.azure.com/${organization}/${project}/_git/${name}`;
}

/** A folder or file at a tag. Hosts with unknown URLs get the URL of the repository. */
function treeAddress(repository: string, tag: string, path: string, kind: "tree" | "blob"): string {
  const { host, path: name } = hostOf(repository);
  if (isAzure(host)) {
    return `${azureAddress(name)}?path=/${path}&version=GT${encodeURIComponent(tag)}`;
  }
  const base = `https://${host}/${name}`;
  if (host === "github.com") return `${base}/${kind}/${tag}/${path}`;
  if (isGitLab(host)) return `${base}/-/${kind}/${tag}/${path}`;
  return host === "bitbucket.org" ? `${base}/src/${tag}/${path}` : base;
}

/**
 * The URL of a block. Line numbers are valid for exact copies only; otherwise the browser searches
 * for `opening`.
 */
export function blockAddress(
  service: Module & Pick<Service, "exactSource">,
  { file, line, endLine }: SourceRange,
  opening: string,
): { href: string; text: string } {
  const { repository, source, version, exactSource, tagPrefix = "v" } = service;
  const own = source === "" ? file : `${source}/${file}`;
  const path = treeAddress(repository, `${tagPrefix}${version}`, own, "blob");
  if (!path.includes("/blob/")) return { href: path, text: file };
  if (!exactSource) return { href: `${path}#:~:text=${encodeURIComponent(opening)}`, text: file };
  const lines = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return { href: path + lines, text: `${file}:${line}` };
}
