import { type Document, isMap, isSeq, type Node } from "yaml";
import { getPosition, type Position } from "../../model/text/positions.ts";

export interface YamlText {
  document: Document;
  text: string;
}

/** The position of a key or list item, or of its closest existing parent. */
export function getYamlPosition(
  { document, text }: YamlText,
  path: readonly (string | number)[],
): Position {
  let value: unknown = document.contents;
  let offset = getStart(value) ?? 0;
  for (const name of path) {
    const pair = isMap(value)
      ? value.items.find(({ key }) => String(key) === String(name))
      : undefined;
    const item = isSeq(value) ? value.items[Number(name)] : pair?.value;
    offset = getStart(pair?.key ?? item) ?? offset;
    value = item;
  }
  return getPosition(text, offset);
}

function getStart(node: unknown): number | undefined {
  return (node as Partial<Node> | null | undefined)?.range?.[0];
}
