import { posix } from "node:path";
import { groupBy } from "../../model/group-by.ts";
import { findFences } from "../../model/text/markdown-fences.ts";
import type { DocumentedRenames } from "../history/history.ts";

export interface UpgradeGuide {
  /** The folder whose modules it describes; empty for the entire repository. */
  folder: string;
  /** The versions that it leads to, such as `4`, or `0.8` before 1.0; null if its name has none. */
  series: string | null;
  /** Without blocks of code. */
  prose: string;
  successors: Successors;
  /** The parts of a guide below headings with a version, such as `Upgrade to v4.0.0`. */
  sections: readonly { series: string; successors: Successors }[];
}

/** Candidates for the new name, by old name. Empty if the guide only mentions the old name. */
type Successors = ReadonlyMap<string, ReadonlySet<string>>;

/** Longer texts and lines are not guides for readers. */
const MAX_LENGTH = 500_000;
const MAX_LINE_LENGTH = 2_000;

const changelogName = /^changelog$/i;

/** Whether a file is an upgrade guide, such as `docs/UPGRADE-5.0.md`, or a changelog. */
export function isUpgradeGuide(path: string): boolean {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]+)\.(?:md|markdown)$/i.exec(path) ?? [];
  const isUpgrade = (text: string) => /upgrade|upgrading|migrate|migration/i.test(text);
  if (/^readme$/i.test(name)) return false;
  return (
    changelogName.test(name) ||
    isUpgrade(name) ||
    (docsFolder.test(folder) && isUpgrade(folder.split("/").at(-2) ?? ""))
  );
}

/** A guide in such a folder describes the modules of the folder above it. */
const docsFolder = /(?:^|\/)[._]?(?:docs?|documentation|wiki|guides|upgrade-guides)(?:\/.*)?$/i;

export function readUpgradeGuide(path: string, text: string): UpgradeGuide {
  const folder = posix.dirname(path).replace(docsFolder, "");
  const name = posix.basename(path).replace(/\.\w+$/, "");
  const isChangelog = changelogName.test(name);
  const successors = new Map<string, Set<string>>();
  const sections: GuideSection[] = [];
  let section: GuideSection | undefined;
  let header: string[] = [];
  const add = (from: string, to: readonly string[]) => {
    // What a changelog says is true of one version.
    const maps = [...(isChangelog ? [] : [successors]), ...(section ? [section.successors] : [])];
    for (const map of maps) map.set(from, new Set([...(map.get(from) ?? []), ...to]));
  };
  const prose = removeVariablePrefixes(removeFences(text.slice(0, MAX_LENGTH)));
  let paragraph: string[] = [];
  let hasSuccessors = false;
  const readLine = (line: string, cells: string[] | null) => {
    readRenames(line, {
      cells,
      header,
      add(from, to) {
        if (to.length > 0) hasSuccessors = true;
        add(from, to);
      },
    });
  };
  const endParagraph = () => {
    const joined = paragraph.join(" ");
    // Each line may be about another name, so sentences across lines only count without those.
    if (paragraph.length > 1 && !hasSuccessors && joined.length <= MAX_LINE_LENGTH)
      readLine(joined, null);
    paragraph = [];
    hasSuccessors = false;
  };
  for (const line of prose.split("\n")) {
    if (line.length > MAX_LINE_LENGTH) continue;
    if (startsBlock.test(line)) endParagraph();
    const lineSection = getSection(line, section, isChangelog ? getRelease : getSeriesOfHeading);
    if (lineSection && lineSection !== section) sections.push(lineSection);
    section = lineSection;
    const cells = getCells(line);
    if (!cells) header = [];
    else if (header.length === 0) header = cells;
    readLine(line, cells);
    if (!cells && line.trim() !== "") paragraph.push(line.trim());
  }
  endParagraph();
  const series = getSeries(name);
  return { folder: folder === "." ? "" : folder, series, prose, successors, sections };
}

