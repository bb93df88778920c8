import type { JsonValue } from "../../../model/reference/module.ts";
import type { SyntaxNode } from "../syntax.ts";

/** The context in which an expression is evaluated. */
export interface Scope {
  source: string;
  /** Values by the names that `for` declares. */
  names: ReadonlyMap<string, JsonValue>;
  compute(node: SyntaxNode, scope: Scope): JsonValue;
}

/** Thrown for an expression that has no value without running Terraform. */
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
