import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import { findLostAddresses } from "./compare-resources.ts";

async function findLost(
  before: string,
  after: string,
  otherFiles: { name: string; text: string }[] = [],
): Promise<string[]> {
  const [old, now] = await Promise.all([readTestModule(before), readTestModule(after)]);
  const lost = findLostAddresses(
    { module: old.module, files: [{ name: "main.tf", text: before }] },
    { module: now.module, files: [{ name: "main.tf", text: after }, ...otherFiles] },
    await getHclParser(),
  );
  return lost.map(({ address, kind }) => `${address} ${kind}`);
}

const before = `
resource "aws_iam_role" "this" {}
resource "aws_iam_user" "old" {}
resource "aws_sqs_queue" "old" {}
resource "aws_instance" "lost" {}
module "app" { source = "./app" }
module "lost" { source = "./app" }
`;

it("reads the addresses of `moved` and `removed` blocks without their keys", async () => {
  const after = `
resource "aws_iam_role" "all" { for_each = var.groups }
module "apps" { source = "./app" }
moved {
  from = aws_iam_role.this["groups[0]"]
  to   = aws_iam_role.all["groups[0]"]
}
moved {
  from = module.app["a"]
  to   = module.apps["a"]
}
removed {
  from = aws_iam_user.old["a\\"]b"]
}
`;
  const json = JSON.stringify({ removed: [{ from: 'aws_sqs_queue.old["a[0]"]' }] });
  const files = [{ name: "removed.tf.json", text: json }];
  expect(await findLost(before, after, files)).toEqual([
    "aws_instance.lost gone",
    "module.lost gone",
  ]);
});

it.each([
  ['moved {\n from = aws_vpc.a\n to = aws_vpc.b\n}\nresource "aws_vpc" "b" {}', []],
  ["moved {\n from = aws_vpc.a\n to = aws_vpc.b\n}", ["aws_vpc.a gone"]],
  [
    'moved {\n from = aws_vpc.a\n to = aws_vpc.b\n}\nmoved {\n from = aws_vpc.b\n to = aws_vpc.c\n}\nresource "aws_vpc" "c" {}',
    [],
  ],
  [
    "moved {\n from = aws_vpc.a\n to = aws_vpc.b\n}\nmoved {\n from = aws_vpc.b\n to = aws_vpc.a\n}",
    ["aws_vpc.a gone"],
  ],
  ['moved {\n from = aws_vpc.a\n to = module.m.aws_vpc.b\n}\nmodule "m" { source = "./m" }', []],
])("follows a resource through %s", async (after, lost) => {
  expect(await findLost('resource "aws_vpc" "a" {}', after)).toEqual(lost);
});

it.each([
  ["count = 1", "", []],
  ["", "count = 1", []],
  ["count = 1", "for_each = var.x", ["aws_vpc.a rekeyed"]],
  ["", "for_each = var.x", ["aws_vpc.a rekeyed"]],
  ["for_each = var.x", "", ["aws_vpc.a rekeyed"]],
  ["for_each = var.x", "for_each = var.y", []],
])("compares the keys of instances with %j and %j", async (old, now, lost) => {
  const write = (body: string) => `resource "aws_vpc" "a" {\n  ${body}\n}\n`;
  expect(await findLost(write(old), write(now))).toEqual(lost);
  const moved = "moved {\n  from = aws_vpc.a[0]\n  to   = aws_vpc.a[0]\n}\n";
  expect(await findLost(write(old), write(now) + moved)).toEqual([]);
});
