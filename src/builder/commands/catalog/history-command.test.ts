import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { interfaceAt } from "../../../catalog/history/history.ts";
import { openStore } from "../../cache/store.ts";
import { UserError } from "../../diagnostics/report.ts";
import { updateHistories } from "./history-command.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"));
  git("init", "--quiet", "--initial-branch=main");
  write(
    "site/catalog/network/vpc/module.yaml",
    "title: VPC\nsource: modules/vpc\nversion: 1.0.0\n",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...args: string[]): string {
  const repository = join(root, "repository");
  mkdirSync(repository, { recursive: true });
  const identity = ["-c", "user.name=Writer", "-c", "user.email=writer@example.com"];
  return execFileSync("git", ["-C", repository, ...identity, ...args], {
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T12:00:00Z" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function release(tag: string, files: Record<string, string>): void {
  rmSync(join(root, "repository/modules"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) write(`repository/modules/${name}`, text);
  write("repository/README.md", tag);
  git("add", "--all");
  git("commit", "--quiet", "--message", tag);
  git("tag", tag);
}

const run = (more: { tags?: string; json?: boolean } = {}) =>
  updateHistories(join(root, "repository"), {
    siteDir: join(root, "site"),
    store: openStore(join(root, "cache")),
    historyStore: openStore(join(root, "cache/history")),
    engineVersion: "1",
    json: false,
    tags: "v*",
    ...more,
  });

const historyPath = () => join(root, "site/catalog/network/vpc/history.json");
const history = () => JSON.parse(readFileSync(historyPath(), "utf8"));

const one = 'variable "cidr" { type = string }\n';
const two = `${one}variable "nat" {\n  type = number\n  default = 1\n}\n`;

it("reads the module at each version, whatever its files are called", async () => {
  release("v0.1.0", { "vpc/vars.tf": one });
  release("v0.1.1", { "vpc/variables.tf": one, "vpc/nested/main.tf": 'variable "x" {}\n' });
  release("v0.10.0", { "vpc/variables.tf": two, "vpc/outputs.tf": 'output "id" { value = 1 }\n' });
  release("v0.9.0", { "vpc/variables.tf": one });
  const { ok, text, report } = await run();
  expect({ ok, text, report }).toEqual({
    ok: true,
    text: "modules/vpc: 4 versions read, 1 release with changes\n1 module, 4 versions up to 0.10.0\n",
    report: "",
  });
  expect(history()).toEqual({
    schema: 1,
    first: {
      version: "0.1.0",
      date: "2026-01-02",
      inputs: [{ name: "cidr", type: "string" }],
      outputs: [],
    },
    releases: [
      {
        version: "0.10.0",
        date: "2026-01-02",
        added: [{ name: "nat", type: "number", default: 1 }],
        outputsAdded: ["id"],
      },
    ],
  });
});

it("appends new versions and keeps the rest unchanged", async () => {
  release("v1.0.0", { "vpc/variables.tf": one });
  await run();
  const before = readFileSync(historyPath(), "utf8");
  await run();
  expect(readFileSync(historyPath(), "utf8")).toBe(before);
  release("v1.1.0", { "vpc/variables.tf": two });
  // A tag of an older release line adds nothing.
  release("v0.9.0", { "vpc/variables.tf": 'variable "old" {}\n' });
  await run();
  release("v1.0.1", { "vpc/variables.tf": 'variable "old" {}\n' });
  await run();
  const versions = readFileSync(join(root, "site/catalog/versions.json"), "utf8");
  expect(JSON.parse(versions)).toEqual([
    { version: "1.0.0", date: "2026-01-02" },
    { version: "1.0.1", date: "2026-01-02", observed: false },
    { version: "1.1.0", date: "2026-01-02" },
  ]);
  expect(history().first.version).toBe("1.0.0");
  expect(history().releases.map(({ version }: { version: string }) => version)).toEqual(["1.1.0"]);
});

it("follows a module that is deleted and added again", async () => {
  release("v1.0.0", { "vpc/variables.tf": two });
  release("v1.1.0", { "other/main.tf": "" });
  release("v1.2.0", { "other/main.tf": "" });
  release("v1.3.0", { "vpc/variables.tf": one });
  await run();
  expect(history().releases).toEqual([
    { version: "1.1.0", date: "2026-01-02", exists: false },
    { version: "1.3.0", date: "2026-01-02", exists: true, removed: ["nat"] },
  ]);
  expect(interfaceAt(history(), "1.2.0")).toBeUndefined();
  expect(interfaceAt(history(), "1.3.0")?.inputs.size).toBe(1);
});

it("skips and reports versions that are not Terraform", async () => {
  release("v1.0.0", { "vpc/variables.tf": one });
  release("v1.1.0", { "vpc/variables.tf": `${two}variable "x" {\n` });
  release("v1.2.0", { "vpc/variables.tf": two });
  const { ok, report } = await run();
  expect(ok).toBe(true);
  expect(report).toMatch(
    /^modules\/vpc at 1\.1\.0 cannot be read and is left out: variables\.tf:\d+:\d+ /,
  );
  expect(history().releases.map(({ version }: { version: string }) => version)).toEqual(["1.2.0"]);
});

it("ignores other tags", async () => {
  release("v1.0.0", { "vpc/variables.tf": one });
  release("v1.1.0-rc1", { "vpc/variables.tf": two });
  release("vnext", { "vpc/variables.tf": two });
  const { report } = await run();
  expect(report).toBe("tags that are no versions: v1.1.0-rc1, vnext\n");
  expect(history().releases).toEqual([]);
  expect((await run({ tags: "release-*" })).report).toMatch(/^no tag of `.*` that matches/);
});

it("rejects a shallow clone and a folder without git", async () => {
  release("v1.0.0", { "vpc/variables.tf": one });
  release("v1.1.0", { "vpc/variables.tf": two });
  const clone = join(root, "clone");
  execFileSync("git", [
    ...["clone", "--quiet", "--depth", "1"],
    ...[`file://${join(root, "repository")}`, clone],
  ]);
  const options = {
    siteDir: join(root, "site"),
    store: openStore(join(root, "cache")),
    historyStore: openStore(join(root, "cache/history")),
    engineVersion: "1",
    json: false,
    tags: "v*",
  };
  const shallow = updateHistories(clone, options);
  await expect(shallow).rejects.toThrow(UserError);
  await expect(shallow).rejects.toThrow(/is a shallow clone/);
  await expect(updateHistories(join(root, "site"), options)).rejects.toThrow(
    /is not a git repository/,
  );
  expect(existsSync(historyPath())).toBe(false);
});

it("never overwrites a history that it cannot read", async () => {
  release("v1.0.0", { "vpc/variables.tf": one });
  write("site/catalog/network/vpc/history.json", '{\n  "schema": 2\n}\n');
  const { ok, report } = await run();
  expect(ok).toBe(false);
  expect(report).toMatch(/history\.json:2:3 error .*\[invalid-json-value\]/);
  expect(report).toContain("no history was changed");
  expect(readFileSync(historyPath(), "utf8")).toBe('{\n  "schema": 2\n}\n');
});

it("reads a module in the root of its repository", async () => {
  write("site/catalog/network/vpc/module.yaml", 'title: VPC\nsource: ""\nversion: 1.0.0\n');
  write("repository/variables.tf", 'variable "own" {}\n');
  release("v1.0.0", { "vpc/variables.tf": 'variable "inner" {}\n' });
  expect(await run()).toMatchObject({ ok: true });
  expect(history().first.inputs.map(({ name }: { name: string }) => name)).toEqual(["own"]);
});

it("does not change histories of other repositories", async () => {
  const other = "title: Other\nsource: modules/vpc\nversion: 1.0.0\nrepository: acme/other\n";
  write("site/catalog/network/other/module.yaml", other);
  release("v1.0.0", { "vpc/variables.tf": 'variable "a" {}\n' });
  expect(await run()).toMatchObject({
    ok: false,
    report: expect.stringContaining("acme/other, gruntwork-io/terraform-aws-service-catalog"),
  });
  git("remote", "add", "origin", "git@github.com:acme/other.git");
  expect(await run()).toMatchObject({ ok: true });
  expect(existsSync(join(root, "site/catalog/network/other/history.json"))).toBe(true);
  expect(existsSync(historyPath())).toBe(false);
  expect(JSON.parse(readFileSync(join(root, "site/catalog/versions.json"), "utf8"))).toEqual([
    { version: "1.0.0", date: "2026-01-02", repository: "acme/other" },
  ]);
});
