import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { importModule } from "./import-module.ts";

const options = {
  title: "VPC",
  source: "modules/vpc",
  version: "1.2.0",
  repository: "example/modules",
};

it("keeps blocks as they are written, with the comments that describe them", async () => {
  const text = '# Range\n// of all.\nvariable "cidr" {\n  type = string # text\n}\n\nlocals {}\n';
  const { module } = await readTestModule({ "main.tf": text });
  const [variables] = importModule(module, [{ name: "main.tf", text }], options);
  expect(variables).toEqual({
    name: "variables.tf",
    text: '# Range\n// of all.\nvariable "cidr" {\n  type = string # text\n}\n',
  });
});

it("writes what was declared in JSON in HCL, and means the same", async () => {
  const files = {
    "main.tf.json": JSON.stringify({
      variable: {
        plain: {},
        rich: {
          description: 'Text with "quotes", ${braces}, %{more}\nand a second line.',
          type: "object({ a = string, b = optional(number, 1) })",
          default: { a: "${x}\b\f in C:\\bin\\f", b: 2 },
          sensitive: true,
          nullable: false,
          validation: {
            condition: '${contains(["a"], var.rich.a) && can(regex("^\\\\w", var.rich.a))}',
            error_message: "At least 2.",
          },
        },
        listed: { default: ["a", { b: null }] },
      },
      output: {
        id: { description: "The ID.", value: "${aws_vpc.main.id}", sensitive: true },
        all: { value: { "a b": ['x "${join(",", aws_subnet.all[*].id)}"\\n', 1, {}, "$${y}"] } },
      },
    }),
  };
  const { module } = await readTestModule(files);
  const list = Object.entries(files).map(([name, text]) => ({ name, text }));
  const written = importModule(module, list, options).filter(({ name }) => name.endsWith(".tf"));
  const again = await readTestModule(
    Object.fromEntries(written.map(({ name, text }) => [name, text])),
  );
  expect(again.diagnostics).toEqual([]);
  const getComparedFields = (read: typeof module) => ({
    inputs: read.inputs.map(({ source: _, default: defaultValue, ...input }) => ({
      ...input,
      default: defaultValue?.value,
    })),
    outputs: read.outputs.map(({ source: _, ...output }) => output),
  });
  expect(getComparedFields(again.module)).toEqual(getComparedFields(module));
});

it("writes a message of JSON as the template that it is, and a number with all its digits", async () => {
  const text = `{ "variable": { "a": {
    "default": 12345678901234567890,
    "description": "Not \${computed}.",
    "validation": { "condition": true, "error_message": "The \\"value\\" \${var.a} is $\${too} short." }
  } } }`;
  const { module } = await readTestModule({ "main.tf.json": text });
  const [variables] = importModule(module, [{ name: "main.tf.json", text }], options);
  expect(variables?.text).toBe(`variable "a" {
  description = "Not $\${computed}."
  type = number
  default = 12345678901234567890
  validation {
    condition     = true
    error_message = "The \\"value\\" \${var.a} is $\${too} short."
  }
}
`);
});

it("writes what a module needs and creates so that it reads the same again", async () => {
  const { module } = await readTestModule(`
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = { source = "hashicorp/aws", version = ">= 6.0" }
    old = ">= 1.0"
    any = { source = "acme/any" }
  }
}
terraform {
  required_version = "< 2.0"
}
# The network
# of all.
resource "aws_vpc" "this" { provider = aws.other }
resource "google_x" "beta" { provider = google-beta }
data "aws_region" "this" {}
ephemeral "random_password" "this" {}
module "a" {
  source  = "x/y/z"
  version = "~> 1.0"
}
moved {
  from = aws_vpc.old["a"]
  to   = aws_vpc.this
}
`);
  const written = importModule(module, [], options).filter(({ name }) => name === "main.tf");
  const again = await readTestModule(
    Object.fromEntries(written.map((importedFile) => [importedFile.name, importedFile.text])),
  );
  expect(again.diagnostics).toEqual([]);
  const getComparedFields = ({
    inputs: _,
    outputs: __,
    resources,
    moduleCalls,
    ...rest
  }: typeof module) => ({
    ...rest,
    resources: resources.map(({ source: _, ...resource }) => resource),
    moduleCalls: moduleCalls.map(({ source: _, ...call }) => call),
  });
  expect(getComparedFields(again.module)).toEqual(getComparedFields(module));
});
