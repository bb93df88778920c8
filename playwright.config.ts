import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/browser/find-chromium.ts";

const executablePath = findChromium();
const fixture = "--site tests/fixtures/base-url --out .cache/tests/base-url";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: "http://localhost:4173",
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
  webServer: [
    {
      command: "npm run build && npm run preview -- --port 4173",
      url: "http://localhost:4173/",
      timeout: 120_000,
    },
    {
      command: `npm run build -- ${fixture} && npm run preview -- ${fixture} --port 4174`,
      url: "http://localhost:4174/sub/site/",
      timeout: 120_000,
    },
  ],
});
