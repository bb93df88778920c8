import { spawn, spawnSync } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, inject, it } from "vitest";
import type { HttpOptions } from "../../mcp/src/serve-http.ts";
import { createFolderSource, type SiteSource } from "../../src/catalog/api/site-source.ts";
import { root } from "../site/build-fixture.ts";
import { call, connectHttpClient, type RunningServer, startHttpServer } from "./clients.ts";

const folder = inject("siteFolder");
const running: RunningServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(
  options?: Partial<HttpOptions>,
  source: SiteSource = createFolderSource(folder),
) {
  const server = await startHttpServer(source, options);
  running.push(server);
  return server;
}

const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
const headers = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

/** Sends headers that `fetch` forbids. */
function send(
  { address }: RunningServer,
  {
    path = "/mcp",
    body = list,
    ...more
  }: { path?: string; body?: string; Host?: string; Origin?: string } = {},
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, address),
      { method: "POST", headers: { ...headers, ...more } },
      (response) => {
        response.resume();
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, retryAfter: response.headers["retry-after"] });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

it("listens on localhost by default", async () => {
  const server = await start();
  expect(server.log[0]).toMatchObject({ event: "listening", host: "127.0.0.1" });
});

it("reports in one sentence that its port is in use", async () => {
  const { address } = await start();
  const { port } = new URL(address);
  const args = ["src/run.mjs", "mcp/src/main.ts", folder, "--http", "--port", port];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^listen EADDRINUSE: .*\nSee --help\.\n$/);
});

it("rejects hosts and origins that are not allowed", async () => {
  const server = await start({ allowedHosts: ["docs.example"] });
  expect(await send(server)).toMatchObject({ status: 200 });
  expect(await send(server, { Host: "evil.example" })).toMatchObject({ status: 403 });
  expect(await send(server, { Origin: "https://evil.example" })).toMatchObject({ status: 403 });
  expect(await send(server, { Origin: "null" })).toMatchObject({ status: 403 });
  expect(await send(server, { Host: "docs.example" })).toMatchObject({ status: 200 });
  expect(await send(server, { Origin: "http://localhost:5173" })).toMatchObject({ status: 200 });
});

it("limits the requests of a client, with Retry-After", async () => {
  const server = await start({ requestsPerMinute: 2 });
  expect(await send(server)).toMatchObject({ status: 200 });
  expect(await send(server)).toMatchObject({ status: 200 });
  const rejected = await send(server);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.retryAfter)).toBeGreaterThan(0);
  expect((await fetch(new URL("/health", server.address))).status).toBe(200);
});

it("rejects bodies that are too large or invalid", async () => {
  const server = await start();
  const large = JSON.stringify({ ...JSON.parse(list), params: { text: "x".repeat(600_000) } });
  expect(await send(server, { body: large })).toMatchObject({ status: 413 });
  expect((await send(server, { body: "{" })).status).toBe(400);
});

it("only responds to MCP requests and health checks", async () => {
  const server = await start();
  const health = await fetch(new URL("/health", server.address));
  expect([health.status, await health.text()]).toEqual([200, "ok\n"]);
  for (const path of ["/", "/../package.json", "/mcp/x", "/health/.."]) {
    expect((await send(server, { path })).status).toBe(404);
  }
});

it("logs requests without their content", async () => {
  const server = await start();
  const client = await connectHttpClient(server);
  await call(client, "search", { query: "confidential plan" });
  await send(server, { path: "/confidential?token=secret" });
  await client.close();
  await expect
    .poll(() => server.log.find(({ path }) => path === "other"))
    .toMatchObject({
      event: "request",
      method: "POST",
      status: 404,
    });
  expect(JSON.stringify(server.log)).not.toMatch(/confidential|secret|search/);
});

it("completes open requests before it stops", async () => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reads = 0;
  const files = createFolderSource(folder);
  const server = await startHttpServer({
    ...files,
    async read(path, signal) {
      // What the server loads ahead has no signal.
      if (signal) reads++;
      await released;
      return files.read(path, signal);
    },
  });
  const client = await connectHttpClient(server);
  const response = call(client, "list_services", {});
  await expect.poll(() => reads).toBeGreaterThan(0);
  const stopped = server.stop();
  await wait(0);
  release();
  expect((await response).text).toContain("networking/vpc");
  await client.close();
  await stopped;
  await expect(fetch(new URL("/health", server.address))).rejects.toThrow();
});

it("exits on SIGTERM after logging each request", async () => {
  const program = join(root, "mcp/dist/main.js");
  const server = spawn(process.execPath, [program, folder, "--http", "--port", "0"]);
  const lines: string[] = [];
  server.stderr.on("data", (part: Buffer) => lines.push(...String(part).trim().split("\n")));
  const entries = () => lines.map((line) => JSON.parse(line));
  await expect.poll(() => lines.length, { timeout: 50_000 }).toBeGreaterThan(0);
  const [{ port }] = entries();
  const client = await connectHttpClient({ address: `http://127.0.0.1:${port}` });
  expect((await call(client, "search", { query: "region" })).text).toContain("input: ");
  await client.close();
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(entries().map(({ event }) => event)).toContain("stopping");
  for (const entry of entries()) expect(Date.parse(entry.time)).toBeGreaterThan(0);
});

it("times out if the site does not respond", async () => {
  const never: SiteSource = { read: () => new Promise(() => {}), forget() {} };
  const server = await start({}, never);
  const client = await connectHttpClient(server);
  const response = await call(client, "list_services", {});
  expect(response).toEqual({
    text: "The request took too long. Ask for less, or try again later.",
    isError: true,
  });
  await client.close();
});
