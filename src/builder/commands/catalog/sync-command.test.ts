import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { expect, it } from "vitest";
import {
  date,
  getCatalogOptions,
  getFile,
  getPath,
  one,
  prepareCatalogFolders,
  read,
  readHistory,
  readVersions,
  release,
  runGitIn,
  sync,
  two,
  write,
  writeManifest,
} from "../../../../tests/support/catalog-repositories.ts";
import { getInterface } from "../../../catalog/history/history.ts";
import { loadCatalog } from "../../../catalog/service/load-catalog.ts";
import { checkCatalog } from "./check-catalog.ts";

prepareCatalogFolders();

const listPages = () =>
  readdirSync(getFile("net"))
    .filter((name) => existsSync(getFile(`net/${name}/module.yaml`)))
    .sort();

it("adds the modules of two repositories with their histories, and updates them", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one, "examples/x/main.tf": one });
  release("acme/a", "v1.1.0", { "modules/vpc/main.tf": two });
  release("acme/b", "0.1.0", { "main.tf": one });
  writeManifest([{ repository: "acme/a" }, { repository: "acme/b", title: "Root" }]);
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
  expect(readHistory("net/vpc").releases).toEqual([
    { version: "1.1.0", date, added: [{ name: "nat", type: "number", default: 1 }] },
  ]);
  expect(readVersions()).toEqual([
    { version: "1.0.0", date, repository: "acme/a" },
    { version: "1.1.0", date, repository: "acme/a" },
    { version: "0.1.0", date, repository: "acme/b" },
  ]);
  expect(read("net/b/module.yaml")).toMatch(/title: "Root"[\s\S]*tag_prefix: ""/);
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");

  release("acme/a", "v2.0.0", { "modules/vpc/main.tf": one });
  expect((await sync()).text).toBe(`acme/a
  updated net/vpc: 1.1.0 -> 2.0.0 (1 change, 1 breaking)
2 repositories: 1 updated, 1 unchanged
modules: 0 added, 1 updated, 0 retired
`);
  expect(existsSync(getFile("net/vpc/versions"))).toBe(false);
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
  writeManifest([{ repository: "acme/a" }]);
  expect((await sync()).text).toContain("updated own/network: 0.9.0 -> 1.0.0");
  expect(read("own/network/module.yaml")).toContain("# Ours.\ntitle: Networks\n");
  expect(existsSync(getFile("net"))).toBe(false);
});

it("takes the folders that the first matching entry lists", async () => {
  const files = ["modules/vpc", "modules/old", "wrappers/vpc", "tools/x"];
  release("acme/a", "v1.0.0", {
    "main.tf": one,
    ...Object.fromEntries(files.map((folder) => [`${folder}/main.tf`, one])),
  });
  writeManifest([
    { repository: "acme/a", modules: ["."], category: "roots" },
    { repository: "acme/a", exclude: ["modules/old", "tools/**"] },
  ]);
  await sync();
  expect(listPages()).toEqual(["vpc"]);
  expect(existsSync(getFile("roots/a/module.yaml"))).toBe(true);
  // A changed entry is a reason to read again.
  writeManifest([{ repository: "acme/a", modules: ["modules/*"] }]);
  expect((await sync()).text).toContain("added net/old at 1.0.0");
  expect(listPages()).toEqual(["old", "vpc"]);
});

