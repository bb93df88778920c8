import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { findFences } from "../../model/text/markdown-fences.ts";
import { readHighlightComments } from "../parse/code/render-code.ts";
import { reportRules } from "../rules/report-rules.ts";
import type { WrittenPage } from "./written-page.ts";

export type ParseHcl = (fileName: string, code: string) => Promise<unknown>;

export async function checkSamples(
  { file, source }: WrittenPage,
  parseHcl: ParseHcl,
): Promise<Diagnostic[]> {
  const diagnostics = await Promise.all(
    findFences(source).map(async ({ line, code, ...fence }) => {
      const language = fence.language.toLowerCase();
      const reason = await getSyntaxError(language, code, parseHcl);
      if (reason === null) return [];
      const location = { file, line: line + 1, column: 1 };
      return [diagnose(reportRules["invalid-sample"], location, { language, reason })];
    }),
  );
  return diagnostics.flat();
}

async function getSyntaxError(
  language: string,
  code: string,
  parseHcl: ParseHcl,
): Promise<string | null> {
  const marked = readHighlightComments(code);
  const isKept = (_: string, index: number) => marked.marksByLine.get(index + 1) !== "line-removed";
  const newCode = marked.code.split("\n").filter(isKept).join("\n");
  try {
    if (hclLanguages.has(language)) await parseHcl("sample.tf", newCode);
    if (language === "json") JSON.parse(newCode);
    return null;
  } catch (error) {
    const [reason = ""] = getErrorMessage(error).split("\n");
    return reason;
  }
}

export const hclLanguages: ReadonlySet<string> = new Set(["hcl", "terraform", "tf"]);
