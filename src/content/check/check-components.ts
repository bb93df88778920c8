import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import type { PageRecord } from "../site-data.ts";

/** Finds components in MDX that the site does not have. */
export function checkComponents(
  records: readonly Pick<PageRecord, "file" | "components">[],
  knownNames: Iterable<string>,
): Diagnostic[] {
  const known = new Set(knownNames);
  return records.flatMap((record) =>
    record.components
      .filter(({ name }) => !known.has(name) && !known.has(name.split(".")[0] ?? ""))
      .map(({ name, line, column, file = record.file }): Diagnostic => {
        const near = nearest(name, known);
        return {
          rule: "unknown-component",
          severity: "error",
          file,
          line,
          column,
          message: `unknown component \`<${name}>\``,
          hint: near ? `did you mean \`<${near}>\`?` : `known: ${[...known].join(", ")}`,
        };
      }),
  );
}
