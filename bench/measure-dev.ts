import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./calibrate.ts";
import { root, writeCorpus } from "./corpus.ts";
import type { Figure } from "./figures.ts";
import { openBrowser } from "./open-browser.ts";

const port = 4556;
const address = `http://localhost:${port}/docs/short`;
const starts = 3;
const saves = 7;

/** The writer's server: time to the first page, and from a saved file to its text on screen. */
export async function measureDev(folder: string): Promise<Figure[]> {
  const site = join(folder, "site-dev");
  writeCorpus(site, 350);
  const firsts: number[] = [];
  for (let start = 1; start < starts; start++) {
    const { server, seconds } = await startServer(site);
    firsts.push(seconds);
    await stop(server);
  }
  const { server, seconds } = await startServer(site);
  firsts.push(seconds);
  // The browser comes last: while it starts it would take a core from the server.
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
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
      { name: "dev, first page", value: median(firsts), unit: "s", budget: 3 },
      { name: "dev, saved page on screen", value: median(times), unit: "ms", budget: 300 },
    ];
  } finally {
    await browser.close();
    await stop(server);
  }
}

/** A server, and how long it took until it answered with a page. */
async function startServer(site: string): Promise<{ server: ChildProcess; seconds: number }> {
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", String(port)];
  const start = performance.now();
  const server = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
  await waitForAnswer();
  return { server, seconds: (performance.now() - start) / 1000 };
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, "exit");
}

async function waitForAnswer(): Promise<void> {
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
