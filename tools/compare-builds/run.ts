import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { Command, InvalidArgumentError } from "commander";
import { median } from "../../bench/calibrate.ts";
import { type Load, loadPage } from "../../bench/load-page.ts";
import { withBrowser } from "../../bench/open-browser.ts";
import {
  checkExternalLinks,
  requestStatus,
} from "../../src/builder/commands/external-links/links-command.ts";
import { isBuildOutput } from "../../src/builder/output/manifest.ts";
import { startPreview } from "../../src/builder/preview/preview.ts";
import { type Comparison, compareBuilds } from "./compare-builds.ts";
import { formatReport, type PageSpeed } from "./format-report.ts";
import { readBuild } from "./read-build.ts";

interface Options {
  out: string;
  baseUrl: string;
  pictures: number;
  runs: number;
  links: boolean;
}

const command = new Command("npm run compare --")
  .description(
    "Writes a Markdown report on two builds of a site, with screenshots of changed pages",
  )
  .argument("<before>", "folder of the earlier build", getBuild)
  .argument("<after>", "folder of the later build", getBuild)
  .option("--out <folder>", "folder of the report and the screenshots", ".cache/compare")
  .option("--base-url <path>", "`baseUrl` of both builds", "/")
  .option(
    "--pictures <number>",
    "how many of the changed pages get screenshots",
    getWholeNumber,
    10,
  )
  .option(
    "--runs <number>",
    "how often a page is loaded to measure its speed; 0 skips this",
    getWholeNumber,
    5,
  )
  .option("--links", "request each new external URL", false)
  .action(compare);
await command.parseAsync();

function getBuild(folder: string): string {
  if (isBuildOutput(folder)) return folder;
  throw new InvalidArgumentError("It has no built site.");
}

function getWholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError("Use a whole number.");
  return Number(value);
}

async function compare(beforeDir: string, afterDir: string, options: Options): Promise<void> {
  const [before, after] = [readBuild(beforeDir), readBuild(afterDir)];
  const comparison = compareBuilds(before, after);
  mkdirSync(options.out, { recursive: true });
  const pictures = getShownPages(comparison).slice(0, options.pictures);
  await withBrowser(async (browser) => {
    await takePictures(browser, afterDir, pictures, options);
    const measured = ["/", ...comparison.changed.map(({ address }) => address)];
    const speed =
      options.runs > 0
        ? await measureSpeed(browser, [beforeDir, afterDir], measured.slice(0, 3), options)
        : undefined;
    const brokenLinks = options.links ? await findBroken(comparison) : undefined;
    const report = formatReport({
      before,
      after,
      comparison,
      pictures,
      ...(speed && { speed }),
      ...(brokenLinks && { brokenLinks }),
    });
    const file = join(options.out, "report.md");
    writeFileSync(file, report);
    console.log(`${report}\nWritten to ${resolve(file)}`);
  });
}

function getShownPages({ changed, added }: Comparison): string[] {
  return [...changed, ...added].map(({ address }) => address);
}

async function serve(outDir: string, baseUrl: string) {
  const server = await startPreview({ outDir, baseUrl, port: 0, host: "localhost" });
  const { port } = server.address() as AddressInfo;
  return {
    getUrl: (address: string) => `http://localhost:${port}${baseUrl.replace(/\/$/, "")}${address}`,
    close: () => server.close(),
  };
}

async function takePictures(
  browser: Browser,
  outDir: string,
  addresses: string[],
  { out, baseUrl }: Options,
): Promise<void> {
  if (addresses.length === 0) return;
  const site = await serve(outDir, baseUrl);
  try {
    for (const mode of ["light", "dark"]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
      const page = await context.newPage();
      for (const address of addresses) {
        await page.goto(site.getUrl(address), { waitUntil: "networkidle" });
        const name = address.replaceAll("/", "_").replace(/^_|_$/g, "") || "home";
        await page.screenshot({ path: join(out, `${name}-${mode}.png`), fullPage: true });
      }
      await context.close();
    }
  } finally {
    site.close();
  }
}

/** Loads the pages of both builds alternately, so that a slow machine affects both. */
async function measureSpeed(
  browser: Browser,
  [beforeDir, afterDir]: [string, string],
  addresses: string[],
  { runs, baseUrl }: Options,
): Promise<PageSpeed[]> {
  const sites = [await serve(beforeDir, baseUrl), await serve(afterDir, baseUrl)] as const;
  const speed: PageSpeed[] = [];
  try {
    for (const address of new Set(addresses)) {
      const loads: [Load[], Load[]] = [[], []];
      for (let run = 0; run < runs; run++) {
        loads[0].push(await loadPage(browser, sites[0].getUrl(address)));
        loads[1].push(await loadPage(browser, sites[1].getUrl(address)));
      }
      speed.push({ address, before: getMedians(loads[0]), after: getMedians(loads[1]) });
    }
  } finally {
    for (const site of sites) site.close();
  }
  return speed;
}

function getMedians(loads: Load[]): PageSpeed["before"] {
  const getMedian = (key: "fcp" | "lcp" | "tbt") => median(loads.map((load) => load[key]));
  return { fcp: getMedian("fcp"), lcp: getMedian("lcp"), tbt: getMedian("tbt") };
}

async function findBroken({ newLinks }: Comparison): Promise<Map<string, string>> {
  const check = { previous: {}, requestStatus, now: Date.now, wait, onProgress: () => {} };
  const results = await checkExternalLinks(newLinks.keys(), check);
  const brokenLinks = Object.entries(results).filter(([, { ok }]) => !ok);
  return new Map(brokenLinks.map(([address, { reason }]) => [address, reason]));
}
