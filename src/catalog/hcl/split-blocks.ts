import { skipOpaque } from "./skip-opaque.ts";

/** A block keyword at the beginning of a line: there a block begins, whatever was left open before. */
const opening =
  /^(?:variable|output|resource|data|module|locals|provider|terraform|check)\b[^=\n]*\{/;

/** Offsets at which the blocks of a file begin, so that one faulty block does not take others along. */
export function splitBlocks(source: string): number[] {
  const starts = [0];
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const lineStart = at === 0 || source.charAt(at - 1) === "\n";
    if (lineStart && at > 0 && opening.test(source.slice(at, at + 512))) {
      starts.push(at);
      depth = 0;
    }
    const end = endInside(source, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const char = source.charAt(at);
    if (char === "{") depth++;
    if (char === "}") depth = Math.max(0, depth - 1);
    if (char === "\n" && depth === 0) starts.push(at + 1);
  }
  return [...new Set(starts)];
}

/** A string never spans lines: one without its closing quote ends with its line. */
function endInside(source: string, at: number): number {
  const end = skipOpaque(source, at);
  const isString = source.charAt(at) === '"';
  const lineEnd = source.indexOf("\n", at);
  return isString && lineEnd !== -1 && lineEnd < end ? lineEnd : end;
}
