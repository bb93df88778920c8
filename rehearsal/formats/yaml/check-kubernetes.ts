import { Ajv, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { isObject } from "../format-helpers.ts";
import schemas from "../schemas/kubernetes.json" with { type: "json" };
import { describeErrors, formatPath } from "./json-schema.ts";
import type { YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

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

function isManifest(value: unknown): value is Record<string, unknown> {
  return isObject(value) && typeof value.apiVersion === "string" && typeof value.kind === "string";
}

export function checkManifests(documents: readonly YamlDocument[], isPart = false): Diagnostic[] {
  const manifests = documents.filter(({ value }) => isManifest(value));
  return manifests.flatMap((manifest) => checkManifest(manifest, isPart));
}

function checkManifest({ value, getLocation }: YamlDocument, isPart: boolean): Diagnostic[] {
  if (!isManifest(value)) return [];
  const { apiVersion, kind } = value as { apiVersion: string; kind: string };
  const validate = getValidator(`${apiVersion}/${kind}`);
  if (!validate) {
    const key = Object.keys(kinds).find((text) => text.endsWith(`/${kind}`));
    const known = key?.slice(0, key.lastIndexOf("/"));
    // A custom resource may have the name of a built-in kind.
    const groups = new Set(Object.keys(kinds).map((text) => text.split("/")[0]));
    const group = apiVersion.split("/")[0] ?? "";
    const isBuiltIn = !apiVersion.includes("/") || groups.has(group) || group === "extensions";
    if (known === undefined || !isBuiltIn) return [];
    const values = { kind, apiVersion, known };
    return [diagnose(yamlRules["kubernetes-version"], getLocation(["apiVersion"]), values)];
  }
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !isPart || keyword !== "required");
  return describeErrors(errors, value).map(({ path, reason }) => {
    const values = { kind, path: formatPath(path), reason };
    return diagnose(yamlRules["kubernetes-manifest"], getLocation(path), values);
  });
}
