import { inlineText, type MarkdownContext } from "./inline-text.ts";
import { DomUtils, type ElementNode } from "./nodes.ts";

/** A table in the form of GitHub Flavored Markdown: cells hold one line. */
export function tableText(table: ElementNode, context: MarkdownContext): string {
  const rows = DomUtils.getElementsByTagName("tr", table.children).map((row) =>
    DomUtils.getElementsByTagName((name) => name === "th" || name === "td", row.children).map(
      (cell) => inlineText(cell.children, context).trim().replaceAll("|", "\\|"),
    ),
  );
  const [head = [], ...body] = rows;
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}
