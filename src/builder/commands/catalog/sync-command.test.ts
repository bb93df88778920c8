import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { interfaceAt } from "../../../catalog/history/history.ts";
import { loadCatalog } from "../../../catalog/index.ts";
import { moduleSource, releaseAddress } from "../../../catalog/page/addresses.ts";
import { openStore } from "../../cache/store.ts";
import { checkCatalog } from "./catalog-command.ts";
import { syncCatalog } from "./sync-command.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sync-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(repository: string, ...args: string[]): string {
  return gitWith({}, repository, ...args);
}

function gitWith(env: Record<string, string>, repository: string, ...args: string[]): string {
  const folder = initialize(repository);
  const identity = ["-c", "user.name=Writer", "-c", "user.email=writer@example.com"];
  return execFileSync("git", ["-C", folder, ...identity, ...args], {
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T12:00:00Z", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Creates a repository unless it exists. Returns its folder. */
function initialize(repository: string): string {
  const folder = join(root, repository);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    git(repository, "init", "--quiet", "--initial-branch=main");
  }
  return folder;
}

/** Commits exactly these files, and tags the commit. */
function release(
  repository: string,
  tag: string,
  files: Record<string, string>,
  env: Record<string, string> = {},
): void {
  initialize(repository);
  for (const name of readdirSync(join(root, repository))) {
    if (name !== ".git") rmSync(join(root, repository, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) write(`${repository}/${name}`, text);
  git(repository, "add", "--all");
  gitWith(env, repository, "commit", "--quiet", "--allow-empty", "--message", tag);
  git(repository, "tag", "--force", tag);
}

interface Entry {
  [key: string]: unknown;
  repository: string;
}

function manifest(entries: readonly Entry[], more: Record<string, unknown> = {}): void {
  const repositories = entries.map((entry) => {
    return { category: "net", clone: `../${entry.repository}`, ...entry };
  });
  // JSON is YAML.
  write("site/catalog.yaml", JSON.stringify({ repositories, ...more }));
}

const catalog = () => ({
  siteDir: join(root, "site"),
  store: openStore(join(root, "cache")),
  engineVersion: "1",
  json: false,
});

async function sync() {
  const result = await syncCatalog({
    ...catalog(),
    historyStore: openStore(join(root, "cache/history")),
    cloneDir: join(root, "clones"),
  });
  return { ...result, report: result.report.replaceAll(`${root}/`, "") };
}

const file = (path: string) => join(root, "site/catalog", path);
const read = (path: string) => readFileSync(file(path), "utf8");
const history = (page: string) => JSON.parse(read(`${page}/history.json`));
const versions = () => JSON.parse(read("versions.json"));
const pages = () =>
  readdirSync(file("net"))
    .filter((name) => existsSync(file(`net/${name}/module.yaml`)))
    .sort();

const one = 'variable "cidr" {\n  type = string\n}\n';
const two = `${one}\nvariable "nat" {\n  type    = number\n  default = 1\n}\n`;
const broken = 'variable "x" {\n';
const date = "2026-01-02";

it("adds the modules of two repositories with their histories, and updates them", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one, "examples/x/main.tf": one });
  release("acme/a", "v1.1.0", { "modules/vpc/main.tf": two });
  release("acme/b", "0.1.0", { "main.tf": one });
  manifest([{ repository: "acme/a" }, { repository: "acme/b", title: "Root" }]);
  expect(await sync()).toEqual({
    ok: true,
    report: "",
    text: `acme/a
  added net/vpc at 1.1.0
acme/b
  added net/b at 0.1.0
2 repositories: 2 updated, 0 unchanged
modules: 2 added, 0 updated, 0 retired
`,
  });
  expect(history("net/vpc").releases).toEqual([
    { version: "1.1.0", date, added: [{ name: "nat", type: "number", default: 1 }] },
  ]);
  expect(versions()).toEqual([
    { version: "1.0.0", date, repository: "acme/a" },
    { version: "1.1.0", date, repository: "acme/a" },
    { version: "0.1.0", date, repository: "acme/b" },
  ]);
  expect(read("net/b/module.yaml")).toMatch(/title: "Root"[\s\S]*tag_prefix: ""/);
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");

  release("acme/a", "v2.0.0", { "modules/vpc/main.tf": one });
  expect((await sync()).text).toBe(`acme/a
  updated net/vpc: 1.1.0 -> 2.0.0 (1 change, 1 breaking)
2 repositories: 1 updated, 1 unchanged
modules: 0 added, 1 updated, 0 retired
`);
  expect(existsSync(file("net/vpc/versions"))).toBe(false);
  const before = [read("net/vpc/history.json"), read("versions.json")];
  expect((await sync()).text).toContain("2 repositories: 0 updated, 2 unchanged");
  expect([read("net/vpc/history.json"), read("versions.json")]).toEqual(before);
});

it("keeps what writers changed: the folder, the title, and tags", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one });
  write(
    "site/catalog/own/network/module.yaml",
    "# Ours.\ntitle: Networks\nsource: modules/vpc\nversion: 0.9.0\nrepository: acme/a\ntags: [network]\n",
  );
  manifest([{ repository: "acme/a" }]);
  expect((await sync()).text).toContain("updated own/network: 0.9.0 -> 1.0.0");
  expect(read("own/network/module.yaml")).toContain("# Ours.\ntitle: Networks\n");
  expect(existsSync(file("net"))).toBe(false);
});

