import type { MdastNode } from "satteri";
import type { TextRange } from "../../../src/model/text/markdown-fences.ts";
import { isInside } from "../text/code-ranges.ts";
import { badgeStart, type CreateIdGenerator, createGithubIds } from "./heading-ids.ts";
import type { NodeOf, PreparedBody } from "./prepare.ts";

interface Heading {
  node: NodeOf<"heading">;
  label: string;
  /** The id in the old site. */
  id: string;
  /** Whether the page itself has the id, as in `## Steps {#steps}`. */
  hasOwnId: boolean;
  /** Words that the old engine leaves out of the id. */
  badges: readonly TextRange[];
}

const badge = new RegExp(`${badgeStart}.*?</mark>`, "g");

export function readHeadings(
  { root, text }: Pick<PreparedBody, "root" | "text">,
  createIdGenerator: CreateIdGenerator = createGithubIds,
): Heading[] {
  const getId = createIdGenerator();
  const headings: Heading[] = [];
  const visit = (node: MdastNode) => {
    if (node.type !== "heading") {
      if ("children" in node) node.children.forEach(visit);
      return;
    }
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = text.slice(start, end);
    const badges = [...source.matchAll(badge)].map(
      ({ index, 0: { length } }): TextRange => [start + index, start + index + length],
    );
    const label = getNodeText(node).trim();
    const [, ownId] = /(?<!\{)\{#([^{}\s]+)\}(?!\})/.exec(source) ?? [];
    const id = ownId ?? getId(getNodeText(node, badges).trim());
    headings.push({ node, label, id, hasOwnId: ownId !== undefined, badges });
  };
  visit(root);
  return headings;
}

/** @param hidden ranges of the page whose text is left out */
export function getNodeText(node: MdastNode, hidden: readonly TextRange[] = []): string {
  if (node.type === "text" || node.type === "inlineCode") {
    const start = node.position?.start.offset ?? 0;
    return isInside(hidden, start) ? "" : node.value;
  }
  return "children" in node
    ? node.children.map((child) => getNodeText(child, hidden)).join("")
    : "";
}
