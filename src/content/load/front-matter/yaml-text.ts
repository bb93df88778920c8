import { isNode, isScalar, parseDocument, visit } from "yaml";
import type { SchemaIssue } from "../../../config/parse/describe-issues.ts";
import { getYamlPosition, type YamlText } from "../../../config/parse/yaml-position.ts";
import type { SourceLocation } from "../../../model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../../model/text/front-matter.ts";
import type { Position } from "../../../model/text/positions.ts";

/** Shows the value as written, because YAML reads `1.10` as 1.1. */
export function withWrittenValue(
  { document, text }: YamlText,
  path: readonly (string | number)[],
  { hint, needsQuotes }: Pick<SchemaIssue, "hint" | "needsQuotes">,
): string | undefined {
  const node = document.getIn(path, true);
  if (!needsQuotes || !isNode(node) || !node.range) return hint;
  const value = text.slice(node.range[0], node.range[1]).trimEnd();
  // Brackets in one line can be the text itself, as in `{{ name }}`.
  if (!isScalar(node) && !/^[[{][^\n]*$/.test(value)) return hint;
  const key = typeof path.at(-1) === "string" ? `${path.at(-1)}: ` : "";
  const quoted = value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return `put it in quotes: \`${key}${quoted}\``;
}

/** Finds text that YAML parses as a comment because of ` #`, as in `title: Track #1`. */
export function findLostText({ document, text }: YamlText): { offset: number; line: string }[] {
  const lostTexts: { offset: number; line: string }[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const [rest] = /^[ \t]+#[^\s#!].*/.exec(text.slice(range[1]).split("\n", 1)[0] ?? "") ?? [];
      if (rest === undefined) return;
      const start = text.lastIndexOf("\n", range[0] - 1) + 1;
      lostTexts.push({
        offset: range[1] + rest.indexOf("#"),
        line: text.slice(start, range[0]).trimStart() + JSON.stringify(`${value}${rest.trimEnd()}`),
      });
    },
  });
  return lostTexts;
}

export function getFrontMatterPosition(text: string, path: readonly (string | number)[]): Position {
  const yaml = splitFrontMatter(text).yaml ?? "";
  return getYamlPosition({ document: parseDocument(yaml), text: yaml }, path);
}

interface Written {
  file: string;
  /** Absent for pages without a text, such as components. */
  readText?(): string;
}

/** The line of a key in the front matter, or the whole file if it has no such key. */
export function locateKey({ file, readText }: Written, key: string): SourceLocation {
  // The text of a generated page is not in the file that requested it.
  const isWritten = readText !== undefined && /\.mdx?$/i.test(file);
  const lines = (isWritten && splitFrontMatter(readText()).yaml?.split("\n")) || [];
  const line = lines.findIndex((candidate) => candidate.startsWith(`${key}:`));
  return { file, line: Math.max(0, line) + 1, column: 1 };
}
