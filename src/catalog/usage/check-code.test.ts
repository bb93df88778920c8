import { expect, it } from "vitest";
import { type CacheStore, createMemoryStore } from "../../model/cache.ts";
import {
  diagnose,
  type Rule,
  type SourceLocation,
  wholeFile,
} from "../../model/diagnostics/rule.ts";
import { findFences } from "../../model/text/markdown-fences.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import type { ModuleHistory } from "../history/history.ts";
import { readModule } from "../read/read-module.ts";
import type { Service } from "../service/service.ts";
import { moduleCallRules } from "./call-rules.ts";
import { getKnownModules, openCodeChecker } from "./check-code.ts";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "1.0.0",
    date: "2025-01-10",
    inputs: [
      { name: "name", type: "string" },
      { name: "cidrs", type: "list(string)", default: [] },
    ],
    outputs: ["id"],
  },
  releases: [
    {
      version: "1.1.0",
      date: "2025-02-10",
      added: [{ name: "cidr", type: "list(string)", default: [] }],
      removed: ["cidrs"],
    },
    { version: "1.2.0", date: "2025-03-10", exists: false },
    { version: "1.3.0", date: "2025-04-10", exists: true },
    {
      version: "1.4.0",
      date: "2025-05-10",
      added: [{ name: "tags", type: "map(string)", default: {} }],
    },
  ],
};

const variables = `
variable "name" { type = string }
variable "cidr" {
  type    = list(string)
  default = []
}
variable "tags" {
  type    = map(string)
  default = {}
}
`;

async function createVpc(): Promise<Service> {
  const { module } = readModule(
    [
      { name: "variables.tf", text: variables },
      { name: "outputs.tf", text: 'output "id" { value = 1 }' },
    ],
    { parse: await getHclParser(), getPath: String },
  );
  return {
    title: "VPC",
    source: "modules/vpc",
    version: "1.4.0",
    lastModifiedVersion: null,
    repository: "gruntwork-io/terraform-aws-service-catalog",
    tagPrefix: "v",
    otherTags: {},
    sourceTemplate: null,
    host: null,
    retired: null,
    exactSource: false,
    repositories: [],
    libraryModules: [],
    tags: [],
    category: "networking",
    name: "vpc",
    folder: "catalog/networking/vpc",
    module,
    previous: null,
    history,
    index: null,
    indexFile: "index.md",
    hasIndexFile: true,
    examples: [],
    submodules: [],
  };
}

/** The examples of the rules assume a catalog whose newest version is 1.1.0. */
async function createCatalog({ newest = "1.4.0" } = {}) {
  const versions = ["1.0.0", "1.1.0", "1.2.0", "1.3.0", "1.4.0"];
  const published = versions.slice(0, versions.indexOf(newest) + 1);
  const service = await createVpc();
  return {
    repositories: [],
    services: [newest === service.version ? service : { ...service, version: newest }],
    unobserved: [],
    versions: published.map((version) => ({ version, date: "2025-01-10" })),
  };
}

async function check(code: string, options: { newest?: string; store?: CacheStore } = {}) {
  const modules = getKnownModules(await createCatalog(options));
  const { store = null } = options;
  const checker = await openCodeChecker({ modules, store, engineVersion: "" });
  return checker.check(
    code,
    (offset): SourceLocation => ({ file: "a.md", line: 1, column: offset + 1 }),
  );
}

const getSource = (version: string) =>
  `source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/vpc?ref=${version}"`;

it.each(
  Object.values<Rule<object>>(moduleCallRules),
)("the example of $id has its message", async (rule) => {
  const [sample] = findFences(rule.example.source);
  const found = await check(sample?.code ?? "");
  const { line, column, file, ...expected } = diagnose(rule, wholeFile(""), rule.example.values);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject(expected);
});

it("names the place of the argument, of the output, and of the source where one is missing", async () => {
  const code = `module "vpc" {\n  ${getSource("v1.4.0")}\n  cidr = 1\n}\noutput "x" {\n  value = module.vpc.ids[0]\n}\n`;
  const at = (await check(code)).map(({ rule, column }) => [
    rule,
    code.slice(column - 1).slice(0, 6),
  ]);
  expect(at).toEqual([
    ["wrong-argument-type", "cidr ="],
    ["missing-argument", "source"],
    ["unknown-module-output", "ids[0]"],
  ]);
});

