/** Removes the indentation that all lines with text have. */
export function dedentText(text: string): string {
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const indent = Math.min(...indents.map(({ length }) => length));
  return text.replace(/^[ \t]+/gm, (space) => space.slice(indent));
}
