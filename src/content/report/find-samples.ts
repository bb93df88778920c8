/** A fenced block of code. */
export interface Sample {
  language: string;
  /** Line of its first line of code, one-based. */
  line: number;
  code: string;
}

const fence = /^([ \t]*)(`{3,})(\w+)\b.*\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** The fenced blocks of a Markdown file that name a language, without the indent of a list. */
export function findSamples(markdown: string): Sample[] {
  return [...markdown.matchAll(fence)].map(
    ({ index, 1: indent = "", 3: language = "", 4: code = "" }) => ({
      language: language.toLowerCase(),
      line: markdown.slice(0, index).split("\n").length + 1,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

/** Names under which a block is HCL. */
export const hclLanguages: ReadonlySet<string> = new Set(["hcl", "terraform", "tf"]);
