import type { Rule } from "../../model/diagnostics/rule.ts";
import { ruleAreas } from "../load/build-messages-page.ts";

/** Every rule of the engine by its id. Loads the tables of all layers. */
export const knownRules: ReadonlyMap<string, Rule<object>> = new Map(
  ruleAreas.flatMap(({ rules }) => Object.values(rules)).map((rule) => [rule.id, rule]),
);

/** Whether what a rule finds would be published wrong, so that neither severities nor a baseline may hide it. */
export function isEssential(id: string): boolean {
  return knownRules.get(id)?.essential === true;
}
