import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";
import { originOf, readyPort, servedSites } from "./tests/browser/served-sites.ts";
import type { Choices } from "./tests/browser/sites.ts";

const executablePath = findChromium();

/** Suites of what depends on a site's own pages: they run on both sites. */
const onBothSites = /\/(accessibility|content-policy|long-words|no-javascript)\.spec\.ts/;
/**
 * Suites of the engine: they run on the kitchen sink. What depends on the form of addresses (base
 * URL, trailing slash) is marked and runs on the real site too, whose form is another.
 */
const ofTheEngine = /browser\/(errors|navbar|navigation|page-tools|shell)\.spec\.ts/;
const dependsOnAddresses = /@addresses/;
/** Tests of what reads or writes storage: they run once more where every use of it throws. */
const usesStorage = /@throws/;

const { real, kitchenSink, gallery, uk, he } = servedSites;
const onReal = { siteName: "real", baseURL: originOf(real) } as const;
const onKitchenSink = { siteName: "kitchenSink", baseURL: originOf(kitchenSink) } as const;
const throwing = { storage: "throws" } as const;

export default defineConfig<Choices>({
  testDir: "tests/browser",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A machine that stalls must not refuse a change; the report names what needed a second attempt.
  retries: process.env.CI ? 1 : 0,
  // A long page on a busy machine takes its time.
  timeout: 60_000,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // A worker would ask for what the tests answer themselves.
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
      testIgnore: ["kitchen-sink/**", "languages/**", "tests/browser/gallery/**", ofTheEngine],
      use: onReal,
    },
    { name: "site, addresses", testMatch: ofTheEngine, grep: dependsOnAddresses, use: onReal },
    {
      name: "kitchen-sink",
      testMatch: [onBothSites, ofTheEngine, "kitchen-sink/**"],
      use: onKitchenSink,
    },
    { name: "gallery", testMatch: "tests/browser/gallery/**", use: { baseURL: originOf(gallery) } },
    { name: "uk", testMatch: "languages/*.spec.ts", use: { baseURL: originOf(uk) } },
    // From right to left; its words are those of the other language.
    { name: "he", testMatch: "languages/layout.spec.ts", use: { baseURL: originOf(he) } },
    {
      name: "site, storage throws",
      testMatch: /browser\/(search(?:-opening|-page)?|shell)\.spec\.ts/,
      grep: usesStorage,
      use: { ...onReal, ...throwing },
    },
    {
      name: "kitchen-sink, storage throws",
      testMatch: "kitchen-sink/**",
      grep: usesStorage,
      use: { ...onKitchenSink, ...throwing },
    },
  ],
  webServer: {
    command: "node src/run.mjs tests/browser/serve-sites.ts",
    url: `http://localhost:${readyPort}/`,
    // All sites are compiled the first time.
    timeout: 600_000,
  },
  snapshotPathTemplate: "{testDir}/gallery/screenshots/{arg}{ext}",
  expect: {
    // A busy machine renders slowly.
    timeout: 15_000,
    // Another version of the browser draws letters a little differently.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 300 },
  },
});
