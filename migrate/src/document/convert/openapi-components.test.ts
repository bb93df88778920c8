import { expect, it } from "vitest";
import { openapiComponents } from "./openapi-components.ts";

function convert(name: string, properties: Record<string, unknown>) {
  return openapiComponents[name]?.((property) => properties[property]);
}

it("lists parameters, bodies, and responses of generated API pages", () => {
  expect(convert("MethodEndpoint", { method: "get", path: "/bells/{id}" })).toEqual([
    "`GET /bells/{id}`",
  ]);
  const param = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  expect(convert("ParamsDetails", { parameters: [param] })).toEqual([
    "**Parameters**",
    "",
    "- `id` (integer, in path, required)",
  ]);
  expect(convert("ParamsDetails", { parameters: undefined })).toEqual([]);
  const crew = {
    type: "array",
    items: { type: "object", properties: { name: { type: "string" } } },
  };
  const schema = {
    required: ["tone"],
    properties: {
      tone: { type: "string", enum: ["a", "b"], default: "a", description: "The <tone>." },
      crew,
      mode: { type: ["string", "null"], enum: ["`a`", { b: 1 }, null] },
    },
  };
  const response = { description: "Rung", content: { "application/json": { schema } } };
  expect(convert("StatusCodes", { responses: { 200: response } })).toEqual([
    "**Responses**",
    "",
    "- **200**: Rung",
    "  - `application/json`",
    '    - `tone` (string, required, default `"a"`, one of `a`, `b`): The \\<tone>.',
    "    - `crew` (object[])",
    "      - `name` (string)",
    '    - `mode` (string or null, one of `` `a` ``, `{"b":1}`, `null`)',
  ]);
});

it("shows the schemas of bodies that are not objects", () => {
  const body = {
    content: {
      "text/plain": { schema: { type: "string", description: "A tone." } },
      "application/json": { schema: { type: "array", items: { type: ["string", "null"] } } },
      "application/xml": { schema: { oneOf: [{ type: "string" }, { type: "integer" }] } },
    },
  };
  expect(convert("RequestSchema", { body })).toEqual([
    "**Body**",
    "",
    "- `text/plain` (string): A tone.",
    "- `application/json` ((string or null)[])",
    "- `application/xml` (string or integer)",
  ]);
});

it("escapes the text of descriptions but not their code", () => {
  expect(convert("SchemaItem", { schema: { type: "string", description: "A bell." } })).toEqual([
    "- (string): A bell.",
  ]);
  const schema = { description: "The `<id>` of a {bell}." };
  expect(convert("SchemaItem", { name: "id", schema })).toEqual([
    "- `id`: The `<id>` of a \\{bell}.",
  ]);
  expect(convert("SchemaItem", { name: "id", schema: { description: "a - : b" } })).toEqual([
    "- `id`: a - : b",
  ]);
});

it("escapes the characters of a description once", () => {
  const param = { name: "tone", description: "Below \\<b>, or {c}" };
  expect(convert("ParamsItem", { param })).toEqual(["- `tone`: Below \\<b>, or \\{c}"]);
});
