import type { Default } from "../module.ts";
import { dedent } from "./dedent.ts";
import { escapeHtml } from "./escape.ts";

/** Defaults longer than this do not stand in a line. */
const inlineLength = 72;
/** Lines from which on a default is folded. */
const foldedLines = 6;

/** A default value: in the line, as a block, or folded where it is large. */
export function showDefault({ text }: Default): string {
  const code = escapeHtml(dedent(text));
  const lines = code.split("\n");
  if (lines.length === 1 && code.length <= inlineLength) {
    return `<p class="ref-default">Default <code>${code}</code></p>`;
  }
  const block = `<pre tabindex="0"><code>${code}</code></pre>`;
  if (lines.length < foldedLines) return `<div class="ref-default">Default${block}</div>`;
  return `<details class="ref-default"><summary>Default, ${lines.length} lines</summary>${block}</details>`;
}
