import { expect, it } from "vitest";
import { readTestInput } from "../../../tests/support/read-test-module.ts";
import type { TypeRow } from "../../model/reference/reference.ts";
import { typeRows } from "./type-rows.ts";

async function idsOf(type: string): Promise<string[]> {
  const input = await readTestInput(`variable "x" {\n  type = ${type}\n}\n`);
  const ids = (rows: readonly TypeRow[]): string[] =>
    rows.flatMap((row) => [row.id, ...ids(row.rows)]);
  return ids(typeRows(input.typeTree, input.name));
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
