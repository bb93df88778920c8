import { expect, it } from "vitest";
import { findNewestBelow, getLastChange } from "./add-sources.ts";

it("finds the newest file below a folder", () => {
  const dates = new Map([
    ["catalog/a/x.tf", "2026-01-01"],
    ["catalog/a/y.tf", "2026-02-02"],
    ["catalog/ab/z.tf", "2026-03-03"],
  ]);
  expect(findNewestBelow(dates, "catalog/a")).toBe("2026-02-02");
  expect(findNewestBelow(dates, "catalog/b")).toBeNull();
});

it.each([
  "index.md",
  "index.mdx",
])("counts all files of a service with %s as its sources", (name) => {
  const dates = new Map([
    [`catalog/a/dns/${name}`, "2024-01-01"],
    ["catalog/a/dns/variables.tf", "2025-06-06"],
  ]);
  expect(getLastChange(dates, `catalog/a/dns/${name}`)).toBe("2025-06-06");
});
