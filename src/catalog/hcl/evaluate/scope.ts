import type { JsonValue } from "../../../model/reference/module.ts";
import type { SyntaxNode } from "../syntax.ts";

/** What an expression is computed with. */
export interface Scope {
  source: string;
  /** The names that `for` has given to values. */
  names: ReadonlyMap<string, JsonValue>;
  compute(node: SyntaxNode, scope: Scope): JsonValue;
}

/** An expression has no value without running Terraform. */
export class NotConstant extends Error {
  readonly offset: number;

  constructor({ start }: SyntaxNode) {
    super("the expression is not constant");
    this.offset = start;
  }
}

export function fail(node: SyntaxNode): never {
  throw new NotConstant(node);
}
