import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "../support/programs.ts";
import { findChromium, headlessShell } from "./find-chromium.ts";

/** Installs Chromium for the browser tests, or says in one line what to install. */
const isRoot = process.getuid?.() === 0;
if (isRoot && !process.env.CHROME_PATH && !existsSync(headlessShell)) {
  installPackages(["chromium-headless-shell"]);
  // Some Debian versions have no headless shell.
  if (!findChromium()) installPackages(["chromium"]);
}
if (!findChromium()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
if (!findChromium()) {
  console.error(
    "No Chromium found: install one (`apt-get install chromium` or `npx playwright install chromium`) or set CHROME_PATH.",
  );
  process.exitCode = 1;
}
