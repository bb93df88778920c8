import { expect, it } from "vitest";
import { readVersionLinks } from "./preferred-version.ts";

const start = { name: "1.0", label: "1.0", href: "/1.0" };

it("reads the links to the versions of the docs", () => {
  expect(readVersionLinks(JSON.stringify([start]))).toEqual([start]);
});

it.each([
  "",
  "{",
  "null",
  '{"name":"1.0"}',
  '[null, 1, {"name":"1.0"}]',
])("finds nothing in the damaged attribute `%s`", (text) =>
  expect(readVersionLinks(text)).toEqual([]));
