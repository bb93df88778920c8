import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, inject, it } from "vitest";
import { createServer } from "../../mcp/src/create-server.ts";
import { openSite, type Site } from "../../mcp/src/site.ts";
import { checkCodeTool } from "../../mcp/src/tools/check-code.ts";
import { getInterfaceTool } from "../../mcp/src/tools/interface.ts";
import { readPageTool } from "../../mcp/src/tools/pages.ts";
import { searchTool } from "../../mcp/src/tools/search.ts";
import { listServicesTool } from "../../mcp/src/tools/services.ts";
import type { Tool } from "../../mcp/src/tools/tool.ts";
import {
  createAddressSource,
  createFolderSource,
  isSafePath,
} from "../../src/catalog/api/site-source.ts";
import { type HandleRequest, startStaticServer } from "./clients.ts";

const built = inject("siteFolder");
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "mcp-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, "site");
  cpSync(built, copy, { recursive: true });
  return copy;
}

async function deploy(override?: HandleRequest, folder = built) {
  const host = await startStaticServer(folder, override);
  cleanups.push(host.stop);
  return { ...host, source: createAddressSource(host.address, { pause: 1 }) };
}

const signal = new AbortController().signal;

/** The result of a tool, or its error. */
function runTool(site: Site, tool: Tool, args: Record<string, unknown>): Promise<string> {
  return tool.run(tool.schema.parse(args), { site, signal }).catch(String);
}

it.each([
  "",
  "/etc/passwd",
  "../x",
  "a/../../x",
  "a\\..\\x",
  "c:/x",
  "a\u0000b",
  "./x",
  "\\\\host\\x",
])("rejects the path %j", async (path) => {
  expect(isSafePath(path)).toBe(false);
  await expect(createFolderSource(built).read(path)).rejects.toThrow("has no file");
});

it("does not follow links out of the folder, and reads only files", async () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, "../secret.md"), "secret");
  symlinkSync(join(folder, "../secret.md"), join(folder, "link.md"));
  symlinkSync(join(folder, ".."), join(folder, "up"));
  mkdirSync(join(folder, "dir.md"));
  const { read } = createFolderSource(folder);
  for (const path of ["link.md", "up/secret.md", "dir.md", "x".repeat(5000)]) {
    await expect(read(path)).rejects.toThrow("has no file");
  }
  const site = openSite(createFolderSource(folder));
  expect(await runTool(site, readPageTool, { address: "/link" })).toContain("has no page `/link`");
});

it("only requests paths of the site", async () => {
  const { source, requestedPaths } = await deploy();
  const site = openSite(source);
  for (const address of ["/%2e%2e/secret", "/%252e%252e/secret", "/a?b=c", "/..%5Cx"]) {
    expect(await runTool(site, readPageTool, { address })).toContain("Error");
  }
  expect(requestedPaths.filter((path) => !path.startsWith("/site/"))).toEqual([]);
});

it("follows redirects only within the site", async () => {
  const { source } = await deploy((path, response) => {
    const to = {
      "/site/out.md": "http://127.0.0.1:9/x",
      "/site/up.md": "/secret",
      "/site/in.md": "faq.md",
    };
    const location = to[path as keyof typeof to];
    if (location === undefined) return undefined;
    response.writeHead(302, { Location: location }).end();
    return true;
  });
  await expect(source.read("out.md")).rejects.toThrow("has no file");
  await expect(source.read("up.md")).rejects.toThrow("has no file");
  expect(await source.read("in.md")).toContain("Accounts and access");
});

it("retries when a host is busy, and caches the result", async () => {
  let failures = 2;
  const { source, requestedPaths } = await deploy((path, response) => {
    if (!path.endsWith("/faq.md") || failures-- <= 0) return undefined;
    response.writeHead(failures === 0 ? 503 : 429).end();
    return true;
  });
  expect(await source.read("faq.md")).toBe(await source.read("faq.md"));
  expect(requestedPaths).toHaveLength(3);
});

it("times out for all callers if a host does not respond", async () => {
  const host = await startStaticServer(built, () => true);
  cleanups.push(host.stop);
  const source = createAddressSource(host.address, { pause: 1, timeout: 20 });
  const [one, two] = [source.read("faq.md"), source.read("faq.md")];
  await expect(one).rejects.toThrow("cannot be reached");
  await expect(two).rejects.toThrow("cannot be reached");
  // On a busy machine, the timeout may come before the request.
  expect(host.requestedPaths.length).toBeLessThanOrEqual(1);
});

