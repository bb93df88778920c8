import * as v from "valibot";
import { parseDocument, stringify, type YAMLParseError } from "yaml";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import { replaceUnknownAliases } from "../../../config/parse/unknown-aliases.ts";
import { getYamlPosition, type YamlText } from "../../../config/parse/yaml-position.ts";
import type { ArticleFrontMatter, ArticleSchema } from "../../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../../model/diagnostics/rule.ts";
import type { SplitMarkdown } from "../../../model/text/front-matter.ts";
import { getPosition, type Position } from "../../../model/text/positions.ts";
import { frontMatterRules, type InvalidFrontMatter } from "../../rules/front-matter-rules.ts";
import { findLostText, withWrittenValue } from "./yaml-text.ts";

interface ParsedFrontMatter<F> {
  /** Invalid keys are left out, so that the page is still built. */
  frontMatter: F;
  diagnostics: Diagnostic[];
}

export function parseFrontMatter<F extends ArticleFrontMatter>(
  source: SplitMarkdown,
  schema: ArticleSchema<F>,
  { file, fallbackTitle }: { file: string; fallbackTitle: string },
): ParsedFrontMatter<F> {
  const text = source.yaml ?? "";
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const yaml = { document, text };
  const syntax = checkSyntax(yaml);
  const value = toRecord(yaml);
  const { valid, issues: schemaIssues } = checkSchema(value ?? {}, schema, yaml);
  const issues = [
    ...checkDelimiters(source, document),
    ...syntax,
    ...(value === null && syntax.length === 0 ? [notAMap] : []),
    // Values of invalid YAML are not what the writer intended.
    ...(document.errors.length === 0 ? onOtherLines(schemaIssues, syntax) : []),
    ...findLostText(yaml).map(({ offset, line }): Issue => {
      return { position: getPosition(text, offset), values: { kind: "lost-text", line } };
    }),
  ];
  const diagnostics = issues.map(({ position, values }) =>
    diagnose(frontMatterRules["invalid-front-matter"], { file, ...position }, values),
  );
  const title = typeof valid.title === "string" ? valid.title.trim() : "";
  if (title === "" && issues.length === 0) {
    const line = stringify({ title: fallbackTitle }, { lineWidth: 0 }).trimEnd();
    const values = { line, hasFrontMatter: source.yaml !== null };
    diagnostics.push(diagnose(frontMatterRules["missing-title"], wholeFile(file), values));
  }
  return {
    frontMatter: v.parse(schema, { ...valid, title: title || fallbackTitle }),
    diagnostics,
  };
}

const notAMap: Issue = { position: { line: 2, column: 1 }, values: { kind: "no-keys" } };

/** Front matter below empty lines or comments. Each comment ends at its first `-->`. */
const lateOpening = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)*\s*\n---[ \t]*\n[\w-]+:/;

/** Wrong opening lines: `----`, `---yaml`, or the dash that some systems make of hyphens. */
const otherOpening =
  /^(-{4,}|--|---[ \t]*[a-z]+|[–—]-?)[ \t]*\n[\w-]+:(?:[ \t].*)?\n(?:.+\n)*?(?:---|\1)[ \t]*(?:\n|$)/;

const tomlOpening = /^\s*\+\+\+[ \t]*\n[\w-]+ *=/;

function checkDelimiters(source: SplitMarkdown, { errors }: YamlText["document"]): Issue[] {
  const position = { line: 1, column: 1 };
  const endsEarly = errors.some(({ code }) => code === "MULTIPLE_DOCS");
  if (!source.isClosed && !endsEarly) return [{ position, values: { kind: "unclosed" } }];
  if (source.yaml !== null) return [];
  if (tomlOpening.test(source.body)) return [{ position, values: { kind: "toml" } }];
  const [, marker] = otherOpening.exec(source.body) ?? [];
  if (marker !== undefined) return [{ position, values: { kind: "other-marker", marker } }];
  return lateOpening.test(source.body) ? [{ position, values: { kind: "late-start" } }] : [];
}

function onOtherLines(issues: readonly Issue[], others: readonly Issue[]): Issue[] {
  const lines = new Set(others.map(({ position }) => position.line));
  return issues.filter(({ position }) => !lines.has(position.line));
}

function toRecord({ document }: YamlText): Record<string, unknown> | null {
  const value: unknown = readValue(document);
  if (value === null || value === undefined) return {};
  const isRecord = typeof value === "object" && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : null;
}

function readValue(document: YamlText["document"]): unknown {
  try {
    return document.toJS();
  } catch {
    return {};
  }
}

