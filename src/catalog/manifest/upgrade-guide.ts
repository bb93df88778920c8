import { posix } from "node:path";
import { findFences } from "../../model/text/markdown-fences.ts";
import type { DocumentedRenames } from "../history/history.ts";

/** What an upgrade guide of a repository says about names. */
export interface UpgradeGuide {
  /** The folder whose modules it describes; empty for the entire repository. */
  folder: string;
  /** The major version that it leads to; null if its name has none. */
  major: string | null;
  /** Candidates for the new name, by old name. Empty if the guide only mentions the old name. */
  successors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Longer texts and lines are no guides for readers. */
const MAX_LENGTH = 500_000;
const MAX_LINE_LENGTH = 2_000;

/** Whether a file is an upgrade guide, such as `docs/UPGRADE-5.0.md`. */
export function isUpgradeGuide(path: string): boolean {
  return /(?:upgrade|upgrading|migrate|migration)[^/]*\.(?:md|markdown)$/i.test(path);
}

export function readUpgradeGuide(path: string, text: string): UpgradeGuide {
  const name = posix.basename(path).replace(/\.\w+$/, "");
  const version = [...name.matchAll(/(?:^|[^a-z\d.]|to)v?(\d+)(?:\.[\dx]+)*/gi)].at(-1);
  const folder = posix.dirname(path).replace(/(?:^|\/)(?:docs?|documentation)$/i, "");
  const successors = new Map<string, Set<string>>();
  for (const line of withoutFences(text.slice(0, MAX_LENGTH)).split("\n")) {
    if (line.length <= MAX_LINE_LENGTH) readLine(line, successors);
  }
  return { folder: folder === "." ? "" : folder, major: version?.[1] ?? null, successors };
}

function withoutFences(text: string): string {
  const fences = findFences(text);
  const starts = [0, ...fences.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, fences[index]?.start)).join("");
}

const codeNames = /`(\w+)`/g;
const arrow = /`(\w+)`(?:\s*\([^)]*\))?\s*(?:->|=>|→|➡️?|[-–—])\s*`(\w+)`/g;
const verb =
  /(?:->|=>|→|\s[-–—]\s|\b(?:renamed (?:to|as)|(?:replaced|superseded) (?:by|with)|in \w+ of|moved to|is now)\b)/i;
const renameHeading =
  /^#+\s+`?(\w+)`?\s+(?:(?:is|was|has been) )?(?:renamed to|replaced (?:by|with))\s+`?(\w+)`?\s*$/i;

function readLine(line: string, successors: Map<string, Set<string>>): void {
  const add = (from: string, to: readonly string[]) =>
    successors.set(from, new Set([...(successors.get(from) ?? []), ...to]));
  const [, subject, other] = renameHeading.exec(line) ?? [];
  if (subject !== undefined && other !== undefined) add(subject, [other]);
  const [, item] = /^\s*(?:[-*+]|\d+[.)])\s+`(\w+)`/.exec(line) ?? [];
  if (item !== undefined) add(item, []);
  const pairs = [...line.matchAll(arrow)];
  for (const [, from = "", to = ""] of pairs) add(from, [to]);
  if (pairs.length > 0) return;
  const text = line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "");
  for (const sentence of text.split(/[.;](?=\s)/)) {
    const found = verb.exec(sentence);
    if (!found) continue;
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index)];
    const names = [...after.matchAll(codeNames)].map(([, name = ""]) => name);
    for (const [, from = ""] of before.matchAll(codeNames)) add(from, names);
  }
}

/** What guides say about the removed names of a release; `present` names remain. */
export function documentedRenames(
  removed: readonly string[],
  present: { has(name: string): boolean },
  guides: readonly UpgradeGuide[],
): DocumentedRenames | undefined {
  const renames = removed.flatMap((name): [string, string | null][] => {
    const known = guides.flatMap(({ successors }) => successors.get(name) ?? []);
    if (known.length === 0) return [];
    const named = new Set(known.flatMap((names) => [...names]).filter((one) => present.has(one)));
    const [successor = null] = named;
    return [[name, named.size === 1 ? successor : null]];
  });
  return renames.length === 0 ? undefined : Object.fromEntries(renames);
}

/** The guides that describe a release of a module. */
export function guidesFor(
  guides: readonly UpgradeGuide[],
  { source, version }: { source: string; version: string },
): UpgradeGuide[] {
  const [major] = version.split(".");
  return guides.filter(
    ({ folder, major: own }) =>
      (folder === "" || source === folder || source.startsWith(`${folder}/`)) &&
      (own === null || own === major),
  );
}
