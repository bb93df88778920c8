import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSitePlugins, findMissingImport } from "./site-code-plugins.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "base.css"), "");
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['@import "./base.css";', undefined],
  ['@import "./base";', undefined],
  ['@import "./base.css?q";', undefined],
  ["@import url(./base.css);", undefined],
  ['@import url("./base.css") screen;', undefined],
  ['@import "https://example.com/a.css"; @import "package/a.css";', undefined],
  ['/* @import "./none.css"; */', undefined],
  ['@import "./none.css";', "./none.css"],
  ["@import url(./none.css) screen;", "./none.css"],
  ["@import url( './none.css' );", "./none.css"],
])("finds the style sheet that is missing in %s", (css, missing) => {
  expect(findMissingImport(css, folder)).toBe(missing);
});

it("rejects imports of Node from browser code as soon as errors are not tolerated", async () => {
  const siteModules = { toleratesErrors: true };
  const site = { root: folder, siteDir: folder, siteModules, translatedModules: {} };
  const plugin = createSitePlugins(site).find(({ name }) => name === "browser-imports");
  const context = {
    resolve: async () => ({ id: "__vite-browser-external:node:fs" }),
    error(message: string) {
      throw new Error(message);
    },
  };
  const resolveId = plugin?.resolveId as unknown as (id: string, importer: string) => Promise<void>;
  const resolve = () => resolveId.call(context, "node:fs", join(folder, "a.tsx"));
  await expect(resolve()).resolves.toBeUndefined();
  siteModules.toleratesErrors = false;
  await expect(resolve()).rejects.toThrow('Failed to resolve import "node:fs"');
});
