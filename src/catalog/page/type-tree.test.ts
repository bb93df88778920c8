import { expect, it } from "vitest";
import { readTestInput } from "../read/read-test-module.ts";
import { english } from "./language.ts";
import { typeTree } from "./type-tree.ts";

async function idsOf(type: string): Promise<string[]> {
  const input = await readTestInput(`variable "x" {\n  type = ${type}\n}\n`);
  const html = typeTree(input.typeTree, [input.name], english);
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

it("gives every attribute an id, at every depth", async () => {
  expect(await idsOf("map(object({ a = object({ b = string }), c = tuple([number]) }))")).toEqual([
    "input_x.a",
    "input_x.a.b",
    "input_x.c",
  ]);
});

it("gives no id twice, whatever the names are", async () => {
  const type =
    'object({ a = object({ b = string }), "a.b" = string, "c d" = string, c_d = string })';
  expect(await idsOf(type)).toEqual([
    "input_x.a",
    "input_x.a.b",
    "input_x.a.b_",
    "input_x.c_d",
    "input_x.c_d_",
  ]);
});

it.each([
  [12, /^<ul /],
  [13, /^<details><summary>Attributes, 13 in all<\/summary>/],
])("folds a long tree: %i rows", async (length, start) => {
  const many = Array.from({ length }, (_, index) => `a${index} = string`).join(", ");
  const { typeTree: tree } = await readTestInput(
    `variable "x" {\n  type = object({ ${many} })\n}\n`,
  );
  expect(typeTree(tree, ["x"], english)).toMatch(start);
});
