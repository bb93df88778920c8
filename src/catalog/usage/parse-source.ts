export interface ModuleAddress {
  repository: string;
  path: string;
  /** The version in `ref`; all of `ref` if it has none, as for branches and commits. */
  version: string | null;
  /** What a tag such as `vpc-v1.2.3` has before the version, except a plain `v`. */
  tagPrefix?: string;
  registry?: RegistryModule;
}

/** The last segment of `owner/name` or `host/group/name`. */
export function getRepositoryName(repository: string): string {
  return repository.slice(repository.lastIndexOf("/") + 1);
}

interface RegistryModule {
  name: string;
  constraint: string | null;
}

/**
 * Parses the source of a module: git over SSH or HTTPS, `github.com/owner/name`,
 * `namespace/name/provider` of a registry, or Terragrunt's `tfr://`.
 *
 * @param constraint value of `version` next to the source
 * @returns null for local paths, archives, and buckets
 */
export function parseSource(
  source: string,
  constraint: string | null = null,
): ModuleAddress | null {
  if (/^\.{0,2}\//.test(source)) return null;
  const [, address = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(source) ?? [];
  const parameters = new Map(query.split("&").map(getParameter));
  const [root, path] = splitFolder(address);
  if (archive.test(root) || (parameters.get("archive") ?? "false") !== "false") return null;
  const tfr = /^tfr:\/\/([^/]*)\/(.+)$/.exec(root);
  if (tfr) {
    const [, host = "", name = ""] = tfr;
    // `tfr://acme/vpc/aws` lacks the slash of the default host.
    if (host !== "" && !/[.:]/.test(host)) return null;
    const module = host === "" ? name : `${host}/${name}`;
    return parseRegistryAddress(module, path, parameters.get("version") ?? null);
  }
  return (
    parseRegistryAddress(root, path, constraint) ??
    parseGitAddress(root, path, parameters.get("ref") ?? null)
  );
}

function getParameter(text: string): [name: string, value: string] {
  const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}

const archive = /\.(?:zip|tgz|tbz2|txz|tar(?:\.(?:gz|bz2|xz))?)$/i;

/** Splits at the `//` that does not belong to a scheme. */
function splitFolder(address: string): [root: string, folder: string] {
  const scheme = /^(?:\w+::)?\w+:\/\//.exec(address)?.[0].length ?? 0;
  const index = address.indexOf("//", scheme === 0 ? 0 : scheme + 1);
  if (index === -1) return [address, ""];
  return [address.slice(0, index), address.slice(index).replace(/^\/+|\/+$/g, "")];
}

const publicRegistries = new Set(["registry.terraform.io", "registry.opentofu.org"]);

/** Hosts whose short addresses look like those of a registry. */
const codeHosts = new Set(["github.com", "gitlab.com", "bitbucket.org"]);

function parseRegistryAddress(
  name: string,
  path: string,
  constraint: string | null,
): ModuleAddress | null {
  const [, host, namespace = "", module = "", provider = ""] =
    /^(?:([\w-]+(?:\.[\w-]+)+(?::\d+)?)\/)?([\w-]+)\/([\w-]+)\/([a-z\d-]+)$/i.exec(name) ?? [];
  if (provider === "" || codeHosts.has(host?.toLowerCase() ?? "")) return null;
  const isPublic = host === undefined || publicRegistries.has(host.toLowerCase());
  // The public registries require this repository name.
  const repository = isPublic ? `${namespace}/terraform-${provider}-${module}` : name;
  return {
    repository: repository.toLowerCase(),
    path,
    version: null,
    registry: { name, constraint },
  };
}

function parseGitAddress(root: string, folder: string, ref: string | null): ModuleAddress | null {
  const { isGit, isShort, host, path } = splitGitAddress(root);
  if (!isGit) return null;
  const segments = path.replace(/^\/+|\/+$/g, "").split("/");
  // `github.com/owner/name/folder` needs no `//`.
  const folderInPath = isShort && host !== "gitlab.com" ? segments.splice(2) : [];
  if (segments.length < 2) return null;
  const name = segments.pop()?.replace(/\.git$/, "") ?? "";
  return {
    repository: createRepositoryId(host, [...segments, name]),
    path: [...folderInPath, folder].filter((part) => part !== "").join("/"),
    version: ref ? getVersionOfRef(ref) : null,
    ...(ref && isPrefixed(ref) && { tagPrefix: ref.slice(0, -getVersionOfRef(ref).length) }),
  };
}

/** Only a URL has a port: in `git@host:123/name`, `123` is a folder. */
function splitGitAddress(root: string) {
  const address = root.replace(/^git::/i, "");
  const hasPrefix = address !== root;
  const [, urlHost, urlPath] =
    /^(?:ssh|https?|git):\/\/(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:](.+)$/i.exec(address) ??
    [];
  const [, user, plainHost, plainPath] =
    /^([^@/:]+@)?([\w-]+(?:\.[\w-]+)+)[/:](.+)$/i.exec(address) ?? [];
  const host = (urlHost ?? plainHost ?? "")
    .toLowerCase()
    .replace(/^www\.(?=(?:github|gitlab)\.com$|bitbucket\.org$)/, "");
  const isShort = urlHost === undefined && user === undefined && codeHosts.has(host);
  const hasScheme = /^git:\/\//i.test(address);
  const isGit = hasPrefix || hasScheme || user !== undefined || isShort || host === "github.com";
  return { isGit, isShort, host, path: urlPath ?? plainPath ?? "" };
}

/** `owner/name` on GitHub, otherwise with the host. Forms of Azure DevOps share an id. */
function createRepositoryId(host: string, segments: readonly string[]): string {
  const path = getAzurePath(host, segments);
  const named = path ? ["dev.azure.com", ...path] : [host, ...segments];
  return (host === "github.com" ? segments : named).join("/").toLowerCase();
}

/** Organization, project, and name; null on other hosts. A repository may share the project's name. */
export function getAzurePath(host: string, segments: readonly string[]): string[] | null {
  const [, organization] = /^([\w-]+)\.visualstudio\.com$/.exec(host) ?? [];
  if (organization === undefined && !/(?:^|\.)dev\.azure\.com$/.test(host)) return null;
  const isOwnHost = organization !== undefined && organization !== "vs-ssh";
  const path = segments.filter((name) => name !== "_git" && name !== "DefaultCollection");
  if (path[0] === "v3") path.shift();
  if (isOwnHost) path.unshift(organization);
  const [owner = "", project = "", name = project] = path.map((text) =>
    text.replaceAll("%20", " "),
  );
  return [owner, project, name];
}

/** The version of a tag such as `v1.2.3`, `tags/1.2.3`, `vpc/v1.2.3`, `vpc-v1.2.3`, or `release1.2.3`. */
function getVersionOfRef(ref: string): string {
  const [, version] =
    /^(?:[\w./-]*[/@-]|[A-Za-z]+)?[vV]?\.?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(ref) ?? [];
  return version ?? ref;
}

function isPrefixed(ref: string): boolean {
  return getVersionOfRef(ref) !== ref && !/^(?:tags\/)?v?\.?\d/i.test(ref);
}
