import { expect, it } from "vitest";
import { allowsVersion } from "./version-constraint.ts";

it.each([
  [">= 1.0, < 2.0", "1.9.9", true],
  ["~> 1.2", "1.9.0", true],
  ["~> 1.2.0", "1.3.0", false],
  ["!= 1.3.0", "1.3.0", false],
  [">= 1.0", "2.0.0-rc1", false],
  ["2.0.0-rc1", "2.0.0-rc1", true],
  ["!= 1.3.0", "2.0.0-rc1", false],
  ["= 2.0.0-rc1, != 1.3.0", "2.0.0-rc1", true],
  ["newest", "1.0.0", undefined],
])("%s allows %s: %s", (constraint, version, expected) => {
  expect(allowsVersion(constraint, version)).toBe(expected);
});
