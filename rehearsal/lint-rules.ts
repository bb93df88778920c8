import type { RuleTexts } from "../src/model/diagnostics/rule.ts";

export { defineRules, diagnose } from "../src/model/diagnostics/rule.ts";

/** All of these rules are errors, because a sample either works or does not. */
export type LintRule<Values extends object> = RuleTexts<Values> & { id: string };

export function rule<Values extends object>(texts: RuleTexts<Values>): RuleTexts<Values> {
  return texts;
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
