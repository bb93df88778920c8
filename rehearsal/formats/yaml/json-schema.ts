import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import gitlab from "../schemas/gitlab-ci.json" with { type: "json" };
import type { Path, YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

interface SchemaError {
  path: Path;
  reason: string;
}

/** Errors of these keywords only repeat that no alternative matches. */
const combinations = /^(?:anyOf|oneOf|if|\$ref)$/;

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

let validate: ValidateFunction | undefined;

export function checkGitlab({ value, getLocation }: YamlDocument): Diagnostic[] {
  validate ??= new Ajv({ allErrors: true, strict: false, logger: false }).compile(gitlab.schema);
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
      diagnose(yamlRules["gitlab-pipeline"], getLocation(path), { path: formatPath(path), reason }),
    );
}
