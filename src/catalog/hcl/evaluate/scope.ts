import type { JsonValue } from "../../../model/reference/module.ts";
import type { SyntaxNode } from "../syntax.ts";

export interface EvaluationContext {
  names: ReadonlyMap<string, JsonValue>;
  /**
   * Returns undefined for a function that needs Terraform.
   *
   * @param read evaluates the argument at an index; throws `NotConstant` if it has no value
   */
  call?(name: string, count: number, read: (index: number) => JsonValue): JsonValue | undefined;
  /** Whether objects keep attributes that cannot be evaluated, as `unknownValue`. */
  keepsUnknown?: boolean;
}

/** A placeholder for an attribute that only Terraform can evaluate. Only objects contain it. */
export const unknownValue = "\u0000unknown";

export function hasUnknown(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null) return value === unknownValue;
  return Object.values(value).some(hasUnknown);
}

export interface Scope extends EvaluationContext {
  source: string;
  compute(node: SyntaxNode, scope: Scope): JsonValue;
}

/** Not an `Error`, because a stack trace for thousands of them is slow. */
export class NotConstant {
  readonly offset: number;

  constructor({ start }: SyntaxNode) {
    this.offset = start;
  }
}

export function throwNotConstant(node: SyntaxNode): never {
  throw new NotConstant(node);
}
