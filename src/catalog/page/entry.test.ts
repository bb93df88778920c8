import { expect, it, test } from "vitest";
import { readTestInput } from "../../../tests/support/read-test-module.ts";
import { createTestService } from "../../../tests/support/test-service.ts";
import type { TypeRow } from "../../model/reference/reference.ts";
import { dedent, getEntries, getTypeRows } from "./entry.ts";

it("gives no id of the page to a name", async () => {
  const names = ["foo", "input_foo", "output_bar", "outputs", "menu", "payload", "taken"];
  const variables = names.map((name) => `variable "${name}" {}\n`).join("");
  const service = await createTestService(`${variables}output "bar" { value = 1 }\n`);
  const { inputs, outputs } = getEntries(service, {
    descriptions: new Map(),
    usedIds: new Set(["taken"]),
    occurrences: new Map(),
    hrefs: { page: () => "/vpc", allInputs: "/inputs" },
  });
  const entries = [...inputs, ...outputs];
  const bare = entries.filter(({ hasBareId }) => hasBareId).map(({ name }) => name);
  const ids = [...entries.map(({ id }) => id), ...bare];
  expect(new Set(ids).size).toBe(ids.length);
  expect(bare).toEqual(["foo", "bar"]);
});

async function getIds(type: string): Promise<string[]> {
  const input = await readTestInput(`variable "x" {\n  type = ${type}\n}\n`);
  const ids = (rows: readonly TypeRow[]): string[] =>
    rows.flatMap((row) => [row.id, ...ids(row.rows)]);
  return ids(getTypeRows(input.typeTree, input.name));
}

it("gives every attribute an id, at every depth", async () => {
  expect(await getIds("map(object({ a = object({ b = string }), c = tuple([number]) }))")).toEqual([
    "input_x.a",
    "input_x.a.b",
    "input_x.c",
  ]);
});

it("gives no id twice, whatever the names are", async () => {
  const type =
    'object({ a = object({ b = string }), "a.b" = string, "c d" = string, c_d = string })';
  expect(await getIds(type)).toEqual([
    "input_x.a",
    "input_x.a.b",
    "input_x.a.b_",
    "input_x.c_d",
    "input_x.c_d_",
  ]);
});

test.each([
  ["{\r\n    a = 1\n\n      b = 2\n  }", "{\n  a = 1\n\n    b = 2\n}"],
  ["<<-EOT\n    one\n      two\n    EOT", "<<-EOT\none\n  two\nEOT"],
  ["<<EOT\n    one\n      two\n    EOT", "<<EOT\n    one\n      two\nEOT"],
  ["{\n    a = <<EOT\n  one\n    EOT\n    b = 1\n  }", "{\n  a = <<EOT\n  one\n  EOT\n  b = 1\n}"],
  ['["<<EOT",\n    1]', '["<<EOT",\n1]'],
])("%j", (text, expected) => {
  expect(dedent(text)).toBe(expected);
});
