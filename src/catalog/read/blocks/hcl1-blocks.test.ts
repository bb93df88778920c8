import { expect, it, test } from "vitest";
import { brief, readTestModule } from "../../../../tests/support/read-test-module.ts";

const outdated =
  "outdated-hcl: only Terraform before 0.12 understands this file (write a line for each argument, its name without quotes, and `$${` for a literal `${`)";

it("reads a file from before Terraform 0.12 as terraform-docs does", async () => {
  const { module, diagnostics } = await readTestModule({
    "main.tf": `# Which sizes there are
variable "sizes" { type = "map", default = { small = 1, "large" = 2.5 } }
variable "block" {
  default {
    on   = true
    deep { name = "x" }
  }
}
variable "listed" { default = [{ a = { b = "1" } }, "two",] }
variable "needed" { type = "list" description = "A \\"list\\", e.g. \${join(",", var.x)}\\n" }
variable "text" {
  "description" = <<-EOT
    Two
      lines
    EOT
  "default"     = -1e3
}

/* the server */
resource "aws_instance" "web" {
  provider = "aws.west"
  tags { "Name" = "\${var.sizes["small"]}" }
}
// An address
output "ip" { value = "\${aws_instance.web.ip}", sensitive = true }
`,
  });
  expect(diagnostics.map(brief)).toEqual([`main.tf:2:34 ${outdated}`]);
  expect(
    module.inputs.map(({ name, type, description, required, default: fallback }) => [
      name,
      type,
      description,
      required ? "required" : fallback?.value,
    ]),
  ).toEqual([
    ["sizes", "map", "Which sizes there are", { small: 1, large: 2.5 }],
    ["block", "map", "", { on: true, deep: [{ name: "x" }] }],
    ["listed", "list", "", [{ a: [{ b: "1" }] }, "two"]],
    ["needed", "list", 'A "list", e.g. ${join(",", var.x)}\n', "required"],
    ["text", "number", "Two\n  lines\n", -1000],
  ]);
  expect(module.resources).toMatchObject([{ type: "aws_instance", name: "web", provider: "aws" }]);
  expect(module.outputs).toMatchObject([
    { name: "ip", description: "An address", value: '"${aws_instance.web.ip}"', sensitive: true },
  ]);
});

it("reads all files of an old module alike, as far as they are old", async () => {
  const { module, diagnostics } = await readTestModule({
    "main.tf": 'resource "aws_eip" "ip" {\n  tags { "Name" = "x" }\n}\n',
    "new.tf": 'variable "new" {\n  type    = map(any)\n  default = { a = { b = 1 } }\n}\n',
    "old.tf": 'variable "old" {\n  default = { a = { b = 1 } }\n}\n',
  });
  expect(module.inputs.map(({ default: fallback }) => fallback?.value)).toEqual([
    { a: { b: 1 } },
    { a: [{ b: 1 }] },
  ]);
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(["main.tf outdated-hcl"]);
});

it("takes `${` in an old description for text, but not in a default", async () => {
  const { module, diagnostics } = await readTestModule(
    'variable "a" {\n  description = "Of ${var.b}."\n}\nvariable "b" {\n  default = "${var.a}"\n}\n',
  );
  expect(module.inputs.map(({ description }) => description)).toEqual(["Of ${var.b}.", ""]);
  expect(diagnostics.map(({ rule, line }) => `${line} ${rule}`)).toEqual([
    "2 outdated-hcl",
    "5 default-not-constant",
  ]);
});

it("reads the escapes of HCL 1", async () => {
  const { module } = await readTestModule(
    'variable "a" {"default" = "\\a\\101\\x41\\u0041\\U00000041\\\\\\"${x("\\n")}" }',
  );
  expect(module.inputs[0]?.default?.value).toBe('\x07AAAA\\"${x("\\n")}');
});

test.each([
  ['a = [1 2]\nvariable "b" {"c" = 1}', "a list without commas"],
  ['a b = 1\nvariable "b" {"c" = 1}', "a value with two names"],
  ['variable "b" {"c" = d}', "a name for a value"],
  ['variable "b" {"c" = "d\n"}', "a string of two lines"],
  ['variable "b" {"c" = <<E\nd\n}', "a heredoc without an end"],
  ['variable "b" {"c" = 1', "a block without an end"],
  ['variable "b" {"c" = "\\d"}', "an escape that HCL 1 does not know either"],
  ['variable "b" {"c" = "\\u12"}', "an escape that is too short"],
  ['output "b" { value = "a ${x("\\d")}" }', "such an escape in an interpolation"],
  ['variable "b" { default = "%{ endif }" }', "a directive, which HCL 1 did not have"],
])("leaves %j to HCL 2: %s", async (text) => {
  const { diagnostics } = await readTestModule(text);
  expect(diagnostics.map(({ rule }) => rule)).toContain("invalid-hcl");
  expect(diagnostics.map(({ rule }) => rule)).not.toContain("outdated-hcl");
});
