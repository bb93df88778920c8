import { compareText } from "../../model/compare-text.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { compareVersions } from "../../model/versions.ts";

export interface Tag {
  tag: string;
  /** ISO date. */
  date: string;
  commit: string;
}

export interface VersionTag extends Tag {
  version: string;
}

/** Tags that count versions together. */
export interface TagSeries {
  /** What the tags have before the version, without separators; empty for `v1.2.3`. */
  name: string;
  /** In the order of versions. */
  versions: VersionTag[];
}

export interface SortedTags {
  series: TagSeries[];
  /** Tags that are not versions, such as pre-releases. */
  skipped: string[];
}

const versionText = String.raw`(?<version>\d+\.\d+\.\d+)`;
const plainTag = new RegExp(`^(?:tags/)?v?\\.?${versionText}$`, "i");
const namedTag = new RegExp(`^(?<module>.+?)[/@_-]v?${versionText}$`, "i");

/** A pattern contains `{version}` once, and `{module}` at most once. */
export function isTagPattern(text: string): boolean {
  const names = [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name).sort();
  return ["version", "module,version"].includes(names.join());
}

function compilePattern(pattern: string): RegExp {
  const parts = pattern.split(/(\{version\}|\{module\})/).map((part) => {
    if (part === "{version}") return versionText;
    return part === "{module}" ? "(?<module>.+)" : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join("")}$`);
}

/** Sorts tags into series, without pre-releases. Plain versions win over `vpc-v1.0.0`. */
export function sortTags(tags: readonly Tag[], pattern?: string): SortedTags {
  const hasPlain = tags.some(({ tag }) => plainTag.test(tag));
  const tagPattern =
    pattern === undefined ? (hasPlain ? plainTag : namedTag) : compilePattern(pattern);
  const series = new Map<string, VersionTag[]>();
  const skipped: string[] = [];
  for (const tag of tags) {
    const { version, module = "" } = tagPattern.exec(tag.tag)?.groups ?? {};
    if (version === undefined) {
      skipped.push(tag.tag);
      continue;
    }
    const versions = series.get(module) ?? [];
    versions.push({ ...tag, version });
    series.set(module, versions);
  }
  return {
    series: [...series].map(([name, versions]) => ({
      name,
      versions: getDistinctVersions(versions),
    })),
    skipped: skipped.sort(),
  };
}

/** Sorts versions. Of `v1.0.0` and `1.0.0`, the tag with the prefix of the newest version counts. */
function getDistinctVersions(versions: VersionTag[]): VersionTag[] {
  versions.sort((a, b) => compareVersions(a.version, b.version) || compareText(a.tag, b.tag));
  const newest = versions.at(-1);
  const prefix = newest && getPrefixOfTag(newest);
  const isOther = (versionTag: VersionTag) => Number(getPrefixOfTag(versionTag) !== prefix);
  versions.sort((a, b) => compareVersions(a.version, b.version) || isOther(a) - isOther(b));
  return versions.filter(({ version }, index) => version !== versions[index - 1]?.version);
}

/** The text before the version. */
export function getPrefixOfTag({ tag, version }: Pick<VersionTag, "tag" | "version">): string {
  const start = tag.lastIndexOf(version);
  return start === -1 ? "v" : tag.slice(0, start);
}

/** The version of a tag such as `v1.2.3`, `vpc/v1.2.3`, or `vpc-v1.2.3`. */
export function getVersionOfTag(tag: string): string | null {
  return (plainTag.exec(tag) ?? namedTag.exec(tag))?.groups?.version ?? null;
}

/** Whether a version is from before its module had its own tags. */
export function predatesModuleTags(
  { version, tagPrefix }: { version: string; tagPrefix: string },
  { module, versions }: { module: string | undefined; versions: readonly VersionTag[] },
): boolean {
  const newest = versions.at(-1);
  return (
    module !== undefined &&
    newest !== undefined &&
    tagPrefix !== getPrefixOfTag(newest) &&
    versions.every((versionTag) => versionTag.version !== version)
  );
}

/** The folder of the module that a series is named after; the shortest one if several match. */
export function findFolderOfSeries(name: string, folders: readonly string[]): string | undefined {
  const matches = folders.filter(
    (folder) =>
      folder === name || folder.endsWith(`/${name}`) || folder.replaceAll("/", "-") === name,
  );
  if (matches.length === 0) return findRenamedFolder(name, folders);
  return matches.sort((a, b) => a.length - b.length || compareText(a, b))[0];
}

/** The only folder such as `registry/acme/modules/vpc` for the series `release/acme/vpc`. */
function findRenamedFolder(name: string, folders: readonly string[]): string | undefined {
  const nameSegments = name.replace(/^(?:releases?|modules?)\//, "").split("/");
  const matches = folders.filter((folder) => {
    const segments = folder.split("/");
    if (segments.at(-1) !== nameSegments.at(-1)) return false;
    let matchCount = 0;
    for (const segment of segments) if (segment === nameSegments[matchCount]) matchCount++;
    return matchCount === nameSegments.length;
  });
  return matches.length === 1 ? matches[0] : undefined;
}

/**
 * Finds the newest tag of a single module, and the pattern of such tags. `tags` are those that
 * `sortTags` skipped because plain versions won.
 */
export function findNewestModuleTag(
  tags: readonly Tag[],
  folders: readonly string[],
): { tag: string; date: string; pattern: string } | undefined {
  const matches = tags.flatMap(({ tag, date }) => {
    const { module = "", version = "" } = namedTag.exec(tag)?.groups ?? {};
    const folder = module === "" ? undefined : findFolderOfSeries(module, folders);
    if (folder === undefined) return [];
    const name = folder.slice(folder.lastIndexOf("/") + 1);
    const head = tag.slice(0, tag.length - version.length);
    const start = head.lastIndexOf(name);
    if (start === -1) return [];
    const pattern = `${head.slice(0, start)}{module}${head.slice(start + name.length)}{version}`;
    return [{ tag, date, pattern }];
  });
  return matches.reduce<(typeof matches)[number] | undefined>(
    (newest, item) => (newest && newest.date >= item.date ? newest : item),
    undefined,
  );
}
