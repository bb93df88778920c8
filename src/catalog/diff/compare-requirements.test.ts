import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { compareRequirements, describeRequirement } from "./compare-requirements.ts";

async function describeChanges(before: string, after: string): Promise<string[]> {
  const read = (text: string) => readTestModule(`terraform {\n${text}\n}\n`);
  const [oldCode, newCode] = [await read(before), await read(after)];
  return compareRequirements(oldCode.module, newCode.module).map(describeRequirement);
}

const requireAws = (version: string, source = "hashicorp/aws") =>
  `required_providers {\n  aws = {\n    source  = "${source}"\n    version = "${version}"\n  }\n}`;

it.each([
  [">= 5.83", ">= 6.22", true],
  [">= 5.83", ">= 5.0", false],
  ["~> 5.0", ">= 5.0, < 7.0", false],
  ["~> 5.1.2", "~> 5.1", false],
  ["~> 5.1", "~> 5.1.2", true],
  [">= 5.0", ">= 5.0, != 5.4.0", true],
  [">= 5.0, != 5.1.0, != 5.4.0", ">= 5.0, != 5.1.0", false],
  ["!= 6.0.0, < 6.0", "< 6.0", null],
  ["> 6.0, < 5.0", ">= 5.0", true],
  ["~> 5", ">= 5", null],
  ["= 5.1.0", "5.1", null],
  [">= 5.0.0, < 6.0.0", "~> 5.0", null],
  ["5.x", "5.y", true],
  [">= 05.1.00", ">= 5.0", false],
  [">= 5.0.0-01", ">= 5.0", true],
  ["~> 5.1.2-beta1", "~> 5.1.2", true],
])("tells whether a change of provider versions is breaking: %s -> %s", async (before, after, breaking) => {
  const line = `provider aws has other version constraints: ${before} -> ${after}`;
  const expected = breaking === null ? [] : [`${breaking ? "BREAKING " : ""}${line}`];
  expect(await describeChanges(requireAws(before), requireAws(after))).toEqual(expected);
});

it("compares versions of Terraform, and finds new, removed, and moved providers", async () => {
  const before = `required_version = ">= 1.0"\n${requireAws(">= 5.0")}`;
  const after = `required_version = ">= 1.5.7"\n${requireAws(">= 5.0", "example/aws")}`;
  expect(await describeChanges(before, after)).toEqual([
    "BREAKING terraform has other version constraints: >= 1.0 -> >= 1.5.7",
    "BREAKING provider aws has another source: hashicorp/aws -> example/aws",
  ]);
  expect(await describeChanges("", requireAws(">= 5.0"))).toEqual([
    "provider aws is required: hashicorp/aws >= 5.0",
  ]);
  expect(await describeChanges(requireAws(">= 5.0"), "")).toEqual([
    "provider aws is no longer required: hashicorp/aws >= 5.0",
  ]);
  expect(await describeChanges("", 'required_version = ">= 1.5"')).toEqual([
    "BREAKING terraform has other version constraints: any -> >= 1.5",
  ]);
});
