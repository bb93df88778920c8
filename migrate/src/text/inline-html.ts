import { markdownToHtml } from "satteri";

/** The HTML of one line of Markdown, for elements inside which Markdown is not read. */
export function inlineToHtml(line: string): string {
  // A heading, unlike a paragraph, cannot be a list or a quote. Its end keeps a `#` of the line.
  const { html } = markdownToHtml(`# ${line} #`);
  return html.replace(/^<h1>|<\/h1>\s*$/g, "");
}
