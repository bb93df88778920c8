import { plural } from "../../model/messages/plural.ts";
import type { Default } from "../module.ts";
import { dedent } from "./dedent.ts";
import { escapeHtml } from "./escape.ts";
import type { Language } from "./language.ts";

/** Defaults longer than this do not stand in a line. */
const inlineLength = 72;
/** Lines from which on a default is folded. */
const foldedLines = 6;

/** A default value: in the line, as a block, or folded where it is large. */
export function showDefault({ text }: Default, { messages, locale }: Language): string {
  const code = escapeHtml(dedent(text));
  const label = escapeHtml(messages.defaultValue);
  const lines = code.split("\n");
  if (lines.length === 1 && code.length <= inlineLength) {
    return `<p class="ref-default">${label} <code>${code}</code></p>`;
  }
  const block = `<pre tabindex="0"><code>${code}</code></pre>`;
  if (lines.length < foldedLines) return `<div class="ref-default">${label}${block}</div>`;
  const folded = plural(messages.defaultLines, { locale, count: lines.length });
  return `<details class="ref-default"><summary>${escapeHtml(folded)}</summary>${block}</details>`;
}
