import type { ServiceEntry } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import { getRepositoryName, parseSource } from "../../../src/catalog/usage/parse-source.ts";
import {
  createServiceMatcher,
  locateService,
} from "../../../src/catalog/usage/sources/called-services.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { listSome, RequestError } from "../response.ts";
import type { Site } from "../site.ts";

/** @throws RequestError unless exactly one service has the name */
export async function findService(
  site: Site,
  requested: string,
  signal: AbortSignal,
): Promise<ServiceEntry> {
  const [services, owner] = await Promise.all([
    site.fetchServices(signal),
    site.fetchOwner(signal),
  ]);
  const normalizedName = normalizeName(getNameInAddress(requested));
  const ownServices = services.filter(
    ({ repository }) => owner !== undefined && repository?.startsWith(`${owner}/`),
  );
  const ownExact = ownServices.filter((item) => getSearchNames(item).includes(normalizedName));
  const [ownService, ...others] =
    ownExact.length > 0 ? ownExact : findByShortName(ownServices, normalizedName, "exact");
  if (isShortName(normalizedName) && ownService && others.length === 0) return ownService;
  const address = parseSource(requested);
  const hasRequestedSource = createServiceMatcher(address ? [address] : []);
  const exact = services.filter(
    (service) =>
      [...getSearchNames(service), ...getRepositoryNames(service)].includes(normalizedName) ||
      hasRequestedSource(locateService({ ...service, module: service.folder })),
  );
  // An address names a service only exactly: modules of others have similar names.
  const matches = exact.length > 0 || address ? exact : findByShortName(services, normalizedName);
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
  const suggestion = findNearest(normalizedName, services.flatMap(getSearchNames));
  const match = services.find(
    (service) => suggestion !== undefined && getSearchNames(service).includes(suggestion),
  );
  const withSameWord = address ? [] : findByAnyWord(services, normalizedName);
  const similar = match ? [match] : withSameWord;
  const hint =
    similar.length > 0
      ? `did you mean ${similar.map((item) => `\`${getServiceId(item)}\``).join(" or ")}?`
      : "`list_services` names them all";
  throw new RequestError(`no service has the name \`${requested}\`: ${hint}`);
}

/** `eks`, but not `category/eks` or `terraform-aws-eks`, which name one module. */
function isShortName(normalizedName: string): boolean {
  return !normalizedName.includes("/") && !normalizedName.startsWith("terraform-");
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
  return [repository, getRepositoryName(repository)].map((name) => normalizeName(name + path));
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

/**
 * Finds services by a name such as `eks` or `Amazon S3`. The first rule that matches any decides.
 * "exact" leaves out services with more words in their names.
 */
function findByShortName(
  services: readonly ServiceEntry[],
  normalizedName: string,
  precision: "exact" | "similar" = "similar",
): ServiceEntry[] {
  const words = splitWords(normalizedName).filter((word) => !commonWords.has(word));
  if (words.length === 0) return [];
  const getShortNames = (service: ServiceEntry) =>
    [service.title, ...getSearchNames(service).slice(1)].map((name) => new Set(splitWords(name)));
  const hasAllWords = (name: ReadonlySet<string>) => words.every((word) => name.has(word));
  const hasOnlyCommonWordsElse = (name: ReadonlySet<string>) =>
    [...name].every((word) => words.includes(word) || commonWords.has(word));
  const isOtherName = ({ otherNames }: ServiceEntry) =>
    otherNames.some((name) => normalizeName(name) === normalizedName);
  const rules: ((service: ServiceEntry) => boolean)[] = [
    // `kubernetes cluster` names EKS, although a service is called Kubernetes.
    ...(words.length < splitWords(normalizedName).length ? [isOtherName] : []),
    (service) =>
      getShortNames(service).some((name) => hasAllWords(name) && hasOnlyCommonWordsElse(name)),
    isOtherName,
  ];
  const similarRules: typeof rules = [
    (service) => getShortNames(service).some(hasAllWords),
    (service) => service.otherNames.some((name) => hasAllWords(new Set(splitWords(name)))),
    // `acme network` names the network of the category `acme`; the category alone is not a service.
    (service) => words.length > 1 && hasAllWords(new Set(splitWords(getServiceId(service)))),
  ];
  for (const rule of precision === "exact" ? rules : [...rules, ...similarRules]) {
    const matches = services.filter(rule);
    if (matches.length > 0) return matches;
  }
  return [];
}
