import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { buildsFile, keepAssets } from "./keep-assets.ts";
import { Staging } from "./staging.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2030-01-01T00:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "keep-"));
let server: Server | undefined;

afterEach(() => void server?.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a site with one script, which differs by build, and `shared.css`, which does not. */
async function build(name: string, previous: string, now = start) {
  const outDir = join(folder, name);
  const staging = new Staging(outDir, join(folder, "cache"));
  staging.write("bundle", `assets/index-${name}.js`, `script ${name}`);
  staging.write("bundle", "assets/shared.css", "body{}");
  const diagnostics = await keepAssets(staging, previous, now);
  staging.commit();
  return { outDir, diagnostics, assets: readdirSync(join(outDir, "assets")).sort() };
}

function createPlainOutput(): string {
  const dir = mkdtempSync(join(folder, "plain-"));
  mkdirSync(join(dir, "assets/parts"), { recursive: true });
  writeFileSync(join(dir, "assets/parts/old.js"), "old");
  return dir;
}

async function serve(
  respond: (path: string) => [number, string, string | Buffer],
): Promise<string> {
  const host = createServer((request, response) => {
    const [status, type, body] = respond((request.url ?? "/").slice(1));
    response.writeHead(status, { "content-type": type }).end(body);
  });
  server = host;
  await new Promise<void>((resolve) => host.listen(0, "localhost", resolve));
  return `http://localhost:${(host.address() as AddressInfo).port}`;
}

it("keeps and records the assets of an output without a list", async () => {
  const { outDir, assets, diagnostics } = await build("a", createPlainOutput());
  expect(diagnostics).toEqual([]);
  expect(assets).toEqual(["index-a.js", "parts", "shared.css"]);
  expect(readFileSync(join(outDir, "assets/parts/old.js"), "utf8")).toBe("old");
  const manifest = JSON.parse(readFileSync(join(outDir, ".output.json"), "utf8"));
  expect(manifest.writers["kept assets"].files).toBe(2);
});

it("keeps five builds, and drops those replaced more than 30 days ago", async () => {
  let last = await build("b0", createPlainOutput());
  for (const step of [1, 2, 3, 4, 5])
    last = await build(`b${step}`, last.outDir, start + step * day);
  const scripts = ["b1", "b2", "b3", "b4", "b5"].map((name) => `index-${name}.js`);
  expect(last.assets).toEqual([...scripts, "shared.css"]);
  // b2 was replaced on day 3, and b3 on day 4.
  last = await build("c", last.outDir, start + 34 * day);
  expect(last.assets).toEqual([
    "index-b3.js",
    "index-b4.js",
    "index-b5.js",
    "index-c.js",
    "shared.css",
  ]);
});

it("always keeps the previous build, also with a wrong clock", async () => {
  const year = 365 * day;
  let last = await build("k0", createPlainOutput());
  last = await build("k1", last.outDir, start + year);
  expect(last.assets).toEqual(["index-k0.js", "index-k1.js", "shared.css"]);
  // The clock is correct again.
  last = await build("k2", last.outDir, start + day);
  expect(last.assets).toContain("index-k1.js");
  expect(last.assets).toContain("index-k0.js");
  last = await build("k3", last.outDir, start + 40 * day);
  expect(last.assets).toEqual(expect.arrayContaining(["index-k2.js", "index-k3.js"]));
  expect(last.assets).not.toContain("index-k1.js");
});

it("keeps the assets of a deployed site", async () => {
  const { outDir } = await build("d", createPlainOutput());
  const address = await serve((path) => {
    const type = path.endsWith(".json") ? "application/json" : "text/javascript";
    return [200, type, readFileSync(join(outDir, path))];
  });
  const { assets, diagnostics } = await build("e", address);
  expect(diagnostics).toEqual([]);
  expect(assets).toEqual(["index-d.js", "index-e.js", "parts", "shared.css"]);
});

it("creates the list if the deployed site has none", async () => {
  const { outDir } = await build("f", await serve(() => [404, "text/html", "no"]));
  expect(JSON.parse(readFileSync(join(outDir, buildsFile), "utf8"))).toHaveLength(1);
});

it.each([
  ["an HTML page", "text/html", "HTML page"],
  ["an HTML page with the type of a script", "text/javascript", "content has changed"],
])("rejects %s instead of an asset", async (_, type, reason) => {
  const { outDir } = await build("g", createPlainOutput());
  const list = readFileSync(join(outDir, buildsFile));
  const page = "<!doctype html>";
  const { assets, diagnostics } = await build(
    "h",
    await serve((path) =>
      path === buildsFile ? [200, "application/json", list] : [200, type, page],
    ),
  );
  expect(assets).toEqual(["index-h.js", "shared.css"]);
  expect(diagnostics).toHaveLength(2);
  expect(diagnostics[0]?.message).toContain(reason);
});

it.each([
  [
    "a page for the list",
    () => serve(() => [200, "text/html", "<!doctype html>"]),
    "is not a list",
  ],
  [
    "a list with a path outside of `assets`",
    () =>
      serve(() => [
        200,
        "application/json",
        '[{"id":"a","date":"2030-01-01T00:00:00Z","files":{"assets/../../x":"y"}}]',
      ]),
    "is not a list",
  ],
  ["an error", () => serve(() => [503, "text/plain", ""]), "status 503"],
  ["an unreachable host", async () => "http://localhost:1", "cannot be read"],
  ["a missing folder", async () => join(folder, "none"), "does not exist"],
  ["a folder without an output", async () => folder, "is not the output of a build"],
])("reports the error: %s", async (_, from, message) => {
  rmSync(join(folder, "i"), { recursive: true, force: true });
  await expect(build("i", await from())).rejects.toThrow(message);
});

it("keeps nothing from an empty folder", async () => {
  const { diagnostics, assets } = await build("first", mkdtempSync(join(folder, "empty-")));
  expect(diagnostics).toEqual([]);
  expect(assets).toEqual(["index-first.js", "shared.css"]);
});
