import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import type { ArticleFrontMatter, ArticleSchema } from "../../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../../model/diagnostics/rule.ts";
import { frontMatterRules } from "../../rules/front-matter-rules.ts";
import { type FrontMatterFault, syntaxFaults } from "./front-matter-syntax.ts";
import type { SplitSource } from "./split-front-matter.ts";
import { positionOfPath, type YamlText } from "./yaml-text.ts";

export interface ParsedFrontMatter<F> {
  /** The valid keys; those with a diagnostic are left out, so that the page is built all the same. */
  frontMatter: F;
  diagnostics: Diagnostic[];
}

interface ParseOptions {
  file: string;
  /** The title where the front matter has none, or a wrong one. */
  fallbackTitle: string;
}

/** Parses and checks the front matter of a file. */
export function parseFrontMatter<F extends ArticleFrontMatter>(
  source: SplitSource,
  schema: ArticleSchema<F>,
  { file, fallbackTitle }: ParseOptions,
): ParsedFrontMatter<F> {
  const lines = new LineCounter();
  const text = source.yaml ?? "";
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const yaml = { document, lines };
  const syntax = syntaxFaults(yaml, text);
  const value = toRecord(yaml);
  const { valid, faults: schemaFaults } = checkSchema(value ?? {}, schema, yaml);
  const faults = [
    ...faultsOfBounds(source, document),
    ...syntax,
    ...(value === null ? [{ position: { line: 2, column: 1 }, found: notAMap }] : []),
    // The values of broken YAML are not what the writer meant.
    ...(document.errors.length === 0 ? withoutLinesOf(schemaFaults, syntax) : []),
  ];
  const diagnostics = faults.map(({ position, found }) =>
    diagnose(frontMatterRules["invalid-front-matter"], { file, ...position }, found),
  );
  const title = typeof valid.title === "string" ? valid.title.trim() : "";
  if (title === "" && faults.length === 0) {
    const line = `title: ${quoteYaml(fallbackTitle)}`;
    const missing = { line, hasFrontMatter: source.yaml !== null };
    diagnostics.push(diagnose(frontMatterRules["missing-title"], wholeFile(file), missing));
  }
  return {
    frontMatter: v.parse(schema, { ...valid, title: title || fallbackTitle }),
    diagnostics,
  };
}

const notAMap = { fault: "no-keys" } as const;

/** Front matter below empty lines: a key distinguishes it from a thematic break. */
const lateOpening = /^\s*\n---[ \t]*\n[\w-]+:/;

/** What is wrong with the lines `---` around the front matter. */
function faultsOfBounds(source: SplitSource, { errors }: YamlText["document"]): FrontMatterFault[] {
  const position = { line: 1, column: 1 };
  const endsEarly = errors.some(({ code }) => code === "MULTIPLE_DOCS");
  if (!source.closed && !endsEarly) return [{ position, found: { fault: "unclosed" } }];
  return source.yaml === null && lateOpening.test(source.body)
    ? [{ position, found: { fault: "late-start" } }]
    : [];
}

/** Leaves out faults on lines that have another one already. */
function withoutLinesOf(
  faults: readonly FrontMatterFault[],
  others: readonly FrontMatterFault[],
): FrontMatterFault[] {
  const lines = new Set(others.map(({ position }) => position.line));
  return faults.filter(({ position }) => !lines.has(position.line));
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
): { valid: Record<string, unknown>; faults: FrontMatterFault[] } {
  const { title, ...rest } = value;
  const checked = { ...rest, title: title ?? "" };
  const result = v.safeParse(schema, checked);
  if (result.success) return { valid: checked, faults: [] };
  const issues = describeIssues(schema, result.issues);
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  return {
    valid: Object.fromEntries(Object.entries(checked).filter(([key]) => !wrong.has(key))),
    faults: issues.map(({ path, message, hint }) => ({
      position: positionOfPath(yaml, path),
      found: { fault: "key", problem: withWholePath(message, path), correction: hint },
    })),
  };
}

/** Names the whole path: `tags.0` instead of `0`. */
function withWholePath(message: string, path: readonly (string | number)[]): string {
  return message.replace(`\`${path.at(-1)}\``, () => `\`${path.join(".")}\``);
}

/** Puts a text in quotes where YAML would not read it as text. */
function quoteYaml(text: string): string {
  return /^[\p{L}\d][^:#]*$/u.test(text) && Number.isNaN(Number(text))
    ? text
    : JSON.stringify(text);
}
