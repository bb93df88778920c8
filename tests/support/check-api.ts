import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { toPattern } from "../../src/catalog/api/openapi.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";

export interface ApiDocument extends Record<string, unknown> {
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

export interface BuiltApi {
  files: string[];
  document: ApiDocument;
  json(file: string): unknown;
  /** Returns how a file violates its description, or an empty string. */
  findViolation(file: string): string;
}

export function readApi(folder: string): BuiltApi {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const json = (path: string): unknown => JSON.parse(read(path));
  const document = json("api/openapi.json") as ApiDocument;
  const [{ url } = { url: "" }] = document.servers;
  const ajv = createApiValidator();
  for (const name of ["module", "history"])
    ajv.addSchema(json(`api/${name}.schema.json`) as object);
  const files = listFullPaths(join(folder, "api"))
    .map((path) => relative(folder, path))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .sort();
  return {
    files,
    document,
    json,
    findViolation(file) {
      const paths = Object.keys(document.paths).filter((path) => toPattern(path).test(`/${file}`));
      const [path = ""] = paths;
      if (paths.length !== 1) return `${file}: described ${paths.length} times`;
      const content = document.paths[path]?.get.responses["200"]?.content ?? {};
      const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(content);
      if (type !== "application/json") return read(file).startsWith("<?xml") ? "" : `${file}: XML`;
      // References are relative to the address of the document.
      const $id = `${url}/api/openapi.json?${encodeURIComponent(path)}`;
      const validate = ajv.getSchema($id) ?? ajv.compile({ ...schema, $id });
      return validate(json(file)) ? "" : `${file}: ${ajv.errorsText(validate.errors)}`;
    },
  };
}

/** Data, or its schema. */
export type JsonObject = Record<string, unknown>;

/** Returns how a value violates a schema: the path of each wrong part, and the reason. */
export function findViolations(value: unknown, schema: JsonObject): string[] {
  const validate = createApiValidator().compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || "/"}: ${message}`,
  );
}

/** OpenAPI 3.1 uses draft 2020-12. */
export function createApiValidator(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
  ajv.addFormat("uri", (value: string) => URL.canParse(value));
  ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
  return ajv;
}
