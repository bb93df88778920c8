import { type ArticleNode, type Attributes, element } from "./article.ts";
import type { NodeOf, RenderContext } from "./render-context.ts";
import { toText } from "./to-html.ts";

/** A table in a region that scrolls sideways and can be reached by keyboard. */
export function renderTable(node: NodeOf<"table">, context: RenderContext): ArticleNode[] {
  const [head, ...body] = node.children.map((row, index) =>
    renderRow(row, { tag: index === 0 ? "th" : "td", align: node.align ?? [], context }),
  );
  const table = element("table", {}, [
    ...(head ? [element("thead", {}, [head])] : []),
    ...(body.length > 0 ? [element("tbody", {}, body)] : []),
  ]);
  const headers = head?.children.map((cell) => toText([cell]).trim()).filter(Boolean) ?? [];
  const label = ["Table", headers.join(", ")].filter(Boolean).join(": ");
  const region = { class: "table", role: "group", tabindex: "0", "aria-label": label };
  return [element("div", region, [table])];
}

interface RowStyle {
  tag: "th" | "td";
  align: NonNullable<NodeOf<"table">["align"]>;
  context: RenderContext;
}

function renderRow(row: NodeOf<"tableRow">, { tag, align, context }: RowStyle) {
  const cells = row.children.map((cell, index) => {
    const side = align[index];
    // Not a style attribute: a strict content security policy would drop it.
    const attributes: Attributes = side ? { align: side } : {};
    const content = context.render(cell.children);
    // A header without a word names no column: screen readers would announce nothing.
    return element(content.length > 0 ? tag : "td", attributes, content);
  });
  return element("tr", {}, cells);
}
