import type { JsonValue } from "../../../model/reference/module.ts";
import { canonicalValue } from "../../types/canonical.ts";
import { toBool, toNumber } from "./convert-value.ts";

type Numeric = (a: number, b: number) => number | boolean | undefined;

const numeric: Record<string, Numeric> = {
  "+": (a, b) => rounded(a + b),
  "-": (a, b) => rounded(a - b),
  "*": (a, b) => rounded(a * b),
  "/": (a, b) => (b === 0 ? undefined : a / b),
  "%": (a, b) => (b === 0 ? undefined : a % b),
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
};

/** HCL computes with decimals of any length: 0.1 + 0.2 is exactly 0.3. */
function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** Returns the result of an operator between two values; undefined where it has none. */
export function operate(
  operator: string,
  left: JsonValue,
  right: JsonValue,
): JsonValue | undefined {
  if (operator === "==") return canonicalValue(left) === canonicalValue(right);
  if (operator === "!=") return canonicalValue(left) !== canonicalValue(right);
  if (operator === "&&" || operator === "||") {
    const [a, b] = [toBool(left), toBool(right)];
    if (a === undefined || b === undefined) return undefined;
    return operator === "&&" ? a && b : a || b;
  }
  const [a, b] = [toNumber(left), toNumber(right)];
  return a === undefined || b === undefined ? undefined : numeric[operator]?.(a, b);
}

/** Returns the result of an operator before a value; undefined where it has none. */
export function operateOn(operator: string, value: JsonValue): JsonValue | undefined {
  if (operator === "!") {
    const bool = toBool(value);
    return bool === undefined ? undefined : !bool;
  }
  const number = toNumber(value);
  return number === undefined ? undefined : -number;
}
