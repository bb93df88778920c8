import { DomUtils, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type ElementNode = Extract<Node, { attribs: object }>;

export function isElement(node: Node): node is ElementNode {
  return "attribs" in node;
}

export function hasClass({ attribs }: ElementNode, name: string): boolean {
  return ` ${attribs.class ?? ""} `.includes(` ${name} `);
}

const chrome = new Set(
  "button footer header nav script search select style svg template".split(" "),
);

/** Parts of a page that lead around in it or that only scripts bring to life. */
export function isPageChrome(element: ElementNode): boolean {
  return (
    chrome.has(element.name) ||
    element.attribs.role === "tablist" ||
    element.attribs["data-twin"] === "off" ||
    ["anchor", "ref-source"].some((name) => hasClass(element, name))
  );
}

export { DomUtils, parseDocument };
