import type { MdastNode } from "satteri";
import { inlineElements } from "../../../model/page/inline-elements.ts";
import type { NodeOf } from "../render-context.ts";

type FlowJsx = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxFlowExpression">;

/** MDX removes the paragraph around a line of JSX and its spaces; Markdown keeps both. */
export function restoreParagraphs(nodes: readonly MdastNode[], source: string): MdastNode[] {
  const result: MdastNode[] = [];
  let group: FlowJsx[] = [];
  const endGroup = () => {
    result.push(...finishGroup(group, source));
    group = [];
  };
  for (const node of nodes) {
    if (!isJsx(node)) {
      endGroup();
      result.push(node);
      continue;
    }
    const last = group.at(-1);
    if (last && !isSameParagraph(last, node)) endGroup();
    group.push(node);
  }
  endGroup();
  return result;
}

function isJsx(node: MdastNode): node is FlowJsx {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxFlowExpression";
}

function isSameParagraph(a: FlowJsx, b: FlowJsx): boolean {
  const lines = getLine(b, "start") - getLine(a, "end");
  return lines === 0 || (lines === 1 && isInline(a) && isInline(b));
}

function isInline(node: MdastNode): boolean {
  const name = (node.type === "mdxJsxFlowElement" && node.name) || "";
  return (
    (name === "img" || inlineElements.has(name)) && getLine(node, "start") === getLine(node, "end")
  );
}

function finishGroup(nodes: readonly FlowJsx[], source: string): MdastNode[] {
  const spaced = nodes.flatMap((node, index): MdastNode[] => {
    const end = nodes[index - 1]?.position?.end.offset;
    const isSpaced = end !== undefined && end !== node.position?.start.offset;
    return isSpaced ? [{ type: "text", value: " " }, node] : [node];
  });
  const start = nodes[0]?.position?.start;
  const end = nodes.at(-1)?.position?.end;
  const isText = nodes.every((node) => isInline(node) || node.type === "mdxFlowExpression");
  const needsParagraph = nodes.length > 1 ? isInline : isInlineWithContent;
  const isParagraph = isText && nodes.some(needsParagraph);
  if (!isParagraph || !start || !end || isInside(source.slice(0, start.offset))) {
    return spaced;
  }
  const children = spaced.map(toTextNode) as NodeOf<"paragraph">["children"];
  return [{ type: "paragraph", children, position: { start, end } }];
}

function toTextNode(node: MdastNode): MdastNode {
  if (node.type === "mdxFlowExpression") return { ...node, type: "mdxTextExpression" };
  return node.type === "mdxJsxFlowElement"
    ? ({ ...node, type: "mdxJsxTextElement" } as MdastNode)
    : node;
}

/** An element without content, such as `<a id="old"></a>`, needs no paragraph. */
function isInlineWithContent(node: FlowJsx): boolean {
  return node.type === "mdxJsxFlowElement" && isInline(node) && node.children.length > 0;
}

/** Whether a tag or the marker of a list item is directly before the group. */
function isInside(before: string): boolean {
  return (
    /[\w"'}/]>[ \t]*(?:\n[ \t>]*)?$/.test(before) ||
    /(?:[-*+]|\d[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/.test(before)
  );
}

function getLine({ position }: MdastNode, side: "start" | "end"): number {
  return position?.[side].line ?? 0;
}

/** After the first line of an alert, MDX parses a block of JSX as a paragraph. Undoes that. */
export function withoutParagraphOfJsx(paragraph: NodeOf<"paragraph">): MdastNode[] {
  const elements = paragraph.children.filter((node) => node.type === "mdxJsxTextElement");
  const isText = paragraph.children.some(
    (node) =>
      node.type !== "mdxJsxTextElement" && !(node.type === "text" && node.value.trim() === ""),
  );
  return isText
    ? [paragraph]
    : elements.map((node) => ({ ...node, type: "mdxJsxFlowElement" }) as MdastNode);
}