/** An empty line, a heading, an item of a list, or the row of a table. */
const startsBlock = /^\s*(?:$|#|\||[-*+]\s|\d+[.)]\s)/;

interface GuideSection {
  series: string;
  /** The level of its heading. */
  depth: number;
  successors: Map<string, Set<string>>;
}

/** The section of a line. A heading may begin a section or end the one before it. */
function getSection(
  line: string,
  section: GuideSection | undefined,
  getVersion: (heading: string) => string | null,
): GuideSection | undefined {
  const [, { length: depth } = "", heading = ""] = /^(#+)\s+(.*)$/.exec(line) ?? [];
  if (depth === 0) return section;
  const series = getVersion(heading.replace(/\]\([^)]*\)/g, "]"));
  if (series !== null) return { series, depth, successors: new Map() };
  return section && depth > section.depth ? section : undefined;
}

/** A heading with a version of the modules, not of Terraform. `1.2 Rename inputs` is a step. */
const versionHeading =
  /^(?!.*\b(?:open\s?tofu|providers?|terraform|terragrunt)\b).*(?:\b(?:upgrade|upgrading|migrate|migrating|migration|version|release)[^\d]*\d+\.|\bv\d|\d+\.(?:\d+\.\d|\d*x\b))/i;

function getSeriesOfHeading(heading: string): string | null {
  return versionHeading.test(heading) ? getSeries(heading) : null;
}

/** The version of a heading such as `[4.2.1] - 2026-01-15`. */
function getRelease(heading: string): string | null {
  return /^\W*(?:(?:release|version)\s+)?v?(\d+\.\d+\.\d+)(?![-\w])/i.exec(heading)?.[1] ?? null;
}

/** The last version in the name of a guide, except one that it leads away from. */
function getSeries(name: string): string | null {
  const versions = [...name.matchAll(/(?:^|[^a-z\d.]|to)v?(\d+)(?:\.(\d+))?(?:\.[\dx]+)*/gi)];
  const version = versions.findLast(({ index }) => !/from$/i.test(name.slice(0, index)));
  const [, major, minor] = version ?? [];
  return major === "0" && minor !== undefined ? `0.${minor}` : (major ?? null);
}

function removeFences(text: string): string {
  const fences = findFences(text);
  const starts = [0, ...fences.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, fences[index]?.start)).join("");
}

/** `var.zone`, with and without backticks, is the name of an input. Other code stays as it is. */
function removeVariablePrefixes(text: string): string {
  return text.replace(
    /`var\.(\w+(?:\.\w+)*)`|`[^`\n]*`|(?<![\w.])var\.(\w+)(?!\.?\w)/g,
    (code: string, quoted?: string, bare = quoted) => (bare === undefined ? code : `\`${bare}\``),
  );
}

/** A name in backticks. */
const codeNames = /`(\w+)`/g;
const note = String.raw`(?:\s*\([^)]*\))?`;
const arrow = "->|=>|→|➡️?";
const dash = "[-–—]";
const newName = "`\\w+(?:\\.[\\w.]+)?`";
const separator = String.raw`(?:,|,?\s+(?:and|or)|\s*[&/+])\s*`;
/** An old name, an arrow, and new names. A name that an arrow follows begins the next pair. */
const arrowPair = new RegExp(
  `\`(\\w+)\`${note}\\s*(?:${arrow}|${dash})\\s*` +
    `(${newName}(?:${note}${separator}${newName}(?!${note}\\s*(?:${arrow}|${dash}\\s*\`)))*)`,
  "g",
);
/** The head of a column with new names. */
const successorColumn =
  /\b(?:after|alternative|instead|new|now|renamed|replaced|replacement|substitute|successor)\b|^v?\d+(?:\.[\dx]+)*$/i;
/** The names with which a cell or an item of a list begins. */
const namesAtStart = /^`\w+`(?:(?:,|\s*[&/+]|,?\s+(?:and|or)|\s*<br\s*\/?>)\s*`\w+`)*/;
/** The words between an old name and a new one in a sentence. */
const verbs =
  "->|=>|→|\\b(?:renamed (?:to|as)|(?:replaced|superseded) (?:by|with)|in \\w+ of|moved to|is now)\\b" +
  // Without "to", after the old name only: `a` renamed `b`.
  "|(?<=`\\s+(?:(?:is|was|has been)\\s+)?)renamed(?=\\s+`)";
