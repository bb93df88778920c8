import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTestInput } from "../../../tests/support/read-test-module.ts";
import { loadModule } from "./load-module.ts";

/**
 * This module covers cases that are easy to get wrong. Defaults and descriptions in `expected.json`
 * are those of a plan by Terraform 1.11; types and descriptions from comments follow the rules of
 * terraform-docs (`load.go`, `types.go` and `lines.go`).
 */
const folder = join(import.meta.dirname, "../../../tests/modules/terraform-docs");

it("reads a module of tricky code exactly as terraform-docs does", async () => {
  const { module, diagnostics } = await loadModule(folder, { getPath: (file) => file });
  const read = {
    inputs: module.inputs.map(({ name, type, description, default: defaultValue, required }) => ({
      name,
      type,
      description,
      default: defaultValue?.value ?? null,
      required,
    })),
    outputs: module.outputs.map(({ name, description }) => ({ name, description })),
  };
  expect(read).toEqual(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")));
  expect(diagnostics).toEqual([]);
});

it("keeps line ends in types and defaults, and not in descriptions, as terraform-docs does", async () => {
  const input = await readTestInput(
    [
      'variable "crlf" {',
      "  description = <<-EOT",
      "    First line",
      "      second, deeper",
      "",
      "    last",
      "  EOT",
      "  type = object({",
      "    a = string # one",
      "  })",
      "  default = {",
      "    a = <<EOT",
      "keep",
      "EOT",
      "  }",
      "}",
      "",
    ].join("\r\n"),
  );
  expect(input.description).toBe("First line\n  second, deeper\n\nlast\n");
  expect(input.type).toBe("object({\r\n    a = string # one\r\n  })");
  expect(input.default?.value).toEqual({ a: "keep\r\n" });
});
