import type { JsonValue } from "../../../model/reference/module.ts";
import type { SyntaxNode } from "../syntax.ts";

/** What an expression may use beside constants. */
export interface Surroundings {
  /** Values by name: `local` is an object with the locals that are known. */
  names: ReadonlyMap<string, JsonValue>;
  /**
   * Returns the result of a function; undefined where it has none without running a tool.
   *
   * @param read evaluates the argument at an index, and throws `NotConstant` where it has no value
   */
  call?(name: string, count: number, read: (index: number) => JsonValue): JsonValue | undefined;
}

/** The context in which an expression is evaluated. */
export interface Scope extends Surroundings {
  source: string;
  compute(node: SyntaxNode, scope: Scope): JsonValue;
}

/**
 * Thrown for an expression that has no value without running Terraform. It is no `Error`, which would
 * note where it was thrown: in code of 5,000 lines it is thrown thousands of times.
 */
export class NotConstant {
  readonly offset: number;

  constructor({ start }: SyntaxNode) {
    this.offset = start;
  }
}

export function fail(node: SyntaxNode): never {
  throw new NotConstant(node);
}
