import { expect, it } from "vitest";
import { parseQuery } from "./parse-query.ts";

it.each([
  ["multi-region", 0.4],
  ["vpc_id", 1],
  ["var.vpc-id", 1],
  ["aws-vpc-2", 1],
])("gives the whole of %s a weight of %f", (text, weight) => {
  expect(parseQuery(text)[0]?.identifier?.weight).toBe(weight);
});
