import { Ajv, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { isObject } from "../format-helpers.ts";
import schemas from "../schemas/kubernetes.json" with { type: "json" };
import { describeErrors, formatPath } from "./json-schema.ts";
import type { YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

/** Names of definitions in the schema by `apiVersion/kind`. */
const kinds: Readonly<Record<string, string>> = schemas.kinds;

let ajv: Ajv | undefined;

function getValidator(kind: string): ValidateFunction | undefined {
  const name = kinds[kind];
  if (name === undefined) return undefined;
  ajv ??= new Ajv({
    allErrors: true,
    strict: false,
    allowUnionTypes: true,
  }).addSchema({ definitions: schemas.definitions }, "kubernetes");
  return ajv.getSchema(`kubernetes#/definitions/${name}`);
}

/** The version of the API that has a kind. */
function findApiVersion(kind: string): string | undefined {
  return Object.keys(kinds)
    .find((name) => name.endsWith(`/${kind}`))
    ?.replace(/\/[^/]*$/, "");
}

/** Whether Kubernetes has the group. A custom resource of another group may have the same kind. */
function hasBuiltInGroup(apiVersion: string): boolean {
  const [group, version] = apiVersion.split("/");
  // The core group has no name, and `extensions` has no kinds left.
  if (version === undefined || group === "extensions") return true;
  return Object.keys(kinds).some((name) => name.startsWith(`${group}/`));
}

interface Manifest {
  apiVersion: string;
  kind: string;
}

function isManifest(value: unknown): value is Manifest {
  return isObject(value) && typeof value.apiVersion === "string" && typeof value.kind === "string";
}

export function checkManifests(
  documents: readonly YamlDocument[],
  isExcerpt = false,
): Diagnostic[] {
  return documents.flatMap((document) => checkManifest(document, isExcerpt));
}

function checkManifest({ value, getLocation }: YamlDocument, isExcerpt: boolean): Diagnostic[] {
  if (!isManifest(value)) return [];
  const { apiVersion, kind } = value;
  const validate = getValidator(`${apiVersion}/${kind}`);
  if (!validate) {
    const known = findApiVersion(kind);
    if (known === undefined || !hasBuiltInGroup(apiVersion)) return [];
    const values = { kind, apiVersion, known };
    return [diagnose(yamlRules["kubernetes-version"], getLocation(["apiVersion"]), values)];
  }
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(
    ({ keyword }) => !isExcerpt || keyword !== "required",
  );
  return describeErrors(errors, value).map(({ path, reason }) => {
    const values = { kind, path: formatPath(path), reason };
    return diagnose(yamlRules["kubernetes-manifest"], getLocation(path), values);
  });
}
