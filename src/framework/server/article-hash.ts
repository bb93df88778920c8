import { createHash } from "node:crypto";

/** Six characters of base64 tell 2^36 texts of one page apart; every page carries them. */
const length = 6;

/** What stands around the article inside `<main>`: ways to other pages, and tools. */
const aroundArticle = /<(nav|footer)\b.*?<\/\1>/gs;
const tag = /<[^>]*>/g;
/** What links lead to and pictures show. Ids on the page itself may be made up by the engine. */
const address = /<(?:a|iframe|img|source|video)\b[^>]*? (?:href|src)="([^"#][^"]*)"/g;

/**
 * A short hash of what a page says: the words of its main part, the targets of its links and the
 * files of its pictures. Other classes, ids or scripts leave it the same, so that a tab can tell a new
 * text from a new engine.
 *
 * @param markup the document of the page
 */
export function articleHash(markup: string): string {
  const main = markup.slice(markup.indexOf("<main"), markup.lastIndexOf("</main>"));
  const article = main.replace(aroundArticle, "");
  const words = article.replace(tag, " ").split(/\s+/).join(" ");
  const addresses = Array.from(article.matchAll(address), ([, target]) => target);
  const text = [words, ...addresses].join("\n");
  return createHash("sha256").update(text).digest("base64url").slice(0, length);
}
