import type { ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { indexFiles } from "../src/search/index/index-files.ts";
import { getIndexer } from "../src/search/index/index-record.ts";
import { createSeededRandom } from "../tests/support/seeded-random.ts";
import { median } from "./calibrate.ts";
import { createPageText, getMiddleGroup, writeCorpus } from "./corpus.ts";
import { measureSaves, withDevServer } from "./dev-server.ts";
import type { Measurement } from "./measurements.ts";
import { openPage, withBrowser, withServedBrowser } from "./open-browser.ts";
import { runBuild } from "./run-build.ts";
import { measureFirstAnswer } from "./search/first-answer.ts";
import { createSyntheticRecords } from "./search/synthetic-records.ts";
import { getBrotliSize, serveCompressedOnDemand } from "./serve.ts";
import { slowDown, slowProcessor } from "./slow-page.ts";

const port = 4558;
const builtPort = 4559;
const openingsPerPage = 5;

/** A site of 35,000 pages in dev, its sidebar and its search, compared with smaller sites. */
export async function measureLarge(folder: string): Promise<Measurement[]> {
  const site = writeSite(folder, 35_000);
  const file = join(site, "content/docs/short.md");
  const measurements = await withDevServer(site, port, (server) =>
    withBrowser(async (browser) => {
      const times = await measureSaves(browser, { ...server, file, pauseMs: 1500 });
      const { href } = new URL(`/docs/${getFixedPath(35_000)}`, server.address);
      const openings = await measureOpenings(browser, href);
      return [
        { name: "dev, first page of 35,000", value: server.seconds, unit: "s", budget: 10 },
        { name: "dev, saved page on screen", value: median(times), unit: "ms", budget: 500 },
        { name: "dev, memory", value: readPeakMemory(server.process), unit: "MB", budget: 2000 },
        { name: "dev, sidebar, slow processor", value: median(openings), unit: "ms" },
      ];
    }),
  );
  const large = build(folder, site);
  const small = build(folder, writeSite(folder, 350));
  const ratio = getHtmlSize(large, 35_000) / getHtmlSize(small, 350);
  return [
    ...measurements,
    { name: "HTML compared with 350 pages", value: ratio, unit: "", budget: 1.05 },
    ...(await measureBuiltSidebar(large, `/docs/${getFixedPath(35_000)}`)),
    ...(await measureFirstAnswers()),
  ];
}

/** Returns the output folder. */
function build(folder: string, site: string): string {
  const out = join(folder, `out-${basename(site)}`);
  runBuild(site, out, join(folder, `cache-${basename(site)}`));
  return out;
}

/** Brotli bytes of the fixed page. */
function getHtmlSize(out: string, pages: number): number {
  return getBrotliSize(readFileSync(join(out, "docs", getFixedPath(pages), "index.html")));
}

/** Each corpus has a page with the same text in its middle. */
function getFixedPath(pages: number): string {
  return `${getMiddleGroup(pages)}/fixed`;
}

function writeSite(folder: string, pages: number): string {
  const site = join(folder, `site-large-${pages}`);
  writeCorpus(site, pages);
  const text = createPageText(createSeededRandom(1), 1000, { blocks: 3, link: "../../short.md" });
  const file = join(site, "content/docs", `${getFixedPath(pages)}.md`);
  const description = "The same thousand words in each corpus.";
  writeFileSync(file, `---\ntitle: A fixed page\ndescription: ${description}\n---\n\n${text}\n`);
  return site;
}

/** In megabytes. Works only on Linux. */
function readPeakMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Milliseconds from a click on a closed category to its pages, with a processor four times slower. */
async function measureOpenings(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  const times: number[] = [];
  // The first click loads the script of the tree, so it is not counted.
  for (let index = 0; index <= openingsPerPage; index++) {
    const closed = page.locator("#sidebar [aria-expanded=false]").first();
    await closed.hover();
    await page.waitForTimeout(1000);
    times.push((await closed.evaluate(openCategory)).milliseconds);
  }
  await page.close();
  return times.slice(1);
}

interface Opening {
  /** Until the pages were painted. */
  milliseconds: number;
  items: number;
}

/** Runs in the page. Clicks on a category, and returns the time until its pages are painted. */
async function openCategory(button: Element): Promise<Opening> {
  const label = button.getAttribute("aria-label");
  // The first click replaces the list with other elements.
  const findOpened = () =>
    [...document.querySelectorAll("#sidebar [aria-expanded=true]")].find(
      (one) => one.getAttribute("aria-label") === label,
    );
  const start = performance.now();
  const opening = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!findOpened()) return;
      observer.disconnect();
      resolve();
    });
    const watched = document.getElementById("sidebar") ?? document.body;
    observer.observe(watched, { attributes: true, childList: true, subtree: true });
  });
  (button as HTMLElement).click();
  await opening;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const items = findOpened()?.parentElement?.querySelectorAll("li").length ?? 0;
  return { milliseconds: performance.now() - start, items };
}