const verb = new RegExp(`${verbs}|\\s[-–—]\\s`, "i");
const cellVerb = new RegExp(`${verbs}|\\b(?<!not )(?:set|use)\\b`, "i");
/** A request or a note such as: rename `a` to `b`, we replaced `a` with `b`. */
const request =
  /\b(?:changed?|migrated?|renamed?|replaced?|switch(?:ed)?)\b[^`]*`(\w+)`[^`]*\b(?:as|by|to|with)\b[^`]*`(\w+)(?:\.[\w.]+)?`/i;
/** A request such as: use `b` instead of `a`. */
const instead = /\buse\b[^`]*`(?<to>\w+)(?:\.[\w.]+)?`[^`]*\binstead of\b[^`]*`(?<from>\w+)`/i;
/** A note about the new name: `b` was previously `a`, or: `b` (formerly `a`). */
const formerly =
  /`(?<to>\w+)`\s+(?:(?:was|were)\s+|\((?:was\s+)?)(?:formerly|previously)\s+(?:(?:called|known as|named)\s+)?`(?<from>\w+)`/i;
const removal = /\b(?:deprecated|dropped|no longer (?:available|supported|used)|removed)\b/i;
/** What follows a removal, such as: use `b` instead, or: set it via `b`. It names nothing else. */
const substitutes = [
  /^[^`]*\buse\b[^`]*`(\w+)(?:\.[\w.]+)?`[^`]*\binstead\b[^`]*$/i,
  /^[^`]*\binstead\b[^`]*\buse\b[^`]*`(\w+)(?:\.[\w.]+)?`[^`]*$/i,
  /^[^`]*\bset\b[^`]*\b(?:in|through|via)\s+(?:the\s+)?`(\w+)(?:\.[\w.]+)?`[^`]*$/i,
];
/** A heading such as: `a` was renamed to `b`, or: a -> b (list). */
const renameHeading = new RegExp(
  "^#+\\s+`?(\\w+)`?\\s+(?:(?:(?:is|was|has been) )?(?:renamed to|replaced (?:by|with))|" +
    `${arrow})\\s+\`?(\\w+)\`?${note}\\s*$`,
  "i",
);
/** The begin of a sentence about the name in the sentence before. */
const backReference = /^\s*(?:it|(?:the|this) (?:input|output|variable))\b[^`]*$/i;

/** The cells of a row of a table, or null. */
function getCells(line: string): string[] | null {
  const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line) ?? [];
  return row?.split("|").map((cell) => cell.trim()) ?? null;
}

interface LineContext {
  /** Null if the line is not the row of a table. */
  cells: string[] | null;
  /** The first row of the table. */
  header: readonly string[];
  add(from: string, to: readonly string[]): void;
}

/** Finds renames in a heading, the row of a table, an item of a list, or the sentences of a line. */
function readRenames(line: string, { cells, header, add }: LineContext): void {
  const [, subject, other] = renameHeading.exec(line) ?? [];
  if (subject !== undefined && other !== undefined) add(subject, [other]);
  const [firstCell = "", ...otherCells] = cells ?? [];
  const subjects = findCodeNames(namesAtStart.exec(firstCell)?.[0] ?? "");
  const pairs = [...(subjects.length > 0 ? firstCell : line).matchAll(arrowPair)];
  if (subjects.length > 0 && pairs.length === 0) {
    const names = otherCells.flatMap((cell, index) =>
      getNamesInCell(cell, successorColumn.test(header[index + 1] ?? "")),
    );
    const successors = names.filter((name) => !subjects.includes(name));
    for (const name of subjects) add(name, successors);
    return;
  }
  const [, item = ""] = /^\s*(?:[-*+]|\d+[.)])\s+(`\w+`.*)$/.exec(line) ?? [];
  for (const name of findCodeNames(namesAtStart.exec(item)?.[0] ?? "")) add(name, []);
  for (const [, from = "", to = ""] of pairs) add(from, findSuccessorNames(to));
  if (pairs.length > 0) return;
  const text = line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "");
  let previous = "";
  for (const part of text.split(/[.;](?=\s)/)) {
    const sentence = part.replace(/^\s*[-–—]\s+/, "");
    readSentence(sentence, { previous, add });
    previous = sentence;
  }
}

function readSentence(
  sentence: string,
  { previous, add }: Pick<LineContext, "add"> & { previous: string },
): void {
  const match = verb.exec(sentence);
  if (match) {
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index)];
    const named = new Set(findCodeNames(backReference.test(before) ? previous : before));
    if (named.size > 1 && backReference.test(before)) return;
    for (const name of named) add(name, findSuccessorNames(after));
    return;
  }
  const [, from, to] = request.exec(sentence) ?? [];
  const named = (instead.exec(sentence) ?? formerly.exec(sentence))?.groups ?? { from, to };
  if (named.from !== undefined && named.to !== undefined) add(named.from, [named.to]);
  else readSubstitute(removal.test(sentence) ? sentence : `${previous};${sentence}`, add);
}

/** Reads a removal and what to use instead, such as: `a` was removed, use `b` instead. */
function readSubstitute(text: string, add: LineContext["add"]): void {
  const match = removal.exec(text);
  if (!match) return;
  const after = text.slice(match.index + match[0].length);
  const to = substitutes.map((pattern) => pattern.exec(after)?.[1]).find(Boolean);
  if (to === undefined) return;
  for (const name of findCodeNames(text.slice(0, match.index))) add(name, [to]);
}

/** The new names in a cell of a table. They may have attributes, such as `sku.tier`. */
function getNamesInCell(cell: string, isSuccessor: boolean): string[] {
  const start = isSuccessor ? 0 : cell.search(cellVerb);
  if (start === -1) return [];
  return [...cell.slice(start).matchAll(/`(\w+)[^`]*`/g)].map(([, name = ""]) => name);
}

