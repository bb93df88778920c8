import { Ajv, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import kept from "../schemas/gitlab-ci.json" with { type: "json" };
import { describeErrors, writePath } from "./schema-errors.ts";
import type { YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

let validate: ValidateFunction | undefined;

/** Checks a pipeline of GitLab CI against the schema that GitLab publishes. */
export function checkGitlab({ value, placeOf }: YamlDocument): Diagnostic[] {
  validate ??= new Ajv({ allErrors: true, verbose: true, strict: false, logger: false }).compile(
    kept.schema,
  );
  if (validate(value)) return [];
  const problems = describeErrors(validate.errors ?? [], value);
  // Of the forms that a key may have, the one that the writer meant goes deepest.
  return problems
    .filter(
      ({ path }) =>
        !problems.some(
          (other) =>
            other.path.length > path.length && path.every((step, at) => other.path[at] === step),
        ),
    )
    .map(({ path, problem }) =>
      diagnose(yamlRules["gitlab-pipeline"], placeOf(path), { path: writePath(path), problem }),
    );
}
