import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../src/model/diagnostics/rule.ts";

export interface LintRule<Values extends object> {
  id: string;
  message(values: Values): string;
  hint?(values: Values): string | undefined;
}

type RuleTexts<Values extends object> = Omit<LintRule<Values>, "id">;

export function rule<Values extends object>(texts: RuleTexts<Values>): RuleTexts<Values> {
  return texts;
}

export function defineRules<T extends Record<string, RuleTexts<never>>>(
  table: T,
): { [Id in keyof T]: T[Id] & { id: string } } {
  const entries = Object.entries(table).map(([id, texts]) => [id, { ...texts, id }]);
  return Object.fromEntries(entries) as { [Id in keyof T]: T[Id] & { id: string } };
}

/** All rules are errors, because a sample either works or does not. */
export function diagnose<Values extends object>(
  { id, message, hint }: LintRule<Values>,
  { file, line, column }: SourceLocation,
  values: NoInfer<Values>,
): Diagnostic {
  const advice = hint?.(values);
  return {
    rule: id,
    severity: "error",
    file,
    line,
    column,
    message: message(values),
    ...(advice !== undefined && { hint: advice }),
  };
}

/** Why a value is not valid, for the message of a rule with many reasons. */
export interface Mismatch {
  message: string;
  hint?: string | undefined;
}

export function listNames(names: readonly string[]): string {
  const listedNames = names.slice(0, 12).map((name) => `\`${name}\``);
  return `${listedNames.join(", ")}${names.length > listedNames.length ? ", …" : ""}`;
}
