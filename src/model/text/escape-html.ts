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

/** Escapes the value of an HTML or XML attribute that is written in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
