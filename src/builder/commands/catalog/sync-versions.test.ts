import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  broken,
  date,
  getCatalogOptions,
  getFile,
  one,
  prepareCatalogFolders,
  read,
  readHistory,
  readVersions,
  release,
  runGitIn,
  sync,
  two,
  writeManifest,
} from "../../../../tests/support/catalog-repositories.ts";
import { getModuleSource, getReleaseAddress } from "../../../catalog/page/addresses.ts";
import { loadCatalog } from "../../../catalog/service/load-catalog.ts";
import { checkCatalog } from "./check-catalog.ts";

prepareCatalogFolders();

it("uses the tags of a repository in all addresses", async () => {
  const tags = [
    "v1.2.3",
    "1.2.3",
    "tags/1.2.3",
    "V1.2.3",
    "v.1.2.3",
    "vpc/v1.2.3",
    "vpc-v1.2.3",
    "modules-vpc-v1.2.3",
    "release-1.2.3",
    "stable_1.2.3_ok",
  ];
  const entries = tags.map((tag, index) => {
    const repository = `acme/r${index}`;
    release(repository, tag, { "modules/vpc/main.tf": one });
    return {
      repository,
      category: `c${index}`,
      ...(tag.startsWith("stable") && { tags: "stable_{version}_ok" }),
    };
  });
  writeManifest(entries);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
  const { services } = await loadCatalog(getCatalogOptions());
  const found = services.map((service) => [
    service.version,
    getModuleSource(service),
    getReleaseAddress(service, "1.2.3"),
  ]);
  expect(found).toEqual(
    entries.map(({ repository }, index) => [
      "1.2.3",
      `git::git@github.com:${repository}.git//modules/vpc?ref=${tags[index]}`,
      `https://github.com/${repository}/releases/tag/${tags[index]}`,
    ]),
  );
});

it("keeps the tags of older releases that were named in another way", async () => {
  release("acme/a", "0.1.0", { "main.tf": one });
  release("acme/a", "v0.2.0", { "main.tf": two });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  expect(readVersions()).toEqual([
    { version: "0.1.0", date, repository: "acme/a", tag: "0.1.0" },
    { version: "0.2.0", date, repository: "acme/a" },
  ]);
  const [service] = (await loadCatalog(getCatalogOptions())).services;
  if (!service) throw new Error("no service");
  expect(getReleaseAddress(service, "0.1.0")).toContain("/tag/0.1.0");
  expect(getModuleSource({ ...service, version: "0.1.0" })).toContain("?ref=0.1.0");
});

