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
  // No string contains a line break, so the ends of lines are not part of strings.
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:")
    .replace(/[^,[{\s](?=\n *[\]}])/g, "$&,");
}
