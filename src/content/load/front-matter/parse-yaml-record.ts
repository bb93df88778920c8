import * as v from "valibot";
import { describeIssues, type SchemaIssue } from "../../../config/parse/describe-issues.ts";
import { readYaml } from "../../../config/parse/read-yaml.ts";
import { getYamlPosition } from "../../../config/parse/yaml-position.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { getPosition, type Position } from "../../../model/text/positions.ts";
import { fileRules } from "../../rules/file-rules.ts";
import { withWrittenValue } from "./yaml-text.ts";

interface RecordOptions<T> {
  file: string;
  entry: v.GenericSchema<unknown, T>;
}

interface ParsedRecord<T> {
  entries: Record<string, T>;
  /** Includes the names of invalid entries; null if the file is not readable. */
  names: ReadonlySet<string> | null;
  locate(path: readonly (string | number)[]): Position;
  diagnostics: Diagnostic[];
}

export function parseYamlRecord<T>(
  text: string,
  { file, entry }: RecordOptions<T>,
): ParsedRecord<T> {
  const { document, value = {}, error } = readYaml(text);
  const locate = (path: readonly (string | number)[]) => getYamlPosition({ document, text }, path);
  const rule = fileRules["invalid-yaml"];
  if (error) {
    const location = { file, ...getPosition(text, error.offset) };
    return { ...unreadable, locate, diagnostics: [diagnose(rule, location, error)] };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const diagnostic = diagnose(rule, { file, ...locate([]) }, { kind: "no-entries" });
    return { ...unreadable, locate, diagnostics: [diagnostic] };
  }
  // An entry can have the name `__proto__`.
  const entries: Record<string, T> = Object.create(null);
  const diagnostics: Diagnostic[] = [];
  for (const [name, raw] of Object.entries(value)) {
    const { parsed, issues } = parseEntry(raw, entry);
    if (parsed !== undefined) entries[name] = parsed;
    for (const { path, message, ...advice } of issues) {
      const location = { file, ...locate([name, ...path]) };
      const correction = withWrittenValue({ document, text }, [name, ...path], advice);
      const values = { kind: "entry", entry: name, reason: message, correction } as const;
      diagnostics.push(diagnose(rule, location, values));
    }
  }
  return { entries, names: new Set(Object.keys(value)), locate, diagnostics };
}

const unreadable = { entries: {}, names: null };

interface ParsedEntry<T> {
  parsed: T | undefined;
  issues: SchemaIssue[];
}

function parseEntry<T>(raw: unknown, entry: v.GenericSchema<unknown, T>): ParsedEntry<T> {
  if (raw !== null && (typeof raw !== "object" || Array.isArray(raw))) {
    const message = `${Array.isArray(raw) ? "a list" : `\`${String(raw)}\``} is not an object`;
    return { parsed: undefined, issues: [{ path: [], message, hint: "write its keys below it" }] };
  }
  const result = v.safeParse(entry, raw);
  return result.success
    ? { parsed: result.output, issues: [] }
    : { parsed: undefined, issues: describeIssues(entry, result.issues) };
}