function findCodeNames(text: string): string[] {
  return [...text.matchAll(codeNames)].map(([, name = ""]) => name);
}

/** An input may have become an attribute of another one, such as `role.name`. */
function findSuccessorNames(text: string): string[] {
  return [...text.matchAll(/`(\w+)(?:\.[\w.]+)?`/g)].map(([, name = ""]) => name);
}

/** What guides say about the removed names of a release; `present` names remain. */
export function getRenamesInGuides(
  removed: readonly string[],
  present: { has(name: string): boolean },
  guides: readonly UpgradeGuide[],
): DocumentedRenames {
  const renames = removed.flatMap((name): [string, string | null][] => {
    const candidates = guides.flatMap(({ successors }) => successors.get(name) ?? []);
    if (candidates.length === 0) return [];
    const namedSuccessors = new Set(
      candidates.flatMap((names) => [...names]).filter((text) => present.has(text)),
    );
    const [successor = null] = namedSuccessors;
    return [[name, namedSuccessors.size === 1 ? successor : null]];
  });
  return Object.fromEntries(renames);
}

/** New names that guides give to inputs or outputs which also keep their old name. */
export function getSupersededInGuides(
  keptNames: readonly string[],
  added: { has(name: string): boolean },
  guides: readonly UpgradeGuide[],
): DocumentedRenames {
  const renames = Object.entries(getRenamesInGuides(keptNames, added, guides));
  return Object.fromEntries(renames.filter(([, successor]) => successor !== null));
}

/** The guides that describe a release of a module, with what they say about its series of versions. */
export function getGuidesFor(
  guides: readonly UpgradeGuide[],
  { source, version }: { source: string; version: string },
): UpgradeGuide[] {
  const isInSeries = ({ series }: { series: string }) => `${version}.`.startsWith(`${series}.`);
  return guides
    .filter(
      ({ folder, series }) =>
        (folder === "" || source === folder || source.startsWith(`${folder}/`)) &&
        (series === null || isInSeries({ series })),
    )
    .map((guide) => {
      const successors = new Map(guide.successors);
      const renames = guide.sections
        .filter(isInSeries)
        .flatMap((section) => [...section.successors]);
      for (const [name, list] of groupBy(renames, ([name]) => name)) {
        const names = list.flatMap(([, names]) => [...names]);
        // A section that only mentions the name may follow one that names the successor.
        if (names.length > 0 || !successors.has(name)) successors.set(name, new Set(names));
      }
      return { ...guide, successors };
    });
}
