import type {
  LibraryFile,
  ServiceEntry,
  ServiceInterface,
} from "../../../src/catalog/api/site-files.ts";
import type { HistoryInput, ModuleHistory } from "../../../src/catalog/history/history.ts";
import { getInterface } from "../../../src/catalog/history/history.ts";
import { isVersionOf } from "../../../src/catalog/history/upgrade-index.ts";
import { parseSource, repositoryName } from "../../../src/catalog/usage/parse-source.ts";
import {
  getCalledServices,
  locateService,
} from "../../../src/catalog/usage/sources/called-services.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { compareVersions, isReleaseVersion } from "../../../src/model/versions.ts";
import { listSome, RequestError } from "../response.ts";
import type { Site } from "../site.ts";
import type { ToolContext } from "./tool.ts";

export async function findService(
  site: Site,
  requested: string,
  signal: AbortSignal,
): Promise<ServiceEntry> {
  const services = await site.services(signal);
  const normalizedName = normalizeName(getNameInAddress(requested));
  const address = parseSource(requested);
  const hasRequestedSource = getCalledServices(address ? [address] : []);
  const exact = services.filter(
    (service) =>
      [...getSearchNames(service), ...getRepositoryNames(service)].includes(normalizedName) ||
      hasRequestedSource(locateService({ ...service, module: service.folder })),
  );
  // An address names a service only exactly: modules of others have similar names.
  const matches = exact.length > 0 || address ? exact : byShortName(services, normalizedName);
  const [service, other] = matches;
  if (service && !other) return service;
  if (matches.length > 1) {
    const ids = listSome(matches.map(getServiceId));
    throw new RequestError(`\`${requested}\` matches several services; ask for one of: ${ids}`);
  }
  const inCategory = services.filter(({ category }) => normalizeName(category) === normalizedName);
  if (inCategory.length > 0) {
    const ids = listSome(inCategory.map(getServiceId));
    throw new RequestError(`\`${requested}\` is a category; ask for one of: ${ids}`);
  }
  const suggestion = nearest(normalizedName, services.flatMap(getSearchNames));
  const match = services.find(
    (service) => suggestion !== undefined && getSearchNames(service).includes(suggestion),
  );
  const similar = match ? [match] : address ? [] : findByAnyWord(services, normalizedName);
  const hint =
    similar.length > 0
      ? `did you mean ${similar.map((item) => `\`${getServiceId(item)}\``).join(" or ")}?`
      : "`list_services` names them all";
  throw new RequestError(`no service has the name \`${requested}\`: ${hint}`);
}

