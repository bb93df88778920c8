import { expect, it } from "vitest";
import { testService } from "../../../tests/support/test-service.ts";
import { apiFiles } from "./api-files.ts";

interface Schema {
  [keyword: string]: unknown;
  $defs?: Record<string, Schema>;
}

/** Where a value breaks a schema; knows the keywords that the published one is made of. */
function violations(value: unknown, schema: Schema, root: Schema, at = "$"): string[] {
  const keywords: Record<string, () => string[]> = {
    $ref: () => {
      const name = String(schema.$ref).replace("#/$defs/", "");
      return violations(value, root.$defs?.[name] ?? { never: true }, root, at);
    },
    type: () => ([schema.type].flat().includes(typeOf(value)) ? [] : [`${at}: ${typeOf(value)}`]),
    const: () => (value === schema.const ? [] : [`${at}: ${value}`]),
    enum: () => ((schema.enum as unknown[]).includes(value) ? [] : [`${at}: ${value}`]),
    minimum: () => (Number(value) >= Number(schema.minimum) ? [] : [`${at}: ${value}`]),
    items: () =>
      [value]
        .flat()
        .flatMap((item, index) =>
          violations(item, schema.items as Schema, root, `${at}[${index}]`),
        ),
    properties: () =>
      Object.entries(schema.properties as Record<string, Schema>).flatMap(([key, inner]) =>
        key in Object(value) ? violations(Object(value)[key], inner, root, `${at}.${key}`) : [],
      ),
    required: () =>
      (schema.required as string[])
        .filter((key) => !(key in Object(value)))
        .map((key) => `${at}.${key}: missing`),
    additionalProperties: () =>
      Object.keys(Object(value))
        .filter((key) => !(key in Object(schema.properties)))
        .map((key) => `${at}.${key}: unknown`),
    anyOf: () => oneFits(schema.anyOf as Schema[]),
    oneOf: () => oneFits(schema.oneOf as Schema[]),
    never: () => [`${at}: unknown definition`],
  };
  return Object.keys(schema).flatMap((keyword) => keywords[keyword]?.() ?? []);

  function oneFits(choices: Schema[]): string[] {
    const found = choices.map((choice) => violations(value, choice, root, at));
    return found.some((list) => list.length === 0) ? [] : found.flat();
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

async function filesOf(hcl: string): Promise<Map<string, Schema>> {
  const service = await testService(hcl);
  const options = { origin: "https://x.example", pageOf: () => "https://x.example/vpc" };
  return new Map(apiFiles([service], options).map(({ to, text }) => [to, JSON.parse(text)]));
}

const everything = `
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
}
resource "aws_vpc" "this" {}
module "flow_logs" { source = "./flow-logs" }
variable "tree" {
  type = map(object({
    port = number # Listens
    list = optional(tuple([string, any]), ["a", 1])
  }))
  default = {}
  validation {
    condition     = true
    error_message = "Never."
  }
}
variable "odd" { type = strin }
variable "required" { deprecated = "No." }
output "id" { value = 1 }
`;

it("publishes files that keep to the published schema", async () => {
  const files = await filesOf(everything);
  const schema = files.get("api/module.schema.json") ?? {};
  const file = files.get("api/modules/networking/vpc.json");
  expect(file?.$schema).toBe(schema.$id);
  expect(violations(file, schema, schema)).toEqual([]);
  expect(files.get("api/modules.json")).toMatchObject({
    modules: [{ name: "vpc", inputs: 3, outputs: 1, description: "A network." }],
  });
});

it("would find a file that does not", async () => {
  const files = await filesOf(everything);
  const schema = files.get("api/module.schema.json") ?? {};
  const file = { ...files.get("api/modules/networking/vpc.json"), title: 1, extra: true };
  expect(violations(file, schema, schema)).toEqual(["$.title: integer", "$.extra: unknown"]);
});
