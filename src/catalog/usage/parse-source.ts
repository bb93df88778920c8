export interface ModuleAddress {
  repository: string;
  path: string;
  /** The version in the tag of `ref`, or `ref` as written. Null without `ref`. */
  version: string | null;
  registry?: RegistryModule;
}

export interface RegistryModule {
  name: string;
  constraint: string | null;
}

/**
 * Parses the source of a module: git over SSH or HTTPS, `github.com/owner/name`,
 * `namespace/name/provider` of a registry, or Terragrunt's `tfr://`.
 *
 * @param constraint value of `version` next to the source
 * @returns null for local paths, archives and buckets
 */
export function parseSource(
  source: string,
  constraint: string | null = null,
): ModuleAddress | null {
  if (/^\.{0,2}\//.test(source)) return null;
  const [address = "", query = ""] = splitAt(source, source.indexOf("?"));
  const parameters = new Map(query.split("&").map((one) => splitAt(one, one.indexOf("="))));
  const [root, path] = splitFolder(address);
  const tfr = /^tfr:\/\/([^/]*)\/(.+)$/.exec(root);
  if (tfr) {
    const [, host = "", name = ""] = tfr;
    const module = host === "" ? name : `${host}/${name}`;
    return registryAddress(module, path, parameters.get("version") ?? null);
  }
  return registryAddress(root, path, constraint) ?? gitAddress(root, path, parameters.get("ref"));
}

function splitAt(text: string, index: number): [string, string] {
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}

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

function registryAddress(
  name: string,
  path: string,
  constraint: string | null,
): ModuleAddress | null {
  const [, host, namespace = "", module = "", provider = ""] =
    /^(?:([\w-]+(?:\.[\w-]+)+(?::\d+)?)\/)?([\w-]+)\/([\w-]+)\/([a-z\d-]+)$/i.exec(name) ?? [];
  if (provider === "" || codeHosts.has(host ?? "")) return null;
  const isPublic = host === undefined || publicRegistries.has(host);
  // The public registries require this repository name.
  const repository = isPublic ? `${namespace}/terraform-${provider}-${module}` : name;
  return {
    repository: repository.toLowerCase(),
    path,
    version: null,
    registry: { name, constraint },
  };
}

function gitAddress(root: string, folder: string, ref: string | undefined): ModuleAddress | null {
  const [, forced, scheme, host = "", port, rest = ""] =
    /^(git::)?(?:(ssh|https?):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::(\d+)(?=\/))?[/:](.+)$/i.exec(
      root,
    ) ?? [];
  const isShort = scheme === undefined && codeHosts.has(host);
  const isGit = forced || /^[\w.-]+@/.test(root) || isShort || host === "github.com";
  if (!isGit || rest === "" || port === "0") return null;
  const segments = rest
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.git$/, "")
    .split("/");
  // `github.com/owner/name/folder` needs no `//`.
  const inner = isShort && host !== "gitlab.com" ? segments.splice(2) : [];
  if (segments.length < 2) return null;
  return {
    repository: repositoryId(host, segments),
    path: [...inner, folder].filter((part) => part !== "").join("/"),
    version: ref ? versionOfRef(ref) : null,
  };
}

/**
 * `owner/name` on GitHub, otherwise with the host. All address forms of Azure DevOps have the same
 * id.
 */
function repositoryId(host: string, segments: readonly string[]): string {
  const path = segments.filter((segment) => segment !== "_git");
  const isAzure = /(?:^|\.)dev\.azure\.com$/.test(host);
  if (isAzure && path[0] === "v3") path.shift();
  const named = isAzure ? ["dev.azure.com", ...path] : [host, ...path];
  return (host === "github.com" ? path : named).join("/").toLowerCase();
}

/** The version of a tag such as `v1.2.3`, `tags/1.2.3`, `vpc/v1.2.3` or `vpc-v1.2.3`. */
function versionOfRef(ref: string): string {
  const [, version] = /^(?:[\w./-]*[/@-])?v?\.?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(ref) ?? [];
  return version ?? ref;
}
