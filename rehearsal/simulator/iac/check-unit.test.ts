import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import { rehearse } from "../../rehearse.ts";

const start = readFileSync(join(import.meta.dirname, "../../fixtures/start.mdx"), "utf8");
const folder = "prod/us-east-2/prod/networking/other";
const source = `terraform {
  source = "git::https://git.example/acme/catalog.git//networking/vpc?ref=v1.0.0"
}
`;

function toBlock(title: string, code: string): string {
  return `\`\`\`hcl title="${title}"\n${code}\n\`\`\`\n`;
}

/** Plans a unit that includes `root.hcl`. Returns the messages for it and for the other files. */
async function planUnit(unit: string, files: Record<string, string> = {}): Promise<string[]> {
  const root = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\n';
  const page = [
    "---\n---\n",
    "```bash\nexport AWS_PROFILE=prod-full-access\ncd ~/infrastructure-live\n```\n",
    ...Object.entries(files).map(([path, code]) => toBlock(path, code)),
    toBlock(`${folder}/terragrunt.hcl`, `${root}\n${unit}`),
    `\`\`\`bash\ncd ${folder}\nterragrunt plan\n\`\`\`\n`,
  ].join("\n");
  const texts = new Map([
    ["start.mdx", start],
    ["unit.mdx", page],
  ]);
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "unit"));
  const lines = page.split("\n");
  return diagnostics.map(({ rule, message, line = 1 }) => {
    return `${rule} ${message}: ${lines[line - 1]?.trim()}`;
  });
}

const inputs = 'inputs = {\n  vpc_name   = "prod"\n  cidr_block = "10.20.0.0/16"\n}';

/** A unit with inputs and a dependency. */
function withDependency(attributes: string): string {
  return `${source}\ndependency "vpc" {\n${attributes}\n}\n\n${inputs}`;
}

const includesShared = `include "shared" {
  path = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/vpc.hcl"
}
`;

it("reads the file that a computed path includes", async () => {
  const shared = `${source}\ninputs = {\n  cidr_block = "10.20.0.0/16"\n}`;
  const plan = (input: string) =>
    planUnit(`${includesShared}\ninputs = {\n  ${input} = "prod"\n}`, {
      "_envcommon/vpc.hcl": shared,
    });
  expect(await plan("vpc_name")).toEqual([]);
  expect(await plan("vpc_nam")).toEqual([
    'missing-input `networking/vpc` requires the input `vpc_name`: include "root" {',
    'unknown-input `networking/vpc` has no input `vpc_nam`: vpc_nam = "prod"',
  ]);
});

it("reports an included file that does not exist", async () => {
  expect(await planUnit(`${includesShared}\n${source}\n${inputs}`)).toEqual([
    'missing-file no earlier step writes `_envcommon/vpc.hcl`: path = "${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/vpc.hcl"',
  ]);
});

it("reports a wrong source where the included file has it", async () => {
  const shared = 'terraform {\n  source = "../modules/none"\n}';
  const found = await planUnit(`${includesShared}\n${inputs}`, { "_envcommon/vpc.hcl": shared });
  expect(found).toEqual([
    'missing-folder the folder `~/infrastructure-live/prod/us-east-2/prod/networking/modules/none` does not exist in `~/infrastructure-live/prod/us-east-2/prod/networking/other`: source = "../modules/none"',
  ]);
});

it("ignores functions in comments", async () => {
  const unit = `# find_in_parent_folders("old.hcl")\n\n${source}\n${inputs}`;
  expect(await planUnit(unit)).toEqual([]);
});

it("checks the paths of dependencies that can be computed", async () => {
  const local = 'locals {\n  path = "../vcp"\n}\n\n';
  expect(await planUnit(local + withDependency("  config_path = local.path"))).toEqual([
    "unknown-dependency the dependency `vpc` points to `prod/us-east-2/prod/networking/vcp`, which has no unit: config_path = local.path",
  ]);
  expect(await planUnit(withDependency("  config_path = values.vpc_path"))).toEqual([]);
});

it("checks the dependencies of included files, which the unit may read", async () => {
  const unit = `${includesShared}\n${source}\ninputs = {
  vpc_name   = dependency.vpc.outputs.vpc_name
  cidr_block = dependency.vpc.outputs.vpc_cidr
}`;
  const shared = (path: string) => `dependency "vpc" {\n  config_path = "${path}"\n}`;
  const plan = (path: string) => planUnit(unit, { "_envcommon/vpc.hcl": shared(path) });
  expect(await plan("${get_terragrunt_dir()}/../vpc")).toEqual([
    "unknown-output `prod/us-east-2/prod/networking/vpc` has no output `vpc_cidr`: cidr_block = dependency.vpc.outputs.vpc_cidr",
  ]);
  expect(await plan("../vcp")).toEqual([
    'unknown-dependency the dependency `vpc` points to `prod/us-east-2/prod/networking/vcp`, which has no unit: config_path = "../vcp"',
  ]);
});

it("reports a mock output at its name", async () => {
  const mocks = '  mock_outputs = {\n    vpc_id = "idd"\n    idd    = 1\n    "a("   = local.x\n  }';
  const local = 'locals {\n  x = get_env("X")\n}\n\n';
  const found = await planUnit(local + withDependency(`  config_path = "../vpc"\n\n${mocks}`));
  expect(found).toEqual([
    "unknown-output `prod/us-east-2/prod/networking/vpc` has no output `idd`: idd    = 1",
    'unknown-output `prod/us-east-2/prod/networking/vpc` has no output `a(`: "a("   = local.x',
  ]);
});
