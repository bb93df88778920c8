import type { parseDocument } from "htmlparser2";

export type HtmlNode = ReturnType<typeof parseDocument>["children"][number];
export type HtmlElement = Extract<HtmlNode, { attribs: object }>;

export function isElement(node: HtmlNode): node is HtmlElement {
  return "attribs" in node;
}

export function hasClass({ attribs }: HtmlElement, name: string): boolean {
  return ` ${attribs.class ?? ""} `.includes(` ${name} `);
}

const interfaceElements = new Set(
  "button fieldset footer header nav script search select style svg template".split(" "),
);

/**
 * Navigation, form fields, elements that need scripts, and hidden elements other than tabs. The
 * button of a definition is a word of the text.
 */
export function isPageInterface(element: HtmlElement): boolean {
  return (
    (interfaceElements.has(element.name) && !hasClass(element, "term")) ||
    element.attribs.role === "tablist" ||
    ("hidden" in element.attribs && element.attribs.role !== "tabpanel") ||
    ["anchor", "ref-jump", "ref-source", "data-footnote-backref"].some((name) =>
      hasClass(element, name),
    )
  );
}

/** Text as it is written, such as code. */
export function getShownText(node: HtmlNode): string {
  if (node.type === "text") return node.data;
  const isShown = isElement(node) && !isPageInterface(node);
  return isShown ? node.children.map(getShownText).join("") : "";
}