it.each([
  ["v1.2.3", "", "v1.2.3"],
  ["1.2.3", "", "1.2.3"],
  ["tags/1.2.3", "", "tags/1.2.3"],
  ["V1.2.3", "", "V1.2.3"],
  ["v.1.2.3", "", "v.1.2.3"],
  ["vpc/v1.2.3", "", "vpc/v1.2.3"],
  ["vpc-v1.2.3", "", "vpc-v1.2.3"],
  ["modules-vpc-v1.2.3", "", "modules-vpc-v1.2.3"],
  ["release-1.2.3", "", "release-1.2.3"],
  ["stable_1.2.3_ok", "stable_{version}_ok", "stable_1.2.3_ok"],
])("uses the tag %s in all addresses", async (tag, pattern, ref) => {
  release("acme/a", tag, { "modules/vpc/main.tf": one });
  manifest([{ repository: "acme/a", ...(pattern && { tags: pattern }) }]);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
  const { services } = await loadCatalog(catalog());
  const [service] = services;
  if (!service) throw new Error("no service");
  expect(service.version).toBe("1.2.3");
  expect(moduleSource(service)).toBe(`git::git@github.com:acme/a.git//modules/vpc?ref=${ref}`);
  expect(releaseAddress(service, "1.2.3")).toBe(`https://github.com/acme/a/releases/tag/${ref}`);
});

it("keeps the tags of older releases that were named in another way", async () => {
  release("acme/a", "0.1.0", { "main.tf": one });
  release("acme/a", "v0.2.0", { "main.tf": two });
  manifest([{ repository: "acme/a" }]);
  await sync();
  expect(versions()).toEqual([
    { version: "0.1.0", date, repository: "acme/a", tag: "0.1.0" },
    { version: "0.2.0", date, repository: "acme/a" },
  ]);
  const [service] = (await loadCatalog(catalog())).services;
  if (!service) throw new Error("no service");
  expect(releaseAddress(service, "0.1.0")).toContain("/tag/0.1.0");
  expect(moduleSource({ ...service, version: "0.1.0" })).toContain("?ref=0.1.0");
});

