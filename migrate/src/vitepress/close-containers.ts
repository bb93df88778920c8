import { getOpenFence } from "../../../src/model/text/markdown-fences.ts";

const opening = /^([ \t]*)(:{3,})([ \t]*[a-z].*)$/i;

/**
 * VitePress ends a container at the first line with enough colons, otherwise with the block around
 * it. Adds the missing lines, and gives each container more colons than those inside it.
 */
export function closeContainers(text: string): string {
  return /^[ \t]*:{3,}/m.test(text) ? closeAll(text.split("\n")).lines.join("\n") : text;
}

/** @returns the lines, and the most colons in them */
function closeAll(source: readonly string[]): { lines: string[]; colons: number } {
  const lines: string[] = [];
  let most = 2;
  let fence = "";
  for (let index = 0; index < source.length; index++) {
    const line = source[index] ?? "";
    const isCode = fence !== "";
    fence = getOpenFence(line, fence);
    const [, indent = "", colons, rest = ""] = (isCode ? null : opening.exec(line)) ?? [];
    if (colons === undefined) {
      lines.push(line);
      continue;
    }
    const { end, isClosed } = findEnd(source, index + 1, { indent, count: colons.length });
    const inner = closeAll(source.slice(index + 1, end));
    const marker = ":".repeat(Math.max(colons.length, inner.colons + 1));
    most = Math.max(most, marker.length);
    lines.push(`${indent}${marker}${rest}`, ...inner.lines, `${indent}${marker}`);
    index = isClosed ? end : end - 1;
  }
  return { lines, colons: most };
}

function findEnd(
  source: readonly string[],
  start: number,
  { indent, count }: { indent: string; count: number },
): { end: number; isClosed: boolean } {
  let fence = "";
  for (let end = start; end < source.length; end++) {
    const line = source[end] ?? "";
    const isCode = fence !== "";
    fence = getOpenFence(line, fence);
    if (isCode || line.trim() === "") continue;
    // A list item ends where the indentation does.
    if (!line.startsWith(indent)) return { end, isClosed: false };
    const [, colons = ""] = /^[ \t]*(:{3,})[ \t]*$/.exec(line) ?? [];
    if (colons.length >= count) return { end, isClosed: true };
  }
  return { end: source.length, isClosed: false };
}
