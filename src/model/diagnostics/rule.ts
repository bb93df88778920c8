import type { Diagnostic, Severity } from "./diagnostic.ts";

/** Shows a rule on the page "Build messages". */
export interface RuleExample<Values extends object> {
  /** Path relative to the site folder. */
  file: string;
  /** The faulty lines of that file; empty where the file itself is missing or cannot be read. */
  source: string;
  /** The values with which the message and the hint are shown. */
  values: Values;
}

/** Everything about one kind of diagnostic that does not depend on the place where it was found. */
export interface RuleDefinition<Values extends object> {
  severity: Severity;
  /** True: what breaks it would be published wrong or not at all, so a site cannot lower its errors. */
  essential?: true;
  /** The severity of a case that weighs differently; undefined where `severity` applies. */
  severityOf?(values: Values): Severity | undefined;
  /** What is wrong, with the offending value in backticks. */
  message(values: Values): string;
  /** The corrected value, or what to do. */
  hint?(values: Values): string | undefined;
  /** Markdown for writers: why this is a fault, and how to correct it. */
  documentation: string;
  example: RuleExample<Values>;
}

export interface Rule<Values extends object> extends RuleDefinition<Values> {
  /** Stable kebab-case id, for example `broken-link`. */
  id: string;
}

/** Definitions by id. */
type Definitions = Record<string, RuleDefinition<object>>;

/** A layer's table of rules: each definition with its key as id. */
export type RuleTable<T extends Definitions> = { [Id in keyof T]: T[Id] & { id: string } };

/** Gives a definition its type: `rule<{ address: string }>({ … })`. */
export function rule<Values extends object>(
  definition: RuleDefinition<Values>,
): RuleDefinition<Values> {
  return definition;
}

/** Makes a layer's table of rules from definitions by id. */
export function defineRules<T extends Definitions>(definitions: T): RuleTable<T> {
  const entries = Object.entries(definitions).map(([id, one]) => [id, { ...one, id }]);
  return Object.fromEntries(entries) as RuleTable<T>;
}

/** A position in a file: where something was found. */
export type Place = Pick<Diagnostic, "file" | "line" | "column">;

/** The first character of a file, for diagnostics about all of it. */
export function wholeFile(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** Returns the diagnostic of a rule at a place. */
export function diagnose<Values extends object>(
  { id, severity, severityOf, message, hint }: Rule<Values>,
  { file, line, column }: Place,
  values: NoInfer<Values>,
): Diagnostic {
  const advice = hint?.(values);
  return {
    rule: id,
    severity: severityOf?.(values) ?? severity,
    file,
    line,
    column,
    message: message(values),
    ...(advice !== undefined && { hint: advice }),
  };
}
