import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { findChromium } from "../tests/browser/find-chromium.ts";
import { isHydrated } from "../tests/browser/page-ready.ts";
import { slowConnection, slowProcessor } from "./slow-page.ts";

/**
 * Chromium without Playwright. Playwright, like DevTools, enables the protocol domains `Runtime` and
 * `Debugger`, which make V8 record the position of every error and retain memory. Here a page is only
 * evaluated after the measurement.
 */
export interface RawChromium {
  /**
   * Total blocking time of a page that is opened for the first time, in milliseconds.
   *
   * @throws if the page is not hydrated after `idleAfterMs`
   */
  measureBlockingTime(url: string): Promise<number>;
  close(): Promise<void>;
}

/** By this time, every benchmarked page has long been idle. */
const idleAfterMs = 6000;

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export function openRawChromium(): RawChromium {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const chromium = spawn(
    findChromium() ?? "chromium",
    [
      ...["--headless", "--remote-debugging-pipe", `--user-data-dir=${profile}`],
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const ended = new Promise((resolve) => chromium.once("close", resolve));
  const send = createProtocol(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable);
  return {
    measureBlockingTime: (url) => measureBlockingTime(url, send),
    async close() {
      await send("Browser.close");
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The DevTools protocol over a pipe: JSON messages, each followed by a zero byte. */
function createProtocol(to: Writable, from: Readable): Send {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let sent = 0;
  let rest = "";
  from.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId = undefined) => {
    sent += 1;
    to.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => waiting.set(sent, { resolve, reject }));
  };
}

async function measureBlockingTime(url: string, send: Send): Promise<number> {
  const { browserContextId } = (await send("Target.createBrowserContext")) as {
    browserContextId: string;
  };
  const { targetId } = (await send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    width: 1280,
    height: 800,
  })) as { targetId: string };
  const { sessionId } = (await send("Target.attachToTarget", { targetId, flatten: true })) as {
    sessionId: string;
  };
  await send("Network.enable", {}, sessionId);
  await send("Network.emulateNetworkConditions", slowConnection, sessionId);
  await send("Emulation.setCPUThrottlingRate", slowProcessor, sessionId);
  await send("Page.navigate", { url }, sessionId);
  await wait(idleAfterMs);
  const evaluate = async <T>(task: () => T | Promise<T>): Promise<T> => {
    const options = { expression: `(${task})()`, awaitPromise: true, returnByValue: true };
    const response = await send("Runtime.evaluate", options, sessionId);
    return (response as { result: { value: T } }).result.value;
  };
  const milliseconds = await evaluate(readBlockingTime);
  const isReady = await evaluate(isHydrated);
  await send("Target.disposeBrowserContext", { browserContextId });
  if (!isReady) throw new Error(`${url} is not hydrated after ${idleAfterMs} ms`);
  return milliseconds;
}

/** Runs in the page: the sum of what each long task after the first paint takes beyond 50 ms. */
function readBlockingTime(): Promise<number> {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const start = paint?.startTime ?? 0;
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime >= start) total += duration - 50;
      }
    }).observe({ type: "longtask", buffered: true });
    // Buffered entries are delivered in a separate task.
    setTimeout(() => resolve(total), 500);
  });
}
