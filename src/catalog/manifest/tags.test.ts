import { expect, it } from "vitest";
import { getVersionOfTag } from "./tags.ts";

it.each([
  ["v1.2.3", "1.2.3"],
  ["V1.2.3", "1.2.3"],
  ["v.1.2.3", "1.2.3"],
  ["vpc/v1.2.3", "1.2.3"],
  ["v1.2.3-rc1", null],
])("the version of the tag %s is %s", (tag, version) => {
  expect(getVersionOfTag(tag)).toBe(version);
});
