/** Returns at most `maxLength` characters. An ellipsis shows that some are missing. */
export function shorten(text: string, maxLength = 80): string {
  if (text.length <= maxLength) return text;
  // An emoji consists of two characters, which only have a meaning together.
  const start = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()}…`;
}
