const words = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Nd}+|[\p{Lo}\p{Lt}\p{Lm}]+/gu;

/**
 * A text in lower case with hyphens between its words, as lodash makes it: also between letters and
 * digits (`ec2` is `ec-2`). Docusaurus makes addresses of tags so.
 */
export function kebabCase(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/(?<=[A-Za-z])\p{M}+/gu, "")
    .replace(/['\u2019]/g, "");
  return (plain.normalize("NFC").match(words) ?? []).map((word) => word.toLowerCase()).join("-");
}
