import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { diagnose } from "../../lint-rules.ts";
import { isObject } from "../format-helpers.ts";
import gitlab from "../schemas/gitlab-ci.json" with { type: "json" };
import type { Path, YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

interface SchemaError {
  path: Path;
  reason: string;
  suggestion?: string;
}

export function describeErrors(errors: readonly ErrorObject[], value: unknown): SchemaError[] {
  const errorsByPath = new Map<string, SchemaError>();
  for (const error of errors) {
    const path = getPath(error.instancePath, value);
    const described = describeError(error, path);
    if (described && !errorsByPath.has(JSON.stringify(described.path))) {
      errorsByPath.set(JSON.stringify(described.path), described);
    }
  }
  return [...errorsByPath.values()];
}

function describeError(error: ErrorObject, path: Path): SchemaError | null {
  const { keyword, params, parentSchema } = error as ErrorObject<string, Record<string, unknown>>;
  switch (keyword) {
    case "additionalProperties": {
      const name = String(params.additionalProperty);
      const properties: unknown = parentSchema?.properties;
      const suggestion = nearest(name, isObject(properties) ? Object.keys(properties) : []);
      return {
        path: [...path, name],
        reason: `\`${name}\` is unknown`,
        ...(suggestion && { suggestion }),
      };
    }
    case "required":
      return { path, reason: `\`${String(params.missingProperty)}\` is missing` };
    case "type":
      return { path, reason: `it must be ${formatList(params.type, "or")}` };
    case "enum":
      return { path, reason: `it must be one of ${formatList(params.allowedValues, "and")}` };
    case "const":
      return { path, reason: `it must be \`${String(params.allowedValue)}\`` };
    case "anyOf":
    case "oneOf":
    case "if":
    case "$ref":
      return null;
    default:
      return { path, reason: error.message ?? keyword };
  }
}

function formatList(values: unknown, word: string): string {
  const names = (Array.isArray(values) ? values : [values]).map((value) => `\`${String(value)}\``);
  return word === "or" ? names.join(" or ") : names.join(", ");
}

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

export function writePath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}

let validate: ValidateFunction | undefined;

export function checkGitlab({ value, getLocation }: YamlDocument): Diagnostic[] {
  validate ??= new Ajv({ allErrors: true, verbose: true, strict: false, logger: false }).compile(
    gitlab.schema,
  );
  if (validate(value)) return [];
  const errors = describeErrors(validate.errors ?? [], value);
  // If a key has several forms, the deepest error is that of the intended form.
  return errors
    .filter(
      ({ path }) =>
        !errors.some(
          (other) =>
            other.path.length > path.length &&
            path.every((step, index) => other.path[index] === step),
        ),
    )
    .map(({ path, reason }) =>
      diagnose(yamlRules["gitlab-pipeline"], getLocation(path), { path: writePath(path), reason }),
    );
}
