import { compareVersions } from "../../model/versions.ts";

/**
 * Whether a constraint allows a version, undefined if it is invalid. Only an exact constraint allows
 * a pre-release: https://opentofu.org/docs/language/expressions/version-constraints/
 */
export function allowsVersion(constraint: string, version: string): boolean | undefined {
  const isPreRelease = version.includes("-");
  let allowed = true;
  let hasExactPart = false;
  for (const part of constraint.split(",")) {
    const [, operator = "", bound] =
      /^\s*(=|!=|>=?|<=?|~>)?\s*v?(\d+(?:\.\d+){0,2}(?:-[\w.-]+)?)\s*$/.exec(part) ?? [];
    if (bound === undefined) return undefined;
    hasExactPart ||= operator === "" || operator === "=";
    const isRange = /[<>]/.test(operator);
    allowed &&=
      !(isPreRelease && isRange) &&
      isWithin(operator, compareVersions(version, bound), version, bound);
  }
  return allowed && (hasExactPart || !isPreRelease);
}

function isWithin(operator: string, order: number, version: string, bound: string): boolean {
  switch (operator) {
    case "!=":
      return order !== 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case "~>": {
      // Only the last number of the bound may increase.
      const numbers = bound.replace(/-.*/, "").split(".").slice(0, -1);
      const parts = version.split(".");
      return order >= 0 && numbers.every((number, index) => parts[index] === number);
    }
    default:
      return order === 0;
  }
}

export function getExactVersion(constraint: string): string | undefined {
  return /^\s*=?\s*v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)\s*$/.exec(constraint)?.[1];
}
