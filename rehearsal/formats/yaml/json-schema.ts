import type { ErrorObject } from "ajv";
import type { Path } from "./yaml-document.ts";

interface SchemaError {
  path: Path;
  reason: string;
}

/** Errors of these keywords only repeat that no alternative matches. */
const combinations = /^(?:anyOf|oneOf|if|\$ref)$/;

/** One error for each path, without those that only follow from others. */
export function describeErrors(errors: readonly ErrorObject[], value: unknown): SchemaError[] {
  const errorsByPath = new Map<string, SchemaError>();
  for (const { keyword, params, instancePath, message = keyword } of errors) {
    if (combinations.test(keyword)) continue;
    const { additionalProperty: name } = params as Record<string, unknown>;
    const path = getPath(instancePath, value);
    const error =
      name === undefined
        ? { path, reason: `it ${message}` }
        : { path: [...path, String(name)], reason: `\`${String(name)}\` is unknown` };
    const key = JSON.stringify(error.path);
    if (!errorsByPath.has(key)) errorsByPath.set(key, error);
  }
  return [...errorsByPath.values()];
}

/** Converts a JSON pointer. Steps into lists are numbers. */
function getPath(pointer: string, value: unknown): Path {
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

export function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}
