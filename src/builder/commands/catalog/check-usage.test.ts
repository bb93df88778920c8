import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../../cache/store.ts";
import { checkUsage } from "./check-usage.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "usage-"));
  write({
    "site/catalog/categories.yaml": "networking:\n  label: Networking\n",
    "site/catalog/versions.json": '[{ "version": "1.0.0", "date": "2025-01-10" }]',
    "site/catalog/networking/vpc/module.yaml":
      'title: VPC\nsource: modules/vpc\nversion: "1.0.0"\n',
    "site/catalog/networking/vpc/index.md": "---\ntitle: VPC\n---\n",
    "site/catalog/networking/vpc/variables.tf":
      'variable "name" {\n  description = "Name."\n  type = string\n}\n',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const call = (argument: string) =>
  `module "vpc" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/vpc?ref=v1.0.0"\n  ${argument}\n}\n`;

async function run(dir: string, more: { json?: boolean; sarif?: boolean; to?: string } = {}) {
  const store = openStore(join(root, "cache"));
  const options = { siteDir: join(root, "site"), store, engineVersion: "1" };
  const { json = false, sarif = false, to } = more;
  return checkUsage(join(root, dir), { ...options, json, sarif, ...(to && { to }) });
}

it("reports errors in code, and skips downloaded copies", async () => {
  write({
    "code/main.tf": call("nam = 1"),
    "code/.terraform/modules/x/main.tf": call("nam = 1"),
    "code/other/main.tf": `${call('name = "a"')}module "x" {\n  source = "./x"\n}\n`,
  });
  const result = await run("code");
  expect(result.ok).toBe(false);
  expect(result.text).toBe(
    "2 files, 2 module calls checked, 1 not checked\n  1 call of folders that are not in the repository or cannot be read\n",
  );
  expect(result.report).toMatch(
    /code\/main\.tf:3:3 error `modules\/vpc` at `v1\.0\.0` has no input `nam` \[unknown-argument\]\n {2}Hint: did you mean `name`\?/,
  );
  expect(result.report).toMatch(/\n\n2 errors, 0 warnings\n$/);
});

it("prints JSON with the edits, and SARIF with the rules", async () => {
  write({ "code/main.tf": call("nam = 1") });
  const json = JSON.parse((await run("code", { json: true })).text);
  expect(json).toMatchObject({
    files: 1,
    checked: 1,
    findings: [
      { rule: "missing-argument" },
      { rule: "unknown-argument", line: 3, edit: { text: "name" } },
    ].reverse(),
  });
  const sarif = JSON.parse((await run("code", { sarif: true })).text);
  expect(sarif.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
    "missing-argument",
    "unknown-argument",
  ]);
  expect(sarif.runs[0].results[0]).toMatchObject({
    ruleId: "unknown-argument",
    ruleIndex: 1,
    level: "error",
    locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 3 } } }],
    fixes: [
      {
        artifactChanges: [
          {
            replacements: [
              {
                deletedRegion: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 6 },
                insertedContent: { text: "name" },
              },
            ],
          },
        ],
      },
    ],
  });
});

it.each([
  ["no-such-folder", {}, /is not a folder/],
  ["site", { to: "newest" }, /`newest` is no version; write it as `2\.11\.1`/],
  ["site", { to: "v9.0.0" }, /the catalog has no version `9\.0\.0`; the newest is `1\.0\.0`/],
])("rejects %s with %j", async (dir, options, message) => {
  const result = await run(dir, options);
  expect(result).toMatchObject({ ok: false, text: "" });
  expect(result.report).toMatch(message);
});

it("names a file of more than 5 MB", async () => {
  write({ "code/main.tf": "# A comment.\n".repeat(400_000), "code/a.tf": call('name = "a"') });
  const result = await run("code");
  expect(result.report).toMatch(
    /code\/main\.tf:1:1 warning the file is not checked: it has more than 5 MB \[file-not-checked\]/,
  );
  expect(result.text).toBe("2 files, 1 module call checked\n");
});
