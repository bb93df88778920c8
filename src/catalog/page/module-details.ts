import { posix } from "node:path";
import { compareText } from "../../model/compare-text.ts";
import type {
  Module,
  ModuleCall,
  RequiredProvider,
  Resource,
} from "../../model/reference/module.ts";
import type { DetailCell, DetailKind, ModuleDetail } from "../../model/reference/reference.ts";
import type { Service } from "../service/service.ts";
import { parseSource } from "../usage/parse-source.ts";
import { getFileAddress, getRepositoryUrl } from "./addresses.ts";

/** The tables of terraform-docs and registries, except inputs and outputs. */
export function getModuleDetails(
  service: Service,
  getPage: (folder: string) => string | null,
): ModuleDetail[] {
  const { module } = service;
  const { requiredVersions, requiredProviders, resources, moduleCalls, moved } = module;
  const tables: Record<DetailKind, DetailCell[][]> = {
    requirements: [
      ...requiredVersions.map((version) => [
        createTextCell("OpenTofu/Terraform"),
        createTextCell(version),
      ]),
      ...sortBy(requiredProviders, ({ name }) => name).map((provider) => [
        { text: provider.name, href: getProviderUrl(getSource(provider), provider.versions) },
        createTextCell(provider.versions.join(", ")),
      ]),
    ],
    providers: getProviders(module),
    resources: sortBy(resources, ({ type, name }) => `${type}.${name}`).map((resource) => [
      { text: getAddress(resource), href: getResourceUrl(resource, requiredProviders) },
      createTextCell(resource.mode),
    ]),
    modules: sortBy(moduleCalls, ({ name }) => name).map(({ name, ...call }) => {
      const { source, version } = getPinnedCall(call);
      return [
        createTextCell(name),
        { text: source, href: getModuleUrl(service, source, version) },
        createTextCell(version),
      ];
    }),
    submodules: service.submodules.map((folder) => {
      const path = joinPath(service.source, folder);
      return [{ text: folder, href: getPage(path) ?? getFileAddress(service, `${path}/`) }];
    }),
    moved: moved.map(({ from, to }) => [createTextCell(from), createTextCell(to)]),
  };
  return Object.entries(tables)
    .map(([kind, rows]) => ({ kind: kind as DetailKind, rows }))
    .filter(({ rows }) => rows.length > 0);
}

function createTextCell(text: string): DetailCell {
  return { text, href: null };
}

function joinPath(...segments: string[]): string {
  return segments.filter((segment) => segment !== "").join("/");
}

function sortBy<T>(list: readonly T[], getKey: (item: T) => string): T[] {
  return [...list].sort((a, b) => compareText(getKey(a), getKey(b)));
}

/** The `ref` of a source is its version. */
function getPinnedCall({ from, version }: Pick<ModuleCall, "from" | "version">) {
  const [address = "", query = ""] = from.split("?");
  const parameters = query.split("&");
  const ref = parameters.find((parameter) => /^ref=./.test(parameter));
  if (ref === undefined) return { source: from, version };
  const others = parameters.filter((parameter) => parameter !== ref).join("&");
  return {
    source: others === "" ? address : `${address}?${others}`,
    version: ref.slice("ref=".length),
  };
}

function getAddress({ mode, type, name }: Resource): string {
  return mode === "managed" ? `${type}.${name}` : `${mode}.${type}.${name}`;
}

/** The configurations that resources use, with the version that the module requires. */
function getProviders({ resources, requiredProviders }: Module): DetailCell[][] {
  const names = resources.map(({ provider, alias }) => formatConfiguration(provider, alias));
  return [...new Set(names)].sort().map((name) => {
    const [local = ""] = name.split(".", 1);
    const required = requiredProviders.find((provider) => provider.name === local);
    const versions = required?.versions ?? [];
    if (local === "terraform") return [createTextCell(name), createTextCell("")];
    const href = getProviderUrl(required ? getSource(required) : `hashicorp/${local}`, versions);
    return [{ text: name, href }, createTextCell(versions.join(", "))];
  });
}

