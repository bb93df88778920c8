import * as v from "valibot";
import { expect, it } from "vitest";
import { findViolations, type JsonObject } from "../../../tests/support/check-api.ts";
import { createTestService } from "../../../tests/support/test-service.ts";
import type { ModuleHistory } from "../history/history.ts";
import { isUpgradeIndex } from "../history/upgrade-index.ts";
import type { Service } from "../service/service.ts";
import { getHistoryPath } from "./api-paths.ts";
import { getHistoryFiles, getLibraryFiles } from "./history-files.ts";
import { getOpenApiFile } from "./openapi.ts";
import { moduleHistory } from "./site-files.ts";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "0.9.0",
    date: "2025-12-01",
    inputs: [{ name: "cidr", type: "string" }],
    outputs: ["id"],
  },
  releases: [
    {
      version: "1.0.0",
      date: "2026-01-05",
      added: [{ name: "tags", type: "map(string)", default: {} }],
      removed: ["cidr"],
      changed: [{ name: "zone", field: "type", from: "any", to: "string", breaks: "up" }],
      outputsAdded: ["arn"],
      outputsRemoved: ["id"],
      renamed: { cidr: "tags" },
      outputsRenamed: { id: null },
      requirements: [{ name: "terraform", from: ">= 1.0", to: ">= 1.5", breaks: "up" }],
      settings: [{ name: "tags", to: { sensitive: true } }],
      exists: true,
    },
  ],
};

const versions = [
  { version: "0.9.0", date: "2025-12-01" },
  { version: "1.0.0", date: "2026-01-05" },
];

const options = {
  categories: [
    { name: "networking", label: "Networks", description: "", position: 0, planned: [] },
  ],
  versions,
  origin: "https://x.example/base",
  baseUrl: "/base/",
  getPage: ({ name }: Service) => `/base/docs/${name}`,
};

function getFiles(services: readonly Service[]): Map<string, JsonObject> {
  const files = getHistoryFiles(services, options);
  return new Map(files.map(({ to, text }) => [to, JSON.parse(text)]));
}

it("publishes histories that keep to the published schema", async () => {
  const service = { ...(await createTestService("")), history };
  const files = getFiles([service]);
  const schema = files.get("api/history.schema.json") ?? {};
  const file = files.get(getHistoryPath(service));
  expect(file).toEqual({ $schema: "https://x.example/base/api/history.schema.json", ...history });
  expect(file?.$schema).toBe(schema.$id);
  expect(findViolations(file, schema)).toEqual([]);
  expect(v.parse(moduleHistory, file)).toMatchObject(history);
});

it("lists versions and the services that have a history", async () => {
  const service = await createTestService("");
  const files = getFiles([
    { ...service, history },
    { ...service, name: "dns" },
  ]);
  const index = files.get("api/versions.json");
  expect(isUpgradeIndex(index)).toBe(true);
  expect(index).toEqual({
    versions,
    unobserved: [],
    services: [
      {
        id: "networking/vpc",
        title: "VPC",
        category: "Networks",
        source: "git::git@github.com:o/r.git//modules/vpc?ref=v",
        first: "0.9.0",
        history: "/base/api/modules/networking/vpc/history.json",
        page: "/base/docs/vpc",
      },
    ],
  });
  expect(files.has("api/modules/networking/dns/history.json")).toBe(false);
});

it("describes the versions of several repositories as they are published", async () => {
  const service = { ...(await createTestService("")), history };
  const rows = versions.map((version) => ({ ...version, repository: service.repository }));
  const files = getHistoryFiles([service], { ...options, versions: rows });
  const [index, openapi] = [files[0], getOpenApiFile(files, options.origin)[0]];
  const published = JSON.parse(index?.text ?? "");
  expect(published.services[0]).toMatchObject({ repository: "o/r", module: "modules/vpc" });
  const { responses } = JSON.parse(openapi?.text ?? "").paths["/api/versions.json"].get;
  expect(findViolations(published, responses["200"].content["application/json"].schema)).toEqual(
    [],
  );
});

it("publishes nothing where no service has a history", async () => {
  expect(getFiles([await createTestService("")]).size).toBe(0);
  expect(getFiles([]).size).toBe(0);
});

it("publishes the interfaces of a repository of the library, and who uses them", async () => {
  const vpc = {
    name: "vpc",
    path: "modules/vpc",
    version: "1.0.0",
    summary: "",
    inputs: [],
    outputs: [],
  };
  const modules = [vpc, { ...vpc, name: "dns" }];
  const facts = { repository: "o/parts", summary: "Parts." };
  const service = await createTestService("");
  const parts = { name: "parts", olderVersions: ["0.1.0"], ...facts, modules };
  const published = {
    ...facts,
    modules: [
      { ...vpc, services: ["networking/vpc"] },
      { ...vpc, name: "dns", services: [] },
    ],
  };
  expect(getLibraryFiles([parts], [service])).toEqual([
    { to: "api/library/parts.json", text: `${JSON.stringify(published)}\n` },
  ]);
});
