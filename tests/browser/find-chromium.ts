import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Path of Chromium: `CHROME_PATH`, Debian's headless shell (it starts faster and its timings are
 * steadier), Debian's browser, or Playwright's own.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROME_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    playwrightChromium(),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

function playwrightChromium(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
