import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";
import type { WrittenPage } from "./read-article.ts";

/** Rejects with the reason when a text is no HCL. */
export type ParseHcl = (fileName: string, code: string) => Promise<unknown>;

/** Code samples of a page that cannot be parsed. */
export async function checkSamples(
  { file, source }: WrittenPage,
  parseHcl: ParseHcl,
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    findSamples(source).map(async ({ language, line, code }) => {
      const reason = await problemOf(language, code, parseHcl);
      if (reason === null) return [];
      const place = { file, line, column: 1 };
      return [diagnose(reportRules["invalid-sample"], place, { language, reason })];
    }),
  );
  return found.flat();
}

async function problemOf(
  language: string,
  code: string,
  parseHcl: ParseHcl,
): Promise<string | null> {
  try {
    if (hclLanguages.has(language)) await parseHcl("sample.tf", code);
    if (language === "json") JSON.parse(code);
    return null;
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return reason;
  }
}

/** A fenced block of code. */
interface Sample {
  language: string;
  /** Line of its first line of code, one-based. */
  line: number;
  /** Columns that its lines are indented by, in a list. */
  indent: number;
  code: string;
}

const fence = /^([ \t]*)(`{3,})(\w+)\b.*\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** The fenced blocks of a Markdown file that name a language, without the indent of a list. */
export function findSamples(markdown: string): Sample[] {
  return [...markdown.matchAll(fence)].map(
    ({ index, 1: indent = "", 3: language = "", 4: code = "" }) => ({
      language: language.toLowerCase(),
      line: markdown.slice(0, index).split("\n").length + 1,
      indent: indent.length,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

/** Names under which a block is HCL. */
export const hclLanguages: ReadonlySet<string> = new Set(["hcl", "terraform", "tf"]);
