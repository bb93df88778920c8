import { escapeAttribute } from "../../model/text/escape-html.ts";

/** Escapes text and attribute values. The protocol of sitemaps also requires `&apos;`. */
export function escapeXml(text: string): string {
  return escapeAttribute(removeInvalidCharacters(text)).replaceAll("'", "&apos;");
}

/** Removes characters that XML cannot contain. */
export function removeInvalidCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
