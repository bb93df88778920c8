import { expect, it } from "vitest";
import { newestBelow } from "./add-sources.ts";

it("finds the newest file below a folder", () => {
  const dates = new Map([
    ["catalog/a/x.tf", "2026-01-01"],
    ["catalog/a/y.tf", "2026-02-02"],
    ["catalog/ab/z.tf", "2026-03-03"],
  ]);
  expect(newestBelow(dates, "catalog/a")).toBe("2026-02-02");
  expect(newestBelow(dates, "catalog/b")).toBeNull();
});
