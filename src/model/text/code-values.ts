/** A text in code that readers can replace with their own. */
export interface CodeValue {
  name: string;
  /** Source of a regular expression. */
  pattern: string;
}

/** Replaces each value that is not empty. Where two patterns match, the first one wins. */
export function replaceValues(
  text: string,
  values: readonly CodeValue[],
  replace: (name: string, value: string) => string,
): string {
  if (values.length === 0) return text;
  // A pattern can have groups, so the numbers of these groups are not known.
  const patterns = values.map(({ pattern }, index) => `(?<value${index}>${pattern})`);
  return text.replace(new RegExp(patterns.join("|"), "gm"), (match, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const value = values.find((_, index) => groups[`value${index}`]);
    return value ? replace(value.name, match) : match;
  });
}
