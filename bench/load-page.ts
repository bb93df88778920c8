import type { Browser, CDPSession, Page } from "@playwright/test";
import { sum } from "../src/model/sum.ts";
import { openPage } from "./open-browser.ts";
import { slowDown } from "./slow-page.ts";

/** Times in milliseconds, sizes in bytes. */
export interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  jsBytes: number;
  jsBytesBeforeLoad: number;
}

/** A new page at desktop width, on a slow connection and a slow processor. */
export async function openSlowPage(browser: Browser): Promise<[Page, CDPSession]> {
  const page = await openPage(browser);
  return [page, await slowDown(page)];
}

/** Opens a page as a first-time visitor and waits until it is idle. */
export async function loadPage(browser: Browser, url: string): Promise<Load> {
  const [page, session] = await openSlowPage(browser);
  const scripts = watchScripts(session);
  await page.addInitScript(recordVitals);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const vitals = await page.evaluate(readVitals);
  await page.context().close();
  const { total, beforeLoad } = scripts(vitals.loadEnd);
  return { ...vitals, jsBytes: total, jsBytesBeforeLoad: beforeLoad };
}

/** Counts the transferred bytes of scripts: all, and those requested before the end of the load. */
function watchScripts(session: CDPSession) {
  const started = new Map<string, number>();
  const finished: { bytes: number; wall: number }[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, type, wallTime }) => {
    if (type === "Script") started.set(requestId, wallTime * 1000);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const wall = started.get(requestId);
    if (wall !== undefined) finished.push({ bytes: encodedDataLength, wall });
  });
  const getBytes = (scripts: typeof finished) => sum(scripts.map(({ bytes }) => bytes));
  return (loadEnd: number) => ({
    total: getBytes(finished),
    beforeLoad: getBytes(finished.filter(({ wall }) => wall < loadEnd)),
  });
}

interface VitalsWindow {
  vitals: { fcp: number; lcp: number; cls: number; longTasks: [number, number][] };
}

/** Runs in the page before its own scripts. */
function recordVitals(): void {
  const vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [] as [number, number][] };
  (window as unknown as VitalsWindow).vitals = vitals;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  observe("longtask", (entry) => vitals.longTasks.push([entry.startTime, entry.duration]));
}

/** Runs in the page. Total blocking time is the sum of what each long task takes beyond 50 ms. */
function readVitals() {
  const { fcp, lcp, cls, longTasks } = (window as unknown as VitalsWindow).vitals;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const tbt = longTasks
    .filter(([start]) => start >= fcp)
    .reduce((total, [, duration]) => total + duration - 50, 0);
  return { fcp, lcp, cls, tbt, loadEnd: performance.timeOrigin + (entry?.loadEventStart ?? 0) };
}
