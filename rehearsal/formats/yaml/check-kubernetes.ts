import { Ajv, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { isObject } from "../format-helpers.ts";
import schemas from "../schemas/kubernetes.json" with { type: "json" };
import { describeErrors, writePath } from "./json-schema.ts";
import type { Path, YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

const kinds: Readonly<Record<string, string>> = schemas.kinds;

let ajv: Ajv | undefined;

function getValidator(kind: string): ValidateFunction | undefined {
  const name = kinds[kind];
  if (name === undefined) return undefined;
  ajv ??= new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    allowUnionTypes: true,
  }).addSchema({ definitions: schemas.definitions }, "kubernetes");
  return ajv.getSchema(`kubernetes#/definitions/${name}`);
}

function isManifest(value: unknown): value is Record<string, unknown> {
  return isObject(value) && typeof value.apiVersion === "string" && typeof value.kind === "string";
}

function findMissingTypeField(value: unknown): { kind: string; missing: string } | null {
  if (!isObject(value) || (value.metadata === undefined && value.spec === undefined)) return null;
  const { apiVersion, kind } = value;
  if (typeof kind === "string" && apiVersion === undefined) return { kind, missing: "apiVersion" };
  if (typeof apiVersion === "string" && kind === undefined) {
    return { kind: apiVersion, missing: "kind" };
  }
  return null;
}

export function checkManifests(documents: readonly YamlDocument[], isPart = false): Diagnostic[] {
  const manifests = documents.filter(({ value }) => isManifest(value));
  const untyped = documents.flatMap(({ value, getLocation }) => {
    const field = findMissingTypeField(value);
    if (!field || isPart) return [];
    const values = { kind: field.kind, path: "", reason: `\`${field.missing}\` is missing` };
    return [diagnose(yamlRules["kubernetes-manifest"], getLocation([]), values)];
  });
  return [
    ...untyped,
    ...manifests.flatMap((manifest) => checkManifest(manifest, isPart)),
    ...checkSelectors(manifests),
  ];
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
  return describeErrors(errors, value).map(({ path, reason, suggestion }) => {
    const values = { kind, path: writePath(path), reason, ...(suggestion && { suggestion }) };
    return diagnose(yamlRules["kubernetes-manifest"], getLocation(path), values);
  });
}

type Labels = Record<string, unknown>;

function getPodLabels(value: unknown): Labels[] {
  const pod = getValue(value, ["kind"]) === "Pod" ? value : getValue(value, ["spec", "template"]);
  const labels = getValue(pod, ["metadata", "labels"]);
  return isObject(labels) ? [labels] : [];
}

function checkSelectors(manifests: readonly YamlDocument[]): Diagnostic[] {
  const pods = manifests.flatMap(({ value }) => getPodLabels(value));
  return manifests.flatMap(({ value, getLocation }) => {
    const kind = String(getValue(value, ["kind"]));
    const path: Path =
      kind === "Service" ? ["spec", "selector"] : ["spec", "selector", "matchLabels"];
    const selector = getValue(value, path);
    const among = kind === "Service" ? pods : getPodLabels(value);
    if (!isObject(selector) || among.length === 0) return [];
    const entries = Object.entries(selector);
    if (among.some((labels) => entries.every(([key, value]) => labels[key] === value))) return [];
    const [key, only] =
      entries.find(([name, label]) => among.every((labels) => labels[name] !== label)) ??
      entries[0] ??
      [];
    const values = { kind, label: `${key}: ${String(only)}` };
    return [diagnose(yamlRules["kubernetes-selector"], getLocation([...path, key ?? ""]), values)];
  });
}

function getValue(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) ? inner[String(key)] : undefined),
    value,
  );
}
