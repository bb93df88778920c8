import type { ServiceEntry } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import { isVersionOf } from "../../../src/catalog/history/upgrade-index.ts";
import { parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { compareVersions, isReleaseVersion } from "../../../src/model/versions.ts";
import { RequestError } from "../response.ts";
import type { Site } from "../site.ts";

/** The version that a requested source pins, such as `…//modules/vpc?ref=v1.2.0`. */
export function getVersionInSource(requested: string): string | undefined {
  const version = parseSource(requested)?.version;
  return version && isReleaseVersion(version) ? version : undefined;
}

export function isNewestVersion(requested: string): boolean {
  return /^(?:latest|newest)$/i.test(requested);
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
  const published = (await site.fetchPublishedVersions(signal)).filter(
    (version) => !service || isVersionOf(version, { ...service, module: service.folder }),
  );
  const versions = published
    .filter(({ observed }) => observed !== false)
    .map((version) => version.version)
    .sort(compareVersions);
  const hasOneRepository = new Set(published.map(({ repository }) => repository)).size === 1;
  const newest = service?.version ?? (hasOneRepository ? versions.at(-1) : undefined);
  const text = (isNewestVersion(requested) && newest) || requested.replace(/^v/, "");
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
  const isClear = isReleaseVersion(version) || isNewestVersion(requested);
  const formatHint = isClear ? "" : ` Write it as \`${versions.at(-1)}\`.`;
  const owner = service ? `\`${getServiceId(service)}\`` : "the catalog";
  throw new RequestError(
    `${owner} has no version \`${requested}\`; it has \`${versions[0]}\` to \`${versions.at(-1)}\`.${formatHint}`,
  );
}
