import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { synonyms } from "../site/search-synonyms.ts";
import { indexFiles } from "../src/search/index/index-files.ts";
import { getIndexer } from "../src/search/index/index-record.ts";
import { isHydrated } from "../tests/browser/page-ready.ts";
import { median, repeat } from "./calibrate.ts";
import { root } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { openPage, withServedBrowser } from "./open-browser.ts";
import { runBuild } from "./run-build.ts";
import { readQueries } from "./search/evaluate-queries.ts";
import { type FirstAnswer, measureFirstAnswer } from "./search/first-answer.ts";
import { indexRecords } from "./search/index-records.ts";
import { createSyntheticRecords } from "./search/synthetic-records.ts";
import { readTyping, resetTyping, type Typing, watchTyping } from "./search/watch-typing.ts";
import { getBrotliSize, servePrecompressed } from "./serve.ts";
import { slowDown } from "./slow-page.ts";

const port = 4557;
const address = `http://127.0.0.1:${port}/docs/intro/overview/how-it-works`;
const runs = 5;

const { indexRecord } = getIndexer(synonyms);

/** Measures the search of the real site, and of a generated site of 5,000 pages. */
export async function measureSearch(folder: string): Promise<Measurement[]> {
  const out = join(folder, "dist-search");
  runBuild(join(root, "site"), out, join(folder, "cache-search"));
  const queries = readQueries(join(root, "bench/search/queries.tsv")).map(({ query }) => query);
  return [
    ...(await measureIndex(out, queries)),
    ...(await measureGeneratedSite()),
    ...(await measureTyping(out)),
  ];
}

async function measureIndex(out: string, queries: string[]): Promise<Measurement[]> {
  const read = (path: string) => readFileSync(join(out, path), "utf8");
  const records = indexRecords(read);
  const answers = await Promise.all(queries.map((query) => measureFirstAnswer(query, read)));
  return [
    {
      name: `index of ${records.length} records`,
      value: measureSeconds(() => indexFiles(records.map(indexRecord))),
      unit: "s",
      budget: 2,
    },
    { name: "search engine", value: getWorkerSize(out), unit: "KB", budget: 14 },
    ...summarizeBytes("real site", answers, 160),
  ];
}

/** Brotli size of the script that answers queries. */
function getWorkerSize(out: string): number {
  const folder = join(out, "assets/parts");
  const file = readdirSync(folder).find((name) => /^search-worker-[^.]*\.js$/.test(name));
  if (!file) throw new Error(`${folder} has no search worker`);
  return getBrotliSize(readFileSync(join(folder, file))) / 1024;
}

function measureSeconds(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) / 1000;
  });
  return median(times);
}

async function measureGeneratedSite(): Promise<Measurement[]> {
  const records = createSyntheticRecords(5000);
  const files = new Map(indexFiles(records.map(indexRecord)).map(({ path, text }) => [path, text]));
  const read = (path: string) => files.get(path) ?? "";
  const headings = records.filter(({ kind }) => kind !== "page").map(({ heading }) => heading);
  const queries = headings.filter((_, index) => index % 300 === 0);
  const answers = await Promise.all(queries.map((query) => measureFirstAnswer(query, read)));
  return summarizeBytes(`${records.length} records of 5,000 pages`, answers, 300);
}

function summarizeBytes(site: string, answers: FirstAnswer[], budget: number): Measurement[] {
  const kilobytes = answers.map((answer) => answer.bytes / 1024);
  return [
    { name: `${site}: first answer, median`, value: median(kilobytes), unit: "KB", budget },
    { name: `${site}: first answer, most`, value: Math.max(...kilobytes), unit: "KB", budget },
    {
      name: `${site}: rounds of requests, median`,
      value: median(answers.map(({ rounds }) => rounds)),
      unit: "",
      budget: 3,
    },
  ];
}

/** How readers open the search. They type while it loads. */
const openings: [name: string, open: (page: Page) => Promise<void>][] = [
  ["by key", (page) => page.keyboard.press("/")],
  ["by click", (page) => searchButton(page).click()],
  [
    "by click after hovering",
    async (page) => {
      await searchButton(page).hover();
      await page.waitForTimeout(1000);
      await page.evaluate(resetTyping);
      await searchButton(page).click();
    },
  ],
];

function searchButton(page: Page) {
  return page.getByRole("button", { name: "Search", exact: true });
}

/** In milliseconds. */
interface TypingTimes {
  /** From opening the search, with an empty cache, to the first results. */
  cold: number;
  /** From the last key to its results, for words that were searched before. */
  warm: number[];
  longestTask: number;
}

async function measureTyping(out: string): Promise<Measurement[]> {
  return withServedBrowser(servePrecompressed(out, port), async (browser) => {
    const measurements: Measurement[] = [];
    for (const [name, open] of openings) {
      const times = await repeat(runs, () => typeOnce(browser, open));
      const getMedian = (key: keyof TypingTimes) => median(times.flatMap((one) => one[key]));
      measurements.push(
        { name: `first results ${name}, cold`, value: getMedian("cold"), unit: "ms", budget: 900 },
        { name: `next results ${name}, warm`, value: getMedian("warm"), unit: "ms", budget: 50 },
        {
          name: `longest task while typing ${name}`,
          value: getMedian("longestTask"),
          unit: "ms",
          budget: 50,
        },
      );
    }
    return measurements;
  });
}

async function typeOnce(
  browser: Browser,
  open: (page: Page) => Promise<void>,
): Promise<TypingTimes> {
  const page = await openPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(500);
  await slowDown(page);
  await page.evaluate(watchTyping);
  await open(page);
  await page.keyboard.type("gat");
  await page.waitForFunction(() => document.querySelector("[role=option]"));
  const { first: cold } = await takeTimes(page);
  const warm: number[] = [];
  await page.keyboard.type("eway vpc");
  await takeTimes(page);
  // The files for both queries are already loaded. The time of a single key would be too noisy.
  for (const step of ["remove", "add", "remove", "add"]) {
    if (step === "remove") await page.keyboard.press("Control+Backspace");
    else await page.keyboard.type("vpc");
    const { last } = await takeTimes(page);
    if (last === null) throw new Error(`The results stay the same (${step} "vpc")`);
    warm.push(last);
  }
  await page.keyboard.type(" of a cluster", { delay: 100 });
  const { longest: longestTask } = await takeTimes(page);
  await page.close();
  return { cold, warm, longestTask };
}

/** Waits until the page is idle, returns the times since the last call, and starts a new measurement. */
async function takeTimes(page: Page): Promise<Typing> {
  await page.waitForTimeout(1500);
  const typing = await page.evaluate(readTyping);
  await page.evaluate(resetTyping);
  return typing;
}
