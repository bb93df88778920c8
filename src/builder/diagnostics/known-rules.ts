import type { Rule } from "../../model/diagnostics/rule.ts";
import { ruleAreas } from "../load/build-messages-page.ts";

/** All rules by id. Loads the tables of all layers. */
export const knownRules: ReadonlyMap<string, Rule<object>> = new Map(
  ruleAreas.flatMap(({ rules }) => Object.values(rules)).map((rule) => [rule.id, rule]),
);

/** Whether the rule prevents wrong pages, so that it cannot be lowered or part of a baseline. */
export function isEssential(id: string): boolean {
  return knownRules.get(id)?.essential === true;
}
