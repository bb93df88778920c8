import type { MdastNode } from "satteri";
import type { Position } from "../../../model/text/positions.ts";
import { getStart, type NodeOf } from "../render-context.ts";

export interface TableText {
  columns: string[];
  rows: TableCell[][];
  position: Position;
}

export interface TableCell {
  text: string;
  position: Position;
}

export function readTable(node: NodeOf<"table">): TableText {
  const [head, ...body] = node.children;
  return {
    columns: head?.children.map(getNodeText) ?? [],
    rows: body.map((row) =>
      row.children.map((cell) => ({ text: getNodeText(cell), position: getStart(cell) })),
    ),
    position: getStart(node),
  };
}

function getNodeText(node: MdastNode): string {
  if (node.type === "html") return /^<br\b/i.test(node.value) ? " " : "";
  if ("value" in node && typeof node.value === "string") return node.value;
  if (!("children" in node)) return "";
  return node.children.map(getNodeText).join("").trim();
}
