import { expect, it } from "vitest";
import { sparesData } from "./connection.ts";

it("prefetches on ordinary connections and where the browser says nothing", () => {
  expect(sparesData(undefined)).toBe(false);
  expect(sparesData({ saveData: false, effectiveType: "4g" })).toBe(false);
});

it("spares data on 2g and with data saver", () => {
  expect(sparesData({ effectiveType: "slow-2g" })).toBe(true);
  expect(sparesData({ effectiveType: "2g" })).toBe(true);
  expect(sparesData({ saveData: true, effectiveType: "4g" })).toBe(true);
});
