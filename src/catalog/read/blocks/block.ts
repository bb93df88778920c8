import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, wholeFile } from "../../../model/diagnostics/rule.ts";
import type { Evaluated } from "../../hcl/evaluate/evaluate.ts";
import type { Expression } from "../../hcl/syntax.ts";

export interface Attribute {
  name: string;
  text: string;
  value: Evaluated;
  /** JSON has no syntax tree. */
  expression: Expression | null;
  offset: number;
}

export interface Block {
  kind: string;
  labels: string[];
  start: number;
  end: number;
  attributes: Map<string, Attribute>;
  blocks: Block[];
  /** Comments inside the block, but not inside its arguments and blocks. */
  comments: string[];
}

export interface FileBlocks {
  blocks: Block[];
  diagnostics: OffsetDiagnostic[];
}

export interface OffsetDiagnostic extends Diagnostic {
  offset: number;
}

export function diagnoseAtOffset<Values extends object>(
  rule: Rule<Values>,
  offset: number,
  values: Values,
): OffsetDiagnostic {
  return { ...diagnose(rule, wholeFile(""), values), offset };
}
