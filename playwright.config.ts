import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";
import type { Choices } from "./tests/browser/sites.ts";

const executablePath = findChromium();

/** Suites of what depends on a site's own pages: they run on both sites. */
const onBothSites = /\/(accessibility|content-policy|long-words|reading)\.spec\.ts/;
/**
 * Suites of the engine: they run on the kitchen sink. What depends on the form of addresses (base
 * URL, trailing slash) is marked and runs on the real site too, whose form is another.
 */
const ofTheEngine = /browser\/(errors|navbar|navigation|page-tools|shell)\.spec\.ts/;
const dependsOnAddresses = /@addresses/;
/** Tests of what reads or writes storage: they run once more where every use of it throws. */
const usesStorage = /@throws/;

const real = { siteName: "real", baseURL: "http://localhost:4173" } as const;
const kitchenSink = { siteName: "kitchenSink", baseURL: "http://localhost:4176" } as const;
const gallery = "http://localhost:4184/";
const languageSites = { uk: "http://localhost:4182/", he: "http://localhost:4183/" };
const throwing = { storage: "throws" } as const;

function serve(site: string, out: string, address: string) {
  const options = `--site ${site} --out ${out}`;
  const port = new URL(address).port;
  return {
    command: `npm run build -- ${options} && npm run preview -- ${options} --port ${port}`,
    url: address,
    timeout: 120_000,
  };
}

/** The kitchen sink with a history that is the same everywhere. */
function serveKitchenSink(address: string) {
  const server = serveFixture("kitchen-sink", address);
  const write = "node src/run.mjs tests/browser/write-history.ts";
  const [gitDir, workTree] = [".cache/tests/kitchen-sink.git", "tests/fixtures/kitchen-sink"];
  return {
    ...server,
    command: `${write} && ${server.command}`,
    env: { GIT_DIR: resolve(gitDir), GIT_WORK_TREE: resolve(workTree) },
  };
}

function serveFixture(name: string, address: string) {
  return serve(`tests/fixtures/${name}`, `.cache/tests/${name}`, address);
}

/** The fixture `other-language` in one of its languages. */
function serveLanguage([code, address]: [string, string]) {
  const folder = `.cache/tests/language-${code}`;
  const server = serve(folder, `${folder}-dist`, address);
  const write = `node src/run.mjs tests/browser/languages/write-site.ts ${code}`;
  return { ...server, command: `${write} && ${server.command}` };
}

export default defineConfig<Choices>({
  testDir: "tests/browser",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  // A machine that stalls must not refuse a change; the report names what needed a second attempt.
  retries: process.env.CI ? 1 : 0,
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
      use: real,
    },
    { name: "site, addresses", testMatch: ofTheEngine, grep: dependsOnAddresses, use: real },
    {
      name: "kitchen-sink",
      testMatch: [onBothSites, ofTheEngine, "kitchen-sink/**"],
      use: kitchenSink,
    },
    { name: "gallery", testMatch: "tests/browser/gallery/**", use: { baseURL: gallery } },
    { name: "uk", testMatch: "languages/**", use: { baseURL: languageSites.uk } },
    // From right to left; its words are those of the other language.
    { name: "he", testMatch: "languages/layout.spec.ts", use: { baseURL: languageSites.he } },
    {
      name: "site, storage throws",
      testMatch: /browser\/(search|shell)\.spec\.ts/,
      grep: usesStorage,
      use: { ...real, ...throwing },
    },
    {
      name: "kitchen-sink, storage throws",
      testMatch: "kitchen-sink/**",
      grep: usesStorage,
      use: { ...kitchenSink, ...throwing },
    },
  ],
  webServer: [
    serve("site", "dist", "http://localhost:4173/"),
    serveFixture("base-url", "http://localhost:4174/sub/site/"),
    serveFixture("analytics", "http://localhost:4178/"),
    serveFixture("hostile-text", "http://localhost:4179/"),
    serveFixture("hosted-search", "http://localhost:4177/hosted/"),
    serveKitchenSink("http://localhost:4176/kitchen-sink/"),
    serveFixture("gallery", gallery),
    ...Object.entries(languageSites).map(serveLanguage),
  ],
  snapshotPathTemplate: "{testDir}/gallery/screenshots/{arg}{ext}",
  expect: {
    // Another version of the browser draws letters a little differently.
    toHaveScreenshot: { threshold: 0.15, maxDiffPixelRatio: 0.002 },
  },
});
