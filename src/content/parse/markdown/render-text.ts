import { type ArticleNode, text } from "../article.ts";
import { checkLostLinks } from "../links/check-malformed-links.ts";
import type { NodeOf, RenderContext } from "../render-context.ts";
import { checkColons } from "./check-admonition.ts";

/** Text, which may hold what was meant as markup. */
export function renderText(node: NodeOf<"text">, context: RenderContext): ArticleNode[] {
  if (node.value.includes(":::")) checkColons(node, context);
  checkLostLinks(node, context);
  return [text(node.value)];
}
