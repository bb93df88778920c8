import type { Place } from "../../src/model/diagnostics/rule.ts";
import { positionAt } from "../../src/model/text/positions.ts";
import type { Block } from "../guide/block.ts";

/** The place in a page of a line and column of a block's code, both from 1. */
export type At = (line: number, column: number) => Place;

/** Returns the places of a block. */
export function placesIn({ file, line, indent }: Pick<Block, "file" | "line" | "indent">): At {
  return (inner, column) => ({ file, line: line + inner - 1, column: column + indent });
}

/** Returns the place of an offset in a block's code. */
export function placeOf(code: string, offset: number, at: At): Place {
  const { line, column } = positionAt(code, offset);
  return at(line, column);
}
