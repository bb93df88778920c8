import type { MdxJsxAttributeUnion } from "satteri";

/** By HTML name. `true` is an attribute without a value. */
export type Attributes = Record<string, string | true>;

interface TextNode {
  type: "text";
  value: string;
}

interface RawNode {
  type: "raw";
  html: string;
}

export interface ElementNode {
  type: "element";
  tag: string;
  attributes: Attributes;
  children: ArticleNode[];
  /** Whether it contains a component or an expression, so that it is not finished HTML. */
  isDynamic: boolean;
}

export interface ComponentNode {
  type: "component";
  name: string;
  attributes: MdxJsxAttributeUnion[];
  children: ArticleNode[];
}

interface ExpressionNode {
  type: "expression";
  value: string;
}

export type ArticleNode = TextNode | RawNode | ElementNode | ComponentNode | ExpressionNode;

export function text(value: string): TextNode {
  return { type: "text", value };
}

export function raw(html: string): RawNode {
  return { type: "raw", html };
}

export function element(
  tag: string,
  attributes: Attributes,
  children: ArticleNode[] = [],
): ElementNode {
  return { type: "element", tag, attributes, children, isDynamic: children.some(isDynamic) };
}

/** Allows line breaks after slashes, because browsers would break a path inside words. */
export function breakPath(path: string): ArticleNode[] {
  return joinWithBreaks(path.split(/(?<=[^/]\/)(?=[^/])/));
}

/** Also allows line breaks after separators of names that are longer than a line on a phone. */
export function breakLongNames(code: string): ArticleNode[] {
  const separated = code.replace(/[^\s/]{30,}/g, (word) =>
    word.replace(/[_.:=,]+(?=[^_.:=,])/g, "$&\0"),
  );
  return joinWithBreaks(separated.split(/\0|(?<=[^/]\/)(?=[^/])/));
}

export function joinWithBreaks(parts: readonly string[]): ArticleNode[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [text(part)] : [element("wbr", {}), text(part)],
  );
}

export function isDynamic(node: ArticleNode): boolean {
  if (node.type === "element") return node.isDynamic;
  return node.type === "component" || node.type === "expression";
}
