import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findSamples, hclLanguages } from "./find-samples.ts";
import type { WrittenPage } from "./page-report.ts";

/** Rejects with the reason when a text is no HCL. */
export type ParseHcl = (fileName: string, code: string) => Promise<unknown>;

/** Code samples of a page that cannot be parsed. */
export async function checkSamples(
  { file, source }: WrittenPage,
  parseHcl: ParseHcl,
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    findSamples(source).map(async ({ language, line, code }) => {
      const problem = await problemOf(language, code, parseHcl);
      if (problem === null) return [];
      const message = `the \`${language}\` sample cannot be parsed: ${problem}`;
      const hint = "readers paste it as it stands: correct it, or call it `text`";
      const place = { file, line, column: 1 };
      return [{ rule: "invalid-sample", severity: "warning" as const, ...place, message, hint }];
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
