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

/**
 * The character that `render` sees for each value. Unicode reserves it for internal use, so texts do
 * not contain it.
 */
const placeholder = "\uFDD0";

/** Wraps values in running text and inline code. `render` sees one character for each of them. */
export function markText(
  value: string,
  values: readonly CodeValue[] = [],
  render = (rest: string): ArticleNode[] => [text(rest)],
): ArticleNode[] {
  const marks: ArticleNode[] = [];
  const rest = replaceValues(value, values, (name, marked) => {
    marks.push(element("span", { "data-value": name }, [text(marked)]));
    return placeholder;
  });
  if (marks.length === 0) return render(value);
  return render(rest).flatMap((node) =>
    node.type === "text"
      ? node.value
          .split(placeholder)
          .flatMap((part, index) => [
            ...(index === 0 ? [] : marks.splice(0, 1)),
            ...(part === "" ? [] : [text(part)]),
          ])
      : [node],
  );
}