it("retires modules that a release dropped, and follows them when they are back", async () => {
  const readme = "# Old\n\nDeprecated: use [the new one](../new) instead.\n";
  release("acme/a", "v1.0.0", { "modules/old/main.tf": one, "modules/new/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
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
  expect(readHistory("net/old").releases.at(-1)).toEqual({ version: "2.0.0", date, exists: false });
  expect(getInterface(readHistory("net/old"), "2.0.0")).toBeUndefined();
  release("acme/a", "v2.1.0", { "modules/new/main.tf": two });
  expect((await sync()).text).not.toContain("net/old");
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
  release("acme/a", "v3.0.0", { "modules/old/main.tf": one, "modules/new/main.tf": two });
  expect((await sync()).text).toContain("updated net/old: 1.1.0 -> 3.0.0");
  expect(read("net/old/module.yaml")).not.toMatch(/retired_in|successor/);
  expect(readHistory("net/old").releases.slice(-2)).toMatchObject([
    { version: "2.0.0", exists: false },
    { version: "3.0.0", exists: true, removed: ["nat"] },
  ]);
});

it("keeps the page and history of a module that moves to another folder", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
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
  expect(readHistory("net/vpc").releases).toMatchObject([
    { version: "1.1.0", added: [{ name: "nat" }] },
    { version: "2.0.0", removed: ["nat"], renamed: { nat: "cidr" } },
  ]);
});

it("adds what newer guides and writers say about renames to releases that were read before", async () => {
  const old = 'variable "a" {}\nvariable "b" {}\nvariable "kept" {}\n';
  const now = 'variable "c" {}\nvariable "d" {}\nvariable "kept" {}\n';
  release("acme/a", "v1.0.0", { "vpc/main.tf": old });
  release("acme/a", "v2.0.0", { "vpc/main.tf": now });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  expect(readHistory("net/vpc").releases[0]).not.toHaveProperty("renamed");
  release("acme/a", "v2.0.1", {
    "vpc/main.tf": now,
    "docs/guides/UPGRADE-2.0.md": "- `a` -> `c`\n- `kept` -> `d`\n- `c` -> `kept`\n",
  });
  await sync();
  expect(readHistory("net/vpc").releases[0].renamed).toEqual({ a: "c", kept: "d" });
  const facts = `${read("net/vpc/module.yaml")}renamed_inputs:\n  b: d\n  kept: c\n`;
  write("site/catalog/net/vpc/module.yaml", facts);
  const loaded = await loadCatalog(getCatalogOptions());
  expect(loaded.services[0]?.history?.releases[0]?.renamed).toEqual({
    a: "c",
    b: "d",
    kept: "c",
  });
  write("site/catalog/net/vpc/module.yaml", facts.replace("b: d", "e: d"));
  const location = "catalog/net/vpc/module.yaml:1:1";
  expect((await checkCatalog(getCatalogOptions())).report).toMatch(
    new RegExp(`${location}.*\`e\` was not renamed, because no release removed it`),
  );
  write("site/catalog/net/vpc/module.yaml", `${facts}successor: modules/new\n`);
  expect((await checkCatalog(getCatalogOptions())).report).toMatch(
    new RegExp(`${location}.*\`successor\` has no effect without \`retired_in\``),
  );
});

it("says that a repository with one module in each tag cannot be synced", async () => {
  release("acme/a", "vpc/v1.0.0", { "main.tf": one });
  release("acme/a", "dns/v1.0.0", { "main.tf": two });
  writeManifest([{ repository: "acme/a" }]);
  const { ok, report } = await sync();
  expect(ok).toBe(false);
  expect(report).toMatch(/no folder of `acme\/a` has the name in a tag such as `\w+\/v1\.0\.0`/);
});

it("reads a version with two tags at the one that looks like the newest tag", async () => {
  release("acme/a", "1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.0.0", { "vpc/main.tf": two });
  release("acme/a", "v1.1.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  expect(readHistory("net/vpc").releases).toMatchObject([{ version: "1.1.0", removed: ["nat"] }]);
});

it("updates every page of a module", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  for (const name of ["a", "b"]) {
    write(
      `site/catalog/own/${name}/module.yaml`,
      "title: X\nsource: vpc\nversion: 0.9.0\nrepository: acme/a\n",
    );
  }
  writeManifest([{ repository: "acme/a" }]);
  expect((await sync()).text).toContain("modules: 0 added, 2 updated, 0 retired");
});

it("gives the root of a repository a name of its own", async () => {
  release("acme/a", "v1.0.0", { "modules/a/main.tf": one });
  release("acme/b", "v1.0.0", { "main.tf": one, "modules/b/main.tf": one });
  writeManifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  await sync();
  release("acme/a", "v1.1.0", { "main.tf": one, "modules/a/main.tf": two });
  expect((await sync()).ok).toBe(true);
  expect(listPages()).toEqual(["a", "acme-a", "b", "modules-b"]);
  expect(read("net/a/variables.tf")).toBe(two);
});

it("names modules that end in the same folder after the folders above it", async () => {
  const names = ["aws/linux/cluster", "aws/windows/cluster", "azure/linux/cluster", "aws/network"];
  release("acme/a", "v1.0.0", Object.fromEntries(names.map((name) => [`${name}/main.tf`, one])));
  writeManifest([{ repository: "acme/a" }]);
  expect((await sync()).ok).toBe(true);
  const expected = ["aws-linux-cluster", "azure-linux-cluster", "network", "windows-cluster"];
  expect(listPages()).toEqual(expected);
  release("acme/a", "v1.1.0", Object.fromEntries(names.map((name) => [`${name}/main.tf`, two])));
  expect((await sync()).ok).toBe(true);
  expect(listPages()).toEqual(expected);
});

it("does not let one bad repository stop the others", async () => {
  release("acme/good", "v1.0.0", { "vpc/main.tf": one });
  release("acme/untagged", "VPCv1.0.0", { "vpc/main.tf": one });
  release("acme/full", "v1.0.0", { "x/main.tf": one });
  release("acme/full", "v1.1.0", { "x/main.tf": one });
  execFileSync("git", [
    ...["clone", "--quiet", "--depth", "1"],
    ...[`file://${getPath("acme/full")}`, getPath("acme/shallow")],
  ]);
  writeManifest([
    { repository: "acme/gone", clone: getPath("acme/gone") },
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
  expect(report).toMatch(
    /`acme\/untagged` has no tag that is a version[^`]*`v1[^`]*`.*\n.*`VPCv\{version\}`/,
  );
  expect(listPages()).toEqual(["vpc"]);
});

it("reports two modules that would have one page, and keeps the first", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one });
  release("acme/b", "v1.0.0", { "vpc/main.tf": two, "eks/main.tf": two });
  writeManifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  const { ok, report } = await sync();
  expect(ok).toBe(false);
  expect(report).toContain(
    "error `acme/b//vpc` and `acme/a//modules/vpc` would both be the page `net/vpc` [duplicate-module]",
  );
  expect(read("net/vpc/variables.tf")).toBe(one);
  expect(listPages()).toEqual(["eks", "vpc"]);
});

it("follows links inside of the repository only", async () => {
  write("secret.tf", 'variable "secret" {}\n');
  release("acme/a", "v1.0.0", { "shared/variables.tf": one, "vpc/outputs.tf": "" });
  symlinkSync("variables.tf", getPath("acme/a/shared/all.tf"));
  symlinkSync("../shared/all.tf", getPath("acme/a/vpc/variables.tf"));
  symlinkSync("circle.tf", getPath("acme/a/vpc/circle.tf"));
  symlinkSync(getPath("secret.tf"), getPath("acme/a/vpc/secret.tf"));
  symlinkSync("../../../secret.tf", getPath("acme/a/vpc/outside.tf"));
  write("acme/a/vpc/picture.png", "\0\x01");
  runGitIn("acme/a", "add", "--all");
  runGitIn("acme/a", "commit", "--quiet", "--message", "links");
  runGitIn("acme/a", "tag", "v1.1.0");
  // A git submodule is a commit in the tree.
  const commit = runGitIn("acme/a", "rev-parse", "HEAD").trim();
  runGitIn("acme/a", "update-index", "--add", "--cacheinfo", `160000,${commit},vpc/sub`);
  runGitIn("acme/a", "commit", "--quiet", "--message", "submodule");
  runGitIn("acme/a", "tag", "v1.2.0");
  writeManifest([{ repository: "acme/a", modules: ["vpc"] }]);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
  expect(read("net/vpc/variables.tf")).toBe(one);
  const { first, releases } = readHistory("net/vpc");
  expect([...first.inputs, ...releases.flatMap((release: { added: [] }) => release.added)]).toEqual(
    [{ name: "cidr", type: "string" }],
  );
});

it("fetches a repository that is not a checkout, and lists its tags when nothing is new", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a", clone: `file://${getPath("acme/a")}` }]);
  expect((await sync()).text).toContain("added net/vpc");
  expect(readdirSync(getPath("clones"))).toHaveLength(1);
  // What CI has: no clones from earlier runs.
  rmSync(getPath("clones"), { recursive: true });
  expect((await sync()).text).toContain("0 updated, 1 unchanged");
  expect(existsSync(getPath("clones"))).toBe(false);
});

it("reads a repository again that was not in the manifest for a while", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/b", "v1.0.0", { "eks/main.tf": one });
  writeManifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  await sync();
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  rmSync(getPath("site/catalog/net/eks"), { recursive: true });
  writeManifest([{ repository: "acme/a" }, { repository: "acme/b" }]);
  expect((await sync()).text).toContain("added net/eks at 1.0.0");
});

