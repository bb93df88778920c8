/** Escapes plain text for a sentence or a link label of Markdown and MDX. */
export function escapeMarkdown(text: string): string {
  return text.replace(/([[\]<{*_`])/g, "\\$1");
}
