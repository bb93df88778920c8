import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { getHistoryFiles } from "../../src/catalog/api/history-files.ts";
import {
  getInterface,
  type ModuleInterface,
  toCanonicalText,
} from "../../src/catalog/history/history.ts";
import { getModuleInterface } from "../../src/catalog/history-file/module-interface.ts";
import { type LoadedCatalog, loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import { findViolations, type JsonObject } from "../support/check-api.ts";
import { root } from "./build-fixture.ts";

/** Brotli sizes: a promise to readers of the upgrade planner. */
const budgets = { one: 8 * 1024, all: 60 * 1024 };

let catalog: LoadedCatalog;
/** Published files of listHistories, by path. */
let published: Map<string, string>;

beforeAll(async () => {
  catalog = await loadCatalog({ siteDir: `${root}/site`, store: null, engineVersion: "" });
  const files = getHistoryFiles(catalog.services, {
    ...catalog,
    origin: "https://docs.gruntwork.io",
    baseUrl: "/",
    getPage: ({ category, name }) => `/docs/reference/services/${category}/${name}`,
  });
  published = new Map(files.map(({ to, text }) => [to, text]));
});

function listHistories(): [path: string, text: string][] {
  return [...published].filter(([path]) => path.endsWith("/history.json"));
}

/** One line per input and output. */
function formatLines({ inputs, outputs }: ModuleInterface): string[] {
  const texts = [...inputs.values()].map(({ name, type, default: value }) => {
    return `${name}: ${type} = ${value === undefined ? "(required)" : toCanonicalText(value)}`;
  });
  return [...texts, ...[...outputs].map((name) => `output ${name}`)].sort();
}

it("every service has a history", () => {
  expect(catalog.services).toHaveLength(40);
  expect(catalog.services.filter(({ history }) => !history).map(({ name }) => name)).toEqual([]);
  expect(listHistories()).toHaveLength(40);
});

it("the first version plus all changes is the current interface", () => {
  for (const { name, version, module, history } of catalog.services) {
    const replayed = history && getInterface(history, version);
    expect(replayed && formatLines(replayed), name).toEqual(
      formatLines(getModuleInterface(module)),
    );
  }
});

it("the published history stays within its size", () => {
  const sizes = listHistories().map(([path, text]) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    return { path, size: brotliCompressSync(text, { params }).length };
  });
  expect(sizes.filter(({ size }) => size > budgets.one)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(budgets.all);
});

it("the published schema describes every published history", () => {
  const schema: JsonObject = JSON.parse(published.get("api/history.schema.json") ?? "{}");
  for (const [path, text] of listHistories()) {
    const history = JSON.parse(text);
    expect(history.$schema).toBe(schema.$id);
    expect(findViolations(history, schema), path).toEqual([]);
  }
});

it("the published schema rejects other data", () => {
  const schema: JsonObject = JSON.parse(published.get("api/history.schema.json") ?? "{}");
  const [, text = ""] = listHistories()[0] ?? [];
  const release = { version: "3.0.0", date: "soon", changed: [{ name: "a", field: "title" }] };
  const history = { ...JSON.parse(text), schema: 2, releases: [release], extra: true };
  expect(findViolations(history, schema)).toEqual([
    "/: must NOT have additional properties",
    "/schema: must be equal to constant",
    '/releases/0/date: must match format "date"',
    "/releases/0/changed/0/field: must be equal to one of the allowed values",
  ]);
});

it("the list of versions has every version of a history", () => {
  const listed = new Map(catalog.versions.map(({ version, date }) => [version, date]));
  const named = catalog.services.flatMap(({ name, history }) =>
    history ? [history.first, ...history.releases].map((stamp) => ({ name, ...stamp })) : [],
  );
  const missing = named.filter(({ version, date }) => listed.get(version) !== date);
  expect(missing.map(({ name, version, date }) => `${name}: ${version} ${date}`)).toEqual([]);
  const index = JSON.parse(published.get("api/versions.json") ?? "{}");
  expect(index.versions).toEqual(catalog.versions);
  expect(index.services.map(({ history }: { history: string }) => history.slice(1))).toEqual(
    listHistories().map(([path]) => path),
  );
});
