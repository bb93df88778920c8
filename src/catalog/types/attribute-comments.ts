import { type SyntaxNode, textOf } from "../hcl/syntax.ts";

/** The comments of an object type's attributes: on the lines before one, or behind it on its line. */
export function attributeComments(source: string, object: SyntaxNode): Map<SyntaxNode, string> {
  const comments = new Map<SyntaxNode, string[]>();
  let waiting: string[] = [];
  let last: SyntaxNode | undefined;
  for (const node of object.children) {
    if (node.type === "comment") {
      const text = commentText(textOf(source, node));
      const behind = last && !source.slice(last.end, node.start).includes("\n");
      if (behind)
        comments.set(last as SyntaxNode, [...(comments.get(last as SyntaxNode) ?? []), text]);
      else waiting.push(text);
    } else if (node.type === "object_elem") {
      comments.set(node, waiting);
      waiting = [];
      last = node;
    }
  }
  return new Map([...comments].map(([node, lines]) => [node, lines.join(" ").trim()]));
}

function commentText(text: string): string {
  return text
    .replace(/^\/\*|\*\/$/g, "")
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:#+|\/\/+|\*)\s?/, "")
        .trim(),
    )
    .join(" ")
    .trim();
}
