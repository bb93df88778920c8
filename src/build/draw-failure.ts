import { checkComponents } from "../content/check/check-components.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { PageSource } from "./site-pages.ts";

/** What a page whose components threw means to its writer. */
export function drawFailure({ file, page }: PageSource, reason: string): Diagnostic {
  return {
    rule: "render-failed",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message: `the page \`${page.route}\` cannot be drawn: ${reason}`,
    hint: "a component threw; check the properties that this page gives to its components",
  };
}

/** The same for a page that is drawn alone; an unknown component is reason enough. */
export function explainFailure(
  source: PageSource,
  error: unknown,
  knownComponents: Iterable<string>,
): Diagnostic[] {
  const unknown = checkComponents(source.record ? [source.record] : [], knownComponents);
  if (unknown.length > 0) return unknown;
  return [drawFailure(source, error instanceof Error ? error.message : String(error))];
}
