import type { MdastNode } from "satteri";
import { type Element, getOffsets, type PageConversion } from "./conversion.ts";

/** Other engines also show what follows the last tab within the tabs. It is below them here. */
export function endTabsBeforeRest(
  { node, name, start, end, closing }: Element,
  page: PageConversion,
): void {
  const children: readonly MdastNode[] = node.children;
  const last = children.findLastIndex((child) => "name" in child && child.name === "TabItem");
  const lastTab = children[last];
  const isComment = (child: MdastNode) =>
    child.type === "html" ||
    (/Expression$/.test(child.type) && "value" in child && /^\s*\/\*/.test(String(child.value)));
  const rest = children.slice(last + 1).filter((child) => !isComment(child));
  if (lastTab === undefined || rest.length === 0 || closing === undefined || name !== "Tabs")
    return;
  const [indent = ""] = /[ \t]*$/.exec(page.text.slice(0, start)) ?? [];
  const [, tabEnd] = getOffsets(lastTab);
  page.edits.push({ start: tabEnd, end: tabEnd, text: `\n\n${indent}</Tabs>` });
  page.edits.push({ start: closing, end, text: "" });
}

/** Whether a component that may render tabs contains an offset: any except another tab. */
export function isInComponent(offset: number, node: MdastNode): boolean {
  const [start, end] = getOffsets(node);
  if (node.type !== "root" && (offset < start || offset >= end)) return false;
  const name = ("name" in node && node.name) || "";
  if (/^[A-Z]/.test(name) && name !== "TabItem" && start < offset) return true;
  return "children" in node && node.children.some((child) => isInComponent(offset, child));
}

/** How many tabs with the same label come before a tab. */
export function countTabsBefore(tab: MdastNode, label: string, root: MdastNode): number {
  const siblings = findSiblings(tab, root) ?? [];
  return siblings.slice(0, siblings.indexOf(tab)).filter((sibling) => hasLabel(sibling, label))
    .length;
}

function findSiblings(child: MdastNode, node: MdastNode): readonly MdastNode[] | undefined {
  if (!("children" in node)) return undefined;
  const children: readonly MdastNode[] = node.children;
  if (children.includes(child)) return children;
  for (const inner of children) {
    const siblings = findSiblings(child, inner);
    if (siblings) return siblings;
  }
  return undefined;
}

function hasLabel(node: MdastNode, label: string): boolean {
  return (
    node.type === "mdxJsxFlowElement" &&
    node.attributes.some(
      (attribute) => "name" in attribute && attribute.name === "label" && attribute.value === label,
    )
  );
}
