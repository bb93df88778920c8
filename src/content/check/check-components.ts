import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import { mdxRules } from "../rules/mdx-rules.ts";
import type { PageRecord } from "../site-data.ts";

type ComponentRecord = Pick<PageRecord, "file" | "components">;

export function checkComponents(
  records: readonly ComponentRecord[],
  knownNames: Iterable<string>,
): Diagnostic[] {
  const known = new Set(knownNames);
  const lowercaseNames = new Set([...known].map((name) => name.toLowerCase()));
  return (
    locatedUses(records)
      .filter(({ name }) => !known.has(name) && !known.has(name.split(".")[0] ?? ""))
      // Other names in lowercase are elements, such as custom elements.
      .filter(({ name }) => /^[A-Z]/.test(name) || lowercaseNames.has(name.toLowerCase()))
      .map(({ name, location }) => {
        const unknown = { name, suggestion: findNearest(name, known), known: [...known] };
        return diagnose(mdxRules["unknown-component"], location, unknown);
      })
  );
}

/** Finds block components inside a sentence, where they would end the paragraph. */
export function checkInlineBlocks(
  records: readonly ComponentRecord[],
  blocks: Iterable<string>,
): Diagnostic[] {
  const blockNames = new Set(blocks);
  return locatedUses(records)
    .filter(({ name, isInParagraph }) => isInParagraph && blockNames.has(name))
    .map(({ name, location }) => diagnose(markdownRules["block-in-text"], location, { tag: name }));
}

function locatedUses(records: readonly ComponentRecord[]) {
  return records.flatMap((record) =>
    record.components.map(({ file = record.file, line, column, ...use }) => {
      return { ...use, location: { file, line, column } };
    }),
  );
}
