import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { describeRename, findRenames } from "./find-renames.ts";

async function renames(before: string[], after: string[]): Promise<string[]> {
  const read = (names: string[]) =>
    readTestModule(names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join(""));
  const [old, now] = await Promise.all([read(before), read(after)]);
  return findRenames(old.module, now.module).map(describeRename);
}

it("names the rivals if no candidate has a clear lead", async () => {
  expect(await renames(["role_name"], ["iam_role_name", "node_iam_role_name"])).toEqual([
    "input role_name may have become iam_role_name or node_iam_role_name: the names are too similar to tell which",
  ]);
});

it("recognizes forms of a word, and leaves names to those that resemble them more", async () => {
  expect(
    await renames(
      ["enable_auto_scaling", "bucket_object_id", "bucket_object_version_id"],
      ["auto_scaling_enabled", "object_id", "object_version_id"],
    ),
  ).toEqual([
    expect.stringContaining("enable_auto_scaling was probably renamed to auto_scaling_enabled"),
    expect.stringContaining("bucket_object_id was probably renamed to object_id"),
    expect.stringContaining("bucket_object_version_id was probably renamed to object_version_id"),
  ]);
});

it("follows a prefix that other inputs lost", async () => {
  const kept = ["log_types_enabled", "service_ipv4_cidr", "security_group_id"];
  const before = kept.map((name) => `cluster_${name}`);
  expect(await renames([...before, "cluster_name"], [...kept, "name"])).toEqual([
    ...kept.map((name) => expect.stringContaining(`renamed to ${name} (similarity`)),
    "input cluster_name was probably renamed to name (3 other names dropped the same prefix)",
  ]);
  expect(await renames(["cluster_name"], ["name"])).toEqual([]);
});

it("suggests what was probably renamed, with a score", async () => {
  const [before, after] = await Promise.all([
    readTestModule(
      'variable "num_nat_gateways" { type = number }\nvariable "nat_gateways" { type = number }\nvariable "zone" { type = string }\noutput "vpc_ids" { value = 1 }\n',
    ),
    readTestModule(
      'variable "number_nat_gateways" { type = number }\nvariable "tenancy" { type = string }\noutput "vpc_id" { value = 1 }\n',
    ),
  ]);
  expect(findRenames(before.module, after.module).map(describeRename)).toEqual([
    "input num_nat_gateways was probably renamed to number_nat_gateways (similarity 1)",
    "output vpc_ids was probably renamed to vpc_id (similarity 1)",
  ]);
  expect(findRenames(before.module, before.module)).toEqual([]);
});
