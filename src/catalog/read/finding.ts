import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, wholeFile } from "../../model/diagnostics/rule.ts";

/** A diagnostic about a text whose file and lines are not known yet. */
export interface Finding extends Diagnostic {
  /** Where in the text. */
  offset: number;
}

/** Returns the finding of a rule at an offset. `file`, `line` and `column` are set later. */
export function findingAt<Values extends object>(
  rule: Rule<Values>,
  offset: number,
  values: Values,
): Finding {
  return { ...diagnose(rule, wholeFile(""), values), offset };
}
