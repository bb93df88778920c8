import { fillIn } from "../../model/messages/fill-in.ts";
import type { SourceRange } from "../../model/reference/module.ts";
import type { HostUrls, Service } from "../service/service.ts";

interface AddressedModule extends Pick<Service, "repository" | "source" | "version"> {
  /** Text before the version in tags. Default: `v`. */
  tagPrefix?: string | undefined;
  /** Tags that are not the prefix and the version, by version. */
  otherTags?: Readonly<Record<string, string>> | undefined;
  sourceTemplate?: string | null | undefined;
  host?: HostUrls | null | undefined;
}

export function getAnchorId(kind: "input" | "output", path: readonly string[]): string {
  return `${kind}_${path.join(".").replace(/\s/g, "_")}`;
}

export function getAnchorHref(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

export const hostKinds = ["github", "gitlab", "bitbucket", "azure"] as const;

type HostKind = (typeof hostKinds)[number];

/** URL templates by host. `{encodedTag}` has no slashes. */
const urlsOfKind: Record<HostKind, HostUrls> = {
  github: {
    folder: "https://{host}/{repository}/tree/{tag}/{path}",
    file: "https://{host}/{repository}/blob/{tag}/{path}",
    raw: "https://{host}/{repository}/raw/{tag}/{path}",
    release: "https://{host}/{repository}/releases/tag/{tag}",
  },
  gitlab: {
    folder: "https://{host}/{repository}/-/tree/{tag}/{path}",
    file: "https://{host}/{repository}/-/blob/{tag}/{path}",
    raw: "https://{host}/{repository}/-/raw/{tag}/{path}",
    release: "https://{host}/{repository}/-/releases/{encodedTag}",
  },
  bitbucket: {
    folder: "https://{host}/{repository}/src/{tag}/{path}",
    file: "https://{host}/{repository}/src/{tag}/{path}",
    raw: "https://{host}/{repository}/raw/{tag}/{path}",
  },
  azure: {
    folder: "https://{host}/{repository}?path=/{path}&version=GT{encodedTag}",
    file: "https://{host}/{repository}?path=/{path}&version=GT{encodedTag}",
  },
};

/** Hosts with unknown URLs get the URL of the repository. */
const unknownUrls: HostUrls = {
  folder: "https://{host}/{repository}",
  file: "https://{host}/{repository}",
};

export function getHostUrls(kind: HostKind): HostUrls {
  return urlsOfKind[kind];
}

/** The kind of a host with a well-known name. */
export function getHostKind(host: string): HostKind | null {
  if (host === "github.com") return "github";
  if (/(?:^|\.)gitlab\./.test(host)) return "gitlab";
  if (host === "bitbucket.org") return "bitbucket";
  return host === azureHost ? "azure" : null;
}

const azureHost = "dev.azure.com";

/** Splits `owner/name` on GitHub, or `host/path`. */
export function getHost(repository: string): { host: string; path: string } {
  const [first = ""] = repository.split("/", 1);
  return first.includes(".") && repository.split("/").length > 2
    ? { host: first, path: repository.slice(first.length + 1) }
    : { host: "github.com", path: repository };
}

function getUrls({ repository, host: urls }: AddressedModule): HostUrls {
  if (urls) return urls;
  const { host } = getHost(repository);
  const kind = getHostKind(host);
  const hostUrls = kind ? urlsOfKind[kind] : unknownUrls;
  return host === "github.com" ? { ...hostUrls, raw: githubRaw } : hostUrls;
}

const githubRaw = "https://raw.githubusercontent.com/{repository}/{tag}/{path}";

/** The path in URLs of the website and of clones over HTTPS. */
function getWebPath(repository: string): string {
  const { host, path: repositoryPath } = getHost(repository);
  const path = repositoryPath.replaceAll(" ", "%20");
  const [organization, project, name] = path.split("/");
  return host === azureHost ? `${organization}/${project}/_git/${name}` : path;
}

/** The page of a repository; null on hosts with unknown URLs. */
export function getRepositoryUrl(repository: string): string | null {
  const { host, path } = getHost(repository);
  return path && getHostKind(host) ? `https://${host}/${getWebPath(repository)}` : null;
}

const releasePaths: Partial<Record<HostKind, string>> = {
  github: "/releases",
  gitlab: "/-/releases",
};

/** The list of releases, or the page of the repository; null on hosts with unknown URLs. */
export function getReleasesUrl(repository: string): string | null {
  const url = getRepositoryUrl(repository);
  const kind = getHostKind(getHost(repository).host);
  return url && url + ((kind && releasePaths[kind]) ?? "");
}

/** The address that `git clone` takes. */
export function getCloneAddress(repository: string): string {
  const { host } = getHost(repository);
  return `https://${host}/${getWebPath(repository)}${host === azureHost ? "" : ".git"}`;
}

export function getTag({
  version,
  tagPrefix = "v",
  otherTags,
}: Omit<AddressedModule, "source">): string {
  return otherTags?.[version] ?? `${tagPrefix}${version}`;
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

function fillTemplate(template: string, module: AddressedModule, path: string): string {
  const { repository, version } = module;
  const tag = getTag(module);
  return fillIn(template, {
    host: getHost(repository).host,
    repository: getWebPath(repository),
    tag: encodePath(tag),
    encodedTag: encodeURIComponent(tag),
    version,
    path,
  });
}

/** The value of `source` in code. Registry sources have the form `tfr://host/name?version=1.2.3`. */
export function getModuleSource(module: AddressedModule): string {
  const tag = module.otherTags?.[module.version];
  const template = getTemplate(module);
  return tag !== undefined && template.endsWith("{tag}")
    ? getSourceUntilTag(module, template) + tag
    : getUnpinnedSource(module) + module.version;
}

/** The source up to the version. A module in the root of its repository has no folder. */
export function getUnpinnedSource(module: Omit<AddressedModule, "version">): string {
  const template = getTemplate(module);
  const { tagPrefix = "v" } = module;
  return getSourceUntilTag(module, template) + (template.endsWith("{tag}") ? tagPrefix : "");
}

export const sourceForms = ["ssh", "https"] as const;

function getTemplate({
  repository,
  sourceTemplate,
}: Pick<AddressedModule, "repository" | "sourceTemplate">): string {
  const setting = sourceTemplate ?? "ssh";
  if (setting.includes("{tag}") || setting.includes("{version}")) return setting;
  // Anything else names a registry.
  if (setting !== "ssh" && setting !== "https") {
    const hasHost = setting.split("/").length === 4;
    return `tfr://${hasHost ? "" : "/"}${setting}//{folder}?version={version}`;
  }
  const { host, path } = getHost(repository);
  const address =
    setting === "https" || host === azureHost
      ? getCloneAddress(repository)
      : `git@${host}:${path}.git`;
  return `git::${address}//{folder}?ref={tag}`;
}

function getSourceUntilTag(module: Omit<AddressedModule, "version">, template: string): string {
  const { repository, source } = module;
  const { host, path } = getHost(repository);
  const unpinned = template
    .replace(/\{(?:tag|version)\}$/, "")
    .replace(source === "" ? "//{folder}" : "", "");
  return fillIn(unpinned, {
    host,
    repository: path,
    folder: source,
    module: source.split("/").at(-1) || (path.split("/").at(-1) ?? ""),
  });
}

export function getFolderAddress(module: AddressedModule): string {
  return fillTemplate(getUrls(module).folder, module, module.source);
}

/** A file or folder of the repository at the tag. */
export function getFileAddress(module: AddressedModule, path: string): string {
  const isFile = /[^/]\.[^/.]+$/.test(path);
  const urls = getUrls(module);
  return fillTemplate(isFile ? urls.file : urls.folder, module, path.replace(/\/$/, ""));
}

/** The bytes of a file at the tag; null if the host has no such address. */
export function getRawAddress(module: AddressedModule, path: string): string | null {
  const { raw } = getUrls(module);
  return raw === undefined ? null : fillTemplate(raw, module, path);
}

export function getReleaseAddress(module: AddressedModule, version: string): string {
  const { release, folder } = getUrls(module);
  return fillTemplate(release ?? folder, { ...module, version }, "");
}

/** Line numbers are valid for exact copies only; otherwise the browser searches for `opening`. */
export function getBlockAddress(
  service: AddressedModule & Pick<Service, "exactSource">,
  { file, line, endLine }: SourceRange,
  opening: string,
): { href: string; text: string } {
  const { source, exactSource } = service;
  const path = fillTemplate(
    getUrls(service).file,
    service,
    source === "" ? file : `${source}/${file}`,
  );
  if (!path.includes("/blob/")) return { href: path, text: file };
  if (!exactSource) return { href: `${path}#:~:text=${encodeURIComponent(opening)}`, text: file };
  const lines = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return { href: path + lines, text: `${file}:${line}` };
}
