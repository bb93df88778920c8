import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { HostedRecord } from "./hosted-record.ts";
import { sendRecords, upload } from "./upload.ts";

const adminKey = "secret-admin-key";

const records = Array.from(
  { length: upload.batchSize + 1 },
  (_, index): HostedRecord => ({
    objectID: `en::${index}`,
    url: `https://docs.example.com/${index}`,
    kind: "page",
    scope: "guides",
    hierarchy: { lvl0: "Docs", lvl1: `Page ${index}` },
    content: "",
    language: "en",
    docusaurus_tag: "default",
    version: "",
  }),
);

/** A server with the API of the service that records requests. */
let requests: { line: string; key: unknown; body: { requests?: unknown[] } }[];
let respond: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  let text = "";
  for await (const part of request) text += part;
  const line = `${request.method} ${request.url?.replace(/\?.*/, "")}`;
  const key = request.headers["x-algolia-api-key"];
  requests.push({ line, key, body: text === "" ? {} : JSON.parse(text) });
  respond(response);
});

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

const done = (response: ServerResponse) =>
  json(response, 200, {
    taskID: 7,
    status: "published",
    objectIDs: [],
    updatedAt: "",
    deletedAt: "",
  });

beforeEach(async () => {
  requests = [];
  respond = done;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function push({
  host,
  ...options
}: {
  host?: string;
  timeout?: number;
  retries?: number;
  onBatch?: (sent: number) => void;
} = {}) {
  const { port } = server.address() as AddressInfo;
  const settings = {
    appId: "TESTAPP",
    indexName: "docs",
    host: host ?? `http://127.0.0.1:${port}`,
  };
  return sendRecords(records, settings, { adminKey, onBatch: () => {}, ...options });
}

it("fills a temporary index in batches, and then replaces the live one", async () => {
  const sent: number[] = [];
  await push({ onBatch: (count) => sent.push(count) });
  expect(requests.map(({ line }) => line)).toEqual([
    "DELETE /1/indexes/docs_next",
    "GET /1/indexes/docs_next/task/7",
    "PUT /1/indexes/docs_next/settings",
    "POST /1/indexes/docs_next/batch",
    "POST /1/indexes/docs_next/batch",
    "GET /1/indexes/docs_next/task/7",
    "POST /1/indexes/docs_next/operation",
    "GET /1/indexes/docs/task/7",
  ]);
  expect(sent).toEqual([upload.batchSize, upload.batchSize + 1]);
  expect(requests[2]?.body).toMatchObject({
    searchableAttributes: expect.arrayContaining(["content", "unordered(names)"]),
  });
  expect(requests[3]?.body.requests).toHaveLength(upload.batchSize);
  expect(requests[4]?.body.requests).toEqual([{ action: "addObject", body: records.at(-1) }]);
  expect(requests[6]?.body).toEqual({ operation: "move", destination: "docs" });
  expect(new Set(requests.map(({ key }) => key))).toEqual(new Set([adminKey]));
});

it("reports a rejected key without printing it", async () => {
  respond = (response) => json(response, 403, { message: `Invalid key ${adminKey}`, status: 403 });
  const failed = push();
  await expect(failed).rejects.toThrow("the service rejected the key: Invalid key …");
  await expect(failed).rejects.toMatchObject({
    hint: expect.stringContaining("ALGOLIA_ADMIN_KEY"),
  });
  expect(requests).toHaveLength(1);
});

it("retries a request that was rate-limited", async () => {
  respond = (response) => {
    if (requests.length === 1) json(response, 429, { message: "Too many requests", status: 429 });
    else done(response);
  };
  await push();
  expect(requests[1]?.line).toBe(requests[0]?.line);
  expect(requests).toHaveLength(9);
});

it("reports a service that still limits the rate", async () => {
  respond = (response) => json(response, 429, { message: "Too many requests", status: 429 });
  const failed = push({ retries: 0 });
  await expect(failed).rejects.toThrow("receives too many requests");
  await expect(failed).rejects.toMatchObject({ hint: "try again in a few minutes" });
});

it("reports rejected records with the reason", async () => {
  respond = (response) => {
    if (requests.at(-1)?.line.endsWith("/batch")) {
      json(response, 400, { message: "Record is too big", status: 400 });
    } else done(response);
  };
  await expect(push()).rejects.toThrow("rejected the records (400): Record is too big");
  expect(requests.at(-1)?.line).toBe("POST /1/indexes/docs_next/batch");
});

it("reports a timeout of the service", async () => {
  respond = () => {};
  await expect(push({ timeout: 50 })).rejects.toThrow("did not answer in time");
});

it("reports that the service cannot be reached", async () => {
  const failed = push({ host: "http://127.0.0.1:1" });
  await expect(failed).rejects.toThrow("could not be reached");
  await expect(failed).rejects.toMatchObject({ hint: expect.stringContaining("search.appId") });
});
