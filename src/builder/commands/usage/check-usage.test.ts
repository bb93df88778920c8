import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../../cache/store.ts";
import { checkUsage, type UsageCommand } from "./check-usage.ts";
import { readSettings } from "./usage-settings.ts";

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

async function run(dir: string, overrides: Partial<UsageCommand> = {}) {
  const store = openStore(join(root, "cache"));
  const options = { siteDir: join(root, "site"), store, engineVersion: "1" };
  const flags = { json: false, sarif: false, rule: [], updateBaseline: false };
  return checkUsage(join(root, dir), { ...options, ...flags, ...overrides });
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
    "2 files, 2 module calls checked, 1 not checked\n  1 call: the folder is not in the repository or cannot be read\n",
  );
  expect(result.report).toMatch(
    /code\/main\.tf:3:3 error `modules\/vpc` at `1\.0\.0` has no input `nam` \[unknown-argument\]\n {2}Hint: did you mean `name`\?/,
  );
  expect(result.report).toMatch(/\n\n2 errors, 0 warnings\n$/);
});

it("warns of a file that is a broken link", async () => {
  write({ "code/main.tf": call('name = "a"'), "code/notes.txt": "" });
  for (const name of ["x.tf", "x.txt"]) symlinkSync("nowhere", join(root, "code", name));
  const { ok, report } = await run("code");
  expect(ok).toBe(true);
  expect(report).toMatch(/code\/x\.tf:1:1 warning the file is not checked: it is a link to a file/);
  expect(report).toContain("0 errors, 1 warning\n");
});

