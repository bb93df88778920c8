export function printModule(comment: string, value: unknown): string {
  return `/** ${comment} */\nexport default ${printValue(value)};\n`;
}

export function printConstants(comment: string, values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${printValue(value)};\n`,
  );
  return `/** ${comment} */\n${lines.join("")}`;
}

/** Writes JSON with the keys and commas of TypeScript. */
function printValue(value: unknown): string {
  // JSON escapes line breaks in strings, so no line starts or ends inside a string.
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:")
    .replace(/[^,[{\s](?=\n *[\]}])/g, "$&,");
}
