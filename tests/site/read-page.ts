import { DomUtils, parseDocument } from "htmlparser2";

/**
 * The markup of the article in a document, one block element per line. For a page without an
 * article, the markup of `<main>`.
 */
export function readArticle(html: string): string {
  const { children } = parseDocument(html);
  const byId = (id: string) => DomUtils.findOne(({ attribs }) => attribs.id === id, children);
  const body = byId("article-body") ?? byId("main");
  return body ? `${DomUtils.getInnerHTML(body).trim()}\n` : "";
}

/** Text of the first element with this tag name. */
export function textOf(html: string, tag: string): string {
  const element = DomUtils.findOne(({ name }) => name === tag, parseDocument(html).children);
  return element ? DomUtils.textContent(element) : "";
}