it("completes a shared request if one caller cancels", async () => {
  let respond: () => void = () => {};
  const { source } = await deploy((path, response) => {
    if (!path.endsWith("/faq.md")) return undefined;
    respond = () => response.end("text");
    return true;
  });
  const controller = new AbortController();
  const stopped = source.read("faq.md", controller.signal);
  const waiting = source.read("faq.md");
  controller.abort();
  await expect(stopped).rejects.toThrow("abort");
  // The request may not have arrived yet.
  const timer = setInterval(() => respond(), 5);
  expect(await waiting).toBe("text");
  clearInterval(timer);
});

const html = "<!doctype html><title>Not found</title>";

it.each([
  ["api/modules.json", listServicesTool, {}],
  ["api/modules/networking/vpc.json", getInterfaceTool, { service: "vpc" }],
  ["api/modules/networking/vpc/history.json", getInterfaceTool, { service: "vpc" }],
  ["search-index/manifest.json", searchTool, { query: "region" }],
  ["search-index/pages.json", searchTool, { query: "region" }],
  ["llms.txt", readPageTool, { address: "/faq" }],
] as const)("reports an error if %s is HTML or has the wrong type", async (file, tool, args) => {
  const folder = copyOfSite();
  for (const text of [html, "{}", '{"modules":[{"name":"../x"}],"inputs":7}', "null", "[1]"]) {
    writeFileSync(join(folder, file), text);
    const site = openSite(createFolderSource(folder));
    const result = await runTool(site, tool, args);
    expect(result).toContain(`\`${file}\` is not what it should be`);
    // The file is used as soon as it exists.
    cpSync(join(built, file), join(folder, file));
    expect(await runTool(site, tool, args)).not.toContain("Error");
  }
});

it("finds the files of a new index after a deploy", async () => {
  const folder = copyOfSite();
  const site = openSite(createFolderSource(folder));
  const before = await runTool(site, searchTool, { query: "region" });
  const manifest = JSON.parse(readFileSync(join(folder, "search-index/manifest.json"), "utf8"));
  const { version } = manifest;
  cpSync(join(folder, `search-index/${version}`), join(folder, "search-index/0123456789ab"), {
    recursive: true,
  });
  rmSync(join(folder, `search-index/${version}`), { recursive: true });
  const next = JSON.stringify({ ...manifest, version: "0123456789ab" });
  writeFileSync(join(folder, "search-index/manifest.json"), next);
  expect(await runTool(site, searchTool, { query: "region" })).toBe(before);
  expect(before).not.toContain("upgrade_plan");
  const question = { query: "upgrade region from 1.0 to 2.0" };
  expect(await runTool(site, searchTool, question)).toContain("`upgrade_plan`");
  const others = { query: "region 10.0.0.0/16 to TLS 1.2 or 1.3" };
  expect(await runTool(site, searchTool, others)).not.toContain("`upgrade_plan`");
});

it("requests the manifest again if files of the index are gone", async () => {
  const folder = copyOfSite();
  const { source, requestedPaths } = await deploy(undefined, folder);
  const site = openSite(source);
  const manifest = JSON.parse(readFileSync(join(folder, "search-index/manifest.json"), "utf8"));
  await site.loadEngine();
  const next = "0123456789ab";
  cpSync(join(folder, `search-index/${manifest.version}`), join(folder, `search-index/${next}`), {
    recursive: true,
  });
  rmSync(join(folder, `search-index/${manifest.version}`), { recursive: true });
  writeFileSync(
    join(folder, "search-index/manifest.json"),
    JSON.stringify({ ...manifest, version: next }),
  );
  expect(await runTool(site, searchTool, { query: "region" })).toContain("input: ");
  expect(requestedPaths.filter((path) => path.endsWith("manifest.json")).length).toBeGreaterThan(1);
});

it("rejects unknown arguments of tools", () => {
  expect(createServer(openSite(createFolderSource(built)))).toBeDefined();
  expect(() => listServicesTool.schema.parse({ other: 1 })).toThrow("Unrecognized key");
});

it.each([
  "with a history",
  "without a history",
])("checks a call with a computed source, for a service %s", async (state) => {
  const copy = copyOfSite();
  if (state === "without a history") rmSync(join(copy, "api/modules/networking/vpc/history.json"));
  const site = openSite(createFolderSource(copy));
  const [service] = (await site.fetchServices()).filter(({ name }) => name === "vpc");
  const source = service?.source.replace("/vpc?", `/\${local.name}?`);
  const code = `locals {
  name = "vpc"
}
terraform {
  source = "${source}"
}
inputs = {
  cidr_block = "10.0.0.0/16"
  regions    = "eu-west-1"
}
`;
  const result = await runTool(site, checkCodeTool, { code });
  expect(result).toContain("1 module call checked");
  expect(result).toContain(
    "does not declare `regions`, so the input has no effect; did you mean `region`?",
  );
  expect(result).not.toContain("`cidr_block`");
});
