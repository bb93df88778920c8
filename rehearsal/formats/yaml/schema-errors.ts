import type { ErrorObject } from "ajv";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { isObject } from "../values.ts";
import type { Path } from "./yaml-document.ts";

/** What a schema has against a value. */
export interface SchemaProblem {
  path: Path;
  problem: string;
  near?: string;
}

/** Describes the errors of a schema, the first of each place. */
export function describeErrors(errors: readonly ErrorObject[], value: unknown): SchemaProblem[] {
  const found = new Map<string, SchemaProblem>();
  for (const error of errors) {
    const path = pathOf(error.instancePath, value);
    const problem = describe(error, path);
    if (problem && !found.has(JSON.stringify(problem.path))) {
      found.set(JSON.stringify(problem.path), problem);
    }
  }
  return [...found.values()];
}

function describe(error: ErrorObject, path: Path): SchemaProblem | null {
  const { keyword, params, parentSchema } = error as ErrorObject<string, Record<string, unknown>>;
  switch (keyword) {
    case "additionalProperties": {
      const name = String(params.additionalProperty);
      const properties: unknown = parentSchema?.properties;
      const near = nearest(name, isObject(properties) ? Object.keys(properties) : []);
      return { path: [...path, name], problem: `\`${name}\` is unknown`, ...(near && { near }) };
    }
    case "required":
      return { path, problem: `\`${String(params.missingProperty)}\` is missing` };
    case "type":
      return { path, problem: `it must be ${listOf(params.type, "or")}` };
    case "enum":
      return { path, problem: `it must be one of ${listOf(params.allowedValues, "and")}` };
    case "const":
      return { path, problem: `it must be \`${String(params.allowedValue)}\`` };
    case "anyOf":
    case "oneOf":
    case "if":
    case "$ref":
      return null;
    default:
      return { path, problem: error.message ?? keyword };
  }
}

function listOf(values: unknown, word: string): string {
  const names = (Array.isArray(values) ? values : [values]).map((one) => `\`${String(one)}\``);
  return word === "or" ? names.join(" or ") : names.join(", ");
}

function pathOf(pointer: string, value: unknown): Path {
  let current = value;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(current) ? Number(key) : key;
      current = (current as Record<string | number, unknown>)[step];
      return step;
    });
}

/** Writes a path as people do: `spec.ports[0].port`. */
export function writePath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}
