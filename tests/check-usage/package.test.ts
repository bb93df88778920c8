import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { type HandleRequest, type StaticServer, startStaticServer } from "../mcp/clients.ts";
import { root } from "../site/build-fixture.ts";

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "check-usage-"));
const code = join(folder, "code");
const cache = join(folder, "cache");
const site = inject("siteFolder");

/** Overrides responses of the site. */
let handleRequest: HandleRequest = () => undefined;
let host: StaticServer;
let bin = "";

beforeAll(async () => {
  await execute(process.execPath, [join(root, "check-usage/build.mjs")]);
  const packed = await runNpm(
    "pack",
    "--workspace",
    "check-usage",
    "--json",
    "--pack-destination",
    folder,
  );
  const [{ filename, files }] = JSON.parse(packed);
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual([
    ".pre-commit-hooks.yaml",
    "README.md",
    "dist/licenses.txt",
    "dist/main.js",
    "dist/tree-sitter-hcl.wasm",
    "dist/web-tree-sitter.wasm",
    "package.json",
  ]);
  const project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), "{}");
  await runNpm("install", "--offline", "--prefix", project, join(folder, filename));
  expect(
    readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith(".")),
  ).toEqual(["gruntwork-docs-check-usage"]);
  bin = join(project, "node_modules/.bin/check-usage");
  host = await startStaticServer(site, (...request) => handleRequest(...request));
}, 120_000);

afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  handleRequest = () => undefined;
  rmSync(cache, { recursive: true, force: true });
  rmSync(code, { recursive: true, force: true });
  write("main.tf", getBlock("  regoin = 1\n"));
});

async function runNpm(...args: string[]): Promise<string> {
  const { stdout } = await execute("npm", [...args, "--no-audit", "--no-fund"], { cwd: root });
  return stdout;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(code, path)), { recursive: true });
  writeFileSync(join(code, path), text);
}

function getBlock(body: string): string {
  const { modules } = JSON.parse(readFileSync(join(site, "api/modules.json"), "utf8"));
  const vpc = modules.find(({ name }: { name: string }) => name === "vpc");
  return `module "vpc" {\n  source = "${vpc.source}"\n${body}}\n`;
}

async function check(...args: string[]) {
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 50_000_000 } as const;
  const run = execute(bin, ["code", "--cache", cache, ...args], options);
  return run.then(
    (result) => ({ ...result, status: 0 }),
    ({ stdout, stderr, code: status }) => ({ stdout, stderr, status }),
  );
}

it("checks code against a URL, a folder, and a saved copy", async () => {
  const copy = join(folder, "copy.json");
  const runs = [
    await check("--site", host.address, "--save", copy),
    await check("--site", site),
    await check("--site", copy),
  ];
  for (const { status, stdout, stderr } of runs) {
    expect(status).toBe(1);
    expect(stdout).toBe("1 file, 1 module call checked\n");
    expect(stderr).toMatch(/^code\/main\.tf:3:3 error .* has no input `regoin`/m);
  }
});

it("requests only the modules that the code calls, at most once an hour", async () => {
  write(
    "other.tf",
    'module "b" {\n  source = "github.com/secret-owner/secret-name//x?ref=v1.0.0"\n}\n',
  );
  host.requestedPaths.length = 0;
  await check("--site", host.address);
  expect([...new Set(host.requestedPaths)].sort()).toEqual([
    "/site/api/modules.json",
    "/site/api/modules/networking/vpc/history.json",
    "/site/api/versions.json",
  ]);
  host.requestedPaths.length = 0;
  expect((await check("--site", host.address)).status).toBe(1);
  expect(host.requestedPaths).toEqual([]);
  await check("--site", host.address, "--max-age", "0");
  expect(host.requestedPaths).toHaveLength(3);
});

it("uses the cached copy if the site cannot be reached", async () => {
  await check("--site", host.address);
  handleRequest = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  const { status, stderr } = await check("--site", host.address, "--max-age", "0");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^warning: .* cannot be read \(.*\); using the cached copy of \d{4}-/);
});

it("does not mix a cached copy with files of a new deployment", async () => {
  await check("--site", host.address);
  handleRequest = (path, response) => {
    if (!path.endsWith("/history.json")) return undefined;
    response.end("<!doctype html><title>Not found</title>");
    return true;
  };
  const { stderr } = await check("--site", host.address, "--max-age", "0");
  expect(stderr).toMatch(/`api\/modules\/networking\/vpc\/history\.json` is not what it should be/);
  handleRequest = () => undefined;
  host.requestedPaths.length = 0;
  await check("--site", host.address, "--max-age", "60");
  expect(host.requestedPaths).toEqual([]);
});

