import type { Evaluated } from "../../hcl/evaluate/evaluate.ts";
import type { Expression } from "../../hcl/syntax.ts";
import type { Finding } from "../finding.ts";

/** `name = expression` of a block, from either syntax. */
export interface Attribute {
  name: string;
  /** The expression as it is written. */
  text: string;
  value: Evaluated;
  /** The syntax of the expression; JSON has none. */
  expression: Expression | null;
  /** Offset of the expression in its file. */
  offset: number;
}

/** A block of Terraform's language, from either syntax. */
export interface Block {
  kind: string;
  labels: string[];
  /** Offsets of the whole block in its file. */
  start: number;
  end: number;
  attributes: Map<string, Attribute>;
  blocks: Block[];
}

/** What a reader of a syntax returns for a file. */
export interface FileBlocks {
  blocks: Block[];
  findings: Finding[];
}
