import { expect, it } from "vitest";
import { getHclParser } from "../../hcl/load-parser.ts";
import { getModuleFinder } from "../find-module.ts";
import { checkRepository } from "./check-repository.ts";

const modules = getModuleFinder({
  services: [
    {
      repository: "acme/modules",
      source: "vpc",
      version: "1.0.0",
      moduleInterface: {
        inputs: new Map([["name", { name: "name", type: "string" }]]),
        outputs: new Set(),
      },
      history: null,
    },
  ],
  versions: [{ version: "1.0.0" }],
  repositories: [],
});

const call = (body: string) =>
  `module "a" {\n  source = "github.com/acme/modules//vpc?ref=v1.0.0"\n  name   = "a"\n${body}}\n`;

async function findRules(text: string) {
  const tree = { paths: ["/main.tf"], read: () => text };
  const { findings } = await checkRepository(tree, { parse: await getHclParser(), modules });
  return findings.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);
}

it.each<[body: string, expected: unknown[]]>([
  ["  # check-usage-ignore: unknown-argument -- a fork adds it\n  cidr = 1\n", []],
  ["  // check-usage-ignore: unknown-argument -- a fork adds it\n\n  # Range.\n  cidr = 1\n", []],
  ["  cidr = 1 # check-usage-ignore: unknown-argument -- a fork adds it\n", []],
  [
    "  # check-usage-ignore: wrong-argument-type, unknown-argument -- a fork adds it\n  cidr = 1\n",
    [expect.stringContaining("unused-ignore-comment `wrong-argument-type`")],
  ],
])("ignores a diagnostic: %j", async (body, expected) => {
  expect(await findRules(call(body))).toEqual(expected);
});

it("ignores the diagnostics of a file", async () => {
  const text = `# check-usage-ignore-file: unknown-argument -- a fork adds them\n${call("  a = 1\n\n  b = 2\n")}`;
  expect(await findRules(text)).toEqual([]);
});

it.each([
  [
    "  # check-usage-ignore: unknown-argument\n  cidr = 1\n",
    "4:3 invalid-ignore-comment the comment gives no reason",
  ],
  [
    "  # check-usage-ignore: -- old\n",
    "4:3 invalid-ignore-comment the comment names no rule to ignore",
  ],
  [
    "  # check-usage-ignore: unknown-argumnt -- old\n",
    "4:25 invalid-ignore-comment no rule is called `unknown-argumnt`",
  ],
  [
    "  # check-usage-ignore: unknown-argument -- old\n",
    "4:25 unused-ignore-comment `unknown-argument` is not reported here, so the comment has no effect",
  ],
])("reports the comment in %j", async (body, message) => {
  expect(await findRules(call(body))).toEqual([message]);
});

it("does not take text in strings for comments", async () => {
  const text = call('  cidr = "\n# check-usage-ignore: unknown-argument -- no"\n');
  expect((await findRules(text)).join()).not.toContain("ignore-comment");
  const heredoc = call("  cidr = <<EOT\n# check-usage-ignore: unknown-argument -- no\nEOT\n");
  expect(await findRules(heredoc)).toMatchObject([expect.stringContaining("unknown-argument")]);
});

it("does not check templates of other tools", async () => {
  const text = `${call("  cidr = 1\n")}{{ if .more }}\nmodule "b" {\n{{ end }}\n`;
  expect(await findRules(text)).toEqual([]);
  const source = 'module "a" {\n  source = "github.com/acme/modules//vpc?ref={{ .version }}"\n}\n';
  expect(await findRules(source)).toEqual([]);
});
