import * as v from "valibot";
import { type Document, LineCounter, parseDocument } from "yaml";
import { describeIssues, type SchemaIssue } from "../../../config/parse/describe-issues.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { Position } from "../../../model/diagnostics/position.ts";
import { unknownAliases } from "./unknown-aliases.ts";
import { positionOfOffset, positionOfPath } from "./yaml-positions.ts";

interface RecordPlace<T> {
  file: string;
  /** Schema of each entry. */
  entry: v.GenericSchema<unknown, T>;
}

export interface ParsedRecord<T> {
  /** The entries without a mistake. */
  entries: Record<string, T>;
  /** The names of all entries, those with a mistake too; null where the file cannot be read. */
  names: ReadonlySet<string> | null;
  /** Where a value stands in the file. */
  locate(path: readonly (string | number)[]): Position;
  diagnostics: Diagnostic[];
}

/** Parses a YAML file that gives names to entries of one kind. */
export function parseYamlRecord<T>(text: string, { file, entry }: RecordPlace<T>): ParsedRecord<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const locate = (path: readonly (string | number)[]) => positionOfPath({ document, lines }, path);
  const found = { rule: "invalid-yaml", severity: "error", file } as const;
  const mistake = syntaxMistake(document);
  if (mistake) {
    const { offset, ...said } = mistake;
    const position = positionOfOffset(lines, offset);
    return { ...unreadable, locate, diagnostics: [{ ...found, ...position, ...said }] };
  }
  const value: unknown = document.toJS() ?? {};
  if (typeof value !== "object" || Array.isArray(value)) {
    const message = "the file does not hold names with entries";
    const hint = "write `name:` and the entry's keys below it, indented";
    return { ...unreadable, locate, diagnostics: [{ ...found, ...locate([]), message, hint }] };
  }
  const entries: Record<string, T> = {};
  const diagnostics: Diagnostic[] = [];
  for (const [name, raw] of Object.entries(value as object)) {
    const { parsed, issues } = parseEntry(raw, entry);
    if (parsed !== undefined) entries[name] = parsed;
    for (const { path, message, hint } of issues) {
      const position = locate([name, ...path]);
      const where = `${message} in the entry \`${name}\``;
      diagnostics.push({ ...found, ...position, message: where, ...(hint && { hint }) });
    }
  }
  return { entries, names: new Set(Object.keys(value as object)), locate, diagnostics };
}

const unreadable = { entries: {}, names: null };

function syntaxMistake(
  document: Document,
): { offset: number; message: string; hint?: string } | undefined {
  const [error] = document.errors;
  if (error) {
    const message = `the file is not valid YAML: ${error.message.split("\n", 1)[0]}`;
    return { offset: error.pos[0], message };
  }
  const [alias] = unknownAliases(document);
  if (!alias) return undefined;
  const { source, range } = alias;
  const message = `the file names a value \`*${source}\`, and none is marked \`&${source}\``;
  return { offset: range?.[0] ?? 0, message, hint: "put the value in quotes" };
}

interface ParsedEntry<T> {
  /** Undefined where there are issues. */
  parsed: T | undefined;
  issues: SchemaIssue[];
}

function parseEntry<T>(raw: unknown, entry: v.GenericSchema<unknown, T>): ParsedEntry<T> {
  if (raw !== null && typeof raw !== "object") {
    const message = `\`${String(raw)}\` stands in place of keys with values`;
    return { parsed: undefined, issues: [{ path: [], message, hint: "write its keys below it" }] };
  }
  const result = v.safeParse(entry, raw);
  return result.success
    ? { parsed: result.output, issues: [] }
    : { parsed: undefined, issues: describeIssues(entry, result.issues) };
}
