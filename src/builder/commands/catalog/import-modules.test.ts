import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { commitAndTag, runGit } from "../../../../tests/support/git.ts";
import { openStore } from "../../cache/store.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { checkCatalog } from "./check-catalog.ts";
import { importModules } from "./import-modules.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-"));
  runInClone("init", "--quiet", "--initial-branch=main");
  runInClone("remote", "add", "origin", "git@github.com:example/terraform-aws-network.git");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function runInClone(...args: string[]): void {
  const clone = join(root, "clone");
  mkdirSync(clone, { recursive: true });
  runGit(clone, args);
}

function release(tag: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) write(`clone/${name}`, text);
  commitAndTag(join(root, "clone"), tag);
}

const getOptions = () => ({
  siteDir: join(root, "site"),
  store: openStore(join(root, "cache")),
  engineVersion: "1",
  json: false,
});

type Options = Partial<Parameters<typeof importModules>[1]>;

const add = (folder: string, more: Options = {}) =>
  importModules([join(root, folder)], { ...getOptions(), into: "net", ...more });

const getEntryPath = (file: string) => join(root, "site/catalog/net/vpc", file);
const read = (file: string) => readFileSync(getEntryPath(file), "utf8");

const one = 'variable "cidr" {\n  type = string\n}\n';
const two = `${one}\nvariable "nat" {\n  type    = number\n  default = 1\n}\n`;
const output = 'output "id" {\n  value = 1\n}\n';

it("takes version, source and repository from git", async () => {
  release("v1.2.0", { "modules/vpc/main.tf": one });
  const { ok, text } = await add("clone/modules/vpc");
  expect(ok).toBe(true);
  expect(text).toContain("catalog/net/vpc: added at 1.2.0\n");
  expect(read("module.yaml")).toBe(
    'title: "vpc"\nsource: "modules/vpc"\nversion: "1.2.0"\nrepository: "example/terraform-aws-network"\nrepositories: []\ntags: []\n',
  );
});

it("names modules after the folders that tell them apart, and keeps the names of known ones", async () => {
  release("v1.2.0", { "aws/vpc/main.tf": one, "azure/vpc/main.tf": one, "vpc/main.tf": one });
  expect((await add("clone/vpc")).text).toContain("catalog/net/vpc: added");
  const { text } = await add("clone");
  expect(text.match(/catalog\/net\/.*/g)).toEqual([
    "catalog/net/aws-vpc: added at 1.2.0",
    "catalog/net/azure-vpc: added at 1.2.0",
    "catalog/net/vpc: read again at 1.2.0",
  ]);
});

it("gives modules names of their own: the root, and folders that pages cannot have", async () => {
  const name = "terraform-aws-network";
  release("v1.2.0", { [`modules/${name}/main.tf`]: one, "modules/lambda@edge/main.tf": one });
  expect((await add("clone/modules/lambda@edge")).text).toContain("catalog/net/lambda-edge: added");
  expect((await add(`clone/modules/${name}`)).text).toContain(`catalog/net/${name}: added`);
  release("v1.3.0", { "main.tf": two });
  expect((await add("clone")).text.match(/catalog\/net\/.*/g)).toEqual([
    `catalog/net/example-${name}: added at 1.3.0`,
    "catalog/net/lambda-edge: 1.2.0 -> 1.3.0",
    `catalog/net/${name}: 1.2.0 -> 1.3.0`,
  ]);
});

it("refuses a module that would replace that of another repository", async () => {
  release("v1.0.0", { "modules/vpc/main.tf": one });
  expect((await add("clone/modules/vpc")).ok).toBe(true);
  runInClone("remote", "set-url", "origin", "git@github.com:Example/Terraform-AWS-Network.git");
  expect((await add("clone/modules/vpc")).ok).toBe(true);
  runInClone("remote", "set-url", "origin", "git@github.com:example/terraform-azure-network.git");
  const before = read("module.yaml");
  await expect(add("clone/modules/vpc")).rejects.toThrow(
    "not of `example/terraform-azure-network`",
  );
  expect(read("module.yaml")).toBe(before);
});

