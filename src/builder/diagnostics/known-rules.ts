import type { Rule } from "../../model/diagnostics/rule.ts";
import { ruleAreas } from "../load/build-messages-page.ts";

export const knownRules: ReadonlyMap<string, Rule<object>> = new Map(
  ruleAreas.flatMap(({ rules }) => Object.values(rules)).map((rule) => [rule.id, rule]),
);

/** An essential rule prevents wrong pages: its severity is fixed, and no baseline contains its errors. */
export function isEssential(id: string): boolean {
  return knownRules.get(id)?.essential === true;
}