it("keeps the versions of modules with their own tags apart", async () => {
  release("acme/a", "vpc/v1.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  release("acme/a", "rds/v1.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  release("acme/a", "rds/v2.0.0", { "modules/vpc/main.tf": two, "modules/rds/main.tf": two });
  release("acme/a", "vpc/v1.1.0", { "modules/vpc/main.tf": two, "modules/rds/main.tf": two });
  release("acme/a", "tools/v9.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  const { text } = await sync();
  expect(text).toContain("  added net/rds at 2.0.0\n  added net/vpc at 1.1.0\n");
  expect(text).toContain("tags that are not versions: tools/v9.0.0\n");
  expect(history("net/vpc").releases.map((one: { version: string }) => one.version)).toEqual([
    "1.1.0",
  ]);
  expect(versions()).toEqual([
    { version: "1.0.0", date, repository: "acme/a", module: "modules/rds" },
    { version: "2.0.0", date, repository: "acme/a", module: "modules/rds" },
    { version: "1.0.0", date, repository: "acme/a", module: "modules/vpc" },
    { version: "1.1.0", date, repository: "acme/a", module: "modules/vpc" },
  ]);
});

it("finds the module of a tag that names only some of its folders", async () => {
  const files = {
    "registry/acme/modules/vpc/main.tf": one,
    "registry/own/modules/vpc/main.tf": one,
  };
  release("acme/a", "release/acme/vpc/v1.0.0", files);
  release("acme/a", "release/own/vpc/v2.0.0", files);
  release("acme/a", "release/vpc/v3.0.0", files);
  manifest([{ repository: "acme/a" }]);
  const { text } = await sync();
  expect(text).toContain(
    "added net/acme-modules-vpc at 1.0.0\n  added net/own-modules-vpc at 2.0.0\n",
  );
  expect(text).toContain("tags that are not versions: release/vpc/v3.0.0\n");
});

it("warns of newer tags of single modules, and reads them if the entry describes them", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one });
  const later = { GIT_COMMITTER_DATE: "2026-02-02T12:00:00Z" };
  release("acme/a", "release/vpc/v0.2.0", { "modules/vpc/main.tf": two }, later);
  release("acme/a", "docs-3.0.0", { "modules/vpc/main.tf": two }, later);
  manifest([{ repository: "acme/a" }]);
  expect((await sync()).report).toBe(
    "catalog.yaml:1:56 warning `release/vpc/v0.2.0` of `acme/a` is newer than `v1.0.0`, but tags of single modules are not read [newer-module-tag]\n" +
      '  Hint: read them with `tags: "release/{module}/v{version}"`\n\n0 errors, 1 warning\n',
  );
  // The page of the plain version starts again.
  manifest([{ repository: "acme/a", tags: "release/{module}/v{version}" }]);
  expect(await sync()).toMatchObject({ report: "" });
  expect(read("net/vpc/module.yaml")).toMatch(
    /version: "0\.2\.0"[\s\S]*tag_prefix: "?release\/vpc\/v"?/,
  );
  expect(history("net/vpc").first.version).toBe("0.2.0");
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
});

it("takes the folders that the first matching entry lists", async () => {
  const files = ["modules/vpc", "modules/old", "wrappers/vpc", "tools/x"];
  release("acme/a", "v1.0.0", {
    "main.tf": one,
    ...Object.fromEntries(files.map((folder) => [`${folder}/main.tf`, one])),
  });
  manifest([
    { repository: "acme/a", modules: ["."], category: "roots" },
    { repository: "acme/a", exclude: ["modules/old", "tools/**"] },
  ]);
  await sync();
  expect(pages()).toEqual(["vpc"]);
  expect(existsSync(file("roots/a/module.yaml"))).toBe(true);
  // A changed entry is a reason to read again.
  manifest([{ repository: "acme/a", modules: ["modules/*"] }]);
  expect((await sync()).text).toContain("added net/old at 1.0.0");
  expect(pages()).toEqual(["old", "vpc"]);
});

it("retires modules that a release dropped, and follows them when they are back", async () => {
  const readme = "# Old\n\nDeprecated: use [the new one](../new) instead.\n";
  release("acme/a", "v1.0.0", { "modules/old/main.tf": one, "modules/new/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.1.0", {
    "modules/old/main.tf": two,
    "modules/old/README.md": readme,
    "modules/new/main.tf": one,
  });
  release("acme/a", "v2.0.0", { "modules/new/main.tf": one });
  expect((await sync()).text).toContain(
    "  retired net/old: removed in 2.0.0; last version 1.1.0; its successor is modules/new\n",
  );
  expect(read("net/old/module.yaml")).toMatch(
    /version: "1\.1\.0"[\s\S]*retired_in: 2\.0\.0\nsuccessor: modules\/new\n/,
  );
  expect(read("net/old/variables.tf")).toBe(two);
  expect(history("net/old").releases.at(-1)).toEqual({ version: "2.0.0", date, exists: false });
  expect(interfaceAt(history("net/old"), "2.0.0")).toBeUndefined();
  release("acme/a", "v2.1.0", { "modules/new/main.tf": two });
  expect((await sync()).text).not.toContain("net/old");
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
  release("acme/a", "v3.0.0", { "modules/old/main.tf": one, "modules/new/main.tf": two });
  expect((await sync()).text).toContain("updated net/old: 1.1.0 -> 3.0.0");
  expect(read("net/old/module.yaml")).not.toMatch(/retired_in|successor/);
  expect(history("net/old").releases.slice(-2)).toMatchObject([
    { version: "2.0.0", exists: false },
    { version: "3.0.0", exists: true, removed: ["nat"] },
  ]);
});

it("keeps the page and history of a module that moves to another folder", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  release("acme/a", "v2.0.0", {
    "modules/vpc/main.tf": one,
    "docs/UPGRADE-2.0.md": "- `nat` -> `cidr`\n",
    "examples/UPGRADE.md": "- `nat` -> `other`\n",
  });
  const { text } = await sync();
  expect(text).toContain("  updated net/vpc: 1.0.0 -> 2.0.0 (2 changes, 1 breaking)\n");
  expect(read("net/vpc/module.yaml")).toContain('source: "modules/vpc"');
  expect(history("net/vpc").releases).toMatchObject([
    { version: "1.1.0", added: [{ name: "nat" }] },
    { version: "2.0.0", removed: ["nat"], renamed: { nat: "cidr" } },
  ]);
});

