import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, wholeFile } from "../../model/diagnostics/rule.ts";

/** A diagnostic whose file and line are set later. */
export interface Finding extends Diagnostic {
  /** Offset in the text. */
  offset: number;
}

/** `file`, `line` and `column` are set later. */
export function findingAt<Values extends object>(
  rule: Rule<Values>,
  offset: number,
  values: Values,
): Finding {
  return { ...diagnose(rule, wholeFile(""), values), offset };
}
