import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { listFullPaths } from "../../src/files/walk-files.ts";
import {
  announcementPrefix,
  dismissKey,
  getCatalogVersionKey,
  getDocsVersionKey,
  getTabKey,
  repositoryWarningKey,
  themeKey,
} from "../../src/model/site/preference-keys.ts";
import { root } from "../site/build-fixture.ts";

it("readers keep their choices from the previous site", () => {
  expect([themeKey, getTabKey("os"), repositoryWarningKey]).toEqual([
    "theme",
    "docusaurus.tab.os",
    "dontWarnGitHubLinks",
  ]);
  expect([`${announcementPrefix}id`, dismissKey, getDocsVersionKey("default")]).toEqual([
    "docusaurus.announcement.id",
    "docusaurus.announcement.dismiss",
    "docs-preferred-version-default",
  ]);
});

it("the chosen version of a module counts for all modules of its repository", () => {
  const [vpc, eks] = ["networking/vpc", "services/eks"].map((module) =>
    getCatalogVersionKey(`git::https://a.example/b/c.git//modules/${module}?ref=v`),
  );
  expect(vpc).toBe("catalog-version-git::https://a.example/b/c.git");
  expect(eks).toBe(vpc);
  expect(getCatalogVersionKey("git::git@a.example:b/c.git//d")).toBe(
    "catalog-version-git::git@a.example:b/c.git",
  );
});

it("only three modules use the storage of the browser directly", () => {
  const users = listFullPaths(join(root, "src"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => /\b(local|session)Storage\b/.test(readFileSync(path, "utf8")))
    .map((path) => relative(root, path))
    // The build does not run in browsers, but its messages name what does.
    .filter((path) => !path.startsWith("src/builder/"));
  expect(users.sort()).toEqual([
    "src/framework/client/storage.ts",
    "src/theme/code-block/code-tools.ts",
    "src/theme/page/first-paint-scripts.ts",
  ]);
});