it("adds what newer guides and writers say about renames to releases that were read before", async () => {
  const old = 'variable "a" {}\nvariable "b" {}\n';
  const now = 'variable "c" {}\nvariable "d" {}\n';
  release("acme/a", "v1.0.0", { "vpc/main.tf": old });
  release("acme/a", "v2.0.0", { "vpc/main.tf": now });
  manifest([{ repository: "acme/a" }]);
  await sync();
  expect(history("net/vpc").releases[0]).not.toHaveProperty("renamed");
  release("acme/a", "v2.0.1", {
    "vpc/main.tf": now,
    "docs/guides/UPGRADE-2.0.md": "- `a` -> `c`\n",
  });
  await sync();
  expect(history("net/vpc").releases[0].renamed).toEqual({ a: "c" });
  const facts = `${read("net/vpc/module.yaml")}renamed_inputs:\n  b: d\n`;
  write("site/catalog/net/vpc/module.yaml", facts);
  const loaded = await loadCatalog(catalog());
  expect(loaded.services[0]?.history?.releases[0]?.renamed).toEqual({ a: "c", b: "d" });
  expect(history("net/vpc").releases[0].renamed).toEqual({ a: "c" });
  write("site/catalog/net/vpc/module.yaml", facts.replace("b: d", "e: d"));
  expect((await checkCatalog(catalog())).report).toContain(
    "`module.yaml` says that `e` was renamed, but no release removed it",
  );
});

it("updates every page of a module", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  for (const name of ["a", "b"]) {
    write(
      `site/catalog/own/${name}/module.yaml`,
      "title: X\nsource: vpc\nversion: 0.9.0\nrepository: acme/a\n",
    );
  }
  manifest([{ repository: "acme/a" }]);
  expect((await sync()).text).toContain("modules: 0 added, 2 updated, 0 retired");
});

it("leaves out releases that are not Terraform, and reports each error once", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": `${one}${broken}` });
  release("acme/a", "v1.2.0", { "vpc/main.tf": `${one}${broken}` });
  release("acme/a", "v1.3.0", { "vpc/main.tf": two });
  manifest([{ repository: "acme/a" }]);
  const { ok, report } = await sync();
  expect(ok).toBe(true);
  expect(report).toMatch(
    /^acme\/a@v1\.1\.0\/vpc\/main\.tf:5:1 warning 2 releases up to `v1\.2\.0` are left out/,
  );
  expect(history("net/vpc").releases.map((one: { version: string }) => one.version)).toEqual([
    "1.3.0",
  ]);
});

it("keeps a module whose newest release is broken, and tries again", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one, "eks/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.1.0", { "vpc/main.tf": broken, "eks/main.tf": two });
  for (let run = 0; run < 2; run++) {
    const { ok, report } = await sync();
    expect(ok).toBe(false);
    expect(report).toContain("acme/a@v1.1.0/vpc/main.tf:2:1 error");
  }
  expect(read("net/vpc/module.yaml")).toContain('version: "1.0.0"');
  expect(read("net/eks/module.yaml")).toContain('version: "1.1.0"');
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
});

