const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as it may stand in elements and attributes of XML. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** Text without the characters that XML cannot hold, such as the escape character of terminals. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
