import type { MdastNode } from "satteri";
import type { NodeOf } from "../render-context.ts";

type Container = NodeOf<"containerDirective">;
type Row = NodeOf<"table">["children"][number];
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
    const closed = closing
      ? { end: closing, lines: [] }
      : takeClosingRow(node, getColons(parent, text), text);
    if (!closed) continue;
    following.closing = getClosing(parent, text);
    following.nodes = [...closed.lines, ...children.splice(index + 1 + nodes.length)];
    if (parent.position) parent.position.end = closed.end;
  }
  return following;
}

/** `lines` is the paragraph directly below the closing row, whose lines are rows as well. */
function takeClosingRow(
  table: MdastNode,
  colons: string,
  text: string,
): { end: Point; lines: MdastNode[] } | undefined {
  if (table.type !== "table") return undefined;
  const isClosing = ({ position }: Row) => {
    const line = text.slice(position?.start.offset, position?.end.offset).trim();
    return /^:+$/.test(line) && line.length >= colons.length;
  };
  const index = table.children.findIndex((row, index) => index > 0 && isClosing(row));
  const [row, ...rest] = index === -1 ? [] : table.children.slice(index);
  const before = table.children[index - 1];
  const lines = joinLines(rest);
  if (!row?.position || !before?.position || !lines) return undefined;
  table.children.splice(index);
  if (table.position) table.position.end = before.position.end;
  return { end: row.position.end, lines };
}

/** Undefined if one of the rows has several cells. */
function joinLines(rows: Row[]): MdastNode[] | undefined {
  const [start, end] = [rows[0]?.position?.start, rows.at(-1)?.position?.end];
  if (!start || !end) return [];
  const isLine = ({ children: [, ...others] }: Row) =>
    others.every(({ children }) => children.length === 0);
  if (!rows.every(isLine)) return undefined;
  const children = rows.flatMap((row, index) => {
    const cell = row.children[0]?.children ?? [];
    if (index === 0 || !row.position) return cell;
    const position = { start: row.position.start, end: row.position.start };
    return [{ type: "text" as const, value: "\n", position }, ...cell];
  });
  return [{ type: "paragraph", children, position: { start, end } }];
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
