import { expect, it } from "vitest";
import { getLastChange } from "./add-sources.ts";

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
