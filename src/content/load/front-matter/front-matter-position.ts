import { LineCounter, parseDocument } from "yaml";
import type { Position } from "../../../model/diagnostics/position.ts";
import { splitFrontMatter } from "./split-front-matter.ts";
import { positionOfPath } from "./yaml-positions.ts";

/** Where a value of the front matter stands in its file. */
export function frontMatterPosition(text: string, path: readonly (string | number)[]): Position {
  const lines = new LineCounter();
  const { yaml } = splitFrontMatter(text);
  return positionOfPath(
    { document: parseDocument(yaml ?? "", { lineCounter: lines }), lines },
    path,
  );
}
