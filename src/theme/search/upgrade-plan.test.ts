import { expect, test, vi } from "vitest";
import { completeVersion } from "../../catalog/history/versions-in-query.ts";
import * as messages from "./search-messages.ts";
import { findVersions } from "./upgrade-plan.ts";

vi.mock("virtual:site/search-links", () => ({ planner: null }));

test.each([
  ["0.93 to 2.11", ["0.93", "2.11"]],
  ["v0.93.0..v2.11.1", ["0.93.0", "2.11.1"]],
  ["How do I upgrade from 0.93 to 2.11?", ["0.93", "2.11"]],
  ["0.93 → 2.11", ["0.93", "2.11"]],
  ["What breaks when upgrading from v0.93.0 to v2.11.1.", ["0.93.0", "2.11.1"]],
  ["2.11", null],
  ["terraform 1.5 to 1.9", null],
  ["10.0.0.1 10.0.0.2", null],
  ["0.93 1.0 2.11", null],
])("the versions of %j are %j", (text, versions) => {
  expect(findVersions(text, messages.upgradeWords.split(" "))).toEqual(versions);
});

test("a version without its last number is the newest one that begins so", () => {
  const published = ["0.93.0", "2.1.0", "2.11.0", "2.11.1"];
  expect(completeVersion("0.93", published)).toBe("0.93.0");
  expect(completeVersion("2.11", published)).toBe("2.11.1");
  expect(completeVersion("2.1", published)).toBe("2.1.0");
  expect(completeVersion("3.0", published)).toBeUndefined();
});
