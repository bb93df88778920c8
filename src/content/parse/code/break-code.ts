import { type ArticleNode, element, text } from "../article.ts";

/** Characters of a name that may go on in the next line: a narrow column holds shorter ones. */
const long = 16;

/** Where the words of a name end: `aws_s3_bucket`, `modules/vpc`, `AccessDenied`. */
const joint = /(?<=[_./:-])(?=[^_./:-])|(?<=[a-z])(?=[A-Z])/;

/**
 * Lets long code in cells go on in the next line: a column is at least as wide as its longest piece,
 * and other columns would be squeezed.
 */
export function breakCode(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const { tag, attributes, children } = node;
    return element(
      tag,
      attributes,
      tag === "code" ? children.flatMap(breakText) : breakCode(children),
    );
  });
}

function breakText(node: ArticleNode): ArticleNode[] {
  if (node.type !== "text") return [node];
  return node.value.split(/(\s+)/).flatMap((word) => {
    const parts = word.length < long ? [word] : word.split(joint);
    return parts.flatMap((part, index) =>
      index === 0 ? [text(part)] : [element("wbr", {}), text(part)],
    );
  });
}