it("adds a new module whose newest release is broken at its last valid release", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  release("acme/a", "v2.0.0", { "vpc/main.tf": broken, "eks/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  const { ok, text, report } = await sync();
  expect(ok).toBe(false);
  expect(text).toContain("acme/a: incomplete, see the errors\n");
  expect(text).toContain("added net/vpc at 1.1.0");
  expect(text).toContain("added net/eks at 2.0.0");
  expect(text).toContain("1 repository: 0 updated, 0 unchanged, 1 incomplete\n");
  expect(report).toContain("acme/a@v2.0.0/vpc/main.tf:2:1 error");
  expect(read("net/vpc/variables.tf")).toBe(two);
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
});

it("reads the history of releases whose texts only old versions of Terraform accept", async () => {
  const old = `variable "zone" {\n  description = "In \${region}."\n  type = "list"\n  default = "a"\n}\n`;
  release("acme/a", "v0.1.0", { "vpc/main.tf": old });
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  const { ok, report } = await sync();
  expect([ok, report]).toEqual([true, ""]);
  expect(history("net/vpc").first.inputs.map(({ name }: { name: string }) => name)).toEqual([
    "zone",
  ]);
});

it("records required versions of Terraform and providers", async () => {
  const requires = (terraform: string, aws: string) =>
    `terraform {\n  required_version = "${terraform}"\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      version = "${aws}"\n    }\n  }\n}\n`;
  release("acme/a", "v1.0.0", { "vpc/main.tf": one + requires(">= 1.0", ">= 5.0") });
  release("acme/a", "v2.0.0", { "vpc/main.tf": one + requires(">= 1.0", ">= 6.2") });
  manifest([{ repository: "acme/a" }]);
  await sync();
  expect(history("net/vpc").first.requirements).toEqual({
    "hashicorp/aws": ">= 5.0",
    terraform: ">= 1.0",
  });
  expect(history("net/vpc").releases).toMatchObject([
    { requirements: [{ name: "hashicorp/aws", from: ">= 5.0", to: ">= 6.2" }] },
  ]);
  release("acme/a", "v2.1.0", { "vpc/main.tf": one + requires(">= 1.5.7", ">= 6.2") });
  expect((await sync()).text).toContain("updated net/vpc: 2.0.0 -> 2.1.0 (1 change, 1 breaking)");
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
});

it("records validations and settings of inputs, but not in a history that began without them", async () => {
  const input = (setting: string) => `variable "zone" {\n  type = string\n  ${setting}\n}\n`;
  const tags = (...settings: string[]) => {
    for (const setting of settings) {
      const version = `v1.${releases++}.0`;
      release("acme/a", version, { "vpc/main.tf": input(setting) });
    }
  };
  let releases = 0;
  tags("sensitive = true", "nullable = false");
  manifest([{ repository: "acme/a" }]);
  await sync();
  const recorded = history("net/vpc");
  expect(recorded.first.settings).toEqual({ zone: { sensitive: true } });
  expect(recorded.releases).toMatchObject([
    { settings: [{ name: "zone", from: { sensitive: true }, to: { nullable: false } }] },
  ]);
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
  const { settings: _, ...first } = recorded.first;
  const old = JSON.stringify({ ...recorded, first, releases: [] });
  writeFileSync(file("net/vpc/history.json"), old);
  tags("sensitive = true", "nullable = true");
  await sync();
  expect(history("net/vpc").releases).toEqual([]);
  expect((await checkCatalog(catalog())).report).not.toContain(" error ");
});

it("names modules that end in the same folder after the folders above it", async () => {
  const names = ["aws/linux/cluster", "aws/windows/cluster", "azure/linux/cluster", "aws/network"];
  release("acme/a", "v1.0.0", Object.fromEntries(names.map((name) => [`${name}/main.tf`, one])));
  manifest([{ repository: "acme/a" }]);
  expect((await sync()).ok).toBe(true);
  const expected = ["aws-linux-cluster", "azure-linux-cluster", "network", "windows-cluster"];
  expect(pages()).toEqual(expected);
  release("acme/a", "v1.1.0", Object.fromEntries(names.map((name) => [`${name}/main.tf`, two])));
  expect((await sync()).ok).toBe(true);
  expect(pages()).toEqual(expected);
});

it("does not let one bad repository stop the others", async () => {
  release("acme/good", "v1.0.0", { "vpc/main.tf": one });
  release("acme/untagged", "nightly", { "vpc/main.tf": one });
  release("acme/full", "v1.0.0", { "x/main.tf": one });
  release("acme/full", "v1.1.0", { "x/main.tf": one });
  execFileSync("git", [
    ...["clone", "--quiet", "--depth", "1"],
    ...[`file://${join(root, "acme/full")}`, join(root, "acme/shallow")],
  ]);
  manifest([
    { repository: "acme/gone", clone: join(root, "acme/gone") },
    { repository: "acme/shallow" },
    { repository: "acme/untagged" },
    { repository: "acme/good" },
  ]);
  const { ok, text, report } = await sync();
  expect(ok).toBe(false);
  expect(text).toContain(
    "added net/vpc at 1.0.0\n4 repositories: 1 updated, 0 unchanged, 3 failed",
  );
  expect(report).toMatch(/catalog\.yaml:1:\d+ error `acme\/gone` cannot be read/);
  expect(report).toContain("`acme/shallow` is a shallow clone");
  expect(report).toContain("`acme/untagged` has no tag that is a version");
  expect(pages()).toEqual(["vpc"]);
});

it("reports two modules that would have one page, and keeps the first", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one });
  release("acme/b", "v1.0.0", { "vpc/main.tf": two, "eks/main.tf": two });
  manifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  const { ok, report } = await sync();
  expect(ok).toBe(false);
  expect(report).toContain(
    "error `acme/b//vpc` and `acme/a//modules/vpc` would both be the page `net/vpc` [duplicate-module]",
  );
  expect(read("net/vpc/variables.tf")).toBe(one);
  expect(pages()).toEqual(["eks", "vpc"]);
});

