import type { Word } from "../../guide/block.ts";

/** Stands in a text for what only a run can tell. */
export const marker = "\uE000";

/**
 * The text of a word with a mark in place of each variable and each substitution, so that the rest of it can be checked.
 * Words without any stay as they are: a `$` in them is a dollar sign.
 */
export function markDynamic(word: Word): string {
  if (!word.dynamic) return word.text;
  const { text } = word;
  let marked = "";
  let at = 0;
  while (at < text.length) {
    const length = substitutionAt(text, at);
    marked += length > 0 ? marker : text[at];
    at += length || 1;
  }
  // Elsewhere too a word may be more than its text says, for example a pattern of file names.
  return marked.includes(marker) ? marked : marker;
}

/** Length of the variable or substitution at a character, 0 where none begins. */
function substitutionAt(text: string, at: number): number {
  if (text[at] !== "$") return 0;
  if (text[at + 1] === "(" || text[at + 1] === "{") return closingOf(text, at + 1) - at + 1;
  return /^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(at))?.[0].length ?? 0;
}

function closingOf(text: string, open: number): number {
  const closing = text[open] === "(" ? ")" : "}";
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === text[open]) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length - 1;
}

/** Whether a text is read from a file, as `file://policy.json` is; then the path. */
export function fileOf(text: string): string | undefined {
  return /^fileb?:\/\/(.*)$/s.exec(text)?.[1];
}
