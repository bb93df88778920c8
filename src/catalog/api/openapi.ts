import { list, record, type Schema, text } from "../history/json-schema.ts";
import type { UpgradeService } from "../history/upgrade-index.ts";
import { type ApiFile, createJsonFile } from "./api-paths.ts";
import { historyInputSchema } from "./history-files.ts";
import { connectionSchema, serviceFields } from "./module-schema.ts";

const address: Schema = { type: "string", format: "uri" };
const count: Schema = { type: "integer", minimum: 0 };
const day: Schema = { type: "string", format: "date" };

const indexedVersion = record({ version: text, date: day, repository: text, module: text }, [
  "version",
  "date",
]);

const serviceSummary = record({
  ...serviceFields,
  page: { ...address, description: "Address of the page on this site." },
  inputs: { ...count, description: "Number of inputs." },
  outputs: { ...count, description: "Number of outputs." },
  json: { ...address, description: "Address of the file with the entire interface." },
});

const jsonFeed: Schema = {
  type: "object",
  properties: { version: text, title: text, items: list({ type: "object" }) },
  required: ["version", "title", "items"],
};

const schemaFile: Schema = { $ref: "https://json-schema.org/draft/2020-12/schema" };

interface ApiPath {
  path: string;
  summary: string;
  schema: Schema;
  type?: string;
}

const apiPathTable: readonly ApiPath[] = [
  { path: "/api/openapi.json", summary: "This document", schema: { type: "object" } },
  {
    path: "/api/modules.json",
    summary: "All services of the catalog",
    schema: record(
      {
        modules: list(serviceSummary),
        libraries: {
          ...list(text),
          description: "Names for `/api/library/{repository}.json`.",
        },
        owner: {
          ...text,
          description: "Owner of the repository of this site, such as `acme`, if it is known.",
        },
      },
      ["modules", "libraries"],
    ),
  },
  {
    path: "/api/module.schema.json",
    summary: "JSON Schema of a service's interface",
    schema: schemaFile,
  },
  {
    path: "/api/feeds.json",
    summary: "Which outputs of services usually feed which inputs of others",
    schema: record({ feeds: list(connectionSchema) }),
  },
  {
    path: "/api/modules/{category}/{name}.json",
    summary: "The interface of a service at its newest version",
    schema: { $ref: "module.schema.json" },
  },
  {
    path: "/api/modules/{category}/{name}/history.json",
    summary: "The interface of a service at each version, for services with a history",
    schema: { $ref: "history.schema.json" },
  },
  {
    path: "/api/modules/{category}/{name}/inputs.schema.json",
    summary: "JSON Schema of the inputs of a service at its newest version",
    schema: schemaFile,
  },
  {
    path: "/api/modules/{category}/{name}/inputs/{version}.schema.json",
    summary: "JSON Schema of the inputs of a service at a version that changed them",
    schema: schemaFile,
  },
  {
    path: "/api/history.schema.json",
    summary: "JSON Schema of a service's history",
    schema: schemaFile,
  },
  {
    path: "/api/versions.json",
    summary:
      "The versions of the catalog, with and without known interfaces, and the services with a history",
    schema: record({
      versions: list(indexedVersion),
      unobserved: list(indexedVersion),
      services: list(
        record(
          {
            id: text,
            title: text,
            category: text,
            source: text,
            first: text,
            history: text,
            page: text,
            repository: text,
            module: { ...text, description: "Folder in the repository." },
          } satisfies Record<keyof UpgradeService, Schema>,
          ["id", "title", "category", "source", "first", "history", "page"],
        ),
      ),
    }),
  },
  {
    path: "/api/library/{repository}.json",
    summary: "The modules of a repository of the library, at their newest versions",
    schema: record({
      repository: text,
      summary: text,
      modules: list(
        record(
          {
            name: text,
            path: text,
            version: text,
            summary: text,
            deprecated: {
              ...text,
              description: "What replaces the module, if its source calls it deprecated.",
            },
            inputs: list(historyInputSchema),
            outputs: list(text),
            services: {
              ...list(text),
              description: "The services that are built from it, by category and name.",
            },
          },
          ["name", "path", "version", "summary", "inputs", "outputs", "services"],
        ),
      ),
    }),
  },
  {
    path: "/api/changes.json",
    summary: "What the newest versions changed, as a JSON Feed",
    schema: jsonFeed,
  },
  {
    path: "/api/changes.atom",
    summary: "What the newest versions changed, as an Atom feed",
    type: "application/atom+xml",
    schema: text,
  },
];

const parameters: Readonly<Record<string, string>> = {
  category: "Category of a service, as in `modules.json`",
  name: "Name of a service, as in `modules.json`",
  version: "A version that `inputsSchemas` in the file of the service lists",
  repository: "Name of a repository, without its owner",
};

/** The OpenAPI 3.1 description of all files below `/api/`; none for a site without a catalog. */
export function getOpenApiFile(files: readonly ApiFile[], origin: string): ApiFile[] {
  if (files.length === 0) return [];
  const hasHistory = files.some(({ to }) => to === "api/versions.json");
  const isPublished = (path: string) => {
    if (path.startsWith("/api/changes.")) return hasHistory;
    return path === "/api/openapi.json" || files.some(({ to }) => toPattern(path).test(`/${to}`));
  };
  const paths = apiPathTable.filter(({ path }) => isPublished(path)).map(getPathItem);
  const document = {
    openapi: "3.1.1",
    info: {
      title: "Service Catalog",
      version: "1",
      description:
        "Files for programs. They are static: every site serves the state of its last build. Later versions may add fields, but existing fields keep their names and meanings.",
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(paths),
  };
  return [createJsonFile("api/openapi.json", document)];
}

export function toPattern(path: string): RegExp {
  const source = path
    .split(/\{\w+\}/)
    .map((segment) => segment.replaceAll(".", "\\."))
    .join("[^/]+?");
  return new RegExp(`^${source}$`);
}

function getPathItem({ path, summary, schema, type = "application/json" }: ApiPath) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const operation = {
    summary,
    operationId: path
      .replace(/^\/api\//, "")
      .replaceAll(/\W+/g, "_")
      .replace(/_$/, ""),
    ...(names.length > 0 && {
      parameters: names.map((name) => ({
        name,
        in: "path",
        required: true,
        description: parameters[name],
        schema: text,
      })),
    }),
    responses: {
      "200": { description: summary, content: { [type]: { schema } } },
      "404": { description: "The file does not exist." },
    },
  };
  return [path, { get: operation }] as const;
}
