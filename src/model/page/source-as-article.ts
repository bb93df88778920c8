import { sourceArticleId } from "../site/layout-ids.ts";
import { escapeText } from "../text/escape-html.ts";
import type { ArticleText } from "./page-base.ts";

/** The article to show if a Markdown text cannot be compiled or rendered: its source. */
export function sourceAsArticle(markdown: string): ArticleText {
  const html = `<pre id="${sourceArticleId}" tabindex="0"><code>${escapeText(markdown.replace(/^\n+|\s+$/g, ""))}</code></pre>`;
  return { kind: "html", html };
}
