import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium without windows. It opens a page in a third of the time of the whole browser. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** Path of Chromium: `CHROME_PATH`, Debian's headless shell or browser, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROME_PATH,
    headlessShell,
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
