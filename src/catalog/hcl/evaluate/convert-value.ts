import type { JsonValue } from "../../../model/reference/module.ts";

export function toNumber(value: JsonValue): number | undefined {
  if (typeof value === "number") return value;
  const isNumber =
    typeof value === "string" && /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(value);
  return isNumber ? Number(value) : undefined;
}

export function toBool(value: JsonValue): boolean | undefined {
  if (value === true || value === "true" || value === "1") return true;
  return value === false || value === "false" || value === "0" ? false : undefined;
}

const numberFormat = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

export function toText(value: JsonValue): string | undefined {
  if (value === null || typeof value === "object") return undefined;
  return typeof value === "number" ? numberFormat.format(value) : String(value);
}

/** Both results of a conditional have one type: different primitive types become strings. */
export function unify(value: JsonValue, other: JsonValue): JsonValue {
  return typeof value === typeof other || toText(other) === undefined
    ? value
    : (toText(value) ?? value);
}
