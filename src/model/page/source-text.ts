import { escapeText } from "../text/escape-html.ts";
import type { ArticleText } from "./page-base.ts";

/** Shows the source of an article that cannot be compiled or rendered. */
export function sourceText(markdown: string): ArticleText {
  const html = `<pre tabindex="0"><code>${escapeText(markdown.trim())}</code></pre>`;
  return { kind: "html", html };
}
