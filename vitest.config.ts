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
  // The first test of a file that highlights code loads the grammars: seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  unstubGlobals: true,
  restoreMocks: true,
};

/** Those that are there; where the changes of everybody are checked, all of them. */
const browsersUnderTest = process.env.CI ? browserIds : installedBrowsers();

const siteTests = ["tests/site/**/*.test.ts"];
const aloneSiteTests = ["tests/site/**/*.alone.test.ts"];

const site = {
  // A site build compiles the engine the first time.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // Built bundles run as they are.
  server: { deps: { external: [/\/\.cache\//] } },
};

export default defineConfig({
  test: {
    maxWorkers: "100%",
    globalSetup: "tests/temporary-folder.ts",
    projects: [
      // Modules are loaded once for all files: five times as fast.
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
      // Who puts something in the place of a module, or measures its process, has both to itself.
      { test: { ...unit, name: "unit-alone", include: aloneTests } },
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          testTimeout: 60_000,
          // The preview compiles the command line the first time.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browsers",
          include: browsersUnderTest.map((id) => `tests/all-browsers/${id}.test.ts`),
          globalSetup: "tests/all-browsers/build-sites.ts",
          // A busy machine starts a browser slowly.
          hookTimeout: 90_000,
          testTimeout: 90_000,
          // As in Playwright's configuration: a machine that stalls must not refuse a change.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
      {
        test: {
          ...site,
          name: "mcp",
          // Both packages read the same built site.
          include: ["tests/mcp/**/*.test.ts", "tests/check-usage/**/*.test.ts"],
          globalSetup: "tests/mcp/build-site.ts",
        },
      },
      // The builder is loaded once for all files of a process, with what it reads at its first use.
      {
        test: {
          ...site,
          name: "site",
          include: siteTests,
          exclude: aloneSiteTests,
          isolate: false,
          restoreMocks: true,
        },
      },
      // A build whose clock is wrong takes the engines of others for old ones, and removes them.
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