it.each([
  ["v1.0.0", 'tags = { a = "b" }', "it exists since `1.4.0`: pin that version or a newer one"],
  ["v1.3.0", "cidrs = []", "it was removed in `1.1.0`; its successor is probably `cidr`"],
  ["v1.4.0", "names = 1", "did you mean `name`?"],
  ["v1.4.0", "unrelated = 1", undefined],
])("at %s gives a hint for `%s`", async (version, argument, hint) => {
  const found = await check(`module "vpc" {\n  ${getSource(version)}\n  ${argument}\n  # ...\n}\n`);
  expect(found.map((diagnostic) => [diagnostic.rule, diagnostic.hint])).toEqual([
    ["unknown-argument", hint],
  ]);
});

it("reports the first version of a module that an older version lacks", async () => {
  const found = await check(`module "vpc" {\n  ${getSource("v1.2.0")}\n}\n`);
  expect(found.map(({ rule, hint }) => [rule, hint])).toEqual([
    ["unknown-module-version", "it exists since `1.3.0`"],
  ]);
});

it.each([
  ["a version before the first known one", getSource("v0.9.0")],
  ["a commit", getSource("0a1b2c3d4e")],
  ["another repository", 'source = "github.com/example/terraform-aws-other//modules/vpc?ref=v9"'],
  ["a computed source", 'source = "${local.base}//modules/vpc?ref=v1.4.0"'],
  ["a folder", 'source = "./vpc"'],
])("does not check %s", async (_, line) => {
  expect(await check(`module "vpc" {\n  ${line}\n  unknown = module.vpc.unknown\n}\n`)).toEqual([]);
});

it("an excerpt is complete until the next module", async () => {
  const block = (name: string, rest = "") =>
    `module "${name}" {\n  ${getSource("v1.4.0")}\n${rest}}\n`;
  expect(await check(block("a", "  # ...\n") + block("b"))).toHaveLength(1);
  expect(await check(block("a") + block("b", "  // … and others\n"))).toHaveLength(1);
  expect(await check(block("a", "  # https://...\n"))).toHaveLength(1);
});

it("does not take addresses of resources in a module for outputs", async () => {
  const module = `module "vpc" {\n  ${getSource("v1.4.0")}\n  name = "a"\n}\n`;
  const moved = "moved {\n  from = module.vpc.aws_vpc.a\n  to = module.vpc.aws_vpc.b\n}\n";
  expect(await check(module + moved)).toEqual([]);
  const repeated = module.replace("name =", "for_each = {}\n  name =");
  const found = await check(`${repeated}output "x" {\n  value = module.vpc["a"].idd\n}\n`);
  expect(found.map(({ hint }) => hint)).toEqual(["did you mean `id`?"]);
});

it.each([
  ["a comment", "# module.vpc.other"],
  ["a text", 'output "x" {\n  value = "module.vpc.other"\n}'],
  ["`try()`", 'output "x" {\n  value = try(module.vpc.other, null)\n}'],
])("does not take %s for a read output", async (_, rest) => {
  expect(
    await check(`module "vpc" {\n  ${getSource("v1.4.0")}\n  name = "a"\n}\n${rest}\n`),
  ).toEqual([]);
});

it("finds outputs of repeated modules and in loops", async () => {
  const module = `module "vpc" {\n  ${getSource("v1.4.0")}\n  name = "a"\n  for_each = toset(["a"])\n}\n`;
  const reads = 'output "x" {\n  value = [for one in values(module.vpc) : one.idd]\n}\n';
  expect((await check(module + reads)).map(({ hint }) => hint)).toEqual(["did you mean `id`?"]);
});

it("reads the calls of a known block from the cache", async () => {
  const entries = new Map<string, Uint8Array>();
  let reads = 0;
  const store: CacheStore = {
    ...createMemoryStore(entries),
    read: (key) => {
      reads += entries.has(key) ? 1 : 0;
      return entries.get(key);
    },
  };
  const code = `module "vpc" {\n  ${getSource("v1.4.0")}\n}\n`;
  const first = await check(code, { store });
  expect(first).toHaveLength(1);
  expect(await check(code, { store })).toEqual(first);
  expect([entries.size, reads]).toEqual([1, 1]);
});