it.each([
  [
    "<!doctype html>",
    /no modules can be read from .*`api\/modules\.json` is not what it should be/,
  ],
  ['{"modules": 7}', /`api\/modules\.json` is not what it should be/],
])("rejects the response %j", async (text, message) => {
  handleRequest = (_, response) => {
    response.end(text);
    return true;
  };
  const { status, stdout, stderr } = await check("--site", host.address);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(message);
  expect(existsSync(cache)).toBe(false);
});

it.each([
  [["--site", "http://127.0.0.1:9/"], /cannot be reached/],
  [["--site", "https://user:secret@docs.example.com"], /a password is not supported/],
  [["--site", "/nowhere"], /`\/nowhere` does not exist/],
  [["--site", join(root, "package.json")], /is not a copy of a site/],
  [["--site", root], /no modules can be read from .*has no file `api\/modules\.json`/],
  [[], /no site is named/],
  [["--other"], /--other/],
  [["--site", site, "--json", "--sarif"], /choose `--json` or `--sarif`/],
  [["--site", site, "--to", "9.0.0"], /the catalog has no version `9\.0\.0`/],
  [["--site", site, "--max-age=-5"], /`--max-age=-5` is negative/],
  [["--site", site, "--max-age="], /`--max-age=` is not a number of minutes/],
  [["more", "--site", site], /name one folder/],
])("exits with status 2 for %j", async (args, message) => {
  const { status, stderr } = await check(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/secret|\n\s+at /);
});

it("reports a URL that has no site", async () => {
  const { status, stderr } = await check("--site", `${host.address}/other`);
  expect(status).toBe(2);
  expect(stderr).toContain("has no file `api/modules.json`");
});

it("reads settings, and can be run in parallel", async () => {
  write(
    ".check-usage.yaml",
    `site: ${host.address}\nrules:\n  unknown-argument: warning\n  missing-argument: off\n`,
  );
  const runs = await Promise.all(Array.from({ length: 3 }, () => check()));
  for (const { status, stderr } of runs) {
    expect(status).toBe(0);
    expect(stderr).toContain("0 errors, 1 warning");
  }
  const files = readdirSync(cache);
  expect(files).toHaveLength(1);
  JSON.parse(readFileSync(join(cache, files[0] ?? ""), "utf8"));
});

it("replaces a damaged cache, and works if the cache cannot be written", async () => {
  await check("--site", host.address);
  const [file = ""] = readdirSync(cache);
  writeFileSync(join(cache, file), '{"format":1,');
  expect((await check("--site", host.address)).status).toBe(1);
  const copy = JSON.parse(readFileSync(join(cache, file), "utf8"));
  copy.files["api/modules/networking/vpc/history.json"] = "{}";
  writeFileSync(join(cache, file), JSON.stringify(copy));
  const { stderr: repaired } = await check("--site", host.address);
  expect(repaired).toMatch(/has no input `regoin`/);
  host.requestedPaths.length = 0;
  await check("--site", host.address);
  expect(host.requestedPaths).toEqual([]);
  rmSync(cache, { recursive: true });
  writeFileSync(cache, "a file");
  const { status, stderr } = await check("--site", host.address);
  expect(status).toBe(1);
  expect(stderr).toContain("warning: the cache cannot be written");
});

it("prints SARIF with fixes, and JSON", async () => {
  const sarif = JSON.parse((await check("--site", site, "--sarif")).stdout);
  const results = sarif.runs[0].results.filter(
    ({ ruleId }: { ruleId: string }) => ruleId === "unknown-argument",
  );
  expect(results).toMatchObject([
    {
      locations: [{ physicalLocation: { artifactLocation: { uri: "code/main.tf" } } }],
      fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: "region" } }] }] }],
    },
  ]);
  const json = JSON.parse((await check("--site", site, "--json")).stdout);
  expect(json).toMatchObject({ files: 1, checked: 1, known: 0 });
});

it("contains a pre-commit hook for files with code", () => {
  const hooks = parse(readFileSync(join(root, "check-usage/.pre-commit-hooks.yaml"), "utf8"));
  expect(hooks).toMatchObject([{ id: "check-usage", language: "node", entry: "check-usage" }]);
  const pattern = new RegExp(hooks[0].files);
  for (const name of ["main.tf", "a/terragrunt.hcl", "a.tofu", "x.tf.json"]) {
    expect(pattern.test(name)).toBe(true);
  }
  expect(pattern.test("README.md")).toBe(false);
});
