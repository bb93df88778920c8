/** A text in code that readers can replace with their own. */
export interface CodeValue {
  name: string;
  /** Source of a regular expression without capturing groups. */
  pattern: string;
}

/** Replaces each value. Where two patterns match, the first one wins. */
export function replaceValues(
  text: string,
  values: readonly CodeValue[],
  replace: (name: string, value: string) => string,
): string {
  if (values.length === 0) return text;
  const pattern = new RegExp(values.map((value) => `(${value.pattern})`).join("|"), "gm");
  return text.replace(pattern, (match, ...groups: (string | number | undefined)[]) => {
    const value = values[groups.findIndex((group) => group !== undefined)];
    return value ? replace(value.name, match) : match;
  });
}
