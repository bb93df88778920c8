import { findFences } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

const kinds = new Set("note tip info warning danger".split(" "));

/** Code blocks that a plugin of the site shows as boxes, such as `` ```tip ``, become containers. */
export function convertBoxes(body: string): string {
  const edits = findFences(body).flatMap((fence): Edit[] => {
    const { start, end, prefix, language, meta, code, isClosed } = fence;
    if (!kinds.has(language) || !isClosed) return [];
    const runs = code.match(/^[ \t]*:{3,}/gm) ?? [];
    const longest = Math.max(2, ...runs.map((run) => run.trim().length));
    const colons = ":".repeat(longest + 1);
    const opening = [`${prefix}${colons}`, language, meta].filter(Boolean).join(" ");
    const closing = /[`~]{3,}[ \t]*$/.exec(body.slice(start, end));
    return [
      { start, end: body.indexOf("\n", start), text: opening },
      { start: start + (closing?.index ?? 0), end, text: colons },
    ];
  });
  return applyEdits(body, edits).text;
}
