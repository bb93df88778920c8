import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { LibraryRepository } from "../../catalog/library/library.ts";
import { checkModuleCalls } from "./check-module-calls.ts";

const library: LibraryRepository = {
  name: "terraform-aws-logs",
  repository: "gruntwork-io/terraform-aws-logs",
  summary: "",
  olderVersions: ["0.9.0"],
  modules: [
    {
      name: "group",
      path: "modules/group",
      version: "1.0.0",
      summary: "",
      inputs: [{ name: "name", type: "string" }],
      outputs: [],
    },
  ],
};

let siteDir = "";
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "uses-"));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function check(files: Record<string, string>, repositories = [library]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDir, name), text);
  return checkModuleCalls({
    siteDir,
    files: [...Object.keys(files), "missing.md", ...Object.keys(files)].map((file) => ({ file })),
    catalog: { repositories, services: [], versions: [], unobserved: [] },
    store: null,
    engineVersion: "",
  });
}

const call = (version: string, indent = "") =>
  [
    'module "a" {',
    `  source = "github.com/gruntwork-io/terraform-aws-logs//modules/group?ref=${version}"`,
    "  names = 1",
    "  # ...",
    "}",
  ]
    .map((line) => `${indent}${line}\n`)
    .join("");

it("reports line and column in the file, also inside lists, once per page", async () => {
  const text = `# A\r\n\n- b\n\n  \`\`\`hcl\n${call("v1.0.0", "  ")}  \`\`\`\n`;
  const found = await check({ "a.md": text, "b.mdx": `\`\`\`tf\n${call("v1.0.0")}\`\`\`\n` });
  expect(found.map(({ file, line, column, rule }) => [file, line, column, rule])).toEqual([
    ["a.md", 8, 5, "unknown-argument"],
    ["b.mdx", 4, 3, "unknown-argument"],
  ]);
});

it("checks HCL only in Markdown, and only on sites with modules", async () => {
  const block = `\`\`\`hcl\n${call("v1.0.0")}\`\`\`\n`;
  expect(await check({ "a.ts": block, "a.md": block.replace("hcl", "text") })).toEqual([]);
  expect(await check({ "a.md": block }, [])).toEqual([]);
});

it("accepts older versions of the library that are listed", async () => {
  const of = (version: string) => check({ "a.md": `\`\`\`hcl\n${call(version)}\`\`\`\n` });
  expect(await of("v0.9.0")).toEqual([]);
  expect((await of("v0.8.0")).map(({ hint }) => hint)).toEqual([
    "pin version `1.0.0`, or list this version in `olderVersions` of `library/terraform-aws-logs.json`",
  ]);
});

it("knows the versions of single modules only", async () => {
  const inner = (version: string) => {
    const code = call(version).replace("modules/group", "modules/group/inner");
    return check({ "a.md": `\`\`\`hcl\n${code}\`\`\`\n` });
  };
  expect(await inner("v1.0.0")).toEqual([]);
  expect((await inner("v0.8.0")).map(({ rule }) => rule)).toEqual(["unknown-module-version"]);
});