/**
 * Measures a click on a closed category of a built site until its pages are painted: by the clock, and
 * in processor time of the page. The first click of a document loads the script of the tree.
 *
 * @param path of a page in the middle of the sidebar
 */
async function measureBuiltSidebar(folder: string, path: string): Promise<Measurement[]> {
  return withServedBrowser(serveCompressedOnDemand(folder, builtPort), async (browser) => {
    const measurements: Measurement[] = [];
    for (const isSlow of [false, true]) {
      const first: MeasuredOpening[] = [];
      const later: MeasuredOpening[] = [];
      for (let round = 0; round < openingsPerPage; round++) {
        const page = await openPage(browser);
        await page.goto(`http://127.0.0.1:${builtPort}${path}`, { waitUntil: "networkidle" });
        const session = isSlow ? await slowDown(page) : await page.context().newCDPSession(page);
        first.push(await measureOpening(page, session));
        for (let index = 1; index < openingsPerPage; index++) {
          later.push(await measureOpening(page, session));
        }
        await page.close();
      }
      const where = isSlow ? "slow 4G and processor" : "built site";
      measurements.push(...summarizeOpenings(`${where}, first category`, first, isSlow));
      measurements.push(...summarizeOpenings(`${where}, later categories`, later, isSlow));
    }
    return measurements;
  });
}

interface MeasuredOpening extends Opening {
  /** Milliseconds. */
  processor: number;
}

async function measureOpening(page: Page, session: CDPSession): Promise<MeasuredOpening> {
  const readBusyTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  // Time of the processor in the main thread, which does not grow with the load of the machine.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const closed = page.locator("#sidebar [aria-expanded=false]").first();
  await closed.waitFor();
  await page.waitForTimeout(500);
  const before = await readBusyTime();
  const opening = await closed.evaluate(openCategory);
  return { ...opening, processor: (await readBusyTime()) - before };
}

function summarizeOpenings(
  name: string,
  openings: MeasuredOpening[],
  isSlow: boolean,
): Measurement[] {
  const items = median(openings.map((one) => one.items));
  const budget = isSlow ? {} : { budget: 100 };
  const clock = median(openings.map(({ milliseconds }) => milliseconds));
  const processor = median(openings.map((one) => one.processor));
  return [
    { name: `sidebar, ${name} (${items} items)`, value: clock, unit: "ms", ...budget },
    { name: `sidebar, ${name}, processor`, value: processor, unit: "ms", ...budget },
  ];
}

/** Size and processor time of a first answer on 5,000 and on 35,000 generated pages. */
async function measureFirstAnswers(): Promise<Measurement[]> {
  const small = await measureGenerated(5000);
  const large = await measureGenerated(35_000);
  return [
    { name: `search of 35,000, index`, value: large.seconds, unit: "s" },
    { name: `search of 35,000, first answer, most`, value: large.most, unit: "KB", budget: 300 },
    {
      name: "search of 35,000, first answer compared with 5,000",
      value: large.kilobytes / small.kilobytes,
      unit: "",
      budget: 2,
    },
    {
      name: `search of 35,000, first answer, processor`,
      value: large.milliseconds,
      unit: "ms",
      budget: 50,
    },
    { name: `search of 5,000, first answer, processor`, value: small.milliseconds, unit: "ms" },
  ];
}

/** Measures the search of a generated site. */
async function measureGenerated(pages: number) {
  const { indexRecord } = getIndexer([]);
  const records = createSyntheticRecords(pages, 24);
  const before = process.cpuUsage();
  const files = indexFiles(records.map(indexRecord));
  const seconds = getCpuTimeSince(before) / 1000;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const headings = records.filter(({ kind }) => kind !== "page").map(({ heading }) => heading);
  const queries = headings.filter((_, index) => index % Math.round(headings.length / 30) === 0);
  const answers: { kilobytes: number; milliseconds: number }[] = [];
  for (const query of queries) {
    const ask = () => measureFirstAnswer(query, (path) => texts.get(path) ?? "");
    // The first run compresses what it fetches, which is not part of the answer.
    const { bytes } = await ask();
    const start = process.cpuUsage();
    await ask();
    answers.push({ kilobytes: bytes / 1024, milliseconds: getCpuTimeSince(start) });
  }
  const kilobytes = answers.map((one) => one.kilobytes);
  return {
    seconds,
    kilobytes: median(kilobytes),
    most: Math.max(...kilobytes),
    milliseconds: median(answers.map((one) => one.milliseconds)),
  };
}

/** Milliseconds of processor time. */
function getCpuTimeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
