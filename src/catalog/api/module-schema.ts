import { getSchemas, inputFields, outputFields } from "../entry-fields.ts";
import {
  boolean,
  list,
  record,
  reference,
  type Schema,
  text,
  textOrNull,
} from "../history/json-schema.ts";

const line: Schema = { type: "integer", minimum: 1 };

function nullable(schema: Schema): Schema {
  return { anyOf: [schema, { type: "null" }] };
}

function createKindSchema(name: string, properties: Record<string, Schema>): Schema {
  return record({ kind: { const: name }, ...properties });
}

export const serviceFields: Readonly<Record<string, Schema>> = {
  category: text,
  name: text,
  title: text,
  description: text,
  version: { ...text, description: "Version of the catalog, without `v`." },
  lastModifiedVersion: textOrNull,
  source: { ...text, description: "Value of a module block's `source`, pinned to the version." },
  repository: { ...text, description: "`owner/name` on GitHub, otherwise with the host." },
  folder: { ...text, description: "Path in the repository; empty for its root." },
  repositories: list(text),
  modules: {
    ...list(text),
    description: "Modules of the library that it uses, as `repository/name`.",
  },
  tags: list(text),
  otherNames: { ...list(text), description: "Other names by which readers know it." },
  retired: {
    ...nullable(
      record({
        version: { ...text, description: "The first version without the module." },
        successor: { ...textOrNull, description: "Folder of the module that replaces it." },
      }),
    ),
    description: "Null if the newest release of the repository has the module.",
  },
  page: { ...text, description: "Address of the page on this site." },
};

export function createModuleSchema(id: string): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: "Terraform module of the Service Catalog",
    ...record({
      $schema: text,
      ...serviceFields,
      history: { ...textOrNull, description: "Address of the history of the interface." },
      inputsSchema: {
        ...text,
        description: "Address of the JSON Schema of the inputs at this version.",
      },
      inputsSchemas: {
        ...list(record({ version: text, schema: text })),
        description: "The versions that changed the inputs, oldest first, with their JSON Schemas.",
      },
      fedBy: {
        ...list(reference("feed")),
        description: "Outputs of other services that usually feed inputs of this one.",
      },
      feeds: {
        ...list(reference("feed")),
        description: "Inputs of other services that outputs of this one usually feed.",
      },
      inputs: list(reference("input")),
      outputs: list(reference("output")),
      requiredVersions: list(text),
      requiredProviders: list(record({ name: text, source: textOrNull, versions: list(text) })),
      resources: list(reference("resource")),
      moduleCalls: list(reference("moduleCall")),
      moved: list(record({ from: text, to: text })),
      submodules: { ...list(text), description: "Folders relative to the module." },
      examples: list(
        record({
          name: text,
          folder: { ...text, description: "Path in the repository." },
          files: list(record({ name: text, text })),
        }),
      ),
      readme: { ...textOrNull, description: "Markdown; null if the site has its own text." },
    }),
    $defs: definitions,
  };
}

export const connectionSchema: Schema = {
  ...record({
    from: { ...text, description: "Category and name of the service with the output." },
    output: { ...text, description: "With dots for an attribute of an object." },
    outputType: text,
    to: { ...text, description: "Category and name of the service with the input." },
    input: {
      ...text,
      description: "With dots for an attribute of an object; `*` matches each item.",
    },
    inputType: text,
    form: {
      enum: ["whole", "item", "one", "values"],
      description:
        "How the output becomes the input: the `whole` value, an `item` of the input's list, `one` value of the output, or the `values` of the output's map.",
    },
    keys: {
      ...list(text),
      description: "For the form `one`: keys that lead to the value, as examples.",
    },
    reason: text,
  }),
  description: "An output of a service that usually feeds an input of another one.",
};

const definitions: Record<string, Schema> = {
  source: {
    ...record({ file: text, line, endLine: line }),
    description: "First and last line of the block.",
  },
  entrySource: {
    ...record({
      file: text,
      line,
      endLine: line,
      description: nullable(record({ line, column: line })),
    }),
    description: "First and last line of the block; the place of its description.",
  },
  default: {
    ...record({ text, value: {}, known: boolean }),
    description: "As written and as a value; `known` is false where it is not constant.",
  },
  input: record(getSchemas(inputFields)),
  output: record(getSchemas(outputFields)),
  type: {
    oneOf: [
      createKindSchema("primitive", { name: { enum: ["string", "number", "bool", "any"] } }),
      createKindSchema("collection", {
        name: { enum: ["list", "set", "map"] },
        of: reference("type"),
      }),
      createKindSchema("tuple", { of: list(reference("type")) }),
      createKindSchema("object", { attributes: list(reference("attribute")) }),
      createKindSchema("unknown", { text }),
    ],
  },
  attribute: record({
    name: text,
    type: reference("type"),
    optional: boolean,
    default: nullable(reference("default")),
    comment: text,
  }),
  feed: connectionSchema,
  resource: record({
    mode: { enum: ["managed", "data", "ephemeral"] },
    type: text,
    name: text,
    provider: text,
    alias: textOrNull,
    description: text,
    source: reference("source"),
  }),
  moduleCall: record({
    name: text,
    from: text,
    version: text,
    description: text,
    source: reference("source"),
  }),
};
