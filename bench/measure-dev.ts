import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../tests/browser/find-chromium.ts";
import { median } from "./calibrate.ts";
import { root, writeCorpus } from "./corpus.ts";
import type { Figure } from "./figures.ts";

const port = 4556;
const saves = 7;

/** The writer's server: time to the first page, and from a saved file to its text on screen. */
export async function measureDev(folder: string): Promise<Figure[]> {
  const site = join(folder, "site-dev");
  writeCorpus(site, 350);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const start = performance.now();
  const server = startServer(site);
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}/docs/short`;
    await waitForAnswer(address);
    const first = (performance.now() - start) / 1000;
    await page.goto(address, { waitUntil: "networkidle" });
    const times: number[] = [];
    const file = join(site, "content/docs/short.md");
    for (let index = 0; index < saves; index++) {
      const marker = `saved-text-${index}`;
      await page.waitForTimeout(400);
      const saved = performance.now();
      writeFileSync(file, `${readFileSync(file, "utf8")}\n${marker}\n`);
      await page.waitForFunction((text) => document.body.textContent?.includes(text), marker, {
        polling: 10,
      });
      times.push(performance.now() - saved);
    }
    return [
      { name: "dev, first page", value: first, unit: "s", budget: 3 },
      { name: "dev, saved page on screen", value: median(times), unit: "ms", budget: 300 },
    ];
  } finally {
    await browser.close();
    server.kill();
  }
}

function startServer(site: string): ChildProcess {
  const args = [
    join(root, "src/run.mjs"),
    join(root, "src/cli.ts"),
    "dev",
    "--site",
    site,
    "--port",
    String(port),
  ];
  return spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
}

async function waitForAnswer(address: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(address);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
