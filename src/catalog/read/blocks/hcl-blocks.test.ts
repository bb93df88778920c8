import { expect, it, test } from "vitest";
import { readTestModule, summarize } from "../../../../tests/support/read-test-module.ts";

it("reads the blocks around an invalid one, and reports its position", async () => {
  const { module, diagnostics } = await readTestModule(`variable "a" {
  default = "x"
}

variable "b" {
  default = [1, 2
}

output "valid" {
  value = { x = foo
    (y) = 1e3 }
}

variable "c" {}
`);
  expect(module.inputs.map(({ name }) => name)).toContain("a");
  expect(module.inputs.map(({ name }) => name)).toContain("c");
  expect(diagnostics.map(summarize)).toEqual([
    "variables.tf:7:1 invalid-hcl: this is not HCL: `]` is missing before the end of a line or of the file (check brackets, quotes, and `=` of this block; `terraform fmt` names the same line)",
  ]);
});

it("reads a moved block after a block that is not closed", async () => {
  const { module, diagnostics } = await readTestModule(`resource "a" "b" {
  tags = {
    x = 1

moved {
  from = a.old
  to   = a.b
}
`);
  expect(module.moved).toEqual([{ from: "a.old", to: "a.b" }]);
  expect(diagnostics.map(({ line }) => line)).toEqual([3]);
});

it("reads files with a byte order mark, CRLF and five thousand lines", async () => {
  const block = (index: number) => `variable "v${index}" {\r\n  type = string\r\n}\r\n\r\n`;
  const text = `\uFEFF${Array.from({ length: 1250 }, (_, index) => block(index)).join("")}`;
  const { module, diagnostics } = await readTestModule(text);
  expect(diagnostics).toEqual([]);
  expect(module.inputs.at(-1)).toMatchObject({ name: "v1249", source: { line: 4997 } });
});

it("reports brackets that are nested too deep, and continues", async () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const { module, diagnostics } = await readTestModule({
    "a.tf": `variable "deep" {\n  default = ${deep}\n}\n`,
    "b.tf": 'variable "b" {}\n',
  });
  expect(module.inputs.map(({ name }) => name)).toEqual(["b"]);
  expect(diagnostics.map(({ rule, file }) => `${file} ${rule}`)).toEqual(["a.tf too-deep"]);
});

it("reports an unterminated heredoc", async () => {
  const { diagnostics } = await readTestModule(
    'variable "a" {\n  type = string\n  default = <<EOT\nx\n',
  );
  expect(diagnostics.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "5: this is not HCL: the line that ends the heredoc is missing before the end of a line or of the file",
  ]);
});

it("keeps attribute names that are not identifiers", async () => {
  const { module } = await readTestModule(
    'variable "a" {\n  type = object({ x.y = string, (z) = bool })\n}\n',
  );
  const [input] = module.inputs;
  expect(input?.typeTree.kind === "object" && input.typeTree.attributes).toMatchObject([
    { name: "x.y" },
    { name: "(z)" },
  ]);
});

it("decodes escapes in a file with a syntax error", async () => {
  const { module, diagnostics } = await readTestModule(
    'variable "a" {\n  default = "$$${a}"\n}\n\nvariable "b" {\n  type = = string\n}\n',
  );
  expect(module.inputs[0]?.default).toMatchObject({ known: true });
  expect(diagnostics.map(({ line, rule }) => `${line} ${rule}`)).toEqual(["6 invalid-hcl"]);
});

test.each([
  ["matches \\d+", 11, "\\d"],
  ["\\d", 3, "\\d"],
  ["C:\\windows", 5, "\\w"],
  ["after \\n \\u12 and more", 12, "\\u12"],
])("rejects an invalid escape as Terraform does: %s", async (text, column, wrong) => {
  const { diagnostics } = await readTestModule(`variable "a" {\ndefault="${text}"\n}\n`);
  expect(diagnostics.map(summarize)).toEqual([
    `variables.tf:2:${column + 7} invalid-hcl: this is not HCL: \`${wrong}\` is not a valid escape sequence (write \`\\\\\` for a backslash)`,
  ]);
});

it("rejects an argument that is set twice, and two on one line", async () => {
  const { diagnostics } = await readTestModule(`variable "a" {
  type = string # the first
  validation {
    condition     = true
    error_message = "x"
    condition     = false
  }
  type = number
}
variable "b" {
  description = <<-EOT
    text
  EOT
  type = string default = "x"
}
`);
  expect(diagnostics.map(summarize)).toEqual([
    "variables.tf:6:5 set-twice: `condition` is set a second time in its block (remove one of the two)",
    "variables.tf:8:3 set-twice: `type` is set a second time in its block (remove one of the two)",
    "variables.tf:14:17 invalid-hcl: this is not HCL: `default` needs a line of its own (begin a new line before it)",
  ]);
});

test.each([
  'variable "sizes" { type = "map", default = {} }\n',
  'resource "aws_eip" "ip" {\n  tags { "Name" = "x" }\n}\n',
  'variable "text" {\n  "description" = "Text."\n}\n',
  'data "aws_iam_policy_document" "read" {\n  "statement" {\n    effect = "Allow"\n  }\n}\n',
])("names the command that converts %j", async (source) => {
  const { diagnostics } = await readTestModule(source);
  expect(diagnostics.map(({ rule, hint }) => `${rule}: ${hint}`)).toEqual([
    "outdated-hcl: convert the module with `terraform 0.12upgrade`, a command of Terraform 0.12",
  ]);
});
