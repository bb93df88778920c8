import { nearest } from "../../model/diagnostics/nearest.ts";

/** A release, with the reason it matters where a table has a column for that. */
export type Release = string | { version: string; note: string };

/** Something a reader updates to: a column of a table. */
export interface VersionTarget {
  label: string;
  /** Heading of a further column with the notes of this target's releases. Default: none. */
  noteLabel?: string;
}

/** A repository or module with its release for each target. */
export interface VersionEntry<Target extends string = string> {
  /** Address of the repository; versions link to its releases. */
  href?: string;
  /** Name in older code. */
  formerly?: string;
  versions: Partial<Record<Target, Release>>;
}

/** All versions of a site, in one place. */
export interface VersionData {
  targets: Record<string, VersionTarget>;
  entries: Record<string, VersionEntry>;
}

/** Checks the keys of a site's version data: each release belongs to a target that exists. */
export function defineVersions<Target extends string, Name extends string>(data: {
  targets: Record<Target, VersionTarget>;
  entries: Record<Name, VersionEntry<NoInfer<Target>>>;
}): VersionData {
  return data;
}

/** @throws Error with the nearest name, which the build reports with the page. */
export function targetOf({ targets }: VersionData, id: string): VersionTarget {
  return targets[id] ?? unknown("target", id, Object.keys(targets));
}

/** @throws Error where the name is unknown or has no release for the target. */
export function versionOf(data: VersionData, name: string, target: string): string {
  targetOf(data, target);
  const entry = data.entries[name] ?? unknown("name", name, Object.keys(data.entries));
  const release = entry.versions[target];
  if (release === undefined) throw new Error(`\`${name}\` has no version for \`${target}\``);
  return versionText(release);
}

export function versionText(release: Release): string {
  return typeof release === "string" ? release : release.version;
}

function unknown(what: string, value: string, known: string[]): never {
  const near = nearest(value, known);
  const hint = near ? `did you mean \`${near}\`?` : `known: ${known.join(", ")}`;
  throw new Error(`unknown ${what} \`${value}\` of versions (${hint})`);
}
