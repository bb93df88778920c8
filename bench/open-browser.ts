import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../tests/browser/find-chromium.ts";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}
