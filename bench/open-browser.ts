import type { Server } from "node:http";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../tests/browser/find-chromium.ts";

/** Runs `work` with a new browser. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `work` with a new browser while a folder is served. */
export async function withServedBrowser<T>(
  serving: Promise<Server>,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const server = await serving;
  try {
    return await withBrowser(work);
  } finally {
    server.close();
  }
}

/** Opens a page of desktop width in a new context. */
export function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1280, height: 800 } });
}
