import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";

/** Installs Chromium for the browser tests, or says in one line what to install. */
if (!findChromium()) {
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    run("apt-get", ["update", "-qq"]);
    // Some Debian versions have no headless shell.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (findChromium()) break;
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    }
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
  if (!findChromium()) {
    console.error(
      "No Chromium found: install one (`apt-get install chromium` or `npx playwright install chromium`) or set CHROME_PATH.",
    );
    process.exitCode = 1;
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