it("reads files of several megabytes, and shortens names that pages cannot have", async () => {
  release("acme/a", "v1.0.0", {
    "big/main.tf": `${one}# ${"x".repeat(5_000_000)}\n`,
    "-x@y/main.tf": one,
    "smoke_tests/main.tf": one,
  });
  writeManifest([{ repository: "acme/a" }]);
  const { text } = await sync();
  expect(text).toContain("added net/big at 1.0.0");
  expect(text).toContain("added net/x-y at 1.0.0");
  expect(text).toContain("2 added");
});

it("needs a manifest", async () => {
  expect(await sync()).toMatchObject({
    ok: false,
    report: "`catalog.yaml` does not exist in `site`: list the repositories of the catalog in it\n",
  });
});

it("links a retired module to the successor that an upgrade guide names", async () => {
  const merged = "- `old` has been merged into `new`\n";
  release("acme/a", "v1.0.0", { "modules/old/main.tf": one, "modules/gone/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v2.0.0", {
    "modules/new/main.tf": one,
    "docs/UPGRADE-2.0.md": merged,
    "docs/UPGRADE-1.0.md": merged.replace("old", "gone"),
  });
  const { text } = await sync();
  expect(text).toContain("retired net/old: removed in 2.0.0; last version 1.0.0; its successor is");
  expect(text).toContain("retired net/gone: removed in 2.0.0; last version 1.0.0\n");
  expect(read("net/old/module.yaml")).toContain("successor: modules/new\n");
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
  writeManifest([{ ...entry, repository: "acme/ra", retired_since: "1.0.0" }]);
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
  expect(getInterface(readHistory("net/role"), "1.0.0")?.inputs.size).toBe(1);
  expect(existsSync(getFile("net/oldest"))).toBe(false);
  expect((await checkCatalog(getCatalogOptions())).report).not.toMatch(/\berror\b/);
  expect((await sync()).text).toContain("1 repository: 0 updated, 1 unchanged");
});

it.each(["1", "v1.0.0"])("rejects %j as a version in the manifest", async (version) => {
  writeManifest([{ repository: "acme/ra", clone: "../ra", retired_since: version }]);
  expect((await sync()).report + (await sync()).text).toContain("a version, such as `2.0.0`");
});
