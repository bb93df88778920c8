import { expect, test } from "vitest";
import { getNumberPrefix, withoutNumberPrefix } from "./file-names.ts";

test.each([
  ["01-intro", 1, "intro"],
  ["1. Intro", 1, "Intro"],
  ["02 second page", 2, "second page"],
  ["3_-_name", 3, "name"],
  ["intro", undefined, "intro"],
  ["1.3.0", undefined, "1.3.0"],
  ["2021-11-foo", undefined, "2021-11-foo"],
  ["7-8-name", undefined, "7-8-name"],
  ["404", undefined, "404"],
  ["12factor", undefined, "12factor"],
])("splits the number off %s", (name, number, rest) => {
  expect(getNumberPrefix(name)).toBe(number);
  expect(withoutNumberPrefix(name)).toBe(rest);
});
