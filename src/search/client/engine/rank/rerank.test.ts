import { expect, it } from "vitest";
import { findNameInPath } from "./rerank.ts";

it.each([
  ["var.tags", "tags", "input"],
  [`"\${var.tags["Name"]}"`, "tags", "input"],
  ["length(var.users)", "users", "input"],
  ["var.config.port", "config", "input"],
  ["module.vpc.vpc_id", "vpc_id", "output"],
  ["module.vpc[0].vpc_id", "vpc_id", "output"],
  ["dependency.vpc.outputs.vpc_id", "vpc_id", "output"],
  ["output.arn", "arn", "output"],
])("%s asks for %s", (text, name, kind) => {
  expect(findNameInPath(text)).toEqual({ name, kind });
});

it.each([
  "tags",
  "local.tags",
  "module.vpc",
  "data.var.tags",
  "terraform.tfvars",
  "variables.tf",
])("%s is no such path", (text) => {
  expect(findNameInPath(text)).toBeNull();
});
