import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import type { Block } from "../../guide/guide.ts";
import { checkUnitOutputs } from "./check-unit-outputs.ts";

const site = await createFixtureSite(new Map(), "start");

function getUnit(title: string, code: string): Block {
  return { file: "a.md", line: 1, indent: 0, language: "hcl", title, code, tabs: [], section: "" };
}

function getReader(title: string, output: string, path = "../../networking/vpc"): Block {
  const code = `dependency "vpc" {\n  config_path = "${path}"\n}\n\ninputs = {\n  vpc = dependency.vpc.outputs.${output}\n}\n`;
  return getUnit(title, code);
}

function getVpc(account: string, source: string): Block {
  const code = `terraform {\n  source = "${source}"\n}\n`;
  return getUnit(`${account}/us-east-2/prod/networking/vpc/terragrunt.hcl`, code);
}

const vpc = getVpc("prod", "git::https://git.example/acme/catalog.git//networking/vpc?ref=v1.0.0");
const title = "prod/us-east-2/prod/services/web/terragrunt.hcl";

it("reports an output that the unit at this path lacks on all pages", () => {
  expect(checkUnitOutputs([getReader(title, "vpc_idd"), vpc], site)).toMatchObject([
    { rule: "unknown-output", line: 6, hint: expect.stringContaining("vpc_id") },
  ]);
});

it("reads a path after the folder of the unit", () => {
  const path = "${get_terragrunt_dir()}/../../networking/vpc";
  expect(checkUnitOutputs([getReader(title, "vpc_idd", path), vpc], site)).toHaveLength(1);
});

it.each([
  ["an output that exists", [getReader(title, "vpc_id"), vpc]],
  ["a unit at another path", [getReader(title.replace("prod/", "stage/"), "vpc_idd"), vpc]],
  ["a path that is computed", [getReader(title, "own", "${local.path}"), vpc]],
  [
    "a unit that a page shows with another module",
    [getReader(title, "own"), vpc, getVpc("prod", "../modules/vpc")],
  ],
])("does not report %s", (_, blocks) => {
  expect(checkUnitOutputs(blocks, site)).toEqual([]);
});
