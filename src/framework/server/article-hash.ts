import { createHash } from "node:crypto";

/** Six characters of base64 are enough to tell the texts of one page apart. */
const length = 6;

/** Parts of `<main>` that are not part of the article. */
const outsideArticle = /<(nav|footer)\b.*?<\/\1>/gs;
const tag = /<[^>]*>/g;
/** Targets of links and files of pictures. Anchors of the page itself may be generated. */
const address = /<(?:a|iframe|img|source|video)\b[^>]*? (?:href|src)="([^"#][^"]*)"/g;

/**
 * A short hash of the words, link targets, and pictures of a page. It does not depend on classes, ids,
 * or scripts, so that an open tab notices a changed text and not a new engine.
 */
export function articleHash(markup: string): string {
  const main = markup.slice(markup.indexOf("<main"), markup.lastIndexOf("</main>"));
  const article = main.replace(outsideArticle, "");
  const words = article.replace(tag, " ").split(/\s+/).join(" ");
  const addresses = Array.from(article.matchAll(address), ([, target]) => target);
  const text = [words, ...addresses].join("\n");
  return createHash("sha256").update(text).digest("base64url").slice(0, length);
}
