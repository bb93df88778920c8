import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import { rehearse } from "../../rehearse.ts";

const start = readFileSync(
  fileURLToPath(new URL("../../fixtures/start.mdx", import.meta.url)),
  "utf8",
);

/** Rules and positions of the diagnostics of a guide that follows the example guide, from its repository on. */
async function getReports(...lines: string[]): Promise<string[]> {
  const text = ["---", "---", "", ...bash("cd ~/infrastructure-live"), ...lines, ""].join("\n");
  const texts = new Map([
    ["start.mdx", start],
    ["own.mdx", text],
  ]);
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "own"));
  const own = diagnostics.filter(({ rule }) => rule !== "hcl-format");
  return own.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
}

const bash = (...lines: string[]) => ["```bash", ...lines, "```"];
const hcl = (title: string, ...lines: string[]) => [`\`\`\`hcl title="${title}"`, ...lines, "```"];

const prod = "export AWS_PROFILE=prod-full-access";
const vpc = "cd prod/us-east-2/prod/networking/vpc";

it.each([
  "tofu apply -replace terraform_data.one -parallelism 4",
  "tofu plan -out one.tfplan -var-file prod.tfvars && tofu apply one.tfplan",
  "tofu apply -var-file prod.tfvars",
  "tofu apply --target terraform_data.one --var-file prod.tfvars",
  "tofu apply -exclude terraform_data.one",
])("knows that options have values: %s", async (command) => {
  const found = await getReports(
    ...hcl("plain/main.tf", 'resource "terraform_data" "one" {}'),
    ...bash(prod, "cd plain", "touch prod.tfvars", "tofu init", command),
  );
  expect(found).toEqual([]);
});

it("reports a missing file of variables once", async () => {
  const found = await getReports(
    ...hcl("plain/main.tf", 'resource "terraform_data" "one" {}'),
    ...bash(prod, "cd plain", "tofu init", "tofu apply -var-file other.tfvars"),
  );
  expect(found).toEqual(["missing-file 14:22"]);
});

it.each([
  "terragrunt run --all plan",
  "terragrunt run --all --queue-exclude-dir other plan",
  "terragrunt plan --all",
  "terragrunt run --all -- plan",
  "terragrunt backend bootstrap --all",
])("checks all units below a folder: %s", async (command) => {
  expect(await getReports(...bash(prod, command))).toEqual([]);
  const wrong = bash("export AWS_PROFILE=stage-full-access", command);
  expect(await getReports(...wrong)).toEqual(["wrong-account 9:1"]);
});

it("needs code in the folder of a command for one unit", async () => {
  expect(await getReports(...bash(prod, "terragrunt plan"))).toEqual(["no-code-here 9:1"]);
});

it("reads the command after `--`", async () => {
  const found = await getReports(
    ...bash(prod, vpc, "terragrunt run -- output -raw vpc_id", "terragrunt run -- output -raw vpc"),
  );
  expect(found).toEqual(["unknown-output 11:31"]);
});

const unit = (inputs: readonly string[], source = "catalog.git//networking/vpc?ref=v1.0.0") => [
  ...hcl(
    "prod/us-east-2/prod/networking/other/terragrunt.hcl",
    "terraform   {",
    `  source = "git::https://git.example/acme/${source}"`,
    "}",
    'include "root" {',
    '  path = find_in_parent_folders("root.hcl")',
    "}",
    "inputs = {",
    ...inputs,
    "}",
  ),
  ...bash(prod, "cd prod/us-east-2/prod/networking/other", "terragrunt plan"),
];

it("reports an unknown input where it is", async () => {
  const found = await getReports(
    ...unit(['vpc_name = "a"', 'cidr_block = "10.20.0.0/16"', "vpc = 1"]),
  );
  expect(found).toEqual(["unknown-input 17:1"]);
});

it("reads inputs that are only a comment", async () => {
  const found = await getReports(...unit(["  # nothing"]));
  expect(found).toEqual(["missing-input 9:12", "missing-input 9:12"]);
});

