import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Locate, parseFileTitle } from "../guide/guide.ts";

/** Whether a title says that the block shows a part of a file, such as `a.json (excerpt)`. */
export function isExcerpt(title: string | null): boolean {
  const action = title === null ? undefined : parseFileTitle(title)?.action;
  return action !== undefined && action !== "write";
}

/** The lines between `<Bad>` and `</Bad>`, which show mistakes. */
export function findBadExampleLines(page: string): ReadonlySet<number> {
  const lines = new Set<number>();
  let isBad = false;
  for (const [index, line] of page.split(/\r\n|\n|\r/).entries()) {
    if (/^\s*<Bad\b/.test(line)) isBad = true;
    if (/^\s*<\/Bad>/.test(line)) isBad = false;
    if (isBad) lines.add(index + 1);
  }
  return lines;
}

export function getLocation(code: string, offset: number, locate: Locate): SourceLocation {
  const { line, column } = getPosition(code, offset);
  return locate(line, column);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All objects in a value, each with the keys that lead to it. Elements of a list share a path. */
export function* findObjects(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ value: Record<string, unknown>; path: readonly string[] }> {
  if (Array.isArray(value)) for (const item of value) yield* findObjects(item, path);
  if (!isObject(value)) return;
  yield { value, path };
  for (const [key, item] of Object.entries(value)) yield* findObjects(item, [...path, key]);
}
