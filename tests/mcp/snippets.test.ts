import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { root } from "../site/build-fixture.ts";
import { call, type StaticServer, startStaticServer, startStdioClient } from "./clients.ts";

/** The tests run the code blocks of this page, with values of the test site. */
const page = readFileSync(
  join(root, "site/content/docs/guides/working-with-code/use-from-your-tools.md"),
  "utf8",
);
const blocks = [...page.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)].map(
  ([, language = "", code = ""]) => ({
    language,
    code,
  }),
);
const getCode = (language: string) =>
  blocks.filter((block) => block.language === language).map(({ code }) => code);

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "snippets-"));
let host: StaticServer;

beforeAll(async () => {
  host = await startStaticServer(inject("siteFolder"));
});

afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces URLs and names with those of the test site. */
function adaptCode(code: string): string {
  return code
    .replaceAll("https://docs.gruntwork.io", host.address)
    .replaceAll("virtual-private-cloud-vpc", "vpc")
    .replaceAll("docs/guides/working-with-code/versioning", "faq");
}

it("reads pages and interfaces with curl and jq", async () => {
  const outputs: string[] = [];
  for (const code of getCode("sh")) {
    const { stdout } = await run("bash", ["-ec", adaptCode(code)]);
    outputs.push(stdout);
  }
  const [markdown, services, required] = outputs;
  expect(markdown).toMatch(/^---\ntitle: Questions\n/);
  expect(markdown).toContain("## Accounts and access {#account}");
  expect(services).toContain("networking/vpc v2.0.0\n");
  expect(required).toBe("cidr_block: string\nregion: string\n");
});

it("prints the changes of a release with Node.js", async () => {
  const [code = ""] = getCode("js");
  const file = join(folder, "changes.mjs");
  writeFileSync(file, adaptCode(code));
  const { stdout } = await run(process.execPath, [file]);
  expect(stdout).toBe("2.0.0 2025-03-09\nnew: region (string)\n");
});

it("references a schema that exists, the same for YAML and JSON", async () => {
  const [code = ""] = getCode("yaml");
  const [, address = ""] = /\$schema=(\S+)/.exec(adaptCode(code)) ?? [];
  const settings = getCode("json").find((one) => one.includes("json.schemas")) ?? "";
  const [mapping] = JSON.parse(adaptCode(settings))["json.schemas"];
  expect(mapping).toEqual({ fileMatch: ["vpc.tfvars.json"], url: address });
  const response = await fetch(address);
  expect(await response.json()).toMatchObject({ title: "Inputs of VPC v2.0.0" });
});

it("configures a client with a working command and target", async () => {
  const code = getCode("json").find((one) => one.includes("mcpServers")) ?? "";
  const { mcpServers } = JSON.parse(adaptCode(code));
  const { command, args } = mcpServers["gruntwork-docs"];
  const { bin } = JSON.parse(readFileSync(join(root, "mcp/package.json"), "utf8"));
  expect(Object.keys(bin)).toEqual([command]);
  const client = await startStdioClient(args[0]);
  expect((await call(client, "list_services", {})).text).toContain("networking/vpc");
  await client.close();
});
