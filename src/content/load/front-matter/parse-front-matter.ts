import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import type { ArticleFrontMatter, ArticleSchema } from "../../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { type Finding, syntaxFindings } from "./front-matter-syntax.ts";
import type { SplitSource } from "./split-front-matter.ts";
import { positionOfPath, type YamlText } from "./yaml-positions.ts";

export interface ParsedFrontMatter<F> {
  /** What is valid; the keys with a finding are left out, so that the page itself is not lost. */
  frontMatter: F;
  diagnostics: Diagnostic[];
}

interface Place {
  file: string;
  /** Stands in where the title is missing or wrong. */
  fallbackTitle: string;
}

export function parseFrontMatter<F extends ArticleFrontMatter>(
  source: SplitSource,
  schema: ArticleSchema<F>,
  { file, fallbackTitle }: Place,
): ParsedFrontMatter<F> {
  const lines = new LineCounter();
  const text = source.yaml ?? "";
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const yaml = { document, lines };
  const syntax = syntaxFindings(yaml, text);
  const { errors } = document;
  const endsEarly = errors.some(({ code }) => code === "MULTIPLE_DOCS");
  const value = toRecord(yaml);
  const findings = [
    ...(source.closed || endsEarly ? [] : [unclosedFrontMatter()]),
    ...(lateOpening.test(source.body) && source.yaml === null ? [openedLate()] : []),
    ...syntax,
    ...(value === null ? [notAMap()] : []),
  ];
  const { valid, findings: schemaFindings } = checkSchema(value ?? {}, schema, yaml);
  // What broken YAML holds is not what was meant.
  if (errors.length === 0) {
    findings.push(
      ...schemaFindings.filter(({ line }) => !syntax.some((other) => other.line === line)),
    );
  }
  const title = typeof valid.title === "string" ? valid.title.trim() : "";
  if (title === "" && !findings.some(({ rule }) => rule === "invalid-front-matter")) {
    findings.push(missingTitle(fallbackTitle, source.yaml !== null));
  }
  return {
    frontMatter: v.parse(schema, { ...valid, title: title || fallbackTitle }),
    diagnostics: findings.map((finding) => ({ ...finding, file, severity: "error" })),
  };
}

/** The front matter as an object; null where it is something else. */
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
): { valid: Record<string, unknown>; findings: Finding[] } {
  const { title, ...rest } = value;
  const checked = { ...rest, title: title ?? "" };
  const result = v.safeParse(schema, checked);
  if (result.success) return { valid: checked, findings: [] };
  const issues = describeIssues(schema, result.issues);
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  return {
    valid: Object.fromEntries(Object.entries(checked).filter(([key]) => !wrong.has(key))),
    findings: issues.map(({ path, message, hint }) => ({
      rule: "invalid-front-matter",
      ...positionOfPath(yaml, path),
      message: `${withWholePath(message, path)} in the front matter`,
      ...(hint !== undefined && { hint }),
    })),
  };
}

/** `tags.0` says more than `0`. */
function withWholePath(message: string, path: readonly (string | number)[]): string {
  return message.replace(`\`${path.at(-1)}\``, () => `\`${path.join(".")}\``);
}

export function unclosedFrontMatter(): Finding {
  return {
    rule: "invalid-front-matter",
    line: 1,
    column: 1,
    message: "the front matter that opens with `---` is not closed",
    hint: "add a line `---` after its last key",
  };
}

/** Front matter below empty lines: a key tells it from a rule at the top of the text. */
const lateOpening = /^\s*\n---[ \t]*\n[\w-]+:/;

function openedLate(): Finding {
  return {
    rule: "invalid-front-matter",
    line: 1,
    column: 1,
    message: "the front matter does not begin on the first line",
    hint: "remove the empty lines before its `---`",
  };
}

function notAMap(): Finding {
  return {
    rule: "invalid-front-matter",
    line: 2,
    column: 1,
    message: "the front matter is not a list of keys with values",
    hint: "write `title: My page`",
  };
}

function missingTitle(title: string, hasFrontMatter: boolean): Finding {
  const line = `title: ${quoteYaml(title)}`;
  return {
    rule: "missing-title",
    line: 1,
    column: 1,
    message: "the page has no `title`",
    hint: hasFrontMatter
      ? `add \`${line}\` to the front matter`
      : `start the file with \`---\`, \`${line}\`, \`---\``,
  };
}

/** Quotes a text that YAML would read as something else. */
function quoteYaml(text: string): string {
  return /^[\p{L}\d][^:#]*$/u.test(text) && Number.isNaN(Number(text))
    ? text
    : JSON.stringify(text);
}