it.each([
  ["filebase64sha256", "missing-file 16:32"],
  ["filesha512", "missing-file 16:26"],
])("reports a missing file of %s", async (name, report) => {
  const inputs = ['cidr_block = "10.20.0.0/16"', `  vpc_name = ${name}("a.zip")`];
  expect(await getReports(...unit(inputs))).toEqual([report]);
});

it("ignores functions in comments", async () => {
  const inputs = [
    'vpc_name = "a" # file("a.txt")',
    "/*",
    'file("b.txt")',
    "*/",
    'cidr_block = "10.20.0.0/16"',
  ];
  expect(await getReports(...unit(inputs))).toEqual([]);
});

it("finds a module at the root of a repository", async () => {
  const module = [
    ...bash("mkdir ~/own-vpc && cd ~/own-vpc", "git init", "git tag v0.1.0"),
    ...hcl("main.tf", 'variable "vpc_name" {}'),
    ...bash("cd ~/infrastructure-live"),
  ];
  const inputs = ['vpc_name = "a"'];
  expect(await getReports(...module, ...unit(inputs, "own-vpc.git?ref=v0.1.0"))).toEqual([]);
  expect(await getReports(...module, ...unit(inputs, "own-vpc.git?ref=v0.2.0"))).toEqual([
    "missing-tag 20:12",
  ]);
});

const backend = (...settings: string[]) =>
  hcl("plain/backend.tf", "terraform {", '  backend "s3" {', ...settings, "  }", "}");

it.each([
  [['    profile = "prod-full-access"'], "tofu init", []],
  [["    profile = var.profile"], "tofu init", []],
  [['    profile = "prod-read-only"'], "tofu init", ["missing-profile"]],
  [[], "tofu init -backend-config=profile=prod-full-access", []],
  [[], "tofu init -backend-config=bucket=acme-prod-other", ["no-state-bucket"]],
  [['    bucket = "acme-prod-other"'], "tofu init -backend=false", []],
])("reads the settings of a backend: %j, %s", async (settings, command, rules) => {
  const found = await getReports(
    ...hcl("plain/main.tf", 'variable "profile" {}'),
    ...backend(...settings),
    ...bash("cd plain", command),
  );
  expect(found.map((report) => report.split(" ")[0])).toEqual(rules);
});

it("reads the settings of a backend from a file", async () => {
  const found = await getReports(
    ...backend(),
    ...hcl("plain/state.hcl", 'profile = "prod-read-only"'),
    ...bash("cd plain", "tofu init -backend-config=state.hcl"),
  );
  expect(found).toEqual(["missing-profile 18:1"]);
});

it.each([
  ["prod-full-access", []],
  ["prod-read-only", ["missing-profile 15:1"]],
])("knows the profile of a provider: %s", async (profile, expected) => {
  const found = await getReports(
    ...hcl("plain/main.tf", 'provider "aws" {', `  profile = "${profile}"`, "}"),
    ...bash("cd plain", "tofu init", "tofu plan"),
  );
  expect(found).toEqual(expected);
});

it.each([
  ["google_project.main.id", ["undeclared-name 13:11"]],
  ["ephemeral.google_secret.other.id", ["undeclared-name 13:11"]],
  ["data.external.one.result", ["undeclared-name 13:11"]],
  ["google_folder.one.id", []],
  ["[for my_folder in [google_folder.one] : my_folder.id]", []],
])("reports resources of every provider that the module does not declare: %s", async (value, expected) => {
  const found = await getReports(
    ...hcl("plain/main.tf", 'resource "google_folder" "one" {}', 'data "external" "two" {}'),
    ...hcl("plain/outputs.tf", 'output "id" {', `  value = ${value}`, "}"),
  );
  expect(found).toEqual(expected);
});

it("knows that options of Terragrunt without a value precede the command", async () => {
  const found = await getReports(
    ...bash(prod, vpc, "terragrunt run --all --queue-include-external apply", "terragrunt output"),
  );
  expect(found).toContain("command-after-prompt 10:1");
});
