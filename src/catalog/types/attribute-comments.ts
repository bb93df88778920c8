import { groupBy } from "../../model/group-by.ts";
import { getCommentLines, getCommentText } from "../hcl/comment-text.ts";
import { getSourceText, type SyntaxNode } from "../hcl/syntax.ts";

/** Comments of attributes: above, at the end of the line, or after an object's brace. */
export function getAttributeComments(source: string, object: SyntaxNode): Map<SyntaxNode, string> {
  const comments: { attribute: SyntaxNode; comment: SyntaxNode }[] = [];
  let waiting: SyntaxNode[] = [];
  let last: SyntaxNode | undefined;
  for (const node of object.children) {
    if (node.type === "comment" && !isAfterBrace(source, node)) {
      if (last && !source.slice(last.end, node.start).includes("\n"))
        comments.push({ attribute: last, comment: node });
      else waiting.push(node);
    } else if (node.type === "object_elem") {
      const above = withoutHeadings(source, waiting, node);
      for (const comment of [...above, ...getOpeningComments(source, node)])
        comments.push({ attribute: node, comment });
      waiting = [];
      last = node;
    }
  }
  const getText = ({ comment }: { comment: SyntaxNode }) =>
    getCommentLines(getSourceText(source, comment)).map((line) => line.trim());
  const byAttribute = groupBy(comments, ({ attribute }) => attribute);
  return new Map(
    [...byAttribute].map(([attribute, list]) => [attribute, getCommentText(list.flatMap(getText))]),
  );
}

/** Omits section headings, which are comments before an empty line. */
function withoutHeadings(
  source: string,
  comments: readonly SyntaxNode[],
  attribute: SyntaxNode,
): readonly SyntaxNode[] {
  const isHeading = (comment: SyntaxNode, index: number) => {
    const next = comments[index + 1] ?? attribute;
    return /\n[ \t\r]*\n/.test(source.slice(comment.end - 1, next.start));
  };
  return comments.slice(comments.findLastIndex(isHeading) + 1);
}

function isAfterBrace(source: string, { start, end }: SyntaxNode): boolean {
  const before = source.slice(source.lastIndexOf("\n", start) + 1, start);
  const lineEnd = source.indexOf("\n", end - 1);
  return before.trimEnd().endsWith("{") && source.slice(end, lineEnd).trim() === "";
}

function getOpeningComments(source: string, element: SyntaxNode): SyntaxNode[] {
  const lineEnd = source.indexOf("\n", element.start);
  return getCommentsBefore(element, lineEnd).filter((node) => isAfterBrace(source, node));
}

function getCommentsBefore(node: SyntaxNode, offset: number): SyntaxNode[] {
  return node.children
    .filter(({ start }) => start < offset)
    .flatMap((child) => (child.type === "comment" ? [child] : getCommentsBefore(child, offset)));
}
