import { type SyntaxNode, textOf } from "../hcl/syntax.ts";

/**
 * The comments of an object type's attributes: on the lines before one, behind it on its line, or
 * behind the brace that opens its own object.
 */
export function attributeComments(source: string, object: SyntaxNode): Map<SyntaxNode, string> {
  const comments = new Map<SyntaxNode, string[]>();
  let waiting: string[] = [];
  let last: SyntaxNode | undefined;
  for (const node of object.children) {
    if (node.type === "comment") {
      if (isBehindBrace(source, node)) continue;
      const text = commentText(textOf(source, node));
      const behind = last && !source.slice(last.end, node.start).includes("\n");
      if (behind)
        comments.set(last as SyntaxNode, [...(comments.get(last as SyntaxNode) ?? []), text]);
      else waiting.push(text);
    } else if (node.type === "object_elem") {
      comments.set(node, [...waiting, ...openingComments(source, node)]);
      waiting = [];
      last = node;
    }
  }
  return new Map([...comments].map(([node, lines]) => [node, lines.join(" ").trim()]));
}

/** A comment between `{` and the end of its line is about the whole object. */
function isBehindBrace(source: string, { start, end }: SyntaxNode): boolean {
  const before = source.slice(source.lastIndexOf("\n", start) + 1, start);
  const lineEnd = source.indexOf("\n", end - 1);
  return before.trimEnd().endsWith("{") && source.slice(end, lineEnd).trim() === "";
}

function openingComments(source: string, element: SyntaxNode): string[] {
  const lineEnd = source.indexOf("\n", element.start);
  return commentsBefore(element, lineEnd)
    .filter((node) => isBehindBrace(source, node))
    .map((node) => commentText(textOf(source, node)));
}

function commentsBefore(node: SyntaxNode, offset: number): SyntaxNode[] {
  return node.children
    .filter(({ start }) => start < offset)
    .flatMap((one) => (one.type === "comment" ? [one] : commentsBefore(one, offset)));
}

function commentText(text: string): string {
  const inner = text.startsWith("/*") ? text.slice(2, -2) : text;
  return inner
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
