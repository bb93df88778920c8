import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../tests/browser/find-chromium.ts";

/** The headless shell where there is one: its timings are much steadier. */
export function openBrowser(): Promise<Browser> {
  const shell = "/usr/bin/chromium-headless-shell";
  return chromium.launch({
    executablePath: existsSync(shell) ? shell : (findChromium() ?? ""),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}