it("reports tags that moved or are gone, and reads the newest one again", async () => {
  release("acme/a", "v0.9.0", { "vpc/main.tf": one });
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  git("acme/a", "tag", "--delete", "v0.9.0");
  release("acme/a", "v1.0.0", { "vpc/main.tf": 'variable "other" {}\n' });
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  const { report } = await sync();
  expect(report).toContain("warning the tag `v1.0.0` of `acme/a` names another commit");
  expect(report).toContain("warning the tag `v0.9.0` of `acme/a` is gone");
  expect(read("net/vpc/variables.tf")).toBe(two);
  expect(history("net/vpc").releases).toMatchObject([{ version: "1.1.0", added: [{}] }]);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
});

it("follows links inside of the repository only", async () => {
  write("secret.tf", 'variable "secret" {}\n');
  release("acme/a", "v1.0.0", { "shared/variables.tf": one, "vpc/outputs.tf": "" });
  symlinkSync("../shared/variables.tf", join(root, "acme/a/vpc/variables.tf"));
  symlinkSync(join(root, "secret.tf"), join(root, "acme/a/vpc/secret.tf"));
  symlinkSync("../../../secret.tf", join(root, "acme/a/vpc/outside.tf"));
  write("acme/a/vpc/picture.png", "\0\x01");
  git("acme/a", "add", "--all");
  git("acme/a", "commit", "--quiet", "--message", "links");
  git("acme/a", "tag", "v1.1.0");
  // A git submodule is a commit in the tree.
  const commit = git("acme/a", "rev-parse", "HEAD").trim();
  git("acme/a", "update-index", "--add", "--cacheinfo", `160000,${commit},vpc/sub`);
  git("acme/a", "commit", "--quiet", "--message", "submodule");
  git("acme/a", "tag", "v1.2.0");
  manifest([{ repository: "acme/a", modules: ["vpc"] }]);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
  expect(read("net/vpc/variables.tf")).toBe(one);
  const { first, releases } = history("net/vpc");
  expect([...first.inputs, ...releases.flatMap((one: { added: [] }) => one.added)]).toEqual([
    { name: "cidr", type: "string" },
  ]);
});

it("fetches a repository that is not a checkout, and lists its tags when nothing is new", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a", clone: `file://${join(root, "acme/a")}` }]);
  expect((await sync()).text).toContain("added net/vpc");
  expect(readdirSync(join(root, "clones"))).toHaveLength(1);
  // What CI has: no clones from earlier runs.
  rmSync(join(root, "clones"), { recursive: true });
  expect((await sync()).text).toContain("0 updated, 1 unchanged");
  expect(existsSync(join(root, "clones"))).toBe(false);
});

