import { type CodeValue, replaceValues } from "../../../model/text/code-values.ts";
import { escapeAttribute } from "../../../model/text/escape-html.ts";

/** Wraps values in highlighted code. A value that is split between two tokens is not marked. */
export function markValues(html: string, values: readonly CodeValue[] = []): string {
  if (values.length === 0) return html;
  const mark = (name: string, found: string) =>
    `<span data-value="${escapeAttribute(name)}">${found}</span>`;
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : replaceValues(part, values, mark)))
    .join("");
}
