import { filePathOf } from "../guide/title.ts";

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
