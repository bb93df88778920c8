import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { createTestService } from "../../../tests/support/test-service.ts";
import type { ModuleHistory } from "../history/history.ts";
import { getInterface } from "../history/history.ts";
import { getInputsSchemaFiles } from "./inputs-schema.ts";

const hcl = `
variable "name" {
  description = "What it is called."
  type        = string
}
variable "size" {
  type    = number
  default = 3
}
variable "on" {
  type    = bool
  default = null
}
variable "zones" {
  type    = set(string)
  default = []
}
variable "rules" {
  type = map(object({
    port  = number # Where it listens.
    about = optional(tuple([string, bool]))
  }))
  default = {}
}
variable "free" {
  type    = any
  default = null
}
`;

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "0.9.0",
    date: "2025-12-01",
    inputs: [{ name: "old", type: "list(number)" }],
    outputs: [],
  },
  releases: [
    { version: "0.9.1", date: "2025-12-02", outputsAdded: ["id"] },
    {
      version: "1.0.0",
      date: "2026-01-05",
      removed: ["old"],
      added: [{ name: "name", type: "string" }],
    },
    { version: "1.1.0", date: "2026-01-06", exists: false },
  ],
};

async function getSchemas() {
  const service = { ...(await createTestService(hcl)), history };
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
  const files = getInputsSchemaFiles(service, "https://x.example");
  return new Map(files.map(({ to, text }) => [to, ajv.compile(JSON.parse(text))]));
}

const newest = "api/modules/networking/vpc/inputs.schema.json";

it("publishes the newest version and each that changed the inputs", async () => {
  expect([...(await getSchemas()).keys()]).toEqual([
    newest,
    "api/modules/networking/vpc/inputs/0.9.0.schema.json",
    "api/modules/networking/vpc/inputs/1.0.0.schema.json",
  ]);
});

it("contains the description and the default of an input", async () => {
  const [file] = getInputsSchemaFiles(await createTestService(hcl), "https://x.example");
  expect(JSON.parse(file?.text ?? "")).toMatchObject({
    $id: `https://x.example/${newest}`,
    title: "Inputs of VPC v1.0.0",
    required: ["name"],
    properties: {
      name: { description: "What it is called." },
      size: { default: 3 },
      rules: {
        additionalProperties: { properties: { port: { description: "Where it listens." } } },
      },
    },
  });
});

it.each([
  { name: "a" },
  { name: 7, size: "3", on: "true", zones: ["a", 1, true] },
  { name: "${local.name}", size: "${local.size}", on: "%{ if true }1%{ endif }" },
  { name: "a", zones: "${dependency.vpc.outputs.zones}", rules: "${{}}", free: { any: [1] } },
  { name: "a", rules: { web: { port: "80", about: ["x", false] }, ssh: { port: 22 } } },
  { name: "a", rules: { web: { port: 80, more: 1 } }, size: null },
])("takes what Terraform converts: %j", async (value) => {
  const validate = (await getSchemas()).get(newest);
  expect(validate?.(value), JSON.stringify(validate?.errors)).toBe(true);
});

it.each([
  [{}, "name"],
  [{ name: "a", sizes: 1 }, "additional"],
  [{ name: ["a"] }, "/name"],
  [{ name: "a", size: "many" }, "/size"],
  [{ name: "a", size: true }, "/size"],
  [{ name: "a", on: 1 }, "/on"],
  [{ name: "a", on: "yes" }, "/on"],
  [{ name: "a", zones: "b" }, "/zones"],
  [{ name: "a", zones: { a: 1 } }, "/zones"],
  [{ name: "a", rules: { web: {} } }, "port"],
  [{ name: "a", rules: { web: { port: 1, about: ["x"] } } }, "/about"],
])("rejects %j", async (value, place) => {
  const validate = (await getSchemas()).get(newest);
  expect(validate?.(value)).toBe(false);
  expect(JSON.stringify(validate?.errors)).toContain(place);
});

it("takes the defaults of every version of every service of the catalog", async () => {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: true });
  const validators = new Map<string, ValidateFunction>();
  // Compiling is slow, and most inputs are the same in many versions.
  const getValidator = (schema: object) => {
    const key = JSON.stringify(schema);
    const validator = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validator);
    return validator;
  };
  const catalog = "site/catalog";
  const base = await createTestService("");
  let count = 0;
  for (const category of listFolders(catalog)) {
    for (const name of listFolders(`${catalog}/${category}`)) {
      const file = `${catalog}/${category}/${name}/history.json`;
      if (!existsSync(file)) continue;
      const own: ModuleHistory = JSON.parse(readFileSync(file, "utf8"));
      const files = getInputsSchemaFiles(
        { ...base, category, name, history: own },
        "https://x.example",
      );
      for (const { to, text } of files.slice(1)) {
        const version = to.replace(/^.*\/|\.schema\.json$/g, "");
        const { properties, ...object } = JSON.parse(text) as {
          properties: Record<string, object>;
        };
        // Required inputs get an expression.
        const inputs = [...(getInterface(own, version)?.inputs.values() ?? [])];
        const values = Object.fromEntries(
          inputs.map((input) => [input.name, input.default ?? "${local.value}"]),
        );
        const anything = Object.fromEntries(Object.keys(properties).map((key) => [key, true]));
        const validate = ajv.compile({ ...object, properties: anything });
        expect(validate(values), `${to}: ${JSON.stringify(validate.errors)}`).toBe(true);
        for (const [input, value] of Object.entries(values)) {
          const validateValue = getValidator(properties[input] ?? {});
          const isValid = validateValue(value);
          expect(isValid, `${to}: ${input} ${JSON.stringify(validateValue.errors)}`).toBe(true);
        }
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(200);
});

function listFolders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
