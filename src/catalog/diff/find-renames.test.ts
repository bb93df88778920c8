import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { describeRename, findRenames } from "./find-renames.ts";

it("suggests what was probably renamed, with a score", async () => {
  const [before, after] = await Promise.all([
    readTestModule(
      'variable "num_nat_gateways" { type = number }\nvariable "nat_gateways" { type = number }\nvariable "zone" { type = string }\noutput "vpc_ids" { value = 1 }\n',
    ),
    readTestModule(
      'variable "number_nat_gateways" { type = number }\nvariable "tenancy" { type = string }\noutput "vpc_id" { value = 1 }\n',
    ),
  ]);
  expect(findRenames(before.module, after.module).map(describeRename)).toEqual([
    "input num_nat_gateways was probably renamed to number_nat_gateways (similarity 0.84)",
    "output vpc_ids was probably renamed to vpc_id (similarity 0.86)",
  ]);
  expect(findRenames(before.module, before.module)).toEqual([]);
});
