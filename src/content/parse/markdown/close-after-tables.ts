import type { MdastNode } from "satteri";
import type { NodeOf } from "../render-context.ts";

type Container = NodeOf<"containerDirective">;
type Point = NonNullable<MdastNode["position"]>["end"];

interface Following {
  nodes: MdastNode[];
  /** The end of a closing line that belongs to the node around this one. */
  closing?: Point | undefined;
}

/**
 * The parser takes the closing line of an admonition directly below a table for a row, and what
 * follows for content of the admonition. Returns what follows `parent` instead.
 */
export function closeAfterTables(parent: MdastNode, text: string): Following {
  if (!("children" in parent)) return { nodes: [] };
  const children: MdastNode[] = parent.children;
  const following: Following = { nodes: [] };
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (!node) continue;
    const { nodes, closing } = closeAfterTables(node, text);
    children.splice(index + 1, 0, ...nodes);
    if (parent.type !== "containerDirective") continue;
    const end = closing ?? takeClosingRow(node, getColons(parent, text), text);
    if (!end) continue;
    following.closing = getClosing(parent, text);
    following.nodes = children.splice(index + 1 + nodes.length);
    if (parent.position) parent.position.end = end;
  }
  return following;
}

function takeClosingRow(table: MdastNode, colons: string, text: string): Point | undefined {
  const row = table.type === "table" ? table.children.at(-1) : undefined;
  if (table.type !== "table" || table.children.length < 2 || !row?.position) return undefined;
  const { start, end } = row.position;
  const line = text.slice(start.offset, end.offset).trim();
  if (!/^:+$/.test(line) || line.length < colons.length) return undefined;
  table.children.pop();
  const last = table.children.at(-1);
  if (table.position && last?.position) table.position.end = last.position.end;
  return end;
}

function getColons({ position }: Container, text: string): string {
  return /^:+/.exec(text.slice(position?.start.offset))?.[0] ?? "";
}

/** Where the closing line of an admonition ends, unless it closes only the last one inside. */
function getClosing({ children, position }: Container, text: string): Point | undefined {
  const end = position?.end;
  const isOfLast = children.at(-1)?.position?.end.offset === end?.offset;
  const source = text.slice(position?.start.offset, end?.offset);
  return !isOfLast && /\n[ \t>]*:{3,}\s*$/.test(source) ? end : undefined;
}
