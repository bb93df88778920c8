/** JSON is valid YAML. */
export function writePage(
  frontMatter: Readonly<Record<string, string | number | readonly string[]>>,
  body: string,
): string {
  const lines = Object.entries(frontMatter).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join("")}---\n\n${body}\n`;
}

/** The value of an attribute in MDX. */
export function quoteAttribute(value: string): string {
  return `"${value.replace(/[&<>"\n{}]/g, getCharacterReference)}"`;
}

export function getCharacterReference(char: string): string {
  return `&#${char.charCodeAt(0)};`;
}