it("keeps the versions of modules with their own tags apart", async () => {
  release("acme/a", "vpc/v1.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  release("acme/a", "rds/v1.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  release("acme/a", "rds/v2.0.0", { "modules/vpc/main.tf": two, "modules/rds/main.tf": two });
  release("acme/a", "vpc/v1.1.0", { "modules/vpc/main.tf": two, "modules/rds/main.tf": two });
  release("acme/a", "tools/v9.0.0", { "modules/vpc/main.tf": one, "modules/rds/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  const { text } = await sync();
  expect(text).toContain("  added net/rds at 2.0.0\n  added net/vpc at 1.1.0\n");
  expect(text).toContain("tags that are not versions: tools/v9.0.0\n");
  expect(
    readHistory("net/vpc").releases.map((release: { version: string }) => release.version),
  ).toEqual(["1.1.0"]);
  expect(readVersions()).toEqual([
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
  writeManifest([{ repository: "acme/a" }]);
  const { text } = await sync();
  expect(text).toContain(
    "added net/acme-modules-vpc at 1.0.0\n  added net/own-modules-vpc at 2.0.0\n",
  );
  expect(text).toContain("tags that are not versions: release/vpc/v3.0.0\n");
});

it("warns of newer tags of single modules, and reads them if the entry describes them", async () => {
  release("acme/a", "v1.0.0", { "modules/vpc/main.tf": one });
  const later = "2026-02-02";
  release("acme/a", "release/vpc/v0.2.0", { "modules/vpc/main.tf": two }, later);
  release("acme/a", "docs-3.0.0", { "modules/vpc/main.tf": two }, later);
  writeManifest([{ repository: "acme/a" }]);
  expect((await sync()).report).toBe(
    "catalog.yaml:1:56 warning `release/vpc/v0.2.0` of `acme/a` is newer than `v1.0.0`, but tags of single modules are not read [newer-module-tag]\n" +
      '  Hint: read them with `tags: "release/{module}/v{version}"`\n\n0 errors, 1 warning\n',
  );
  // The page of the plain version starts again.
  writeManifest([{ repository: "acme/a", tags: "release/{module}/v{version}" }]);
  expect(await sync()).toMatchObject({ report: "" });
  expect(read("net/vpc/module.yaml")).toMatch(
    /version: "0\.2\.0"[\s\S]*tag_prefix: "?release\/vpc\/v"?/,
  );
  expect(readHistory("net/vpc").first.version).toBe("0.2.0");
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
});

it("leaves out releases that are not Terraform, and reports each error once", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": `${one}${broken}` });
  release("acme/a", "v1.2.0", { "vpc/main.tf": `${one}${broken}` });
  release("acme/a", "v1.3.0", { "vpc/main.tf": two });
  writeManifest([{ repository: "acme/a" }]);
  const { ok, report } = await sync();
  expect(ok).toBe(true);
  expect(report).toMatch(
    /^acme\/a@v1\.1\.0\/vpc\/main\.tf:5:1 warning 2 releases up to `v1\.2\.0` are left out/,
  );
  expect(
    readHistory("net/vpc").releases.map((release: { version: string }) => release.version),
  ).toEqual(["1.3.0"]);
});

it("keeps a module whose newest release is broken, and tries again", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one, "eks/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.1.0", { "vpc/main.tf": broken, "eks/main.tf": two });
  for (let run = 0; run < 2; run++) {
    const { ok, report } = await sync();
    expect(ok).toBe(false);
    expect(report).toContain("acme/a@v1.1.0/vpc/main.tf:2:1 error");
  }
  expect(read("net/vpc/module.yaml")).toContain('version: "1.0.0"');
  expect(read("net/eks/module.yaml")).toContain('version: "1.1.0"');
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
});

it("adds a new module whose newest release is broken at its last valid release", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  release("acme/a", "v2.0.0", { "vpc/main.tf": broken, "eks/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  const { ok, text, report } = await sync();
  expect(ok).toBe(false);
  expect(text).toContain("acme/a: incomplete, see the errors\n");
  expect(text).toContain("added net/vpc at 1.1.0");
  expect(text).toContain("added net/eks at 2.0.0");
  expect(text).toContain("1 repository: 0 updated, 0 unchanged, 1 incomplete\n");
  expect(report).toContain("acme/a@v2.0.0/vpc/main.tf:2:1 error");
  expect(read("net/vpc/variables.tf")).toBe(two);
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
});

it("reads the history of releases whose texts only old versions of Terraform accept", async () => {
  const old = `variable "zone" {\n  description = "In \${region}."\n  type = "list"\n  default = "a"\n}\n`;
  release("acme/a", "v0.1.0", { "vpc/main.tf": old });
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  const { ok, report } = await sync();
  expect([ok, report]).toEqual([true, ""]);
  expect(readHistory("net/vpc").first.inputs.map(({ name }: { name: string }) => name)).toEqual([
    "zone",
  ]);
});

it("records required versions of Terraform and providers", async () => {
  const requires = (terraform: string, aws: string) =>
    `terraform {\n  required_version = "${terraform}"\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      version = "${aws}"\n    }\n  }\n}\n`;
  release("acme/a", "v1.0.0", { "vpc/main.tf": one + requires(">= 1.0", ">= 5.0") });
  release("acme/a", "v2.0.0", { "vpc/main.tf": one + requires(">= 1.0", ">= 6.2") });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  expect(readHistory("net/vpc").first.requirements).toEqual({
    "hashicorp/aws": ">= 5.0",
    terraform: ">= 1.0",
  });
  expect(readHistory("net/vpc").releases).toMatchObject([
    { requirements: [{ name: "hashicorp/aws", from: ">= 5.0", to: ">= 6.2" }] },
  ]);
  release("acme/a", "v2.1.0", { "vpc/main.tf": one + requires(">= 1.5.7", ">= 6.2") });
  expect((await sync()).text).toContain("updated net/vpc: 2.0.0 -> 2.1.0 (1 change, 1 breaking)");
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
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
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  const recorded = readHistory("net/vpc");
  expect(recorded.first.settings).toEqual({ zone: { sensitive: true } });
  expect(recorded.releases).toMatchObject([
    { settings: [{ name: "zone", from: { sensitive: true }, to: { nullable: false } }] },
  ]);
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
  const { settings: _, ...first } = recorded.first;
  const old = JSON.stringify({ ...recorded, first, releases: [] });
  writeFileSync(getFile("net/vpc/history.json"), old);
  tags("sensitive = true", "nullable = true");
  await sync();
  expect(readHistory("net/vpc").releases).toEqual([]);
  expect((await checkCatalog(getCatalogOptions())).report).not.toContain(" error ");
});

it("reports tags that moved or are gone, and reads the newest one again", async () => {
  release("acme/a", "v0.9.0", { "vpc/main.tf": one });
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  release("acme/a", "v1.1.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  runGitIn("acme/a", "tag", "--delete", "v0.9.0");
  release("acme/a", "v1.0.0", { "vpc/main.tf": 'variable "other" {}\n' });
  release("acme/a", "v1.1.0", { "vpc/main.tf": two });
  const { report } = await sync();
  expect(report).toContain("warning the tag `v1.0.0` of `acme/a` names another commit");
  expect(report).toContain("warning the tag `v0.9.0` of `acme/a` is gone");
  expect(read("net/vpc/variables.tf")).toBe(two);
  expect(readHistory("net/vpc").releases).toMatchObject([{ version: "1.1.0", added: [{}] }]);
  expect(await sync()).toMatchObject({ ok: true, report: "" });
});

it("never overwrites a history that it cannot read", async () => {
  release("acme/a", "v1.0.0", { "vpc/main.tf": one });
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  writeFileSync(getFile("net/vpc/history.json"), '{\n  "schema": 2\n}\n');
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
  writeManifest([{ repository: "acme/a" }]);
  await sync();
  release("acme/a", "v1.0.1", { "vpc/main.tf": 'variable "old" {}\n' });
  expect((await sync()).text).toContain("tags that are not versions: v1.2.0-rc1");
  expect(readVersions()).toMatchObject([
    { version: "1.0.0" },
    { version: "1.0.1", observed: false },
    { version: "1.1.0" },
  ]);
  expect(
    readHistory("net/vpc").releases.map((release: { version: string }) => release.version),
  ).toEqual(["1.1.0"]);
});
