import type { MdastNode } from "satteri";
import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import type { NodeOf, RenderContext } from "../render-context.ts";

export function renderList(node: NodeOf<"list">, context: RenderContext): ArticleNode[] {
  const isLoose = node.spread === true || node.children.some((item) => item.spread === true);
  const items = node.children.map((item) => renderItem(item, isLoose, context));
  const isTaskList = node.children.some((item) => typeof item.checked === "boolean");
  const attributes: Attributes = {
    ...(isTaskList && { class: "contains-task-list" }),
    ...(node.ordered && (node.start ?? 1) !== 1 && { start: String(node.start) }),
  };
  return [element(node.ordered ? "ol" : "ul", attributes, items)];
}

function renderItem(
  item: NodeOf<"listItem">,
  isLoose: boolean,
  context: RenderContext,
): ArticleNode {
  const checkbox = typeof item.checked === "boolean" ? checkboxOf(item.checked, context) : [];
  const children = context.render(isLoose ? item.children : item.children.map(withoutParagraph));
  const attributes: Attributes = checkbox.length > 0 ? { class: "task-list-item" } : {};
  return element("li", attributes, putFirst(checkbox, children));
}

/** In a tight list a paragraph is its text alone. */
function withoutParagraph(child: MdastNode): MdastNode {
  return child.type === "paragraph" ? { type: "root", children: child.children } : child;
}

function putFirst(checkbox: ArticleNode[], nodes: ArticleNode[]): ArticleNode[] {
  const [first, ...rest] = nodes;
  if (checkbox.length === 0 || first?.type !== "element" || first.tag !== "p") {
    return [...checkbox, ...nodes];
  }
  return [element("p", first.attributes, [...checkbox, ...first.children]), ...rest];
}

function checkboxOf(checked: boolean, { page }: RenderContext): ArticleNode[] {
  const label = checked ? page.messages.taskDone : page.messages.taskOpen;
  const attributes = { type: "checkbox", disabled: true, "aria-label": label } as const;
  return [element("input", { ...attributes, ...(checked && { checked }) }), text(" ")];
}