it("skips and reports examples and tests", async () => {
  const files = ["modules/vpc", "examples/vpc", "modules/vpc/tests/plan", "test/vpc"];
  release("v1.2.0", Object.fromEntries(files.map((folder) => [`${folder}/main.tf`, one])));
  const { ok, report } = await add("clone");
  expect(ok).toBe(true);
  expect(report.replaceAll(`${root}/`, "")).toBe(
    "left out (examples, tests, wrappers, `--exclude`): clone/examples/vpc, clone/modules/vpc/tests/plan, clone/test/vpc\n",
  );
  // A folder that is named is not skipped.
  expect((await add("clone/examples/vpc")).report).toBe("");
});

it("keeps the older interface and the writers' texts", async () => {
  release("v1.2.0", { "vpc/main.tf": one, "vpc/outputs.tf": output });
  await add("clone/vpc");
  writeFileSync(
    getEntryPath("module.yaml"),
    '# Ours.\ntitle: Networks\nsource: old/vpc\nversion: "1.2.0" # of the repository\nlast_modified_version: 1.1.0\ntags: [network]\n',
  );
  release("v1.3.0", { "vpc/main.tf": two });
  expect((await add("clone/vpc")).text).toContain("catalog/net/vpc: 1.2.0 -> 1.3.0\n");
  expect(read("variables.tf")).toBe(two);
  expect(read("versions/1.2.0/variables.tf")).toBe(one);
  expect(read("versions/1.2.0/outputs.tf")).toBe(output);
  expect(read("module.yaml")).toBe(
    '# Ours.\ntitle: Networks\nsource: vpc\nversion: "1.3.0" # of the repository\nlast_modified_version: 1.3.0\ntags: [ network ]\nrepository: example/terraform-aws-network\n',
  );
  const { report } = await checkCatalog(getOptions());
  expect(report).not.toContain(" error ");
});

it("replaces files of OpenTofu, which would hide the new ones", async () => {
  release("v1.2.0", { "vpc/main.tf": one });
  await add("clone/vpc");
  writeFileSync(getEntryPath("variables.tofu"), one);
  release("v1.3.0", { "vpc/main.tf": two });
  await add("clone/vpc");
  expect(read("versions/1.2.0/variables.tofu")).toBe(one);
  expect(read("variables.tf")).toBe(two);
  expect(existsSync(getEntryPath("variables.tofu"))).toBe(false);
});

it("extends the history of a module that has one, and the list of versions", async () => {
  release("v1.2.0", { "vpc/main.tf": one });
  await add("clone/vpc");
  const first = {
    version: "1.2.0",
    date: "2025-12-01",
    inputs: [{ name: "cidr", type: "string" }],
    outputs: [],
  };
  writeFileSync(getEntryPath("history.json"), JSON.stringify({ schema: 1, first, releases: [] }));
  write("site/catalog/versions.json", '[{"version":"1.2.0","date":"2025-12-01"}]');
  release("v1.3.0", { "vpc/main.tf": two });
  // The second run changes nothing.
  for (let run = 0; run < 2; run++) await add("clone/vpc");
  expect(existsSync(getEntryPath("versions"))).toBe(false);
  expect(JSON.parse(read("history.json")).releases).toEqual([
    { version: "1.3.0", date: "2026-01-02", added: [{ name: "nat", type: "number", default: 1 }] },
  ]);
  expect(JSON.parse(readFileSync(join(root, "site/catalog/versions.json"), "utf8"))).toEqual([
    { version: "1.2.0", date: "2025-12-01" },
    { version: "1.3.0", date: "2026-01-02" },
  ]);
  await expect(add("clone/vpc", { version: "1.4.0" })).rejects.toThrow("needs the date of 1.4.0");
});

it("extends a history with changed types again and again", async () => {
  release("v1.0.0", { "vpc/main.tf": one });
  await add("clone/vpc");
  const first = {
    version: "1.0.0",
    date: "2025-12-01",
    inputs: [{ name: "cidr", type: "string" }],
    outputs: [],
  };
  writeFileSync(getEntryPath("history.json"), JSON.stringify({ schema: 1, first, releases: [] }));
  for (const [tag, type] of [
    ["v1.1.0", "number"],
    ["v1.2.0", "bool"],
    ["v1.3.0", "list(string)"],
  ] as const) {
    release(tag, { "vpc/main.tf": one.replace("string", type) });
    await add("clone/vpc");
  }
  expect(JSON.parse(read("history.json")).releases.at(-1)).toEqual({
    version: "1.3.0",
    date: "2026-01-02",
    changed: [{ name: "cidr", field: "type", from: "bool", to: "list(string)" }],
  });
});

