import { isMap, isSeq, type Node, parseDocument } from "yaml";
import { type Position, positionAt } from "../../model/diagnostics/position.ts";

/** Where a JSON text holds the value at a path; the deepest part of the path that it has. */
export function positionOfPath(text: string, path: readonly (string | number)[]): Position {
  // JSON is YAML, whose parser keeps positions; reading with it costs time only when there is a fault.
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return positionAt(text, error.pos[0]);
  let offset = 0;
  let node: unknown = document.contents;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return positionAt(text, offset);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
