import { defineConfig } from "vitest/config";
import { browserIds, installedBrowsers } from "./tests/all-browsers/browsers/find-browsers.ts";

const unitTests = [
  "src/**/*.test.{ts,tsx}",
  "site/**/*.test.{ts,tsx}",
  "tests/specification/**/*.test.ts",
  "tests/*.test.ts",
  "tools/**/*.test.ts",
  "rehearsal/**/*.test.ts",
  "migrate/src/**/*.test.ts",
];
const aloneTests = ["src/**/*.alone.test.ts"];

const unit = {
  // The first test that highlights code loads the grammars, which takes seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  unstubGlobals: true,
  restoreMocks: true,
  // Node rejects the JSON imports of this package.
  server: { deps: { inline: [/@actions\/workflow-parser/] } },
};

/** The installed browsers; in CI, all of them. */
const browsersUnderTest = process.env.CI ? browserIds : installedBrowsers();

const siteTests = ["tests/site/**/*.test.ts"];
const aloneSiteTests = ["tests/site/**/*.alone.test.ts"];
const realSiteTests = ["tests/site/real-site.test.ts"];

const site = {
  // The first build of a site compiles the engine.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // Built bundles run unchanged.
  server: { deps: { external: [/\/\.cache\//] } },
};

export default defineConfig({
  test: {
    maxWorkers: "100%",
    globalSetup: "tests/temporary-folder.ts",
    projects: [
      // Without isolation, modules are loaded once for all files, which is five times as fast.
      {
        test: {
          ...unit,
          name: "unit",
          include: unitTests,
          exclude: aloneTests,
          pool: "threads",
          isolate: false,
        },
      },
      // Tests that replace a module or measure their process run in a separate process.
      { test: { ...unit, name: "unit-alone", include: aloneTests } },
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          testTimeout: 60_000,
          // The first preview compiles the command line.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browsers",
          include: browsersUnderTest.map((id) => `tests/all-browsers/${id}.test.ts`),
          globalSetup: "tests/all-browsers/build-sites.ts",
          // Browsers start slowly on a busy machine.
          hookTimeout: 90_000,
          testTimeout: 90_000,
          // As in Playwright's configuration: a slow machine must not fail a change.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
      {
        test: {
          ...site,
          name: "mcp",
          // The tests of both packages read the same built site.
          include: ["tests/mcp/**/*.test.ts", "tests/check-usage/**/*.test.ts"],
          globalSetup: "tests/mcp/build-site.ts",
          isolate: false,
        },
      },
      // Without isolation, a process loads the builder once for all files.
      {
        test: {
          ...site,
          name: "site",
          include: siteTests,
          exclude: [...aloneSiteTests, ...realSiteTests],
          isolate: false,
          restoreMocks: true,
        },
      },
      // Apart from the others, because it takes long.
      { test: { ...site, name: "real-site", include: realSiteTests } },
      // A build with a wrong clock considers compiled engines outdated, and removes them.
      {
        test: {
          ...site,
          name: "site-alone",
          include: aloneSiteTests,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