it.each([
  ["an older version", () => add("clone/vpc", { version: "1.0.0" }), "is newer than 1.0.0"],
  [
    "files that were edited",
    () => {
      write("clone/vpc/main.tf", two);
      return add("clone/vpc");
    },
    "no tag names the version",
  ],
  ["a category outside", () => add("clone/vpc", { into: "../../evil" }), "--into ../../evil"],
  ["a version outside", () => add("clone/vpc", { version: "../../9" }), "--version ../../9"],
  ["a name of JavaScript", () => add("clone/vpc", { version: "__proto__" }), "__proto__"],
  [
    "an old version outside",
    () => {
      writeFileSync(
        getEntryPath("module.yaml"),
        read("module.yaml").replace("1.2.0", "../../evil"),
      );
      return add("clone/vpc", { version: "9.0.0" });
    },
    "cannot be read",
  ],
  [
    "no repository",
    () => {
      runInClone("remote", "remove", "origin");
      return add("clone/vpc");
    },
    "the repository of",
  ],
])("changes nothing if there is %s", async (_, run, reason) => {
  release("v1.2.0", { "vpc/main.tf": one });
  await add("clone/vpc");
  const error = await run().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toContain(reason);
  expect((error as UserError).hint).toBeDefined();
  expect(read("variables.tf")).toBe(one);
  expect(existsSync(getEntryPath("versions"))).toBe(false);
});

it("rejects a source that is not a path in a repository", async () => {
  release("v1.2.0", { "vpc/main.tf": one });
  await add("clone/vpc");
  writeFileSync(
    getEntryPath("module.yaml"),
    read("module.yaml").replace('"vpc"\nv', '"../../x/vpc"\nv'),
  );
  expect((await checkCatalog(getOptions())).report).toContain(
    "catalog/net/vpc/module.yaml:2:1 error",
  );
});

it("imports only the root, excludes folders, and keeps the tag prefix", async () => {
  release("1.2.0", {
    "main.tf": one,
    "modules/log/main.tf": one,
    "wrappers/log/main.tf": one,
    "old/log/main.tf": one,
  });
  const { report, text } = await add("clone", { exclude: ["old"] });
  expect(text.match(/added at 1\.2\.0/g)).toHaveLength(2);
  expect(report.replaceAll(`${root}/`, "")).toBe(
    "left out (examples, tests, wrappers, `--exclude`): clone/old/log, clone/wrappers/log\n",
  );
  expect((await add("clone", { rootOnly: true })).text).toContain("1 module, 1 input");
  const facts = readFileSync(
    join(root, "site/catalog/net/terraform-aws-network/module.yaml"),
    "utf8",
  );
  expect(facts).toContain('source: ""\n');
  expect(facts).toContain('tag_prefix: ""\n');
});

