import { chromium } from "@playwright/test";
import { findChromium } from "../../browser/find-chromium.ts";
import type { Driver } from "./driver.ts";

export async function startChromium(): Promise<Driver> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  return {
    version: browser.version(),
    async open(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of [...keys].reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async traverse(delta) {
      await page.evaluate((by) => setTimeout(() => history.go(by)), delta);
    },
    async reload() {
      await page.reload();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
