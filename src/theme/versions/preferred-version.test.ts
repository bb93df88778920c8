import { expect, it } from "vitest";
import { readStarts } from "./preferred-version.ts";

const start = { name: "1.0", label: "1.0", href: "/1.0" };

it("reads where versions start", () => {
  expect(readStarts(JSON.stringify([start]))).toEqual([start]);
});

it.each([
  "",
  "{",
  "null",
  '{"name":"1.0"}',
  '[null, 1, {"name":"1.0"}]',
])("finds nothing in the damaged attribute `%s`", (text) => expect(readStarts(text)).toEqual([]));
