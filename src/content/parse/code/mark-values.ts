import { type CodeValue, replaceValues } from "../../../model/text/code-values.ts";
import { escapeAttribute } from "../../../model/text/escape-html.ts";
import { type ArticleNode, element, text } from "../article.ts";

/** Wraps values in highlighted code. A value that is split between two tokens is not marked. */
export function markValues(html: string, values: readonly CodeValue[] = []): string {
  if (values.length === 0) return html;
  const mark = (name: string, value: string) =>
    `<span data-value="${escapeAttribute(name)}">${value}</span>`;
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : replaceValues(part, values, mark)))
    .join("");
}

/** Unicode reserves this character for internal use, so texts do not contain it. */
const placeholder = "\uFDD0";

/**
 * Wraps values in running text and inline code. `render` splits the text, so it gets a placeholder
 * for each value.
 */
export function markText(
  value: string,
  values: readonly CodeValue[] = [],
  render = (plain: string): ArticleNode[] => [text(plain)],
): ArticleNode[] {
  const marks: ArticleNode[] = [];
  const withPlaceholders = replaceValues(value, values, (name, marked) => {
    marks.push(element("span", { "data-value": name }, [text(marked)]));
    return placeholder;
  });
  return render(withPlaceholders).flatMap((node) => {
    if (node.type !== "text" || marks.length === 0) return [node];
    const parts = node.value.split(new RegExp(`(${placeholder})`)).filter(Boolean);
    return parts.flatMap((part) => (part === placeholder ? marks.splice(0, 1) : [text(part)]));
  });
}
