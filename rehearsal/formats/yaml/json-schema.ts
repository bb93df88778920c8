import type { ErrorObject } from "ajv";
import { groupBy } from "../../../src/model/group-by.ts";
import { listNames } from "../../lint-rules.ts";
import type { Path } from "./yaml-document.ts";

interface SchemaError {
  path: Path;
  reason: string;
}

/** Errors of these keywords only repeat that no alternative matches. */
const combinations = /^(?:anyOf|oneOf|if)$/;

/** One error for each path, without those that only follow from others. */
export function describeErrors(errors: readonly ErrorObject[], value: unknown): SchemaError[] {
  const relevant = errors.filter(({ keyword }) => !combinations.test(keyword));
  const errorsByPath = groupBy(relevant, (error) => JSON.stringify(getErrorPath(error, value)));
  return [...errorsByPath.values()].flatMap((group) => {
    // The intended alternative knows the key, and the type of its value fits.
    const error =
      group.find(({ keyword }) => !/^(?:type|additionalProperties)$/.test(keyword)) ??
      group.find(({ keyword }) => keyword === "type") ??
      group[0];
    return error
      ? [{ path: getErrorPath(error, value), reason: describeReason(error, group) }]
      : [];
  });
}

/** For an unknown property, its path. */
function getErrorPath({ instancePath, params }: ErrorObject, value: unknown): Path {
  const { additionalProperty: name } = params;
  const path = getPath(instancePath, value);
  return name === undefined ? path : [...path, name];
}

function describeReason(
  { keyword, params, message = keyword }: ErrorObject,
  group: readonly ErrorObject[],
): string {
  if (keyword === "additionalProperties") return `\`${params.additionalProperty}\` is unknown`;
  if (keyword === "type") {
    const types = group.flatMap((error) => error.params.type ?? []);
    return `it must be ${[...new Set(types)].join(" or ")}`;
  }
  if (keyword === "enum") return `it must be one of ${listNames(params.allowedValues.map(String))}`;
  return `it ${message}`;
}

/** Converts a JSON pointer. Indexes of lists are numbers. */
function getPath(pointer: string, value: unknown): Path {
  let current = value;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(current) ? Number(name) : name;
      current = (current as Record<string | number, unknown>)[key];
      return key;
    });
}

export function formatPath(path: Path): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join("");
}
