import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startPreview } from "../src/builder/preview/preview.ts";
import { findPackageRoot } from "../src/run.mjs";
import { findChromium } from "../tests/browser/find-chromium.ts";

/** Takes the screenshots of the README from the built site (`npm run docs:screenshots`). */
const root = findPackageRoot(import.meta.url);
const folder = join(root, "docs/images");
const page = "/docs/reference/services/networking/virtual-private-cloud-vpc";

const server = await startPreview({
  outDir: join(root, "dist"),
  baseUrl: "/",
  port: 0,
  host: "localhost",
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  mkdirSync(folder, { recursive: true });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const mode of ["light", "dark"]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
    const tab = await context.newPage();
    // Web fonts are optional on a first visit; the second one has them.
    await tab.goto(origin + page, { waitUntil: "networkidle" });
    await tab.reload({ waitUntil: "networkidle" });
    const path = join(folder, `${mode}.jpg`);
    await tab.screenshot({ path, type: "jpeg", quality: 80 });
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
