import type { CodePlace } from "./code-tree.ts";

/** A change of a file that mends a finding. Offsets are in UTF-16 code units. */
export interface CodeEdit {
  path: string;
  start: number;
  end: number;
  text: string;
}

/** An argument in a text: where its name begins, and where its value ends. */
interface ArgumentRange {
  start: number;
  end: number;
}

/** Where the name of an argument begins, if only the place of its value is known. */
export function nameStart(text: string, offset: number, name: string): number {
  const before = /([\w-]+)"?\s*[=:]\s*$/.exec(text.slice(Math.max(offset - 200, 0), offset));
  return before?.[1] === name ? offset - before[0].length : offset;
}

/** Writes another name in place of one, which may stand in quotes. */
export function renameAt(
  text: string,
  { path, offset }: CodePlace,
  name: string,
  other: string,
): CodeEdit | undefined {
  const start = text.startsWith('"', offset) ? offset + 1 : offset;
  if (!text.startsWith(name, start)) return undefined;
  return { path, start, end: start + name.length, text: other };
}

/** Puts a version into a source that is written out. */
export function pinAt(
  text: string,
  { path, offset }: CodePlace,
  version: string,
): CodeEdit | undefined {
  const [, written] = /^"([^"$\n]*)"/.exec(text.slice(offset, offset + 2_000)) ?? [];
  if (written === undefined) return undefined;
  const [address = "", query = ""] = written.split("?");
  const others = query.split("&").filter((one) => one !== "" && !one.startsWith("ref="));
  const source = `${address}?${[...others, `ref=v${version}`].join("&")}`;
  return { path, start: offset + 1, end: offset + 1 + written.length, text: source };
}

/** Takes an argument away, with its lines; undefined where something else stands on them. */
export function removeArgument(
  text: string,
  path: string,
  range: ArgumentRange,
): CodeEdit | undefined {
  const lines = linesOf(text, range);
  return lines && { path, start: lines.start, end: lines.end, text: "" };
}

/** Adds lines with an argument below another one; undefined where that does not have its lines alone. */
export function addBelow(
  text: string,
  path: string,
  range: ArgumentRange,
  argument: string,
): CodeEdit | undefined {
  const lines = linesOf(text, range);
  if (!lines) return undefined;
  const indent = text.slice(lines.start, range.start);
  const added = argument.replace(/^(?=.)/gm, indent);
  return { path, start: lines.end, end: lines.end, text: `${added}\n` };
}

/** The whole lines of an argument, with the comma and the comment behind it. */
function linesOf(text: string, { start, end }: ArgumentRange): ArgumentRange | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  if (lineEnd === -1 || text.slice(from, start).trim() !== "") return undefined;
  const rest = text.slice(end, lineEnd);
  return /^\s*,?\s*(?:(?:#|\/\/).*)?$/.test(rest) ? { start: from, end: lineEnd + 1 } : undefined;
}
