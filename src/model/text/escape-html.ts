const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text between tags of HTML or XML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => entities[char] ?? char);
}

/** The text between tags of HTML that `escapeText` and `escapeAttribute` have written. */
export function htmlToText(html: string): string {
  const text = html.replace(/<br\b[^>]*>/g, " ").replace(/<[^>]*>/g, "");
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => {
    return Object.keys(entities).find((char) => entities[char] === entity) ?? entity;
  });
}

/** Escapes the value of an HTML or XML attribute that is written in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
