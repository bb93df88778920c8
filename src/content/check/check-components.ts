import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import { mdxRules } from "../rules/mdx-rules.ts";
import type { PageRecord } from "../site-data.ts";

export function checkComponents(
  records: readonly Pick<PageRecord, "file" | "components">[],
  knownNames: Iterable<string>,
): Diagnostic[] {
  const known = new Set(knownNames);
  return records.flatMap((record) =>
    record.components
      .filter(({ name }) => !known.has(name) && !known.has(name.split(".")[0] ?? ""))
      .map(({ name, line, column, file = record.file }) => {
        const unknown = { name, near: nearest(name, known), known: [...known] };
        return diagnose(mdxRules["unknown-component"], { file, line, column }, unknown);
      }),
  );
}

/** Finds block components inside a sentence, where they would end the paragraph. */
export function checkInlineBlocks(
  records: readonly Pick<PageRecord, "file" | "components">[],
  blocks: Iterable<string>,
): Diagnostic[] {
  const blockNames = new Set(blocks);
  return records.flatMap((record) =>
    record.components
      .filter(({ name, inText }) => inText && blockNames.has(name))
      .map(({ name, line, column, file = record.file }) =>
        diagnose(markdownRules["block-in-text"], { file, line, column }, { tag: name }),
      ),
  );
}
