import type { Evaluated } from "../../hcl/evaluate/evaluate.ts";
import type { Expression } from "../../hcl/syntax.ts";
import type { Finding } from "../finding.ts";

export interface Attribute {
  name: string;
  text: string;
  value: Evaluated;
  /** JSON has no syntax tree. */
  expression: Expression | null;
  /** Offset in the file. */
  offset: number;
}

export interface Block {
  kind: string;
  labels: string[];
  /** Offsets in the file. */
  start: number;
  end: number;
  attributes: Map<string, Attribute>;
  blocks: Block[];
}

export interface FileBlocks {
  blocks: Block[];
  findings: Finding[];
}