it("reads a repository again that was not in the manifest for a while", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/b", "v1.0.0", { "eks/main.tf": one });
  manifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  await sync();
  manifest([{ repository: "acme/a" }]);
  await sync();
  rmSync(join(root, "site/catalog/net/eks"), { recursive: true });
  manifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  expect((await sync()).text).toContain("added net/eks at 1.0.0");
});

it("never overwrites a history that it cannot read", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  writeFileSync(file("net/vpc/history.json"), '{\n  "schema": 2\n}\n');
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  const { ok, report } = await sync();
  expect(ok).toBe(false);
  expect(report).toMatch(/history\.json:2:3 error .*\[invalid-json-value\]/);
  expect(read("net/vpc/history.json")).toBe('{\n  "schema": 2\n}\n');
  expect(read("net/vpc/variables.tf")).toBe(one);
});

it("adds releases of an older line to the versions, and not to histories", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  release("acme/a", "v1.2.0-rc1", { "vpc/main.tf": one });
  manifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.0.1", { "vpc/main.tf": 'variable "old" {}\n' });
  expect((await sync()).text).toContain("tags that are not versions: v1.2.0-rc1");
  expect(versions()).toMatchObject([
    { version: "1.0.0" },
    { version: "1.0.1", observed: false },
    { version: "1.1.0" },
  ]);
  expect(history("net/vpc").releases.map((one: { version: string }) => one.version)).toEqual([
    "1.1.0",
  ]);
});

it("reads files of several megabytes, and rejects names that are no folders", async () => {
  release("acme/a", "v1.0.0", {
    "big/main.tf": `${one}# ${"x".repeat(5_000_000)}\n`,
    "-x/main.tf": one,
  });
  manifest([{ repository: "acme/a" }]);
  const { text, report } = await sync();
  expect(text).toContain("added net/big at 1.0.0");
  expect(report).toContain("error `-x` cannot be the name of a folder of the catalog");
});

it("needs a manifest", async () => {
  expect(await sync()).toMatchObject({
    ok: false,
    report: "`catalog.yaml` does not exist in `site`: list the repositories of the catalog in it\n",
  });
});

it("documents modules that the newest release dropped, if the manifest asks for them", async () => {
  const variable = (name: string) => `variable "${name}" {\n  type = string\n}\n`;
  release("ra", "v0.9.0", { "modules/oldest/variables.tf": variable("a") });
  release("ra", "v1.0.0", {
    "modules/net/variables.tf": variable("a"),
    "modules/role/variables.tf": variable("a"),
  });
  release("ra", "v1.1.0", {
    "modules/net/variables.tf": variable("a"),
    "modules/role/variables.tf": variable("a") + variable("b"),
    "modules/role/README.md":
      "# Role\n\nThis module is deprecated: use [new](../new) instead of it.\n",
  });
  release("ra", "v2.0.0", {
    "modules/new/variables.tf": variable("a"),
    "net/variables.tf": variable("a"),
  });
  const entry = { repository: "ra", clone: "../ra" };
  manifest([{ ...entry, repository: "acme/ra", retired_since: "1.0.0" }]);
  const result = await sync();
  expect(result.report).toBe("");
  expect(result.text).toContain(
    "  retired net/role: removed in 2.0.0; last version 1.1.0; its successor is modules/new\n",
  );
  expect(result.text).toContain("modules: 2 added, 0 updated, 1 retired");
  expect(read("net/role/module.yaml")).toMatch(
    /version: "?1\.1\.0"?[\s\S]*retired_in: "?2\.0\.0"?/,
  );
  expect(read("net/role/variables.tf")).toContain('"b"');
  expect(interfaceAt(history("net/role"), "1.0.0")?.inputs.size).toBe(1);
  expect(existsSync(file("net/oldest"))).toBe(false);
  expect((await checkCatalog(catalog())).report).not.toMatch(/\berror\b/);
  expect((await sync()).text).toContain("1 repository: 0 updated, 1 unchanged");
});

it.each(["1", "v1.0.0"])("rejects %j as a version in the manifest", async (version) => {
  manifest([{ repository: "acme/ra", clone: "../ra", retired_since: version }]);
  expect((await sync()).report + (await sync()).text).toContain("a version, such as `2.0.0`");
});
