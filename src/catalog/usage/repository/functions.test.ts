import { expect, it } from "vitest";
import type { JsonValue } from "../../../model/reference/module.ts";
import { callFunction } from "./functions.ts";

function call(name: string, ...given: JsonValue[]): JsonValue | undefined {
  return callFunction(name, given.length, (index) => given[index] ?? null);
}

it.each<[name: string, given: JsonValue[], result: JsonValue | undefined]>([
  ["dirname", ["/live/prod/root.hcl"], "/live/prod"],
  ["dirname", ["/root.hcl"], "/"],
  ["dirname", ["live/prod/"], "live/prod"],
  ["dirname", ["root.hcl"], "."],
  ["dirname", [["root.hcl"]], undefined],
  ["tonumber", ["12"], 12],
  ["tonumber", [""], undefined],
  ["tonumber", [true], undefined],
  ["tonumber", [[]], undefined],
])("%s(%j) is %j", (name, given, result) => {
  expect(call(name, ...given)).toBe(result);
});
