import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";
import { originOf, readyPort, servedSites } from "./tests/browser/served-sites.ts";
import type { ProjectOptions } from "./tests/browser/sites.ts";

const executablePath = findChromium();

/** Suites whose result depends on the pages of a site. They run on both sites. */
const onBothSites = /\/(kinds-of-pages|content-policy|long-words)\.spec\.ts/;
/** Suites of the engine, which run on the kitchen sink. */
const engineSuites = /browser\/(errors|navbar|navigation|no-javascript|page-tools|shell)\.spec\.ts/;

const { real, kitchenSink } = servedSites;
const onReal = { siteName: "real", baseURL: originOf(real) } as const;
const onKitchenSink = { siteName: "kitchenSink", baseURL: originOf(kitchenSink) } as const;

export default defineConfig<ProjectOptions>({
  testDir: "tests/browser",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A slow machine must not fail a change. The report lists tests that passed on the second attempt.
  retries: process.env.CI ? 1 : 0,
  // Long pages load slowly on a busy machine.
  timeout: 60_000,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // A new context starts a new process, which takes longer than loading a page. docs/testing.md says
    // what Playwright resets between tests.
    reuseContext: true,
    // A service worker would send requests that the tests intercept.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "site",
      testIgnore: ["kitchen-sink/**", engineSuites],
      use: onReal,
    },
    {
      name: "kitchen-sink",
      testMatch: [onBothSites, engineSuites, "kitchen-sink/**"],
      use: onKitchenSink,
    },
  ],
  webServer: {
    command: "node src/run.mjs tests/browser/serve-sites.ts",
    url: `http://localhost:${readyPort}/`,
    // The first run compiles all sites.
    timeout: 600_000,
  },
  snapshotPathTemplate: "{testDir}/gallery/screenshots/{arg}{ext}",
  expect: {
    // A busy machine renders slowly.
    timeout: 15_000,
    // Browser versions draw letters slightly differently.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 300 },
  },
});
