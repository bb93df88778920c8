import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchProvider } from "../../provider.ts";
import { markEnd, markStart } from "./hosted-query.ts";
import { openHosted } from "./open-hosted.ts";
import type { HostedOptions } from "./settings.ts";

interface RecordedRequest {
  headers: IncomingMessage["headers"];
  body: { requests: Record<string, unknown>[] };
}

let requests: RecordedRequest[];
let respond: (response: ServerResponse, body: RecordedRequest["body"]) => void;
let host: string;
/** A server with the API of the service that records requests. */
const server = createServer(async (request, response) => {
  let text = "";
  for await (const part of request) text += part;
  const body = JSON.parse(text) as RecordedRequest["body"];
  requests.push({ headers: { ...request.headers, path: request.url ?? "" }, body });
  respond(response, body);
});

beforeEach(async () => {
  requests = [];
  respond = (response) => json(response, 200, found([]));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

const found = (hits: unknown[], more = {}) => ({
  results: [{ hits, nbHits: hits.length, page: 0, ...more }],
});

const hit = (url: string, titles: string[], content = "") => ({
  objectID: url,
  url,
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  _snippetResult: { content: { value: content, matchLevel: "full" } },
});

function open(options: Partial<HostedOptions> = {}): SearchProvider {
  return openHosted({
    appId: "TESTAPP",
    apiKey: "search-only",
    indexName: "docs",
    contextualSearch: true,
    facetFilters: [],
    host,
    baseUrl: "/",
    locale: "en",
    lastTag: "docs-default-current",
    ...options,
  });
}

const noSignal = new AbortController().signal;
const query = (text: string) => ({ text, filters: {}, pages: 6 });

it("queries the index by name, with the search-only key and without insights", async () => {
  await open().search(query("nat gateways"), noSignal);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers).toMatchObject({
    "x-algolia-application-id": "TESTAPP",
    "x-algolia-api-key": "search-only",
  });
  expect(requests[0]?.body.requests[0]).toMatchObject({
    indexName: "docs",
    query: "nat gateways",
    analytics: false,
    clickAnalytics: false,
  });
});

it.each([
  ["a".repeat(2000), "a".repeat(512)],
  ["é".repeat(2000), "é".repeat(256)],
  [`a${"🚀".repeat(1000)}`, `a${"🚀".repeat(127)}`],
  ["token=a1b2c3d4e5 is invalid", "  is invalid"],
])("sends no more than the service accepts, and no credentials", async (text, sent) => {
  await open().search(query(text), noSignal);
  expect(requests[0]?.body.requests[0]?.query).toBe(sent);
});

it("filters by language and docs version where the search is contextual, and by the chosen values", async () => {
  const filters = { kind: "input", version: "current" } as const;
  await open({ facetFilters: ["area:docs"] }).search({ ...query("vpc"), filters }, noSignal);
  await open({ contextualSearch: false }).search(query("vpc"), noSignal);
  expect(requests.map(({ body }) => body.requests[0]?.facetFilters)).toEqual([
    [
      "language:en",
      ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
      "area:docs",
      "kind:input",
      "version:current",
    ],
    [],
  ]);
});

it("filters by the docs version of the page, not by the last one", async () => {
  const querySelector = (selector: string) =>
    selector === "meta[name=docusaurus_tag]" ? { content: "docs-default-1.0" } : null;
  vi.stubGlobal("document", { querySelector });
  await open().search(query("vpc"), noSignal);
  vi.unstubAllGlobals();
  expect(requests[0]?.body.requests[0]?.facetFilters).toEqual([
    "language:en",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-1.0"],
  ]);
});

it("groups hits by page, as text with marks", async () => {
  const marked = `the ${markStart}nat${markEnd} <b>gateway</b>`;
  respond = (response) =>
    json(
      response,
      200,
      found(
        [
          hit("https://docs.example.com/docs/vpc#nat", ["Guides", "VPC", "NAT"], marked),
          hit("https://docs.example.com/docs/eks", ["Guides", "EKS"]),
          hit("https://docs.example.com/docs/vpc", ["Guides", "VPC"]),
          { objectID: "without an address" },
          hit("https://", ["Guides", "Invalid"]),
        ],
        { nbHits: 42 },
      ),
    );
  const { groups, total } = await open().search(query("nat"), noSignal);
  expect(total).toBe(42);
  expect(groups.map(({ title, hits }) => [title, hits.map(({ href }) => href)])).toEqual([
    ["VPC", ["/docs/vpc#nat", "/docs/vpc"]],
    ["EKS", ["/docs/eks"]],
  ]);
  expect(groups[0]?.hits[0]).toMatchObject({
    kind: "section",
    path: ["Guides", "VPC"],
    heading: [{ text: "NAT", marked: false }],
    snippet: [
      { text: "the ", marked: false },
      { text: "nat", marked: true },
      { text: " <b>gateway</b>", marked: false },
    ],
  });
});

it("names a page that has no section of the site", async () => {
  const { hierarchy, ...nat } = hit("/docs/vpc#nat", ["", "VPC", "NAT"]);
  const hits = [{ ...nat, hierarchy: { ...hierarchy, lvl0: null } }];
  respond = (response) => json(response, 200, found(hits));
  const { groups } = await open().search(query("nat"), noSignal);
  expect(groups[0]?.title).toBe("VPC");
  expect(groups[0]?.hits[0]).toMatchObject({ path: ["VPC"], heading: [{ text: "NAT" }] });
});

it("takes a host in any spelling", async () => {
  await open({ host: host.replace("http", "HTTP") }).search(query("vpc"), noSignal);
  expect(requests).toHaveLength(1);
});

it.each([
  ["https://docs.example.com/docs/vpc#nat", "/base/docs/vpc#nat"],
  ["https://docs.example.com/base/docs/vpc", "/base/docs/vpc"],
  ["/docs/vpc", "/base/docs/vpc"],
  ["https://docs.example.com/base", "/base/"],
  ["https://docs.example.com/basement", "/base/basement"],
  ["https://forum.example.org/t/12?x=1", "https://forum.example.org/t/12?x=1"],
])("turns %s into %s", async (url, href) => {
  respond = (response) => json(response, 200, found([hit(url, ["A"])]));
  const provider = open({ baseUrl: "/base/", externalUrlRegex: "forum\\.example\\.org" });
  const { groups } = await provider.search(query("nat"), noSignal);
  expect(groups[0]?.hits[0]?.href).toBe(href);
});

it("sends no request for an empty query", async () => {
  expect(await open().search(query("  "), noSignal)).toEqual({ groups: [], total: 0 });
  expect(requests).toEqual([]);
});

it("offers the values that the service counts and this site knows", async () => {
  const facets = {
    "hierarchy.lvl0": { Guides: 4 },
    kind: { page: 2, input: 9, video: 1 },
    version: { "": 4 },
  };
  respond = (response) => json(response, 200, found([], { facets }));
  expect(await open().getFacets()).toEqual({
    area: ["Guides"],
    kind: ["page", "input"],
    version: [],
    scope: [],
  });
});

it.each([
  [429, "rate-limited"],
  [403, "refused"],
  [404, "refused"],
  [500, "unavailable"],
])("reports status %i, and works again afterward", async (status, failure) => {
  const provider = open();
  respond = (response) => json(response, status, { message: "no", status });
  await expect(provider.search(query("vpc"), noSignal)).rejects.toMatchObject({ failure });
  respond = (response) => json(response, 200, found([hit("/docs/vpc", ["Guides", "VPC"])]));
  const again = status === 500 ? open() : provider;
  expect((await again.search(query("vpc"), noSignal)).groups).toHaveLength(1);
});

it("reports an unreachable service", async () => {
  server.closeAllConnections();
  respond = (response) => response.destroy();
  await expect(open().search(query("vpc"), noSignal)).rejects.toMatchObject({
    failure: "unavailable",
  });
});

it("reports a timeout", async () => {
  respond = () => {};
  const provider = open({ timeout: 60 });
  await expect(provider.search(query("vpc"), noSignal)).rejects.toMatchObject({
    failure: "timeout",
  });
});

it.each(["no json", "{}", '{"results":[]}'])("reports the invalid response %s", async (text) => {
  respond = (response) => response.writeHead(200).end(text);
  await expect(open().search(query("vpc"), noSignal)).rejects.toMatchObject({
    failure: "unavailable",
  });
});

it("rejects an aborted query", async () => {
  const controller = new AbortController();
  const aborted = open().search(query("vpc"), controller.signal);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
});
