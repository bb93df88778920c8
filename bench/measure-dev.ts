import { join } from "node:path";
import { median, repeat } from "./calibrate.ts";
import { writeCorpus } from "./corpus.ts";
import { measureSaves, withDevServer } from "./dev-server.ts";
import type { Measurement } from "./measurements.ts";
import { withBrowser } from "./open-browser.ts";

const port = 4556;
const starts = 3;

/** Measures the dev server: the time to the first page, and from saving a file to its text on screen. */
export async function measureDev(folder: string): Promise<Measurement[]> {
  const site = join(folder, "site-dev");
  const file = join(site, "content/docs/short.md");
  writeCorpus(site, 350);
  const firstPageTimes = await repeat(starts, () =>
    withDevServer(site, port, async ({ seconds }) => seconds),
  );
  // The browser starts after the server, because both together would slow down the server.
  const times = await withDevServer(site, port, ({ address }) =>
    withBrowser((browser) => measureSaves(browser, { address, file, pauseMs: 400 })),
  );
  return [
    { name: "dev, first page", value: median(firstPageTimes), unit: "s", budget: 3 },
    { name: "dev, saved page on screen", value: median(times), unit: "ms", budget: 300 },
  ];
}
