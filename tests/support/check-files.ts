import { getHclParser } from "../../src/catalog/hcl/load-parser.ts";
import { getInterface, type ModuleHistory } from "../../src/catalog/history/history.ts";
import { readJsonBlocks } from "../../src/catalog/read/blocks/json-blocks.ts";
import { getModuleFinder } from "../../src/catalog/usage/find-module.ts";
import { checkRepository } from "../../src/catalog/usage/repository/check-repository.ts";

/** The repository of the only module that the checks know. */
export const repository = "gruntwork-io/terraform-aws-service-catalog";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "1.0.0",
    date: "2025-01-10",
    inputs: [
      { name: "name", type: "string" },
      { name: "nat_gateways", type: "number", default: 1 },
      { name: "cidrs", type: "list(string)", default: [] },
      { name: "gateways_per_zone", type: "number", default: 1 },
    ],
    outputs: ["id", "arn"],
  },
  releases: [
    {
      version: "1.1.0",
      date: "2025-02-10",
      added: [
        { name: "cidr", type: "list(string)", default: [] },
        { name: "region", type: "string" },
      ],
      removed: ["cidrs", "gateways_per_zone"],
      renamed: { gateways_per_zone: "nat_gateways" },
      changed: [{ name: "nat_gateways", field: "default", from: 1, to: 3 }],
      outputsRemoved: ["arn"],
    },
  ],
};

const modules = getModuleFinder({
  services: [
    {
      repository,
      source: "modules/vpc",
      version: "1.1.0",
      moduleInterface: getInterface(history, "1.1.0") ?? { inputs: new Map(), outputs: new Set() },
      history,
    },
  ],
  versions: [{ version: "1.0.0" }, { version: "1.1.0" }],
  repositories: [],
});

/** An argument with the address of the module. */
export const source = (version: string) =>
  `source = "git::git@github.com:${repository}.git//modules/vpc?ref=v${version}"`;

/** Checks files by path. */
export async function check(files: Record<string, string>, to?: string) {
  const tree = {
    paths: Object.keys(files).map((path) => `/${path}`),
    read: (path: string) => files[path.slice(1)],
  };
  const parse = await getHclParser();
  return checkRepository(tree, { parse, readJson: readJsonBlocks, modules, to });
}

/** Formats diagnostics as lines: position, rule, and the text of the edit. */
export async function lines(files: Record<string, string>, to?: string) {
  const { findings } = await check(files, to);
  return findings.map(({ file, line, column, rule, edit }) =>
    [`${file}:${line}:${column}`, rule, ...(edit ? [edit.text] : [])].join(" "),
  );
}
