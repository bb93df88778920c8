import { Ajv, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import gitlab from "../schemas/gitlab-ci.json" with { type: "json" };
import { describeErrors, formatPath } from "./json-schema.ts";
import type { YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

let validate: ValidateFunction | undefined;

export function checkGitlab({ value, getLocation }: YamlDocument): Diagnostic[] {
  validate ??= new Ajv({ allErrors: true, strict: false, logger: false }).compile(gitlab.schema);
  if (validate(value)) return [];
  const errors = describeErrors(validate.errors ?? [], value);
  // A value may have several forms. Errors inside it are those of the form that the writer chose.
  return errors
    .filter(
      ({ path }) =>
        !errors.some(
          (other) =>
            other.path.length > path.length &&
            path.every((key, index) => other.path[index] === key),
        ),
    )
    .map(({ path, reason }) =>
      diagnose(yamlRules["gitlab-pipeline"], getLocation(path), { path: formatPath(path), reason }),
    );
}
