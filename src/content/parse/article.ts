import type { MdxJsxAttributeUnion } from "satteri";

/** Attributes of an element by their HTML names; `true` is an attribute without a value. */
export type Attributes = Record<string, string | true>;

export interface TextNode {
  type: "text";
  value: string;
}

/** Finished markup. */
export interface RawNode {
  type: "raw";
  html: string;
}

export interface ElementNode {
  type: "element";
  tag: string;
  attributes: Attributes;
  children: ArticleNode[];
  /** Whether it contains a component or an expression, so that React has to render it. */
  dynamic: boolean;
}

/** A component, or an element with attributes that are expressions. */
export interface ComponentNode {
  type: "component";
  name: string;
  attributes: MdxJsxAttributeUnion[];
  children: ArticleNode[];
}

/** JavaScript between braces, MDX only. */
export interface ExpressionNode {
  type: "expression";
  value: string;
}

/** A node of an article between Markdown and its output, which is a string or JSX. */
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
  return { type: "element", tag, attributes, children, dynamic: children.some(isDynamic) };
}

/** Lets a path break into lines after its slashes: browsers break it within words. */
export function breakPath(path: string): ArticleNode[] {
  return breakBetween(path.split(/(?<=[^/]\/)(?=[^/])/));
}

/** Texts in a row, with places between them at which a line may break. */
export function breakBetween(parts: readonly string[]): ArticleNode[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [text(part)] : [element("wbr", {}), text(part)],
  );
}

export function isDynamic(node: ArticleNode): boolean {
  if (node.type === "element") return node.dynamic;
  return node.type === "component" || node.type === "expression";
}