it("keeps the README, requirements, resources, submodules, and examples, and drops those that were removed", async () => {
  release("v1.0.0", {
    "modules/vpc/main.tf": `${one}\nterraform {\n  required_version = ">= 1.5"\n}\n\nresource "aws_vpc" "this" {\n  cidr_block = var.cidr\n}\n`,
    "modules/vpc/README.md": "# VPC\n\nA network.\n",
    "modules/vpc/modules/peer/main.tf": one,
    "modules/vpc/examples/own/main.tf": 'module "vpc" {\n  source = "../.."\n}\n',
    "examples/calls/main.tf": 'module "vpc" {\n  source = "../../modules/vpc"\n}\n',
    "examples/calls/variables.tf": one,
    "examples/registry/main.tf":
      'module "vpc" {\n  source = "example/network/aws//modules/vpc"\n}\n',
    "examples/other/main.tf": 'module "a" {\n  source = "../../modules/other"\n}\n',
  });
  await add("clone/modules/vpc", { rootOnly: true });
  expect(read("main.tf")).toBe(
    'terraform {\n  required_version = ">= 1.5"\n}\n\nresource "aws_vpc" "this" {\n}\n',
  );
  expect(read("README.md")).toBe("# VPC\n\nA network.\n");
  expect(read("module.yaml")).toContain('submodules: ["modules/peer"]\n');
  expect(read("module.yaml")).toContain(
    'examples: ["examples/calls","examples/registry","modules/vpc/examples/own"]\n',
  );
  expect(read("examples/calls/main.tf")).toContain("../../modules/vpc");
  expect(existsSync(getEntryPath("examples/calls/variables.tf"))).toBe(false);
  expect(existsSync(getEntryPath("examples/other/main.tf"))).toBe(false);

  runInClone("rm", "--quiet", "-r", "examples/calls", "modules/vpc/README.md");
  write("clone/modules/vpc/main.tf", one);
  release("v1.1.0", {});
  await add("clone/modules/vpc", { rootOnly: true });
  for (const gone of ["README.md", "main.tf", "examples/calls/main.tf"]) {
    expect(existsSync(getEntryPath(gone)), gone).toBe(false);
  }
  expect(existsSync(getEntryPath("examples/own/main.tf"))).toBe(true);
});

it("keeps modules apart that are in the root of their own tags", async () => {
  release("vpc/v1.0.0", { "main.tf": one });
  release("rds/v2.0.0", { "main.tf": output });
  release("vpc/v1.1.0", { "main.tf": two });
  for (const tag of ["vpc/v1.0.0", "rds/v2.0.0", "vpc/v1.1.0"]) {
    runInClone("checkout", "--quiet", tag);
    expect((await add("clone")).ok).toBe(true);
  }
  expect(read("module.yaml")).toMatch(/source: ""\nversion: "1.1.0"\n[\s\S]*tag_prefix: "vpc\/v"/);
  expect(read("../rds/module.yaml")).toContain('version: "2.0.0"');
  expect(read("../rds/outputs.tf")).toBe(output);
});

it("keeps a root module together whose tags have had several forms", async () => {
  release("release-1.0.0", { "main.tf": one });
  expect((await add("clone")).text).toContain("net/terraform-aws-network: added at 1.0.0");
  release("stable/1.1.0", { "main.tf": two });
  const { text } = await add("clone");
  expect(text).toContain("net/terraform-aws-network: 1.0.0 -> 1.1.0");
});

it("keeps versions of a module whose tags changed their form, and names apart that end alike", async () => {
  write("site/catalog/versions.json", '[{"version":"0.9.0","date":"2025-12-01"}]');
  release("vpc-1.0.0", { "main.tf": one });
  release("rds/v1.0.5", { "main.tf": output });
  release("vpc/v1.1.0", { "main.tf": two });
  expect((await add("clone")).text).toContain("net/vpc: added at 1.1.0");
  expect(read("../../versions.json")).toContain('"1.0.0"');
  expect(read("../../versions.json")).not.toContain('"1.0.5"');
  release("gcp/vpc/v1.2.0", { "main.tf": one });
  expect((await add("clone")).text).toContain("net/gcp-vpc: added at 1.2.0");
  expect(read("module.yaml")).toContain('version: "1.1.0"');
});

it("leaves out links, long files, and files that are not text", async () => {
  release("v1.0.0", {
    "modules/vpc/main.tf": one,
    "modules/vpc/README.md": "x".repeat(300_000),
    "modules/vpc/examples/a/main.tf": 'module "vpc" {\n  source = "../.."\n}\n',
    "modules/vpc/examples/a/binary.tf": "\0",
    "secret.tf": "secret",
  });
  symlinkSync(join(root, "clone/secret.tf"), join(root, "clone/modules/vpc/examples/a/link.tf"));
  await add("clone/modules/vpc", { rootOnly: true, version: "1.0.0" });
  expect(existsSync(getEntryPath("README.md"))).toBe(false);
  expect(existsSync(getEntryPath("examples/a/main.tf"))).toBe(true);
  expect(existsSync(getEntryPath("examples/a/link.tf"))).toBe(false);
  expect(existsSync(getEntryPath("examples/a/binary.tf"))).toBe(false);
});
