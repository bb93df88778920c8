import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceList } from "./site-files.ts";

const module = { title: "", description: "", version: "1.0.0", source: "", page: "" };

it.each([
  ["acme", "task+volume", true],
  ["acme", "größe 2", true],
  ["..", "vpc", false],
  ["acme", "../vpc", false],
  ["acme", "vpc?x", false],
  ["acme", "", false],
  ["acme", "\ud800", false],
])("a list with the service %s/%s is valid: %s", (category, name, isValid) => {
  expect(v.is(serviceList, { modules: [{ ...module, category, name }] })).toBe(isValid);
});
