import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";
import type { Choices } from "./tests/browser/sites.ts";

const executablePath = findChromium();

/** Suites that say the same of both sites. */
const onBothSites =
  /\/(navigation|navbar|errors|shell|reading|accessibility|content-policy|page-tools|long-words)\.spec\.ts/;
/** Suites of what reads or writes storage: they run once more where it throws. */
const usesStorage = {
  real: /browser\/(navbar|search|shell)\.spec\.ts/,
  kitchenSink: /kitchen-sink\/(announcement|docs-versions|navbar|subscriber|tabs)\.spec\.ts/,
};
/** Tests that need storage to work, or do not look at what it can change. */
const needsStorage = /@storage/;

const real = { siteName: "real", baseURL: "http://localhost:4173" } as const;
const kitchenSink = { siteName: "kitchenSink", baseURL: "http://localhost:4176" } as const;
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
  workers: 2,
  // A machine that stalls must not refuse a change; the report names what needed a second attempt.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
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
    { name: "site", testIgnore: ["kitchen-sink/**", "languages/**"], use: real },
    { name: "kitchen-sink", testMatch: [onBothSites, "kitchen-sink/**"], use: kitchenSink },
    ...Object.entries(languageSites).map(([code, baseURL]) => ({
      name: code,
      testMatch: "languages/**",
      use: { baseURL },
    })),
    {
      name: "site, storage throws",
      testMatch: usesStorage.real,
      grepInvert: needsStorage,
      use: { ...real, ...throwing },
    },
    {
      name: "kitchen-sink, storage throws",
      testMatch: usesStorage.kitchenSink,
      grepInvert: needsStorage,
      use: { ...kitchenSink, ...throwing },
    },
  ],
  webServer: [
    serve("site", "dist", "http://localhost:4173/"),
    serveFixture("base-url", "http://localhost:4174/sub/site/"),
    serveFixture("analytics", "http://localhost:4178/"),
    serveFixture("hostile-text", "http://localhost:4179/"),
    serveFixture("hosted-search", "http://localhost:4177/hosted/"),
    serveFixture("kitchen-sink", "http://localhost:4176/kitchen-sink/"),
    ...Object.entries(languageSites).map(serveLanguage),
  ],
});