function formatConfiguration(provider: string, alias: string | null): string {
  return alias === null ? provider : `${provider}.${alias}`;
}

function getSource({ name, source }: RequiredProvider): string {
  return source ?? `hashicorp/${name}`;
}

const builtInPages: Record<string, string> = {
  terraform_data: "resources/terraform-data",
  terraform_remote_state: "state/remote-state-data",
};

function isBuiltIn(type: string): boolean {
  return Object.hasOwn(builtInPages, type);
}

interface ProviderPage {
  base: string;
  kinds: Record<Resource["mode"], string>;
}

/** Null for providers of private registries. */
function getProviderPage(source: string, versions: readonly string[]): ProviderPage | null {
  const segments = source.split("/");
  const [namespace, name] = segments.slice(-2);
  const host = segments.length > 2 ? segments.at(-3) : "registry.terraform.io";
  if (!/^[\w-]+$/.test(namespace ?? "") || !/^[\w-]+$/.test(name ?? "")) return null;
  const exact =
    versions.length === 1 ? /^=?\s*(\d+\.\d+\.\d+)$/.exec(versions[0] ?? "")?.[1] : null;
  const version = exact ?? "latest";
  if (host === "registry.terraform.io") {
    return {
      base: `https://${host}/providers/${namespace}/${name}/${version}/docs`,
      kinds: { managed: "resources", data: "data-sources", ephemeral: "ephemeral-resources" },
    };
  }
  if (host !== "registry.opentofu.org") return null;
  const path = exact ? `v${exact}` : version;
  return {
    base: `https://search.opentofu.org/provider/${namespace}/${name}/${path}`,
    kinds: { managed: "docs/resources", data: "docs/datasources", ephemeral: "docs/ephemeral" },
  };
}

function getProviderUrl(source: string, versions: readonly string[]): string | null {
  return getProviderPage(source, versions)?.base ?? null;
}

function getResourceUrl(
  { mode, type, provider }: Resource,
  required: readonly RequiredProvider[],
): string | null {
  if (isBuiltIn(type)) {
    return `https://developer.hashicorp.com/terraform/language/${builtInPages[type]}`;
  }
  const requirement = required.find(({ name }) => name === provider);
  const page = getProviderPage(
    requirement ? getSource(requirement) : `hashicorp/${provider}`,
    requirement?.versions ?? [],
  );
  // Pages are named without the prefix that names the provider.
  return page && `${page.base}/${page.kinds[mode]}/${type.replace(/^[^_]+_/, "")}`;
}

function getModuleUrl(service: Service, source: string, version: string): string | null {
  if (/^\.{1,2}\//.test(source)) {
    // A path that leaves the repository stays at its root.
    const path = posix.join("/", service.source, source);
    return getFileAddress(service, `${path.replace(/^\/|\/$/g, "")}/`);
  }
  // An archive of GitHub links to its repository.
  const repositoryPage = /^https:\/\/github\.com(?:\/[\w.-]+){2}(?=\/[^/])/.exec(source)?.[0];
  const { registry, repository = "", path = "" } = parseSource(repositoryPage ?? source) ?? {};
  if (!registry) {
    const url = getRepositoryUrl(repository);
    return url && withWrittenCase(url, source);
  }
  const name = registry.name.replace(/^registry\.terraform\.io\//, "");
  // Other registries start with their host.
  if (name.includes(".")) return null;
  const exact = /^=?\s*v?(\d+\.\d+\.\d+)$/.exec(version)?.[1] ?? "latest";
  const submodulePath = path.startsWith("modules/")
    ? `/submodules/${path.slice("modules/".length)}`
    : "";
  return `https://registry.terraform.io/modules/${name}/${exact}${submodulePath}`;
}

/** `parseSource` writes repositories in lower case. */
function withWrittenCase(url: string, source: string): string {
  const path = url.split("/").slice(3).join("/");
  const start = source.toLowerCase().indexOf(path);
  return start === -1 ? url : url.slice(0, -path.length) + source.slice(start, start + path.length);
}
