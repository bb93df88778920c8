import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { positionAt } from "../../src/model/text/positions.ts";
import { type Block, filePathOf } from "../guide/guide.ts";

/** Whether a title says that the block is a part of a file: `(excerpt)`, `(append)`, `(change)`. */
export function isPart(title: string | null): boolean {
  const action = title === null ? undefined : filePathOf(title)?.action;
  return action !== undefined && action !== "write";
}

/** A comment of HCL that begins with dots says that something is left out. */
export function hasOmissions(code: string): boolean {
  return /(?:#|\/\/)\s*(?:\.\.\.|…)/.test(code);
}

/** Returns the lines between `<Bad>` and `</Bad>`, in which a page shows what not to write. */
export function linesOfBadExamples(page: string): ReadonlySet<number> {
  const found = new Set<number>();
  let isBad = false;
  for (const [index, line] of page.split(/\r\n|\n|\r/).entries()) {
    if (/^\s*<Bad\b/.test(line)) isBad = true;
    if (/^\s*<\/Bad>/.test(line)) isBad = false;
    if (isBad) found.add(index + 1);
  }
  return found;
}

/** The place in a page of a line and column of a block's code, both from 1. */
export type At = (line: number, column: number) => SourceLocation;

/** Returns the places of a block. */
export function placesIn({ file, line, indent }: Pick<Block, "file" | "line" | "indent">): At {
  return (inner, column) => ({ file, line: line + inner - 1, column: column + indent });
}

/** Returns the place of an offset in a block's code. */
export function placeOf(code: string, offset: number, at: At): SourceLocation {
  const { line, column } = positionAt(code, offset);
  return at(line, column);
}

/** Whether a value of JSON, YAML or HCL is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All objects in a value, outer ones first, with the keys that lead to each. */
export function* objectsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ value: Record<string, unknown>; path: readonly string[] }> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one, path);
  if (!isObject(value)) return;
  yield { value, path };
  for (const [key, one] of Object.entries(value)) yield* objectsIn(one, [...path, key]);
}
