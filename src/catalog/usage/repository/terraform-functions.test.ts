import { expect, it } from "vitest";
import type { JsonValue } from "../../../model/reference/module.ts";
import { callFunction } from "./terraform-functions.ts";

function call(name: string, ...given: JsonValue[]): JsonValue | undefined {
  return callFunction(name, given.length, (index) => given[index] ?? null);
}

it.each<[name: string, given: JsonValue[], result: JsonValue | undefined]>([
  ["dirname", ["/live/prod/root.hcl"], "/live/prod"],
  ["dirname", ["/root.hcl"], "/"],
  ["dirname", ["live/prod/"], "live/prod"],
  ["dirname", ["root.hcl"], "."],
  ["dirname", [["root.hcl"]], undefined],
  ["dirname", ["live/./prod/..//root.hcl"], "live"],
  ["dirname", ["../../root.hcl"], "../.."],
  ["abspath", ["/live/prod/../stage/"], "/live/stage"],
  ["basename", [["a"]], undefined],
  ["basename", ["live//prod/"], "prod"],
  ["basename", [""], "."],
  ["format", ["%d", "1e3"], "1000"],
  ["format", ["%s-%d%%", "a", 3], "a-3%"],
  ["format", ["%s-%s", "a"], undefined],
  ["format", ["%s", "a", "b"], undefined],
  ["format", ["%d", 1.5], undefined],
  ["format", ["%05d", 1], undefined],
  ["join", [",", ["a"], ["b", 1]], "a,b,1"],
  ["join", [",", [1e21, 1e-7]], "1000000000000000000000,0.0000001"],
  ["format", ["%d", 1e21], "1000000000000000000000"],
  ["join", [",", [{}]], undefined],
  ["join", ["-", [null]], undefined],
  ["join", [null, ["a"]], undefined],
  ["title", ["über den fluss"], "Über Den Fluss"],
  ["trimprefix", [["a"], "a"], undefined],
  ["trimsuffix", ["abc", ""], "abc"],
  ["trimsuffix", ["abc", "bc"], "a"],
  ["tonumber", ["12"], 12],
  ["tonumber", [""], undefined],
  ["tonumber", [true], undefined],
  ["tonumber", [[]], undefined],
])("%s(%j) is %j", (name, given, result) => {
  expect(call(name, ...given)).toEqual(result);
});
