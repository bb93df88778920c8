import type { MdastNode } from "satteri";
import type { NodeOf } from "./render-context.ts";

/** Nodes that have to be known before the first one is rendered. */
export interface Landmarks {
  headings: NodeOf<"heading">[];
  codes: NodeOf<"code">[];
  definitions: NodeOf<"definition">[];
  footnotes: NodeOf<"footnoteDefinition">[];
}

export function findLandmarks(root: MdastNode): Landmarks {
  const found: Landmarks = { headings: [], codes: [], definitions: [], footnotes: [] };
  visit(root, found);
  return found;
}

function visit(node: MdastNode, found: Landmarks): void {
  if (node.type === "heading") found.headings.push(node);
  else if (node.type === "code") found.codes.push(node);
  else if (node.type === "definition") found.definitions.push(node);
  else if (node.type === "footnoteDefinition") found.footnotes.push(node);
  // The other landmarks stand between blocks: text need not be searched.
  if (node.type === "paragraph" || node.type === "heading" || !("children" in node)) return;
  for (const child of node.children) visit(child, found);
}
