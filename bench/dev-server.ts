import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { root } from "./corpus.ts";

export interface DevServer {
  /** URL of a short page. */
  address: string;
  /** Seconds from the start to the first page. */
  seconds: number;
  process: ChildProcess;
}

/** Runs the dev server of a synthetic site during `work`. */
export async function withDevServer<T>(
  site: string,
  port: number,
  work: (server: DevServer) => Promise<T>,
): Promise<T> {
  const address = `http://localhost:${port}/docs/short`;
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", String(port)];
  const start = performance.now();
  const server = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
  try {
    await waitForResponse(server, address);
    return await work({ address, seconds: (performance.now() - start) / 1000, process: server });
  } finally {
    if (server.kill()) await once(server, "exit");
  }
}

async function waitForResponse(server: ChildProcess, address: string): Promise<void> {
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

interface SavesOptions {
  address: string;
  /** Source of the page at the address. */
  file: string;
  pauseMs: number;
}

const saves = 7;

/** Milliseconds from saving a page to its text on screen, several times with a pause before each. */
export async function measureSaves(
  browser: Browser,
  { address, file, pauseMs }: SavesOptions,
): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const times: number[] = [];
  for (let index = 0; index < saves; index++) {
    const savedText = `saved-text-${index}`;
    await page.waitForTimeout(pauseMs);
    const start = performance.now();
    writeFileSync(file, `${readFileSync(file, "utf8")}\n${savedText}\n`);
    await page.waitForFunction((text) => document.body.textContent?.includes(text), savedText, {
      polling: 10,
    });
    times.push(performance.now() - start);
  }
  await page.close();
  return times;
}
