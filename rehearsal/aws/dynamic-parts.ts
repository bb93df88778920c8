import type { Word } from "../guide/guide.ts";

/** Replaces text that only the shell knows. It is a private-use character, which no command contains. */
export const dynamicPlaceholder = "\uE000";

/** Replaces variables and substitutions. In a static word, `$` is a literal. */
export function maskDynamicParts({ text, isDynamic }: Word): string {
  if (!isDynamic) return text;
  let masked = "";
  let index = 0;
  while (index < text.length) {
    const length = getSubstitutionLength(text, index);
    masked += length > 0 ? dynamicPlaceholder : text[index];
    index += length || 1;
  }
  // Other dynamic words, such as patterns of file names, are unknown as a whole.
  return masked.includes(dynamicPlaceholder) ? masked : dynamicPlaceholder;
}

/** The length of the variable or substitution at an index; 0 without one. */
function getSubstitutionLength(text: string, index: number): number {
  if (text[index] !== "$") return 0;
  if (text[index + 1] === "(" || text[index + 1] === "{")
    return findClosing(text, index + 1) - index + 1;
  return /^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(index))?.[0].length ?? 0;
}

function findClosing(text: string, open: number): number {
  const closing = text[open] === "(" ? ")" : "}";
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === text[open]) depth += 1;
    if (text[index] === closing) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length - 1;
}
