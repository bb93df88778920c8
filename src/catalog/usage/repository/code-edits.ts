import type { CodePosition } from "./code-tree.ts";

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

export interface CodeEdit extends TextEdit {
  path: string;
  /** Set for an edit that is a guess or deletes a value: only a reader can decide about it. */
  needsReview?: true;
}

type ArgumentRange = Pick<TextEdit, "start" | "end">;

/** The offset of a name that is written before the value at `offset`, otherwise `offset`. */
export function findNameOffset(text: string, offset: number, ...names: string[]): number {
  const before = /([\w-]+)"?\s*[=:]\s*$/.exec(text.slice(Math.max(offset - 200, 0), offset));
  return names.includes(before?.[1] ?? "") ? offset - (before?.[0].length ?? 0) : offset;
}

export function createRename(
  text: string,
  { path, offset }: CodePosition,
  name: string,
  other: string,
): CodeEdit | undefined {
  const start = text.startsWith('"', offset) ? offset + 1 : offset;
  if (!text.startsWith(name, start)) return undefined;
  return { path, start, end: start + name.length, text: other };
}

export function createPin(
  text: string,
  { path, offset }: CodePosition,
  version: string,
): CodeEdit | undefined {
  const oldText = readString(text, offset);
  if (oldText === undefined) return undefined;
  const [address = "", query = ""] = oldText.split("?");
  const others = query.split("&").filter((other) => other !== "" && !other.startsWith("ref="));
  // The new tag gets the same prefix as the current one.
  const [, prefix = "v"] = /(?:^|&)ref=([^&]*?)\d+\.\d+\.\d+[^&]*/.exec(query) ?? [];
  const source = `${address}?${[...others, `ref=${prefix}${version}`].join("&")}`;
  return { path, start: offset + 1, end: offset + 1 + oldText.length, text: source };
}

export function replaceString(
  text: string,
  { path, offset }: CodePosition,
  value: string,
): CodeEdit | undefined {
  const oldText = readString(text, offset);
  if (oldText === undefined) return undefined;
  return { path, start: offset + 1, end: offset + 1 + oldText.length, text: value };
}

/** The string without templates that starts at `offset`, without its quotes. */
function readString(text: string, offset: number): string | undefined {
  return /^"([^"$\n]*)"/.exec(text.slice(offset, offset + 2_000))?.[1];
}

/** Removes an argument with its lines; undefined if the lines contain other code. */
export function removeArgument(
  text: string,
  path: string,
  range: ArgumentRange,
): CodeEdit | undefined {
  const lines = getLines(text, range);
  return lines && { path, start: lines.start, end: lines.end, text: "" };
}

/** Adds an argument below another one; undefined if that one shares its lines. */
export function addBelow(
  text: string,
  path: string,
  range: ArgumentRange,
  argument: string,
): CodeEdit | undefined {
  const lines = getLines(text, range);
  if (!lines) return undefined;
  const indent = text.slice(lines.start, range.start);
  const indentedArgument = argument.replace(/^(?=.)/gm, indent);
  return { path, start: lines.end, end: lines.end, text: `${indentedArgument}\n` };
}

function getLines(text: string, { start, end }: ArgumentRange): ArgumentRange | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  if (lineEnd === -1 || text.slice(from, start).trim() !== "") return undefined;
  const rest = text.slice(end, lineEnd);
  return /^\s*,?\s*(?:(?:#|\/\/).*)?$/.test(rest) ? { start: from, end: lineEnd + 1 } : undefined;
}
