import { DomUtils, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type ElementNode = Extract<Node, { attribs: object }>;

export function isElement(node: Node): node is ElementNode {
  return "attribs" in node;
}

export function hasClass({ attribs }: ElementNode, name: string): boolean {
  return ` ${attribs.class ?? ""} `.includes(` ${name} `);
}

export { DomUtils, parseDocument };
