import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { median } from "./calibrate.ts";
import { withoutPublishing, writeCorpus } from "./corpus.ts";
import { type Load, loadPage, openSlowPage } from "./load-page.ts";
import type { Comparison } from "./measurements.ts";
import { withBrowser } from "./open-browser.ts";
import { openPeer } from "./peers/peer-project.ts";
import { peers } from "./peers/peers.ts";
import { runBuild } from "./run-build.ts";
import { getBrotliSize, serveCompressedOnDemand } from "./serve.ts";

const port = 4557;
const rounds = 3;

/** An engine in the comparison. Each build is cold and writes to `getOutDir()`. */
interface Engine {
  name: string;
  build(): { seconds: number; megabytes: number };
  getOutDir(): string;
  /** File of a page below the output folder. */
  file(page: string): string;
}

type RecordMeasurement = (measurement: string, unit: string, engine: Engine, value: number) => void;

/**
 * Compares this engine with others on the same 353 pages. The engines take turns, so that a slow
 * minute of the machine affects all of them. The first run installs them from the registry.
 */
export async function measurePeers(folder: string): Promise<Comparison> {
  const site = join(folder, "site-peers");
  writeCorpus(site, 350, withoutPublishing);
  const engines = [
    createOwnEngine(site, folder),
    ...peers.map((peer) => createPeerEngine(peer, site)),
  ];
  const comparison: Comparison = new Map();
  const record: RecordMeasurement = (measurement, unit, { name }, value) => {
    const { values } = comparison.get(measurement) ?? { values: new Map<string, number>() };
    comparison.set(measurement, { unit, values: values.set(name, value) });
  };
  await compareBuilds(engines, record);
  await comparePages(engines, record);
  return comparison;
}

async function compareBuilds(engines: Engine[], record: RecordMeasurement): Promise<void> {
  const builds = await inTurns(engines, async (engine) => engine.build());
  for (const [engine, runs] of builds) {
    record("build of 350 pages, cold", "s", engine, median(runs.map(({ seconds }) => seconds)));
    record("memory of the largest process", "MB", engine, median(runs.map((run) => run.megabytes)));
    for (const page of ["short", "long"]) {
      const html = readFileSync(join(engine.getOutDir(), engine.file(page)));
      record(`HTML of a ${page} page`, "KB", engine, getBrotliSize(html) / 1024);
    }
  }
}

async function comparePages(engines: Engine[], record: RecordMeasurement): Promise<void> {
  const servers = await Promise.all(
    engines.map((engine, index) => serveCompressedOnDemand(engine.getOutDir(), port + index)),
  );
  try {
    await withBrowser((browser) => compareInBrowser(browser, engines, record));
  } finally {
    for (const server of servers) server.close();
  }
}

async function compareInBrowser(
  browser: Browser,
  engines: Engine[],
  record: RecordMeasurement,
): Promise<void> {
  const getAddress = (engine: Engine, page: string) =>
    `http://127.0.0.1:${port + engines.indexOf(engine)}/docs/${page}`;
  // Warm-up: the servers compress a file at its first request.
  for (const engine of engines) {
    await loadPage(browser, getAddress(engine, "long"));
    await navigate(browser, getAddress(engine, "short"));
  }
  for (const page of ["short", "long"]) {
    const loads = await inTurns(engines, (engine) => loadPage(browser, getAddress(engine, page)));
    for (const [engine, runs] of loads) {
      for (const { key, name, unit, scale } of loadMeasurements) {
        const value = median(runs.map((load) => load[key])) / scale;
        record(`${page} page, ${name}`, unit, engine, value);
      }
    }
  }
  const times = await inTurns(engines, (engine) => navigate(browser, getAddress(engine, "short")));
  for (const [engine, runs] of times) {
    record("from a click to the new heading", "ms", engine, median(runs));
  }
}

const loadMeasurements: { key: keyof Load; name: string; unit: string; scale: number }[] = [
  { key: "jsBytes", name: "JavaScript", unit: "KB", scale: 1024 },
  { key: "fcp", name: "first contentful paint", unit: "ms", scale: 1 },
  { key: "lcp", name: "largest contentful paint", unit: "ms", scale: 1 },
  { key: "tbt", name: "total blocking time", unit: "ms", scale: 1 },
  { key: "cls", name: "layout shift", unit: "", scale: 1 },
];

function createOwnEngine(site: string, folder: string): Engine {
  let count = 0;
  const getOutDir = () => join(folder, `dist-peers-${count}`);
  return {
    name: "This one",
    build() {
      count += 1;
      return runBuild(site, getOutDir(), join(folder, `cache-peers-${count}`));
    },
    getOutDir,
    file: (page) => `docs/${page}/index.html`,
  };
}

function createPeerEngine(peer: (typeof peers)[number], site: string): Engine {
  const { out, build } = openPeer(peer, join(site, "content/docs"));
  return { name: peer.name, build, getOutDir: () => out, file: peer.file };
}

/** Runs `work` for every engine in turn, several times. */
async function inTurns<T>(
  engines: Engine[],
  work: (engine: Engine) => Promise<T>,
): Promise<Map<Engine, T[]>> {
  const results = new Map(engines.map((engine) => [engine, [] as T[]]));
  for (let round = 0; round < rounds; round++) {
    for (const engine of engines) results.get(engine)?.push(await work(engine));
  }
  return results;
}

/** Milliseconds from the click on a link in view to the heading of its page. */
async function navigate(browser: Browser, url: string): Promise<number> {
  const [page] = await openSlowPage(browser);
  await page.addInitScript(timeHeading);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  // Wait for prefetches.
  await page.waitForTimeout(1500);
  await page.evaluate(clickLink);
  const milliseconds = await readNavigationTime(page);
  await page.context().close();
  return milliseconds;
}

/** Runs in every document: a click may lead to a new one. */
function timeHeading(): void {
  const check = () => {
    const clicked = sessionStorage.getItem("clicked");
    const heading = document.querySelector("h1")?.textContent;
    if (!clicked || !heading || heading === sessionStorage.getItem("heading")) return;
    observer.disconnect();
    sessionStorage.setItem("took", String(Date.now() - Number(clicked)));
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. */
function clickLink(): void {
  sessionStorage.setItem("heading", document.querySelector("h1")?.textContent ?? "");
  sessionStorage.setItem("clicked", String(Date.now()));
  document.querySelector<HTMLAnchorElement>("p a[href*='/page-']")?.click();
}

async function readNavigationTime(page: Page): Promise<number> {
  for (;;) {
    try {
      const handle = await page.waitForFunction(() => sessionStorage.getItem("took"));
      return Number(await handle.jsonValue());
    } catch (error) {
      // The document was replaced while it was evaluated.
      if (!String(error).includes("context was destroyed")) throw error;
    }
  }
}
