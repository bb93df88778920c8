import { posix } from "node:path";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Block, FileTitle } from "../guide/guide.ts";
import { home, resolvePath, type SimulatedFile } from "./file-system.ts";
import { readProfiles, requireFile } from "./requirements.ts";
import type { Session } from "./session.ts";
import { simulatorRules } from "./simulator-rules.ts";

export function writeBlock(
  session: Session,
  block: Block,
  { path: title, action }: FileTitle,
): void {
  const { files } = session.state;
  const path = getTitlePath(session, title);
  const location = { file: block.file, line: block.line - 1, column: block.indent + 1 };
  switch (action) {
    case "write":
      files.write(path, getSimulatedFile(block));
      break;
    case "append":
      files.append(path, getSimulatedFile(block));
      break;
    case "excerpt":
      checkExcerpt(session, block, { path, title, location });
      return;
    case "change":
      changeFile(session, block, { path, title, location });
      break;
  }
  recordContents(session, block, path);
}

interface Target {
  path: string;
  title: string;
  location: SourceLocation;
}

/** Paths in titles are relative to the root of the repository, or to the home folder. */
function getTitlePath({ state, company }: Session, title: string): string {
  if (/^[~/]/.test(title)) return resolvePath(title, home);
  const top =
    state.repository ??
    findFirstRepository(state.repositories, company.liveRepository) ??
    state.folder;
  const prefix = `${posix.basename(top)}/`;
  return resolvePath(title.startsWith(prefix) ? title.slice(prefix.length) : title, top);
}

function findFirstRepository(repositories: ReadonlySet<string>, live: string): string | undefined {
  return (
    [...repositories].find((repository) => posix.basename(repository) === live) ??
    [...repositories][0]
  );
}

function getSimulatedFile({ file, line, indent, code }: Block): SimulatedFile {
  const lines = code.replace(/\n$/, "").split("\n");
  const origins = lines.map((_, index) => ({ file, line: line + index, column: indent + 1 }));
  return { text: code, known: true, origins };
}

function recordContents(session: Session, block: Block, path: string): void {
  const { state } = session;
  if (/\/\.aws\/(?:config|credentials)$/.test(path)) readProfiles(session, block.code);
  for (const { 1: region = "" } of block.code.matchAll(
    /\b\w*region"?\s*[=:]\s*"?([a-z]{2}(?:-gov|-iso[a-z]?)?-[a-z]+-\d)\b/g,
  )) {
    state.regions.add(region);
  }
  if (/\.(?:tf|tofu)$/.test(path)) state.codeFolders.add(posix.dirname(path));
}

const ignoredLine = /^\s*(?:[[\]{}()]*,?|(?:#|\/\/|\.\.\.|…).*)\s*$/;

function checkExcerpt(session: Session, block: Block, { path, title, location }: Target): void {
  if (!requireFile(session, { path, name: title, location })) return;
  const file = session.state.files.read(path);
  if (!file?.known) return;
  const normalize = (line: string) => collapseSpaces(line).replace(/,$/, "");
  const lines = new Set(file.text.split("\n").map(normalize));
  block.code.split("\n").forEach((line, index) => {
    if (ignoredLine.test(line)) return;
    const location = { file: block.file, line: block.line + index, column: block.indent + 1 };
    session.check(lines.has(normalize(line)), simulatorRules["excerpt-differs"], location, () => ({
      line: line.trim(),
      path: title,
      suggestion: nearest(normalize(line), lines),
    }));
  });
}

function changeFile(session: Session, block: Block, { path, title, location }: Target): void {
  if (!requireFile(session, { path, name: title, location })) return;
  const file = session.state.files.read(path);
  if (!file?.known) return;
  const { file: changed, missingLine } = changeText(file, getSimulatedFile(block));
  session.check(missingLine === null, simulatorRules["nothing-to-change"], location, () => ({
    name: missingLine ?? "",
    path: title,
  }));
  session.state.files.write(path, changed);
}

interface Line {
  text: string;
  origin: SourceLocation | null;
}

/** Sets attributes within the same blocks. Also returns the first block that the file lacks. */
function changeText(
  file: SimulatedFile,
  change: SimulatedFile,
): { file: SimulatedFile; missingLine: string | null } {
  let lines = getLines(file);
  let missingLine: string | null = null;
  for (const { path, entry } of getEntries(getLines(change))) {
    const range = getRange(lines, path);
    if (!range) {
      missingLine ??= path.at(-1) ?? "";
      continue;
    }
    lines = replaceLines(lines, entry, range);
  }
  return {
    file: {
      text: `${lines.map(({ text }) => text).join("\n")}\n`,
      known: file.known,
      origins: lines.map(({ origin }) => origin),
    },
    missingLine,
  };
}

function getLines({ text, origins }: SimulatedFile): Line[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => ({ text: line, origin: origins[index] ?? null }));
}

interface Entry {
  path: string[];
  entry: Line[];
}

function getEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const path: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index]?.text.trim() ?? "";
    if (text === "" || /^(?:#|\/\/)/.test(text)) continue;
    if (/^[\]})]+,?$/.test(text)) {
      path.pop();
      continue;
    }
    const end = getEnd(lines, index);
    const isContainer = end > index && /^[\w-]+(?:(?:\s+"[^"]*")*|\s*=)\s*\{$/.test(text);
    if (isContainer) {
      path.push(text);
      continue;
    }
    entries.push({ path: [...path], entry: lines.slice(index, end + 1) });
    index = end;
  }
  return entries;
}

function getEnd(lines: readonly Line[], start: number): number {
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const text = (lines[index]?.text ?? "")
      .replace(/"(?:\\.|[^"\\])*"/g, '""')
      .replace(/(?:#|\/\/).*$/, "");
    for (const char of text) {
      if ("[{(".includes(char)) depth += 1;
      if ("]})".includes(char)) depth -= 1;
    }
    if (depth <= 0) return index;
  }
  return start;
}

/** Finds a line of a block. A line of a nested block only counts if the block itself has none. */
function findLine(
  lines: readonly Line[],
  [from, to]: readonly [number, number],
  isMatch: (text: string) => boolean,
): number {
  for (let index = from; index < to; index = getEnd(lines, index) + 1) {
    if (isMatch(lines[index]?.text ?? "")) return index;
  }
  return lines.findIndex(({ text }, index) => index >= from && index < to && isMatch(text));
}

function getRange(lines: readonly Line[], path: readonly string[]): [number, number] | null {
  let range: [number, number] = [0, lines.length];
  for (const step of path) {
    const start = findLine(lines, range, (text) => collapseSpaces(text) === collapseSpaces(step));
    if (start === -1) return null;
    range = [start + 1, getEnd(lines, start)];
  }
  return range;
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function replaceLines(
  lines: readonly Line[],
  entry: readonly Line[],
  range: [number, number],
): Line[] {
  const name = getName(entry[0]?.text ?? "");
  const found = findLine(lines, range, (text) => name !== null && getName(text) === name);
  if (found === -1) return [...lines.slice(0, range[1]), ...entry, ...lines.slice(range[1])];
  return [...lines.slice(0, found), ...entry, ...lines.slice(getEnd(lines, found) + 1)];
}

function getName(text: string): string | null {
  return /^\s*(?:-\s+)?"?([\w.-]+)"?\s*[=:]/.exec(text)?.[1] ?? null;
}
