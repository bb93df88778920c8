import { createHash } from "node:crypto";

/** Enough base64 characters to distinguish all versions of one page. */
const hashLength = 6;

const outsideArticle = /<(nav|footer)\b.*?<\/\1>/gs;
const tag = /<[^>]*>/g;
/** Link targets and image files. Anchors of the page itself may be generated. */
const address = /<(?:a|iframe|img|source|video)\b[^>]*? (?:href|src)="([^"#][^"]*)"/g;

/** Open tabs compare it to notice new text. Classes and scripts do not count. */
export function getArticleHash(markup: string): string {
  const main = markup.slice(markup.indexOf("<main"), markup.lastIndexOf("</main>"));
  const article = main.replace(outsideArticle, "");
  const words = article.replace(tag, " ").split(/\s+/).join(" ");
  const addresses = Array.from(article.matchAll(address), ([, target]) => target);
  const text = [words, ...addresses].join("\n");
  return createHash("sha256").update(text).digest("base64url").slice(0, hashLength);
}
