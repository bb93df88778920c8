import type { MdastNode } from "satteri";
import type { NodeOf } from "../render-context.ts";

type Container = NodeOf<"containerDirective">;
type Row = NodeOf<"table">["children"][number];
type Point = NonNullable<MdastNode["position"]>["end"];

/** A closing line that the parser gave to a container that had ended before. */
interface Closing {
  type: "closing";
  end: Point;
}

type Following = (MdastNode | Closing)[];

/**
 * The parser takes the closing line of an admonition directly below a table for a row, and what
 * follows for content of the admonition. Returns what follows `parent` instead.
 */
export function closeAfterTables(parent: MdastNode, text: string): Following {
  if (!("children" in parent)) return [];
  const children: MdastNode[] = parent.children;
  const container = parent.type === "containerDirective" ? parent : undefined;
  const colons = container && getColons(container, text);
  const ends = (item: MdastNode | Closing) =>
    item.type === "closing" || (item.type === "tableRow" && isClosing(item, colons, text));
  let end = container && getClosing(container, text);
  let outside: Following = [];
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (!node) continue;
    const following =
      container && node.type === "table"
        ? takeClosingRows(node, colons, text)
        : closeAfterTables(node, text);
    const last = container ? following.findIndex(ends) : -1;
    const closing = following[last];
    if (!container || !closing) {
      children.splice(index + 1, 0, ...toNodes(following));
      continue;
    }
    const later = children.splice(index + 1);
    const closings: Closing[] = end ? [{ type: "closing", end }] : [];
    outside = [...following.slice(last + 1), ...later, ...closings, ...outside];
    children.push(...toNodes(following.slice(0, last)));
    end = closing.type === "closing" ? closing.end : closing.position?.end;
    if (container.position && end) container.position.end = end;
  }
  return outside;
}

function isClosing({ position }: Row, colons = "", text: string): boolean {
  const line = text.slice(position?.start.offset, position?.end.offset).trim();
  return /^:+$/.test(line) && line.length >= colons.length;
}

/** The closing row and the lines directly below it, which are rows as well. */
function takeClosingRows(table: NodeOf<"table">, colons = "", text: string): Row[] {
  const index = table.children.findIndex((row, index) => index > 0 && isClosing(row, colons, text));
  const before = table.children[index - 1];
  if (!before?.position || !table.children.slice(index).every(isLine)) return [];
  if (table.position) table.position.end = before.position.end;
  return table.children.splice(index);
}

function isLine({ children: [, ...others] }: Row): boolean {
  return others.every(({ children }) => children.length === 0);
}

function toNodes(following: Following): MdastNode[] {
  const rows = following.filter((item) => item.type === "tableRow");
  const others = following.filter((item) => item.type !== "tableRow" && item.type !== "closing");
  return [...joinLines(rows), ...others];
}

function joinLines(rows: Row[]): MdastNode[] {
  const [start, end] = [rows[0]?.position?.start, rows.at(-1)?.position?.end];
  if (!start || !end) return [];
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
