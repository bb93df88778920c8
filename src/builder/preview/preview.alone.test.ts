import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { UserError } from "../diagnostics/user-error.ts";
import { readBaseUrl, startPreview } from "./preview.ts";

const page = `<!doctype html><title>Guide</title>${"<p>text</p>".repeat(200)}`;
const rules = [
  { path: "/sub/*", headers: { "Content-Security-Policy": "default-src 'self'" } },
  { path: "/sub/assets/*", headers: { "Cache-Control": "immutable" } },
];
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  const files: Record<string, string> = {
    "secret.txt": "secret",
    "dist-secret/index.html": "secret",
    "dist/404.html": "nothing here",
    "dist/guide/index.html": page,
    "dist/assets/a-1.js": "a()",
    "dist/guide.md": "# Guide – all of it",
    "dist/us & them/index.html": page,
    "dist/c#.csv": "a",
    "dist/a\\1/index.html": page,
    "dist/100%.csv": "a",
    "dist/a%20b.csv": "a",
    "dist/.hosting/headers.json": JSON.stringify(rules),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const outDir = join(folder, "dist");
  server = await startPreview({ outDir, baseUrl: readBaseUrl(outDir), port: 0, host: "localhost" });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `fetch` would normalize the path. */
function get(path: string, { method = "GET" } = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>(
    (resolve, reject) => {
      request({ host: "localhost", port, path, method }, async (response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: await buffer(response) });
      })
        .on("error", reject)
        .end();
    },
  );
}

it.each([
  "/sub/us%20%26%20them",
  "/sub/us%20&%20them/",
  "/sub/c%23.csv?x=%26",
  "/sub/a%5C1",
  "/sub/100%25.csv",
  "/sub/a%2520b.csv",
])("finds the encoded path %s", async (path) => {
  expect((await get(path)).status).toBe(200);
});

it("serves a page with the headers of the site", async () => {
  const { status, headers, body } = await get("/sub/guide?x=/.y");
  expect(status).toBe(200);
  expect(body.toString()).toBe(page);
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "content-security-policy": "default-src 'self'",
    "cache-control": "no-cache",
  });
});

it("keeps running if a file disappears before it is sent", async () => {
  const file = join(folder, "dist/comes-and-goes.bin");
  const open = fs.createReadStream;
  let opened = 0;
  fs.createReadStream = (...values) => {
    opened += 1;
    rmSync(file, { force: true });
    return open(...values);
  };
  syncBuiltinESMExports();
  try {
    writeFileSync(file, "here");
    const response = await get("/sub/comes-and-goes.bin").catch(() => undefined);
    expect(response?.body.toString()).not.toBe("here");
    expect(opened).toBe(1);
  } finally {
    fs.createReadStream = open;
    syncBuiltinESMExports();
  }
  expect((await get("/sub/guide/")).status).toBe(200);
});

it("lets browsers cache hashed files, but not 404 responses", async () => {
  expect((await get("/sub/assets/a-1.js")).headers["cache-control"]).toBe("immutable");
  const missing = await get("/sub/assets/a-2.js");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("no-cache");
});

it("sends Markdown pages as UTF-8 text", async () => {
  const { headers, body } = await get("/sub/guide.md?x");
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(body.toString()).toBe("# Guide – all of it");
});

it.each([
  "/sub/none",
  "/guide",
  "/",
  "/sub/%E0%A4%A",
])("responds to %s with the 404 page", async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe("nothing here");
});

it.each([
  "/sub/../secret.txt",
  "/sub/..%2fsecret.txt",
  "/sub/%2e%2e/secret.txt",
  "/sub/../dist-secret/",
  "/sub/..\\secret.txt",
  "/sub/.hosting/headers.json",
  "//sub/../../etc/passwd",
])("rejects %s", async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain("secret");
});

it("responds to HEAD without a body and rejects writes", async () => {
  expect((await get("/sub/guide/", { method: "HEAD" })).body).toHaveLength(0);
  expect((await get("/sub/guide/", { method: "POST" })).status).toBe(405);
});

it("keeps the header rules while their file is incomplete", async () => {
  const file = join(folder, "dist/.hosting/headers.json");
  writeFileSync(file, JSON.stringify(rules).slice(0, 40));
  const { status, headers } = await get("/sub/guide/");
  expect({ status, policy: headers["content-security-policy"] }).toEqual({
    status: 200,
    policy: "default-src 'self'",
  });
  writeFileSync(file, JSON.stringify(rules));
});

it("keeps running if the output is removed", async () => {
  rmSync(join(folder, "dist"), { recursive: true });
  expect((await get("/sub/guide/")).status).toBe(404);
});

it("rejects a folder without a site and a port that is taken, without a stack", async () => {
  const options = { baseUrl: "/", host: "localhost" };
  const empty = await startPreview({ ...options, outDir: folder, port: 0 }).catch((error) => error);
  expect(empty).toBeInstanceOf(UserError);
  expect(empty).toMatchObject({
    message: `\`${folder}\` has no built site`,
    hint: `run \`npm run build -- --out ${folder}\` first`,
  });
  const { port } = server.address() as AddressInfo;
  const outDir = join(folder, "dist");
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, "404.html"), "nothing here");
  const second = await startPreview({ ...options, outDir, port }).catch((error) => error);
  expect(second).toBeInstanceOf(UserError);
  expect(second).toMatchObject({ message: `the port ${port} is in use` });
});