it("prints JSON with the edits, and SARIF with the rules", async () => {
  write({ "code/main.tf": call("nam = 1") });
  const json = JSON.parse((await run("code", { json: true })).text);
  expect(json).toMatchObject({
    files: 1,
    checked: 1,
    findings: [
      { rule: "unknown-argument", line: 3, edit: { text: "name" } },
      { rule: "missing-argument" },
    ],
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
  ["site", { rule: ["unknown-arg=off"] }, /no rule is called `unknown-arg`/],
  ["site", { rule: ["unknown-argument=none"] }, /`--rule unknown-argument=none` is not valid/],
  ["site", { config: "/nowhere/x.yaml" }, /`\/nowhere\/x\.yaml` cannot be read: ENOENT/],
  ["site", { to: "1.0.0", updateBaseline: true }, /cannot be combined with `--to`/],
  ["site", { to: "newest" }, /`newest` is not a version/],
  ["site", { to: "v9.0.0" }, /the catalog has no version `9\.0\.0`; the newest is `1\.0\.0`/],
])("rejects %s with %j", async (dir, options, message) => {
  await expect(run(dir, options)).rejects.toThrow(message);
});

it("resolves the site of the settings from the folder of their file", () => {
  const site = (text: string) => {
    write({ "code/.check-usage.yaml": `site: ${text}\n` });
    return readSettings(join(root, "code"), undefined).site;
  };
  expect(site("../public")).toBe(join(root, "public"));
  expect(site("https://docs.example.com")).toBe("https://docs.example.com");
});

it("upgrades the modules of one repository", async () => {
  const source = (name: string, version: string) =>
    `module "${name}" {\n  source  = "acme/${name}/aws"\n  version = "${version}"\n}\n`;
  const row = (name: string, version: string) => {
    return { version, date: "2026-01-10", repository: `acme/terraform-aws-${name}` };
  };
  const history = (name: string) => ({
    schema: 1,
    first: { version: "1.0.0", date: "2026-01-10", inputs: [], outputs: [] },
    releases: [
      { version: "2.0.0", date: "2026-01-10", outputsAdded: [`${name}_id`] },
      ...(name === "net" ? [{ version: "3.0.0", date: "2026-01-10", exists: false }] : []),
    ],
  });
  const service = (name: string) => ({
    [`shared/catalog/networking/${name}/module.yaml`]: `title: ${name}\nsource: ""\nversion: "2.0.0"\nrepository: acme/terraform-aws-${name}\n${name === "net" ? 'retired_in: "3.0.0"\n' : ""}`,
    [`shared/catalog/networking/${name}/index.md`]: `---\ntitle: ${name}\n---\n`,
    [`shared/catalog/networking/${name}/outputs.tf`]: `output "${name}_id" {\n  value = 1\n}\n`,
    [`shared/catalog/networking/${name}/history.json`]: JSON.stringify(history(name)),
  });
  write({
    "shared/catalog/categories.yaml": "networking:\n  label: Networking\n",
    "shared/catalog/versions.json": JSON.stringify(
      ["net", "dns"]
        .flatMap((name) => [row(name, "1.0.0"), row(name, "2.0.0")])
        .concat(row("net", "3.0.0"), row("net", "4.0.0"), row("dns", "4.0.0")),
    ),
    ...service("net"),
    ...service("dns"),
    "code/main.tf": source("net", "1.0.0") + source("dns", "1.0.0"),
  });
  const siteDir = join(root, "shared");
  for (const to of ["2.0.0", "4.0.0"]) {
    await expect(run("code", { siteDir, to })).rejects.toThrow(
      `\`${to}\` is a version of several repositories that the code uses: acme/terraform-aws-dns, acme/terraform-aws-net`,
    );
  }
  const { report } = await run("code", { siteDir, to: "acme/terraform-aws-dns=2.0.0" });
  expect(report).toMatch(/main\.tf:6:13 .*dns.* is pinned to version `1\.0\.0`, not to `2\.0\.0`/);
  expect(report).not.toContain("main.tf:2:");
  const afterRemoval = await run("code", { siteDir, to: "3.0.0" });
  expect(afterRemoval.report).toMatch(
    /has no version `3\.0\.0` here .*\n +Hint: it was removed in `3\.0\.0`/,
  );
  expect(afterRemoval.report).not.toContain("main.tf:6:");
  await expect(run("code", { siteDir, to: "acme/other=2.0.0" })).rejects.toThrow(
    "the catalog lists no versions of `acme/other`",
  );
});

it("ignores lock files, and links that lead to themselves or out of the repository", async () => {
  write({
    "code/main.tf": call('name = "a"'),
    "code/.terraform.lock.hcl": '<<<<<<< HEAD\nprovider "x" {\n',
    "outside/main.tf": call("nam = 1"),
  });
  symlinkSync("self.tf", join(root, "code/self.tf"));
  symlinkSync("..", join(root, "code/parent"));
  symlinkSync("../outside", join(root, "code/outside"));
  symlinkSync("missing.tf", join(root, "code/broken.tf"));
  const result = await run("code");
  expect(result.text).toBe("1 file, 1 module call checked\n");
  expect(result.ok).toBe(true);
});

it("warns of a file of more than 5 MB", async () => {
  write({ "code/main.tf": "# A comment.\n".repeat(400_000), "code/a.tf": call('name = "a"') });
  const result = await run("code");
  expect(result.report).toMatch(
    /code\/main\.tf:1:1 warning the file is not checked: it is larger than 5 MB \[file-not-checked\]/,
  );
  expect(result.text).toBe("2 files, 1 module call checked\n");
});

it.each([
  [
    "rules:\n  unknown-argument: none\n",
    /\.check-usage\.yaml:2: `unknown-argument` has the value `none`/,
  ],
  ["rules:\n  unknown-arg: off\n", /no rule is called `unknown-arg`/],
  ["rule: {}\n", /unknown key `rule`/],
  ["- a\n", /\.check-usage\.yaml:1: /],
  ["a: [\n", /\.check-usage\.yaml:2: the file is not YAML/],
])("rejects the settings %j", async (text, message) => {
  write({ "code/.check-usage.yaml": text, "code/main.tf": "" });
  await expect(run("code")).rejects.toThrow(message);
});

it("accepts empty settings", async () => {
  write({ "code/.check-usage.yaml": "# None yet.\n", "code/main.tf": call('name = "a"') });
  expect((await run("code")).ok).toBe(true);
});

it("applies severities, and lets an option override the settings", async () => {
  const settings = "rules:\n  unknown-argument: warning\n  missing-argument: off\n";
  write({ "code/.check-usage.yaml": settings, "code/main.tf": call("nam = 1") });
  const result = await run("code");
  expect(result.ok).toBe(true);
  expect(result.report).toMatch(/ warning .*\[unknown-argument\]\n.*\n\n0 errors, 1 warning\n$/);
  expect((await run("code", { rule: ["unknown-argument=error"] })).ok).toBe(false);
  await expect(run("code", { rule: ["unknown-argument=off=error"] })).rejects.toThrow(
    "`--rule unknown-argument=off=error` is not valid",
  );
});

it("writes a baseline, reports what is new, and names entries that no longer occur", async () => {
  write({ "code/main.tf": call("nam = 1") });
  const first = await run("code", { updateBaseline: true });
  expect(first).toMatchObject({ ok: true, report: "" });
  expect(first.text).toMatch(/2 known diagnostics in .*\.check-usage-baseline\.tsv\n$/);
  write({ "code/main.tf": `# Moved.\n${call("other = 1")}` });
  const { ok, report } = await run("code");
  expect(ok).toBe(false);
  expect(report).toMatch(/code\/main\.tf:4:3 error .* has no input `other`/);
  expect(report).toMatch(
    /\.check-usage-baseline\.tsv:4:1 warning no longer occurs in `main\.tf`: .* has no input `nam` \[unknown-argument\] \[outdated-usage-baseline\]/,
  );
  write({ "code/.check-usage-baseline.tsv": "<<<<<<< HEAD\n" });
  await expect(run("code")).rejects.toThrow("two versions of the baseline are not merged");
});
