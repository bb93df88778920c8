import type { PageRecord } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { drawFailure } from "./render-failure.ts";
import type { Failed } from "./render-pages.ts";

/** A name that the page wanted to bring along and cannot have. */
function isMissingName({ rule }: Diagnostic): boolean {
  return rule === "unsupported-import" || rule === "unsupported-export";
}

interface DrawFailures {
  unknownIn(records: PageRecord[]): Diagnostic[];
  /** What was found before drawing. */
  known: Diagnostic[];
  siteDir: string;
}

/** What a page that cannot be drawn means to its writer; a name that is not there is reason enough. */
export function failedPages(
  failed: Failed[],
  { unknownIn, known, siteDir }: DrawFailures,
): Diagnostic[] {
  const explained = new Set(known.filter(isMissingName).map(({ file }) => file));
  return failed
    .filter(({ source: { file, record } }) => {
      return !explained.has(file) && unknownIn(record ? [record] : []).length === 0;
    })
    .map(({ source, error }) => drawFailure(source, error, siteDir));
}
