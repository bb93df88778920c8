import { posix } from "node:path";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Block, FileTitle } from "../guide/guide.ts";
import { home, resolvePath, type SimulatedFile } from "./file-system.ts";
import { readProfiles, requireFile } from "./requirements.ts";
import type { Session } from "./session.ts";
import { simulatorRules } from "./simulator-rules.ts";

/** Does what the title of a block says to its file, such as `main.tf (append)`. */
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
  return { text: code, isKnown: true, origins };
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

/** Lines of an excerpt with nothing but brackets, or a comment. */
const ignoredLine = /^\s*(?:[[\]{}()]*,?|(?:#|\/\/|\.\.\.|…).*)\s*$/;

function checkExcerpt(session: Session, block: Block, { path, title, location }: Target): void {
  if (!requireFile(session, { path, name: title, location })) return;
  const file = session.state.files.read(path);
  if (!file?.isKnown) return;
  const normalize = (line: string) => collapseSpaces(line).replace(/,$/, "");
  const lines = new Set(file.text.split("\n").map(normalize));
  block.code.split("\n").forEach((line, index) => {
    if (ignoredLine.test(line)) return;
    const location = { file: block.file, line: block.line + index, column: block.indent + 1 };
    session.check(lines.has(normalize(line)), simulatorRules["excerpt-differs"], location, () => ({
      line: line.trim(),
      path: title,
      suggestion: findNearest(normalize(line), lines),
    }));
  });
}

function changeFile(session: Session, block: Block, { path, title, location }: Target): void {
  if (!requireFile(session, { path, name: title, location })) return;
  const file = session.state.files.read(path);
  if (!file?.isKnown) return;
  const { file: changed, missingBlock } = changeText(file, getSimulatedFile(block));
  session.check(missingBlock === null, simulatorRules["nothing-to-change"], location, () => ({
    name: missingBlock ?? "",
    path: title,
  }));
  session.state.files.write(path, changed);
}

interface Line {
  text: string;
  origin: SourceLocation | null;
}

interface ChangedFile {
  file: SimulatedFile;
  /** The first block of the change that the file lacks. */
  missingBlock: string | null;
}

/** Sets the attributes of a change within the same blocks. */
function changeText(file: SimulatedFile, change: SimulatedFile): ChangedFile {
  let lines = getLines(file);
  let missingBlock: string | null = null;
  for (const { blockPath, lines: attribute } of getAttributes(getLines(change))) {
    const range = findBlockRange(lines, blockPath);
    if (range) lines = setAttribute(lines, attribute, range);
    else missingBlock ??= blockPath.at(-1) ?? "";
  }
  return {
    file: {
      text: `${lines.map(({ text }) => text).join("\n")}\n`,
      isKnown: file.isKnown,
      origins: lines.map(({ origin }) => origin),
    },
    missingBlock,
  };
}

function getLines({ text, origins }: SimulatedFile): Line[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => ({ text: line, origin: origins[index] ?? null }));
}

interface AttributeLines {
  /** The first lines of the blocks around it, outermost first. */
  blockPath: string[];
  lines: Line[];
}

function getAttributes(lines: readonly Line[]): AttributeLines[] {
  const attributes: AttributeLines[] = [];
  const blockPath: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index]?.text.trim() ?? "";
    if (text === "" || /^(?:#|\/\/)/.test(text)) continue;
    if (/^[\]})]+,?$/.test(text)) {
      blockPath.pop();
      continue;
    }
    const end = findEnd(lines, index);
    const isBlock = end > index && /^[\w-]+(?:(?:\s+"[^"]*")*|\s*=)\s*\{$/.test(text);
    if (isBlock) {
      blockPath.push(text);
      continue;
    }
    attributes.push({ blockPath: [...blockPath], lines: lines.slice(index, end + 1) });
    index = end;
  }
  return attributes;
}

/** The line that closes all brackets that a line opens. */
function findEnd(lines: readonly Line[], start: number): number {
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

/** Indexes of the first line and of the one after the last. */
type LineRange = readonly [from: number, to: number];

/** Finds a line of a block. A line of a nested block only counts if the block itself has none. */
function findLine(
  lines: readonly Line[],
  [from, to]: LineRange,
  isMatch: (text: string) => boolean,
): number {
  for (let index = from; index < to; index = findEnd(lines, index) + 1) {
    if (isMatch(lines[index]?.text ?? "")) return index;
  }
  return lines.findIndex(({ text }, index) => index >= from && index < to && isMatch(text));
}

/** The lines inside the innermost block of a path; null if the file lacks it. */
function findBlockRange(lines: readonly Line[], blockPath: readonly string[]): LineRange | null {
  let range: LineRange = [0, lines.length];
  for (const opening of blockPath) {
    const name = collapseSpaces(opening);
    const start = findLine(lines, range, (text) => collapseSpaces(text) === name);
    if (start === -1) return null;
    range = [start + 1, findEnd(lines, start)];
  }
  return range;
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Replaces the attribute of the same name, or adds it at the end of the block. */
function setAttribute(
  lines: readonly Line[],
  attribute: readonly Line[],
  range: LineRange,
): Line[] {
  const name = getName(attribute[0]?.text ?? "");
  const found = findLine(lines, range, (text) => name !== null && getName(text) === name);
  const [start, end] = found === -1 ? [range[1], range[1]] : [found, findEnd(lines, found) + 1];
  return [...lines.slice(0, start), ...attribute, ...lines.slice(end)];
}

function getName(text: string): string | null {
  return /^\s*(?:-\s+)?"?([\w.-]+)"?\s*[=:]/.exec(text)?.[1] ?? null;
}
