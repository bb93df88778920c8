import { memoizeByObject } from "../../model/memoize.ts";
import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { getInterface, isRequired, type ModuleHistory } from "../history/history.ts";
import type { Schema } from "../history/json-schema.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import type { Service } from "../service/service.ts";
import {
  type ApiFile,
  createJsonFile,
  getInputsSchemaPath,
  getNewestInputsSchemaPath,
} from "./api-paths.ts";

interface DescribedInput {
  name: string;
  type: TypeNode;
  /** Undefined for a required input or a computed default. */
  default: JsonValue | undefined;
  required: boolean;
  description?: string;
  isDeprecated?: boolean;
}

/** JSON Schemas (draft 2020-12) of the inputs at the newest version and each that changed them. */
export const getInputsSchemaFiles = memoizeByObject(createInputsSchemaFiles);

function createInputsSchemaFiles(service: Service, origin: string): ApiFile[] {
  const { history, version, module } = service;
  const newest = module.inputs.map((input) => ({
    name: input.name,
    type: input.typeTree,
    default: input.default?.known ? input.default.value : undefined,
    required: input.required,
    description: input.description,
    isDeprecated: input.deprecated !== null,
  }));
  const createFile = (to: string, inputs: readonly DescribedInput[], entryVersion: string) => {
    const title = `Inputs of ${service.title} v${entryVersion}`;
    return createJsonFile(to, createInputsSchema(inputs, { id: `${origin}/${to}`, title }));
  };
  return [
    createFile(getNewestInputsSchemaPath(service), newest, version),
    ...getChangedVersions(history).map((entryVersion) =>
      createFile(
        getInputsSchemaPath(service, entryVersion),
        getInputs(history, entryVersion),
        entryVersion,
      ),
    ),
  ];
}

export function getChangedVersions(history: ModuleHistory | null): string[] {
  if (!history) return [];
  const changed = history.releases.filter(
    ({ added, removed, changed: changedInputs, exists }) =>
      added || removed || changedInputs || exists,
  );
  return [history.first, ...changed]
    .map(({ version }) => version)
    .filter((version) => getInterface(history, version));
}

function getInputs(history: ModuleHistory | null, version: string): DescribedInput[] {
  const moduleInterface = history && getInterface(history, version);
  return [...(moduleInterface?.inputs.values() ?? [])].map((input) => ({
    name: input.name,
    type: parseCanonicalType(input.type),
    default: input.default,
    required: isRequired(input),
  }));
}

function createInputsSchema(
  inputs: readonly DescribedInput[],
  { id, title }: { id: string; title: string },
): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title,
    description:
      "For a `.tfvars.json` file, or the inputs of a Terragrunt unit written as JSON or YAML. Any input also accepts a string with a template (`${…}` or `%{…}`).",
    type: "object",
    properties: Object.fromEntries(
      inputs.map((input) => [
        input.name,
        {
          ...(input.description ? { description: input.description } : {}),
          ...(input.isDeprecated ? { deprecated: true } : {}),
          ...(input.default === undefined ? {} : { default: input.default }),
          ...createValueSchema(input.type),
        },
      ]),
    ),
    required: inputs.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

const expression = "[$%]\\{";
const numberText = "^-?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?$";

/** Accepts what Terraform converts: numbers as strings, extra attributes, and `null`. */
function createValueSchema(type: TypeNode): Schema {
  switch (type.kind) {
    case "unknown":
      return {};
    case "primitive":
      return primitives[type.name];
    case "collection":
      return type.name === "map"
        ? { ...createStructureSchema("object"), additionalProperties: createValueSchema(type.of) }
        : { ...createStructureSchema("array"), items: createValueSchema(type.of) };
    case "tuple":
      return {
        ...createStructureSchema("array"),
        prefixItems: type.of.map(createValueSchema),
        minItems: type.of.length,
        maxItems: type.of.length,
      };
    case "object":
      return {
        ...createStructureSchema("object"),
        properties: Object.fromEntries(
          type.attributes.map((attribute) => [
            attribute.name,
            {
              ...(attribute.comment ? { description: attribute.comment } : {}),
              ...createValueSchema(attribute.type),
            },
          ]),
        ),
        required: type.attributes.filter(({ optional }) => !optional).map(({ name }) => name),
      };
  }
}

function createStructureSchema(structure: "array" | "object"): Schema {
  return { type: [structure, "string", "null"], pattern: expression };
}

const primitives: Record<"string" | "number" | "bool" | "any", Schema> = {
  any: {},
  string: { type: ["string", "number", "boolean", "null"] },
  number: { type: ["number", "string", "null"], pattern: `${numberText}|${expression}` },
  bool: { type: ["boolean", "string", "null"], pattern: `^(?:true|false|1|0)$|${expression}` },
};
