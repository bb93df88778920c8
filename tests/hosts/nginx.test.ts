import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headerRules } from "../../src/publish/hosting/header-rules.ts";
import { hostFiles } from "../../src/publish/hosting/host-files.ts";
import { findNginx } from "./find-nginx.ts";

const script = `console.log(${JSON.stringify("x".repeat(2000))})`;

/** An output, with a compressed copy of its script. */
const output: Record<string, string | Uint8Array> = {
  "index.html": "<p>home",
  "404.html": "<p>not found",
  "guide/index.html": "<p>guide",
  "guide.md": "# Guide ü",
  "llms.txt": "ü",
  "site.webmanifest": "{}",
  "assets/a-1.js": script,
  "assets/a-1.js.gz": gzipSync(script),
  "search-index/abc/terms.json": "{}",
  "search-index/manifest.json": "{}",
  ".hosting/headers.json": "[]",
};

const redirects = [
  { from: "/old", href: "guide#part" },
  { from: "/old/d e$", href: "https://example.com/a?b=c" },
];

describe.each(["/", "/sub/"])("nginx with base path %s", (baseUrl) => {
  const dir = mkdtempSync(join(tmpdir(), "nginx-"));
  let server: ChildProcess;
  let origin = "";
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const rules = headerRules({ url: "https://docs.example.com", baseUrl });
    const moved = redirects.map(({ from, href }) => ({
      from,
      href: href.startsWith("https:") ? href : baseUrl + href,
    }));
    const files = hostFiles(["nginx"], { baseUrl, rules, redirects: moved });
    for (const { to, text } of files) write(join(dir, "dist", to), text);
    for (const [path, content] of Object.entries(output)) write(join(dir, "dist", path), content);
    write(join(dir, "nginx.conf"), mainFile(dir, port));
    const nginx = findNginx();
    if (nginx === undefined) throw new Error("no nginx: run `npm run test:hosts`");
    server = spawn(nginx, ["-e", join(dir, "error.log"), "-c", join(dir, "nginx.conf")]);
    await answering(port);
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true });
  });

  const get = (path: string, init: RequestInit = {}) =>
    fetch(origin + baseUrl + path, { redirect: "manual", ...init });

  it.each([
    ["", "<p>home", "text/html; charset=utf-8"],
    ["guide", "<p>guide", "text/html; charset=utf-8"],
    ["guide/", "<p>guide", "text/html; charset=utf-8"],
    ["guide.md", "# Guide ü", "text/markdown; charset=utf-8"],
    ["llms.txt", "ü", "text/plain; charset=utf-8"],
    ["site.webmanifest", "{}", "application/manifest+json; charset=utf-8"],
    ["search-index/manifest.json", "{}", "application/json"],
  ])("serves `%s` and lets browsers ask again", async (path, text, type) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.each(["assets/a-1.js", "search-index/abc/terms.json"])("keeps `%s`", async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.each([
    "no",
    "assets/",
    "assets/no.js",
    "guide/no",
    ".hosting/headers.json",
    ".hosting/nginx.conf",
    "%2ehosting/headers.json",
  ])("answers `%s` with the page for unknown addresses and status 404", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "<p>not found"]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.each([
    ["old", `${baseUrl}guide#part`],
    ["old/", `${baseUrl}guide#part`],
    ["old?q=1&r=2", `${baseUrl}guide?q=1&r=2#part`],
    ["old/d%20e$", "https://example.com/a?b=c"],
  ])("redirects `%s`", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([301, location]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("sends the compressed copy to who takes it", async () => {
    const zipped = await get("assets/a-1.js", { headers: { "accept-encoding": "gzip" } });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(zipped.headers.get("vary")).toBe("Accept-Encoding");
    expect(await zipped.text()).toBe(script);
    const plain = await get("assets/a-1.js", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it("answers conditional requests, ranges and HEAD", async () => {
    const etag = (await get("guide")).headers.get("etag") ?? "";
    expect((await get("guide", { headers: { "if-none-match": etag } })).status).toBe(304);
    const range = await get("guide", { headers: { range: "bytes=-5" } });
    expect([range.status, await range.text()]).toEqual([206, "guide"]);
    const head = await get("guide", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("refuses other methods, with the policy", async () => {
    const { status, headers } = await get("guide", { method: "POST" });
    expect(status).toBe(405);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.each([
    "../../nginx.conf",
    "%2e%2e/%2e%2e/nginx.conf",
    "..%2fnginx.conf",
  ])("does not lead out of the output: %s", async (path) => {
    const answer = await rawGet(port, `${baseUrl}${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain("worker_connections");
  });

  it("reads double slashes as one", async () => {
    expect(await rawGet(port, `/${baseUrl}/guide`)).toContain("<p>guide");
  });

  it("answers 2,000 requests, 50 at a time", async () => {
    let left = 2000;
    const statuses = new Set<number>();
    const client = async () => {
      while (left-- > 0) {
        const response = await get("guide");
        await response.arrayBuffer();
        statuses.add(response.status);
      }
    };
    await Promise.all(Array.from({ length: 50 }, client));
    expect([...statuses]).toEqual([200]);
    expect(readFileSync(join(dir, "error.log"), "utf8")).not.toMatch(/\[(?:crit|alert|emerg)\]/);
  });
});

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function mainFile(dir: string, port: number): string {
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${dir}/${name};`,
  );
  return `pid ${dir}/nginx.pid;
daemon off;
master_process off;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
${scratch.join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${dir}/dist;
    include ${dir}/dist/.hosting/nginx.conf;
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at port ${port}`);
}

/** The whole answer to a path that a browser would have changed before it asks. */
function rawGet(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (part) => {
      text += part;
    });
    socket.once("error", reject).once("close", () => resolve(text));
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
