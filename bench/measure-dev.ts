import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./calibrate.ts";
import { root, writeCorpus } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { openBrowser } from "./open-browser.ts";

const port = 4556;
const address = `http://localhost:${port}/docs/short`;
const starts = 3;
const saves = 7;

/** Measures the dev server: the time to the first page, and from saving a file to its text on screen. */
export async function measureDev(folder: string): Promise<Measurement[]> {
  const site = join(folder, "site-dev");
  writeCorpus(site, 350);
  const firstPageTimes: number[] = [];
  for (let start = 0; start < starts; start++) {
    await withServer(site, async (seconds) => void firstPageTimes.push(seconds));
  }
  const times = await withServer(site, () => timesOfSaves(join(site, "content/docs/short.md")));
  return [
    { name: "dev, first page", value: median(firstPageTimes), unit: "s", budget: 3 },
    { name: "dev, saved page on screen", value: median(times), unit: "ms", budget: 300 },
  ];
}

/** Milliseconds from saving a page to its text on screen. */
async function timesOfSaves(file: string): Promise<number[]> {
  // The browser starts after the server, because both together would slow down the server.
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    const times: number[] = [];
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
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs the server during `work`, which receives the seconds until the first page. */
async function withServer<T>(site: string, work: (seconds: number) => Promise<T>): Promise<T> {
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", String(port)];
  const start = performance.now();
  const server = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
  try {
    await waitForResponse(server);
    return await work((performance.now() - start) / 1000);
  } finally {
    if (server.kill()) await once(server, "exit");
  }
}

async function waitForResponse(server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      const response = await fetch(address);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the dev server ended before it answered");
}
