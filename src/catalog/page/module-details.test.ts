import { expect, it } from "vitest";
import { createTestService } from "../../../tests/support/test-service.ts";
import { getModuleDetails } from "./module-details.ts";

async function getDetails(hcl: string, submodules: string[] = []) {
  const service = { ...(await createTestService(hcl)), submodules };
  const details = getModuleDetails(service, (folder) =>
    folder === "modules/peer" ? "/peer" : null,
  );
  return Object.fromEntries(
    details.map(({ kind, rows }) => [kind, rows.map((cells) => cells.map(({ text }) => text))]),
  );
}

async function getHrefs(hcl: string, kind: string): Promise<(string | null)[]> {
  const details = getModuleDetails(await createTestService(hcl), () => null);
  const rows = details.find((detail) => detail.kind === kind)?.rows ?? [];
  return rows.flatMap((cells) => cells.map(({ href }) => href)).filter((href) => href !== null);
}

it("has no tables for a module of which only the interface is known", async () => {
  expect(await getDetails('variable "x" {}')).toEqual({});
});

it("lists what terraform-docs lists", async () => {
  const details = await getDetails(
    `
terraform {
  required_version = ">= 1.5"
  required_providers {
    random = "~> 3.0"
    aws = { source = "hashicorp/aws", version = ">= 5.0, < 7.0" }
    unused = { source = "acme/unused" }
  }
}
resource "aws_vpc" "b" {}
resource "aws_vpc" "a" { provider = aws.other }
data "google_project" "this" {}
data "terraform_remote_state" "x" {}
module "git" { source = "git::https://github.com/a/b.git//c?ref=v1&depth=1" }
module "shallow" { source = "git::https://github.com/a/b.git//c?depth=1&ref=v2" }
module "label" {
  source  = "cloudposse/label/null"
  version = "0.25.0"
}
moved {
  from = aws_vpc.old
  to   = aws_vpc.a
}
`,
    ["peering"],
  );
  expect(details).toEqual({
    requirements: [
      ["OpenTofu/Terraform", ">= 1.5"],
      ["aws", ">= 5.0, < 7.0"],
      ["random", "~> 3.0"],
      ["unused", ""],
    ],
    providers: [
      ["aws", ">= 5.0, < 7.0"],
      ["aws.other", ">= 5.0, < 7.0"],
      ["google", ""],
      ["terraform", ""],
    ],
    resources: [
      ["aws_vpc.a", "managed"],
      ["aws_vpc.b", "managed"],
      ["data.google_project.this", "data"],
      ["data.terraform_remote_state.x", "data"],
    ],
    modules: [
      ["git", "git::https://github.com/a/b.git//c?depth=1", "v1"],
      ["label", "cloudposse/label/null", "0.25.0"],
      ["shallow", "git::https://github.com/a/b.git//c?depth=1", "v2"],
    ],
    submodules: [["peering"]],
    moved: [["aws_vpc.old", "aws_vpc.a"]],
  });
});

it.each([
  [
    "",
    "aws_vpc",
    "https://registry.terraform.io/providers/hashicorp/aws/latest/docs/resources/vpc",
  ],
  [
    'aws = { source = "Acme/cloud", version = "= 1.2.3" }',
    "aws_vpc",
    "https://registry.terraform.io/providers/Acme/cloud/1.2.3/docs/resources/vpc",
  ],
  [
    'aws = { source = "registry.opentofu.org/acme/cloud" }',
    "aws_vpc",
    "https://search.opentofu.org/provider/acme/cloud/latest/docs/resources/vpc",
  ],
  ['aws = { source = "registry.acme.example/acme/cloud" }', "aws_vpc", undefined],
  [
    "",
    "terraform_data",
    "https://developer.hashicorp.com/terraform/language/resources/terraform-data",
  ],
])("leads a resource to the documentation of its provider: %s %s", async (required, type, href) => {
  const hcl = `terraform {\n  required_providers {\n    ${required}\n  }\n}\nresource "${type}" "x" {}`;
  expect((await getHrefs(hcl, "resources"))[0]).toBe(href);
});

it.each([
  ["../peer", "", "https://github.com/o/r/tree/v1.0.0/modules/peer"],
  ["./nested/x", "", "https://github.com/o/r/tree/v1.0.0/modules/vpc/nested/x"],
  [
    "a/b/aws//modules/c",
    "1.2.3",
    "https://registry.terraform.io/modules/a/b/aws/1.2.3/submodules/c",
  ],
  ["a/b/aws", "~> 2.0", "https://registry.terraform.io/modules/a/b/aws/latest"],
  [
    "registry.terraform.io/a/b/aws",
    "v1.2.3",
    "https://registry.terraform.io/modules/a/b/aws/1.2.3",
  ],
  ["registry.acme.example/a/b/aws", "1.2.3", undefined],
  ["git@github.com:a/b.git", "", "https://github.com/a/b"],
  ["git::https://gitlab.com/a/group/b.git//c?ref=v1", "", "https://gitlab.com/a/group/b"],
  ["https://github.com/acme/x/archive/v1.0.zip", "", "https://github.com/acme/x"],
  ["https://github.com/Acme/X//modules/y?ref=v1", "", "https://github.com/Acme/X"],
  ["git@gitlab.com:Acme/Group/X.git", "", "https://gitlab.com/Acme/Group/X"],
  ["git::git://github.com/acme/x.git", "", "https://github.com/acme/x"],
  ["git::https://www.github.com/acme/x", "", "https://github.com/acme/x"],
  ["git@mygithub.example:a/b.git", "", undefined],
  ["git@mygithub.com:a/b.git", "", undefined],
  ["git::ssh://git@ssh.github.com:443/a/b.git", "", undefined],
  ["https://evil.example/x.zip", "", undefined],
  ["javascript:alert(1)", "", undefined],
])("leads a called module to its code: %s %s", async (source, version, href) => {
  const hcl = `module "m" {\n  source = "${source}"\n  version = "${version}"\n}`;
  expect((await getHrefs(hcl, "modules"))[0]).toBe(href);
});
