import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { blockInText } from "../parse/html/block-in-text.ts";
import type { PageRecord } from "../site-data.ts";

/** Finds components that draw blocks, and stand in a sentence. */
export function checkSentences(
  records: readonly Pick<PageRecord, "file" | "components">[],
  blocks: Iterable<string>,
): Diagnostic[] {
  const isBlock = new Set(blocks);
  return records.flatMap((record) =>
    record.components
      .filter(({ name, inText }) => inText && isBlock.has(name))
      .map(({ name, line, column, file = record.file }) => {
        return { ...blockInText(name), file, line, column };
      }),
  );
}
