import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import type { Schema } from "../entry-fields.ts";
import { isRequired, type ModuleHistory } from "../history/history.ts";
import { parseHistoryType } from "../history/parse-type.ts";
import { interfaceAt } from "../history/versions.ts";
import type { Service } from "../service/service.ts";
import type { ApiFile } from "./api-files.ts";
import { inputsSchemaPath, inputsSchemaPathAt } from "./api-paths.ts";

/** An input as a schema describes it. */
interface DescribedInput {
  name: string;
  type: TypeNode;
  /** Undefined where the input is required, or its default is not constant. */
  default: JsonValue | undefined;
  required: boolean;
  description?: string;
  isDeprecated?: boolean;
}

/**
 * Returns JSON Schemas (draft 2020-12) of the values that a caller gives a service: of its newest
 * version, with descriptions, and of each version that changed its inputs.
 *
 * @param origin origin and base URL, without a slash at the end
 */
export function inputsSchemaFiles(service: Service, origin: string): ApiFile[] {
  const { history, version, module } = service;
  const newest = module.inputs.map((input) => ({
    name: input.name,
    type: input.typeTree,
    default: input.default?.known ? input.default.value : undefined,
    required: input.required,
    description: input.description,
    isDeprecated: input.deprecated !== null,
  }));
  const file = (to: string, inputs: readonly DescribedInput[], at: string) => ({
    to,
    text: `${JSON.stringify(inputsSchema(inputs, { id: `${origin}/${to}`, title: `Inputs of ${service.title} v${at}` }))}\n`,
  });
  return [
    file(inputsSchemaPath(service), newest, version),
    ...changedVersions(history).map((at) =>
      file(inputsSchemaPathAt(service, at), inputsAt(history, at), at),
    ),
  ];
}

/** The first version and those that changed the inputs, oldest first; not those without the module. */
export function changedVersions(history: ModuleHistory | null): string[] {
  if (!history) return [];
  const changed = history.releases.filter(
    ({ added, removed, changed: some, exists }) => added || removed || some || exists,
  );
  return [history.first, ...changed]
    .map(({ version }) => version)
    .filter((version) => interfaceAt(history, version));
}

function inputsAt(history: ModuleHistory | null, version: string): DescribedInput[] {
  const at = history && interfaceAt(history, version);
  return [...(at?.inputs.values() ?? [])].map((input) => ({
    name: input.name,
    type: parseHistoryType(input.type),
    default: input.default,
    required: isRequired(input),
  }));
}

/** The schema of an object with the values of these inputs. */
export function inputsSchema(
  inputs: readonly DescribedInput[],
  { id, title }: { id: string; title: string },
): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title,
    description:
      "For the inputs of a Terragrunt unit and the arguments of a module block, written as JSON. A text with `${` or `%{` is an expression, which any input takes.",
    type: "object",
    properties: Object.fromEntries(
      inputs.map((input) => [
        input.name,
        {
          ...(input.description ? { description: input.description } : {}),
          ...(input.isDeprecated ? { deprecated: true } : {}),
          ...(input.default === undefined ? {} : { default: input.default }),
          ...valueSchema(input.type),
        },
      ]),
    ),
    required: inputs.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** A text with an expression in it, whose value is known later. */
const expression = "[$%]\\{";
const numberText = "^-?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?$";

/**
 * What Terraform converts to a type: numbers and texts of numbers are both, an object may have more
 * attributes than its type names, and `null` stands for no value.
 */
function valueSchema(type: TypeNode): Schema {
  switch (type.kind) {
    case "unknown":
      return {};
    case "primitive":
      return primitives[type.name];
    case "collection":
      return type.name === "map"
        ? { ...structured("object"), additionalProperties: valueSchema(type.of) }
        : { ...structured("array"), items: valueSchema(type.of) };
    case "tuple":
      return {
        ...structured("array"),
        prefixItems: type.of.map(valueSchema),
        minItems: type.of.length,
        maxItems: type.of.length,
      };
    case "object":
      return {
        ...structured("object"),
        properties: Object.fromEntries(
          type.attributes.map((attribute) => [
            attribute.name,
            {
              ...(attribute.comment ? { description: attribute.comment } : {}),
              ...valueSchema(attribute.type),
            },
          ]),
        ),
        required: type.attributes.filter(({ optional }) => !optional).map(({ name }) => name),
      };
  }
}

/** A structure, or an expression for it. */
function structured(structure: "array" | "object"): Schema {
  return { type: [structure, "string", "null"], pattern: expression };
}

const primitives: Record<"string" | "number" | "bool" | "any", Schema> = {
  any: {},
  string: { type: ["string", "number", "boolean", "null"] },
  number: { type: ["number", "string", "null"], pattern: `${numberText}|${expression}` },
  bool: { type: ["boolean", "string", "null"], pattern: `^(?:true|false|1|0)$|${expression}` },
};
