import { expect, it } from "vitest";
import { prefersReducedData } from "./browser.ts";

it.each([
  [{}, false],
  [{ saveData: false, effectiveType: "4g" }, false],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ saveData: true, effectiveType: "4g" }, true],
])("detects reduced data: %j", (connection, expected) => {
  expect(prefersReducedData(connection)).toBe(expected);
});
