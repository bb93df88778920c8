import { expect, it } from "vitest";
import { compareVersions } from "./versions.ts";

it("orders versions as semantic versioning does", () => {
  const ordered = [
    "0.9.0",
    "v0.10.0",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-rc.9",
    "1.0.0-rc.10",
    "1.0.0-x-y",
    "1.0",
    "1.0.1",
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});

it("ignores build metadata and zeros at the end", () => {
  expect(compareVersions("1.0.0+a-b", "1.0.0")).toBe(0);
  expect(compareVersions("1.0.0-rc.1+b", "v1.0.0-rc.1+a")).toBe(0);
  expect(compareVersions("1.0", "1.0.0")).toBe(0);
});
