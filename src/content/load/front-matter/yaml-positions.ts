import { type Document, isMap, isNode, isScalar, type LineCounter, type Pair } from "yaml";
import type { Position } from "../../../model/diagnostics/position.ts";

export interface YamlText {
  document: Document;
  lines: LineCounter;
}

/** Where a value stands: its key where the path ends at a map, else the value itself. */
export function positionOfPath(yaml: YamlText, path: readonly (string | number)[]): Position {
  const offset = offsetOfPath(yaml.document, path);
  return offset === undefined ? { line: 1, column: 1 } : positionOfOffset(yaml.lines, offset);
}

export function positionOfOffset(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function offsetOfPath(document: Document, path: readonly (string | number)[]): number | undefined {
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true);
  const pair = isMap(parent) ? parent.items.find((item) => hasKey(item, path.at(-1))) : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

function hasKey(pair: Pair, key: string | number | undefined): boolean {
  return isScalar(pair.key) && String(pair.key.value) === String(key);
}
