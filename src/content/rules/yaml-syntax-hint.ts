/** Hints by message of the YAML parser. */
const hints: readonly [RegExp, string][] = [
  [/missing closing ["']quote/i, "end the value with the same quotation mark"],
  [/escape sequence/i, "put the value in single quotes, or write each `\\` twice"],
  [/end with a [\]}]/i, "close the bracket, or put the value in quotes"],
  [/tabs are not allowed/i, "indent with spaces"],
  [/must be unique/i, "remove one of the two keys"],
  [/reserved character/i, "put the value in quotes"],
  [/map values/i, "write `key: value`, with a colon and a space after the key"],
  [/block-seq-ind/i, "put each item of the list on a separate line"],
  [/same column|node end|indent/i, "start the keys of one level at the same column"],
];

export function getYamlSyntaxHint(reason: string): string {
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  return hint ?? "put values with punctuation in quotes";
}
