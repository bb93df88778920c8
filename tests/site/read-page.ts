import { DomUtils, parseDocument } from "htmlparser2";

/** The markup of the article's body in a document, one block element per line, closed by a line end. */
export function articleOf(html: string): string {
  const body = DomUtils.findOne(
    ({ attribs }) => attribs.id === "article-body",
    parseDocument(html).children,
  );
  return body ? `${DomUtils.getInnerHTML(body).trim()}\n` : "";
}

/** Text of the first element with this tag name. */
export function textOf(html: string, tag: string): string {
  const element = DomUtils.findOne(({ name }) => name === tag, parseDocument(html).children);
  return element ? DomUtils.textContent(element) : "";
}
