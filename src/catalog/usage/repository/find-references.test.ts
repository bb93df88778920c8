import { expect, it } from "vitest";
import { getHclParser } from "../../hcl/load-parser.ts";
import { getModuleFinder } from "../find-module.ts";
import { checkRepository } from "./check-repository.ts";

const modules = getModuleFinder({ services: [], versions: [], repositories: [] });

/** Rules and names that are reported for `expression`, where `x` has the output `id` only. */
async function findReferences(expression: string, repetition = ""): Promise<string[]> {
  const files: Record<string, string> = {
    "/x/main.tf": 'output "id" {\n  value = 1\n}\n',
    "/main.tf": `module "x" {\n  source = "./x"\n  ${repetition}\n}\n\nlocals {\n  value = ${expression}\n}\n`,
  };
  const tree = { paths: Object.keys(files), read: (path: string) => files[path] };
  const { findings } = await checkRepository(tree, { parse: await getHclParser(), modules });
  return findings.map(({ rule, line, column }) => {
    const text = files["/main.tf"]?.split("\n")[line - 1] ?? "";
    return `${rule} ${/^\w+/.exec(text.slice(column - 1))?.[0]}`;
  });
}

const forEach = "for_each = toset([])";

it.each([
  ["module.x.id", ""],
  ['module.x["id"]', ""],
  ['module.x["id"].anything', ""],
  ["module.x[*].id", ""],
  ["[for name, value in module.x : value.anything]", ""],
  ["module.x[0].id", "count = 1"],
  ["module.x[*].id", "count = 1"],
  ["module.x.*.id", "count = 1"],
  ["one(module.x[*].id)", "count = 1"],
  ["one(module.x[*]).id", "count = 1"],
  ["[for one in module.x : one.id if one.id != null]", "count = 1"],
  ["[for one in [1] : one.other]", "count = 1"],
  ["length(module.x)", "count = 1"],
  ["module.x[each.key].id", forEach],
  ["module.x.prod.id", forEach],
  ['module.x["prod"].id["a"].b', forEach],
  ["values(module.x)[*].id", forEach],
  ["{ for key, one in module.x : key => one.id }", forEach],
  ["[for one in values(module.x) : [for one in one.id : one.other]]", forEach],
  ["try(module.x.other, null)", ""],
])("accepts %s with %j", async (expression, repetition) => {
  expect(await findReferences(expression, repetition)).toEqual([]);
});

it("accepts any name in `depends_on`, because Terraform evaluates only the module there", async () => {
  const files: Record<string, string> = {
    "/x/main.tf": 'output "id" {\n  value = 1\n}\n',
    "/main.tf":
      'module "x" {\n  source = "./x"\n}\n\nresource "a" "b" {\n  depends_on = [module.x.other]\n}\n',
  };
  const tree = { paths: Object.keys(files), read: (path: string) => files[path] };
  const { findings } = checkRepository(tree, { parse: await getHclParser(), modules });
  expect(findings).toEqual([]);
});

it.each([
  ["module.x.other", ""],
  ['module.x["other"]', ""],
  ["module.x[*].other", ""],
  ["module.x[0].other", "count = 1"],
  ["module.x[count.index].other", "count = 1"],
  ["module.x.*.other", "count = 1"],
  ["one(module.x[*]).other", "count = 1"],
  ["element(module.x, 0).other", "count = 1"],
  ["[for one in module.x : one.other]", "count = 1"],
  ["[for one in module.x[*] : one.other]", "count = 1"],
  ['module.x["prod"].other', forEach],
  ['module.x["prod"]["other"]', forEach],
  ["module.x.prod.other", forEach],
  ["values(module.x)[*].other", forEach],
  ["values(module.x)[0].other", forEach],
  ["{ for key, one in module.x : key => one.other }", forEach],
  ["[for key, one in values(module.x) : key if one.other]", forEach],
])("reports the output in %s with %j", async (expression, repetition) => {
  expect(await findReferences(expression, repetition)).toEqual(["unknown-module-output other"]);
});

it("reports an output that is read from a list or a map", async () => {
  expect(await findReferences("module.x.id", "count = 2")).toEqual(["module-without-index id"]);
  expect(await findReferences("module.x.id.arn", forEach)).toEqual(["module-without-index id"]);
  expect(await findReferences('module.x["id"].id', forEach)).toEqual([]);
  expect(await findReferences('module.x["id"].arn', forEach)).toEqual([
    "unknown-module-output arn",
  ]);
});
