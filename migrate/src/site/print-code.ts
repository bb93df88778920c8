export function printModule(comment: string, value: unknown): string {
  return `/** ${comment} */\nexport default ${printValue(value, "")};\n`;
}

export function printConstants(comment: string, values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${printValue(value, "")};\n`,
  );
  return `/** ${comment} */\n${lines.join("")}`;
}

function printValue(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((item) => `${inner}${printValue(item, inner)},\n`);
    return `[\n${items.join("")}${indent}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return "{}";
    const lines = entries.map(
      ([key, item]) => `${inner}${printKey(key)}: ${printValue(item, inner)},\n`,
    );
    return `{\n${lines.join("")}${indent}}`;
  }
  return JSON.stringify(value);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
