import type { Position } from "../../../model/diagnostics/position.ts";

/** Where a top-level key of the front matter stands; the start of the file where it is not found. */
export function keyPosition(text: string, key: string): Position {
  const line = text.split("\n").findIndex((candidate) => candidate.startsWith(`${key}:`));
  return { line: Math.max(0, line) + 1, column: 1 };
}
