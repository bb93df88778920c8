import { expect, it } from "vitest";
import { checkHcl } from "./hcl/check-hcl.ts";
import { readYaml } from "./yaml/yaml-document.ts";

const locate = (line: number, column: number) => ({ file: "start.mdx", line, column });

it("finds the unknown alias, and not another asterisk", () => {
  const { diagnostics } = readYaml("# 2 * 3\na: &base 1\nb: *base\nc: *bas\n", locate);
  expect(diagnostics).toMatchObject([{ rule: "yaml-syntax", line: 4, column: 4 }]);
});

it("finds the dependency that allows mock outputs, and not another one", async () => {
  const dependency = (name: string, command: string) =>
    `dependency "${name}" {\n  mock_outputs_allowed_terraform_commands = ["${command}"]\n}\n`;
  const code = `${dependency("vpc", "validate")}\n${dependency("database", "apply")}`;
  const diagnostics = await checkHcl(code, locate);
  expect(diagnostics).toMatchObject([{ rule: "mock-outputs-allowed", line: 6, column: 3 }]);
});