function checkSchema(
  value: Record<string, unknown>,
  schema: v.GenericSchema,
  yaml: YamlText,
): { valid: Record<string, unknown>; issues: Issue[] } {
  const { title, ...rest } = value;
  const checked = { ...rest, title: title ?? "" };
  const result = v.safeParse(schema, checked);
  if (result.success) return { valid: checked, issues: [] };
  const described = describeIssues(schema, result.issues);
  const invalidKeys = new Set(described.map(({ path }) => String(path[0])));
  return {
    valid: Object.fromEntries(Object.entries(checked).filter(([key]) => !invalidKeys.has(key))),
    issues: described.map(({ path, message, ...advice }) => ({
      position: getYamlPosition(yaml, path),
      values: {
        kind: "key",
        reason: withWholePath(message, path),
        correction: withWrittenValue(yaml, path, advice),
      },
    })),
  };
}

function withWholePath(message: string, path: readonly (string | number)[]): string {
  return message.replace(/`([^`]*)`/, (first, name: string) =>
    name === String(path.at(-1)) ? `\`${path.join(".")}\`` : first,
  );
}

interface Issue {
  position: Position;
  values: InvalidFrontMatter;
}

function checkSyntax(yaml: YamlText): Issue[] {
  const aliases = replaceUnknownAliases(yaml.document);
  const space = yaml.text.search(/(?<=^[ \t]*[\w-]+:)\u00a0/m);
  if (space >= 0) {
    return [{ position: getPosition(yaml.text, space), values: { kind: "no-break-space" } }];
  }
  const { warnings } = yaml.document;
  const errors = [...yaml.document.errors, ...warnings.filter(isUnknownTag)];
  const error =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ??
    errors.find((error) => isIndentError(error, yaml)) ??
    errors[0];
  if (error) return [getSyntaxIssue(error, yaml)];
  return aliases.map(({ source, range }) => {
    const position = getPosition(yaml.text, range?.[0] ?? 0);
    const quoted = getQuotedLine(yaml.text, position.line);
    return { position, values: { kind: "alias", name: source, quoted } };
  });
}

/** In `title: !important note`, YAML drops the word with the exclamation mark. */
function isUnknownTag({ code }: { code: string }): boolean {
  return code === "TAG_RESOLVE_FAILED";
}

/** YAML takes the value above an indented key for the first line of the key. */
function isIndentError({ code, pos }: YAMLParseError, { text }: YamlText): boolean {
  if (code !== "BAD_INDENT") return code === "MULTILINE_IMPLICIT_KEY";
  const { line } = getPosition(text, pos[1]);
  return /^\s+(?:[\w-]+|"[^"]*"|'[^']*')\s*:(?:\s|$)/.test(text.split("\n")[line - 1] ?? "");
}

function getSyntaxIssue(error: YAMLParseError, yaml: YamlText): Issue {
  const { text } = yaml;
  const { code, message, pos } = error;
  if (isIndentError(error, yaml)) {
    const { line } = getPosition(text, pos[1]);
    return { position: { line, column: 1 }, values: { kind: "indent" } };
  }
  const position = getPosition(text, pos[0]);
  if (code === "TAB_AS_INDENT") return { position, values: { kind: "tab" } };
  if (code === "DUPLICATE_KEY") {
    const [, key = ""] = /^["']?([^:"']+)/.exec(text.slice(pos[0])) ?? [];
    return { position, values: { kind: "repeated-key", key: key.trim() } };
  }
  if (code === "MULTIPLE_DOCS") {
    const { 0: marker, index } = /^(?:\.\.\.|---)(?=\s)/m.exec(text) ?? { 0: "...", index: pos[0] };
    return {
      position: getPosition(text, index),
      values: { kind: "early-end", marker },
    };
  }
  const quoted = getQuotedLine(text, position.line);
  return { position, values: { kind: "syntax", reason: getReason(message), quoted } };
}

function getReason(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.charAt(0).toLowerCase() + line.slice(1);
}

const keyWithValue = /^[ \t]*(?:- )?([\w-]+)[ \t]*:[ \t]+(.*\S)/;
/** YAML indicators, and text after a closing bracket or quote. */
const misread = /^[@`%*&!]|^[->|?] |: |:$|^"[^"]*"|^'[^']*'|^\[[^\]]*\] *\S|^\{[^}]*\} *\S/;

function getQuotedLine(text: string, line: number): string | undefined {
  const [, key = "", value = ""] = keyWithValue.exec(text.split("\n")[line - 1] ?? "") ?? [];
  return misread.test(value) ? `${key}: ${quote(value)}` : undefined;
}

function quote(value: string): string {
  // Single quotes around a text with an apostrophe were meant as quotes.
  const text = /^'((?:[^']|\b'\b)*)'$/.exec(value)?.[1] ?? value;
  // In double quotes, a backslash begins an escape sequence.
  const escaped = /^"([^"]*\\[^"]*)"$/.exec(text)?.[1];
  if (escaped !== undefined) return `'${escaped.replaceAll("'", "''")}'`;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}
