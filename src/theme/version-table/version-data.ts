import { findNearest } from "../../model/diagnostics/nearest.ts";

/** The note is shown if the target has a `noteLabel`. */
export type Release = string | { version: string; note: string };

interface VersionTarget {
  label: string;
  noteLabel?: string;
}

export interface VersionEntry<Target extends string = string> {
  href?: string;
  formerly?: string;
  versions: Partial<Record<Target, Release>>;
}

export interface VersionData {
  targets: Record<string, VersionTarget>;
  entries: Record<string, VersionEntry>;
}

/** Type-checks that each release belongs to an existing target. */
export function defineVersions<Target extends string, Name extends string>(data: {
  targets: Record<Target, VersionTarget>;
  entries: Record<Name, VersionEntry<NoInfer<Target>>>;
}): VersionData {
  return data;
}

/** @throws Error with the nearest id, which the build reports with the page */
export function getTarget({ targets }: VersionData, id: string): VersionTarget {
  return targets[id] ?? throwUnknown("target", id, Object.keys(targets));
}

export function getVersion(data: VersionData, name: string, target: string): string {
  getTarget(data, target);
  const entry = data.entries[name] ?? throwUnknown("name", name, Object.keys(data.entries));
  const release = entry.versions[target];
  if (release === undefined) throw new Error(`\`${name}\` has no version for \`${target}\``);
  return getVersionText(release);
}

export function getVersionText(release: Release): string {
  return typeof release === "string" ? release : release.version;
}

function throwUnknown(what: string, value: string, knownNames: string[]): never {
  const suggestion = findNearest(value, knownNames);
  const hint = suggestion ? `did you mean \`${suggestion}\`?` : `known: ${knownNames.join(", ")}`;
  throw new Error(`unknown ${what} \`${value}\` of versions (${hint})`);
}
