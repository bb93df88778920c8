import type { JsonValue } from "../../model/reference/module.ts";

const lineLength = 80;

export function quoteHcl(text: string): string {
  // JSON has two escapes that HCL lacks, and template markers must be doubled.
  return JSON.stringify(text)
    .replace(/\\(?:([bf])|.)/gs, (sequence, letter: string | undefined) => {
      if (letter === undefined) return sequence;
      return letter === "b" ? "\\u0008" : "\\u000c";
    })
    .replace(/[$%]+(?=\{)/g, (marks) => marks + marks.slice(-1));
}

/** HCL does not accept these words as keys. */
const reserved = new Set(["for", "null", "true", "false"]);

export function getKeyText(key: string): string {
  const isName = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(key) && !reserved.has(key);
  return isName ? key : quoteHcl(key);
}

/** Formats attributes like `terraform fmt`: consecutive one-line values are aligned at `=`. */
export function alignAttributes(
  pairs: readonly (readonly [name: string, value: string])[],
): string[] {
  const lines: string[] = [];
  let row: (readonly [string, string])[] = [];
  const endRow = () => {
    const width = Math.max(0, ...row.map(([name]) => name.length));
    lines.push(...row.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`));
    row = [];
  };
  for (const pair of pairs) {
    if (pair[1].includes("\n")) {
      endRow();
      lines.push(...indentLines(`${pair[0]} = ${pair[1]}`));
    } else row.push(pair);
  }
  endRow();
  return lines;
}

function indentLines(text: string): string[] {
  return text.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
}

export function getListCode(elements: readonly string[]): string {
  const line = `[${elements.join(", ")}]`;
  if (line.length <= lineLength && !line.includes("\n")) return line;
  return `[\n${elements.flatMap((element) => indentLines(`${element},`)).join("\n")}\n]`;
}

export function getObjectCode(pairs: readonly (readonly [key: string, value: string])[]): string {
  return pairs.length === 0 ? "{}" : `{\n${alignAttributes(pairs).join("\n")}\n}`;
}

export function getValueCode(value: JsonValue): string {
  if (typeof value === "string") return quoteHcl(value);
  if (Array.isArray(value)) return getListCode(value.map(getValueCode));
  if (typeof value !== "object" || value === null) return String(value);
  return getObjectCode(
    Object.entries(value).map(([key, inner]) => [getKeyText(key), getValueCode(inner)]),
  );
}

export function toHcl(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(toHcl).join(", ")}]`;
  if (typeof value === "string") return quoteHcl(value);
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${getKeyText(key)} = ${toHcl(inner)}`;
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
