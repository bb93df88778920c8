import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkComponents } from "../../content/check/check-components.ts";
import { readSource } from "../../content/load/files/read-source.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findBraces } from "./find-braces.ts";
import type { PageSource } from "./site-pages.ts";

/** What a page whose components threw means to its writer. */
export function drawFailure(
  { file, page }: PageSource,
  reason: string,
  siteDir: string,
): Diagnostic {
  const [, variable] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  const path = join(siteDir, file);
  const place = variable && existsSync(path) && findBraces(readSource(path), variable);
  return {
    rule: "render-failed",
    severity: "error",
    file,
    ...(place || { line: 1, column: 1 }),
    message: `the page \`${page.route}\` cannot be drawn: ${reason}`,
    hint: place
      ? "braces hold JavaScript: write `\\{` for one that is text"
      : "a component threw; check the properties that this page gives to its components",
  };
}

interface DrawnSite {
  knownComponents: Iterable<string>;
  siteDir: string;
}

/** The same for a page that is drawn alone; an unknown component is reason enough. */
export function explainFailure(
  source: PageSource,
  error: unknown,
  { knownComponents, siteDir }: DrawnSite,
): Diagnostic[] {
  const unknown = checkComponents(source.record ? [source.record] : [], knownComponents);
  if (unknown.length > 0) return unknown;
  return [drawFailure(source, error instanceof Error ? error.message : String(error), siteDir)];
}
