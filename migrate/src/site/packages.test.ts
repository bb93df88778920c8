import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getReactDependencies, parsePackageName } from "./packages.ts";

it.each([
  ["chart", "chart"],
  ["chart/dist/line.js", "chart"],
  ["@sea/chart/line", "@sea/chart"],
  ["react-dom", undefined],
  ["node:fs", undefined],
  ["path", undefined],
  ["@theme/Tabs", undefined],
  ["@docusaurus/Link", undefined],
  ["~/chart", undefined],
  ["virtual:chart", undefined],
  ["./chart", undefined],
])("the package of %s is %s", (specifier, name) => {
  expect(parsePackageName(specifier)).toBe(name);
});

it("finds versions in the site and in the repository around it", () => {
  const repository = mkdtempSync(join(tmpdir(), "repository-"));
  const site = join(repository, "website");
  mkdirSync(site);
  mkdirSync(join(repository, ".git"));
  const write = (folder: string, dependencies: Record<string, string>) =>
    writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies }));
  write(repository, { chart: "1.0.0", knots: "^2.0.0" });
  write(site, { chart: "^3.0.0", rope: "workspace:^" });
  const packages = new Set(["chart", "knots", "rope", "unknown"]);
  expect(getReactDependencies(site, packages)).toBeUndefined();
  write(site, { chart: "npm:@sea/chart@3", react: "^19.0.0", rope: "workspace:^" });
  expect(getReactDependencies(site, packages)).toEqual({
    chart: "npm:@sea/chart@3",
    knots: "^2.0.0",
    rope: "*",
  });
});
