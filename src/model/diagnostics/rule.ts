import { safeDecode } from "../url/route.ts";
import type { Diagnostic, Severity } from "./diagnostic.ts";

interface RuleExample<Values extends object> {
  file: string;
  /** The invalid lines; empty if the file is missing or not readable. */
  source: string;
  values: Values;
}

export interface RuleTexts<Values extends object> {
  /** Default: error. */
  severity?: Severity;
  /** Overrides `severity` for some values. */
  getSeverity?(values: Values): Severity | undefined;
  message(values: Values): string;
  hint?(values: Values): string | undefined;
}

/** A kind of diagnostic, independent of where it occurs. */
export interface RuleDefinition<Values extends object> extends RuleTexts<Values> {
  /** The output would be wrong or missing, so a site cannot lower its severity. */
  essential?: true;
  /** Markdown for writers: why it matters and how to correct it. */
  documentation: string;
  example: RuleExample<Values>;
}

export interface Rule<Values extends object> extends RuleDefinition<Values> {
  id: string;
}

type Definitions = Record<string, RuleTexts<object>>;

/** Definitions with their keys as ids. */
export type RuleTable<T extends Definitions> = { [Id in keyof T]: T[Id] & { id: string } };

/** Infers the type: `rule<{ address: string }>({ … })`. */
export function rule<Values extends object>(
  definition: RuleDefinition<Values>,
): RuleDefinition<Values> {
  return definition;
}

export function defineRules<T extends Definitions>(definitions: T): RuleTable<T> {
  const entries = Object.entries(definitions).map(([id, ruleDefinition]) => [
    id,
    { ...ruleDefinition, id },
  ]);
  return Object.fromEntries(entries) as RuleTable<T>;
}

/** One-based position in a file of the site. */
export type SourceLocation = Pick<Diagnostic, "file" | "line" | "column">;

export function wholeFile(file: string): SourceLocation {
  return { file, line: 1, column: 1 };
}

export function diagnose<Values extends object>(
  { id, severity = "error", getSeverity, message, hint }: RuleTexts<Values> & { id: string },
  { file, line, column }: SourceLocation,
  values: NoInfer<Values>,
): Diagnostic {
  const advice = hint?.(values);
  return {
    rule: id,
    severity: getSeverity?.(values) ?? severity,
    file,
    line,
    column,
    message: decodeLetters(message(values)),
    ...(advice !== undefined && { hint: decodeLetters(advice) }),
  };
}

/** Writers cannot read encoded letters, as in `/%E4%BB%BB`. */
function decodeLetters(text: string): string {
  return text.replace(/(?:%[89A-F][\dA-F])+/gi, (code) => {
    const letters = safeDecode(code);
    return /^[\p{L}\p{M}\p{N}]+$/u.test(letters) ? letters : code;
  });
}
