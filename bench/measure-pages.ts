import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { isHydrated } from "../tests/browser/page-ready.ts";
import { median, repeat } from "./calibrate.ts";
import { writeCorpus } from "./corpus.ts";
import { type Load, loadPage, openSlowPage } from "./load-page.ts";
import type { Measurement } from "./measurements.ts";
import { withServedBrowser } from "./open-browser.ts";
import { openRawChromium, type RawChromium } from "./raw-chromium.ts";
import { runBuild } from "./run-build.ts";
import { getBrotliSize, servePrecompressed } from "./serve.ts";

const port = 4555;
const origin = `http://127.0.0.1:${port}`;
const runs = 5;

/** Measures weight and speed of the pages of a synthetic site. */
export async function measurePages(folder: string): Promise<Measurement[]> {
  const out = join(folder, "dist-pages");
  const site = join(folder, "site-pages");
  writeCorpus(site, 350);
  runBuild(site, out, join(folder, "cache-pages"));
  writeFileSync(join(out, "empty.html"), emptyPage);
  const loads = await withServedBrowser(servePrecompressed(out, port), async (browser) => [
    await measureEmptyPage(browser),
    ...(await measureLoad(browser, "short")),
    ...(await measureLoad(browser, "long")),
    ...(await measureNavigation(browser)),
  ]);
  return [...measureHtml(out), ...loads, ...(await measureBlockingTimes(out))];
}

async function measureBlockingTimes(out: string): Promise<Measurement[]> {
  const server = await servePrecompressed(out, port);
  const rawChromium = openRawChromium();
  try {
    return [
      await measureBlockingTime(rawChromium, "short", 50),
      await measureBlockingTime(rawChromium, "long", 100),
    ];
  } finally {
    await rawChromium.close();
    server.close();
  }
}

/** The baseline: no page can be faster than an empty one. */
const emptyPage = "<!doctype html><title>Empty</title><p>Empty";

async function measureEmptyPage(browser: Browser): Promise<Measurement> {
  const loads = await repeat(runs, () => loadPage(browser, `${origin}/empty`));
  const value = median(loads.map(({ fcp }) => fcp));
  return { name: "empty page, first contentful paint", value, unit: "ms" };
}

function measureHtml(folder: string): Measurement[] {
  const getSize = (page: string) =>
    getBrotliSize(readFileSync(join(folder, `docs/${page}/index.html`))) / 1024;
  return [
    { name: "HTML of a short page", value: getSize("short"), unit: "KB", budget: 4.6 },
    { name: "HTML of a 1,000-word page", value: getSize("medium"), unit: "KB", budget: 9 },
    { name: "HTML of a 3,000-word page", value: getSize("long"), unit: "KB" },
  ];
}

async function measureBlockingTime(
  rawChromium: RawChromium,
  name: string,
  budget: number,
): Promise<Measurement> {
  const times = await repeat(runs, () => rawChromium.measureBlockingTime(`${origin}/docs/${name}`));
  return { name: `${name} page, total blocking time`, value: median(times), unit: "ms", budget };
}

async function measureLoad(browser: Browser, name: string): Promise<Measurement[]> {
  const loads = await repeat(runs, () => loadPage(browser, `${origin}/docs/${name}`));
  const getMedian = (key: keyof Load) => median(loads.map((load) => load[key]));
  return [
    {
      name: `${name} page, first contentful paint`,
      value: getMedian("fcp"),
      unit: "ms",
      budget: 450,
    },
    {
      name: `${name} page, largest contentful paint`,
      value: getMedian("lcp"),
      unit: "ms",
      budget: 450,
    },
    { name: `${name} page, layout shift`, value: getMedian("cls"), unit: "", budget: 0.0001 },
    { name: `${name} page, blocking time with DevTools`, value: getMedian("tbt"), unit: "ms" },
    {
      name: `${name} page, JavaScript`,
      value: getMedian("jsBytes") / 1024,
      unit: "KB",
      budget: 80,
    },
    {
      name: `${name} page, JavaScript before load`,
      value: getMedian("jsBytesBeforeLoad") / 1024,
      unit: "KB",
      budget: 5,
    },
  ];
}

async function measureNavigation(browser: Browser): Promise<Measurement[]> {
  const warm: number[] = [];
  const cold: number[] = [];
  for (let run = 0; run < runs; run++) {
    warm.push(await navigateOnce(browser, true));
    cold.push(await navigateOnce(browser, false));
  }
  return [
    { name: "navigation, prefetched, to the heading", value: median(warm), unit: "ms", budget: 60 },
    { name: "navigation, not prefetched", value: median(cold), unit: "ms", budget: 250 },
  ];
}

/** Milliseconds from the click on a link to the new heading, on the slow connection. */
async function navigateOnce(browser: Browser, prefetched: boolean): Promise<number> {
  const [page] = await openSlowPage(browser);
  // Data saver turns prefetching off.
  if (!prefetched) await page.addInitScript(saveData);
  await page.goto(`${origin}/docs/short`, { waitUntil: "load" });
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(prefetched ? 1500 : 300);
  const milliseconds = await page.evaluate(clickAndWait);
  await page.context().close();
  return milliseconds;
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
  });
}

/** Runs in the page. */
function clickAndWait(): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>("#article-body a[href*='/page-']");
  if (!link) throw new Error("the page has no link to another page");
  const heading = document.querySelector("h1")?.textContent;
  return new Promise((resolve) => {
    const start = performance.now();
    const check = () => {
      if (document.querySelector("h1")?.textContent === heading) return;
      observer.disconnect();
      resolve(performance.now() - start);
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    link.click();
  });
}
