import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { type Guide, getBlocks } from "../guide/guide.ts";

/** A line of code or prose. */
export interface Line {
  file: string;
  line: number;
  indent: number;
  text: string;
}

export function getLines(guide: Guide): Line[] {
  const code = getBlocks(guide).flatMap(({ file, line, indent, code }) =>
    code.split("\n").map((text, index) => ({ file, line: line + index, indent, text })),
  );
  return [...code, ...guide.prose.map((line) => ({ ...line, indent: 0 }))];
}

export function getLocation({ file, line, indent }: Line, offset: number): SourceLocation {
  return { file, line, column: indent + offset + 1 };
}