/** Results of `search` name services by the address of their page. */
function getNameInAddress(requested: string): string {
  return /\/reference\/services\/([^/?#]+\/[^/?#]+)/.exec(requested)?.[1] ?? requested;
}

const maxSuggestions = 3;

function findByAnyWord(services: readonly ServiceEntry[], wanted: string): ServiceEntry[] {
  const words = splitWords(wanted).filter((word) => !commonWords.has(word));
  const hasWord = (name: string) => splitWords(name).some((word) => words.includes(word));
  const similar = services.filter((item) =>
    [...getSearchNames(item), ...item.otherNames].some(hasWord),
  );
  return similar.length > maxSuggestions ? [] : similar;
}

/** The version that a requested source pins, such as `…//modules/vpc?ref=v1.2.0`. */
export function getVersionInSource(requested: string): string | undefined {
  const version = parseSource(requested)?.version;
  return version && isReleaseVersion(version) ? version : undefined;
}

export function getServiceId({ category, name }: Pick<ServiceEntry, "category" | "name">): string {
  return `${category}/${name}`;
}

function getSearchNames(service: ServiceEntry): string[] {
  const folder = service.folder ?? parseSource(service.source)?.path ?? "";
  const last = folder.split("/").at(-1) ?? "";
  return [getServiceId(service), service.name, service.title, folder, last]
    .map(normalizeName)
    .filter((name) => name !== "");
}

/** `acme/modules//vpc` and `modules//vpc`; for the root, the repository. */
function getRepositoryNames({ repository, folder = "" }: ServiceEntry): string[] {
  if (repository === undefined) return [];
  const path = folder === "" ? "" : `//${folder}`;
  return [repository, repositoryName(repository)].map((name) => normalizeName(name + path));
}

/** Also removes the separators of `EC-2` and `Route 53`, which not all readers write. */
function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-")
    .replaceAll(/(?<=[a-z])-(?=\d)/g, "");
}

/** Words in names of services that readers leave out. */
const commonWords = new Set(
  "amazon aws azure google terraform module service cluster bucket instance repositories topics".split(
    " ",
  ),
);

function splitWords(name: string): string[] {
  return normalizeName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Finds services by a name such as `eks` or `Amazon S3`. The first rule that matches any decides. */
function byShortName(services: readonly ServiceEntry[], normalizedName: string): ServiceEntry[] {
  const words = splitWords(normalizedName).filter((word) => !commonWords.has(word));
  if (words.length === 0) return [];
  const getShortNames = (service: ServiceEntry) =>
    [service.title, ...getSearchNames(service).slice(1)].map((name) => new Set(splitWords(name)));
  const hasAllWords = (name: ReadonlySet<string>) => words.every((word) => name.has(word));
  const isOtherwiseCommon = (name: ReadonlySet<string>) =>
    [...name].every((word) => words.includes(word) || commonWords.has(word));
  const isOtherName = ({ otherNames }: ServiceEntry) =>
    otherNames.some((name) => normalizeName(name) === normalizedName);
  const rules: ((service: ServiceEntry) => boolean)[] = [
    // `kubernetes cluster` names EKS, although a service is called Kubernetes.
    ...(words.length < splitWords(normalizedName).length ? [isOtherName] : []),
    (service) =>
      getShortNames(service).some((name) => hasAllWords(name) && isOtherwiseCommon(name)),
    isOtherName,
    (service) => getShortNames(service).some(hasAllWords),
    (service) => service.otherNames.some((name) => hasAllWords(new Set(splitWords(name)))),
  ];
  for (const rule of rules) {
    const matches = services.filter(rule);
    if (matches.length > 0) return matches;
  }
  return [];
}

interface VersionOptions {
  signal: AbortSignal;
  service?: ServiceEntry;
  /** Which version of a line, such as `0.104`, is meant. Default: the last. */
  choice?: "first" | "last";
}

/**
 * `requested` is a version or a line, such as `0.104`.
 * @throws RequestError if the service has no such version; without a service, if none has it
 */
export async function resolveVersion(
  site: Site,
  requested: string,
  { signal, service, choice = "last" }: VersionOptions,
): Promise<string> {
  const published = (await site.publishedVersions(signal)).filter(
    (version) => !service || isVersionOf(version, { ...service, module: service.folder }),
  );
  const versions = published
    .filter(({ observed }) => observed !== false)
    .map((version) => version.version)
    .sort(compareVersions);
  const isNewest = service && /^(?:latest|newest)$/i.test(requested);
  const text = isNewest ? service.version : requested.trim().replace(/^v/, "");
  const isInLine = (candidate: string) => candidate.startsWith(`${text}.`);
  const version =
    (choice === "first" ? versions.find(isInLine) : versions.findLast(isInLine)) ??
    published.map((item) => item.version).find(isInLine) ??
    text;
  if (isReleaseVersion(version) && versions.includes(version)) return version;
  if (versions.length === 0)
    throw new RequestError("the site has no list of versions: omit the version");
  if (published.some((item) => item.version === version)) {
    const before = versions.findLast((candidate) => compareVersions(candidate, version) < 0);
    const after = versions.find((candidate) => compareVersions(candidate, version) > 0);
    const neighbors = [before, after].filter((text) => text !== undefined).join("` and `");
    throw new RequestError(
      `version \`${requested}\` was published, but this site does not have its interfaces; the nearest versions are \`${neighbors}\``,
    );
  }
  const formatHint = isReleaseVersion(version) ? "" : ` Write it as \`${versions.at(-1)}\`.`;
  const owner = service ? `\`${getServiceId(service)}\`` : "the catalog";
  throw new RequestError(
    `${owner} has no version \`${requested}\`; it has \`${versions[0]}\` to \`${versions.at(-1)}\`.${formatHint}`,
  );
}

/** `service` is the newest interface, for its descriptions; `inputs` and `outputs` are those of `version`. */
interface VersionedInterface {
  service: ServiceInterface;
  version: string;
  history: ModuleHistory | null;
  inputs: HistoryInput[];
  outputs: string[];
}

/** @throws RequestError if the service did not exist at that version */
export async function getServiceInterface(
  site: Site,
  entry: ServiceEntry,
  requested: string | undefined,
  signal: AbortSignal,
): Promise<VersionedInterface> {
  const [service, history] = await Promise.all([
    site.service(entry, signal),
    site.history(entry, signal),
  ]);
  const version =
    requested === undefined
      ? entry.version
      : await resolveVersion(site, requested, { signal, service: entry });
  if (version === entry.version) {
    const inputs = service.inputs.map(({ name, type, default: defaultValue }) => ({
      name,
      type,
      ...(defaultValue && { default: defaultValue.known ? defaultValue.value : defaultValue.text }),
    }));
    return { service, version, history, inputs, outputs: service.outputs.map(({ name }) => name) };
  }
  if (!history) {
    throw new RequestError(
      `this site does not know the interface of \`${getServiceId(entry)}\` in \`${version}\`; omit the version`,
    );
  }
  const moduleInterface = getInterface(history, version);
  if (!moduleInterface) {
    throw new RequestError(
      `\`${getServiceId(entry)}\` did not exist in \`${version}\`; its first known version is \`${history.first.version}\``,
    );
  }
  return {
    service,
    version,
    history,
    inputs: [...moduleInterface.inputs.values()],
    outputs: [...moduleInterface.outputs],
  };
}

export interface LibraryModule {
  repository: string;
  module: LibraryFile["modules"][number];
}

/** Finds a library module by `repository//folder`. Returns null if no library has that name. */
export async function findLibraryModule(
  requested: string,
  version: string | undefined,
  { site, signal }: ToolContext,
): Promise<LibraryModule | null> {
  const [, name = "", folder = ""] =
    /(?:^|[/:])([\w.-]{1,100}?)(?:\.git)?\/\/([^?/][^?]*)/.exec(requested) ??
    /^([\w.-]{1,100})\/([\w-]{1,100})$/.exec(requested) ??
    [];
  const library = (await site.libraries(signal)).find(
    (candidate) => candidate === name.toLowerCase(),
  );
  const file = library === undefined ? null : await site.library(library, signal);
  if (!file) return null;
  const { repository, modules } = file;
  const path = folder.replace(/\/$/, "");
  // Pages name `terraform-aws-vpc/vpc-app` without the folder `modules`.
  const module = modules.find((item) => [path, `modules/${path}`].includes(item.path));
  if (!module) {
    const suggestion = nearest(
      folder,
      modules.map(({ path }) => path),
    );
    throw new RequestError(
      `\`${repository}\` has no module \`${folder}\`${suggestion ? `: did you mean \`${suggestion}\`?` : ""}`,
    );
  }
  if (version !== undefined && version.replace(/^v/, "") !== module.version) {
    throw new RequestError(
      `only the newest version of a library module is available: \`${module.version}\``,
    );
  }
  return { repository, module };
}
