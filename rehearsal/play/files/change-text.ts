import type { Place } from "../../../src/model/diagnostics/rule.ts";
import type { PlayedFile } from "./file-system.ts";

interface Line {
  text: string;
  origin: Place | null;
}

/**
 * Gives attributes of a file the values that another text shows: `name = value` in HCL, `name: value`
 * in YAML, with the blocks around them. An attribute that the file does not have is added to its block.
 *
 * @returns the changed file, and the first block that the file does not have
 */
export function changeText(
  file: PlayedFile,
  change: PlayedFile,
): { file: PlayedFile; lost: string | null } {
  let lines = linesOf(file);
  let lost: string | null = null;
  for (const { path, entry } of entriesOf(linesOf(change))) {
    const range = rangeOf(lines, path);
    if (!range) {
      lost ??= path.at(-1) ?? "";
      continue;
    }
    lines = put(lines, entry, range);
  }
  return {
    file: {
      text: `${lines.map(({ text }) => text).join("\n")}\n`,
      known: file.known,
      origins: lines.map(({ origin }) => origin),
    },
    lost,
  };
}

function linesOf({ text, origins }: PlayedFile): Line[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => ({ text: line, origin: origins[index] ?? null }));
}

/** Lines that belong together: an attribute with all lines of its value. */
interface Entry {
  /** The lines that open the blocks around it. */
  path: string[];
  entry: Line[];
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const path: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? "";
    if (text === "" || /^(?:#|\/\/)/.test(text)) continue;
    if (/^[\]})]+,?$/.test(text)) {
      path.pop();
      continue;
    }
    const end = endOf(lines, at);
    const isContainer =
      end > at && /^(?:[\w-]+(?:\s+"[^"]*")*\s*\{|(?:inputs|[\w-]+)\s*=\s*\{)$/.test(text);
    if (isContainer) {
      path.push(text);
      continue;
    }
    entries.push({ path: [...path], entry: lines.slice(at, end + 1) });
    at = end;
  }
  return entries;
}

/** The line on which the brackets that a line opens are closed. */
function endOf(lines: readonly Line[], start: number): number {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    const text = (lines[at]?.text ?? "")
      .replace(/"(?:\\.|[^"\\])*"/g, '""')
      .replace(/(?:#|\/\/).*$/, "");
    for (const char of text) {
      if ("[{(".includes(char)) depth += 1;
      if ("]})".includes(char)) depth -= 1;
    }
    if (depth <= 0) return at;
  }
  return start;
}

/** The lines inside of the blocks that are opened one in the other; null where the file lacks one. */
function rangeOf(lines: readonly Line[], path: readonly string[]): [number, number] | null {
  let range: [number, number] = [0, lines.length];
  for (const wanted of path) {
    const start = lines.findIndex(
      ({ text }, at) => at >= range[0] && at < range[1] && normal(text) === normal(wanted),
    );
    if (start === -1) return null;
    range = [start + 1, endOf(lines, start)];
  }
  return range;
}

function normal(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function put(lines: readonly Line[], entry: readonly Line[], [from, to]: [number, number]): Line[] {
  const name = nameOf(entry[0]?.text ?? "");
  const found = lines.findIndex(
    ({ text }, at) => at >= from && at < to && name !== null && nameOf(text) === name,
  );
  if (found === -1) return [...lines.slice(0, to), ...entry, ...lines.slice(to)];
  return [...lines.slice(0, found), ...entry, ...lines.slice(endOf(lines, found) + 1)];
}

function nameOf(text: string): string | null {
  return /^\s*(?:-\s+)?"?([\w.-]+)"?\s*[=:]/.exec(text)?.[1] ?? null;
}
