import { wholeContent } from "../../content/index.ts";
import { withArticles } from "../cache/store.ts";
import { formatReport } from "../diagnostics/report.ts";
import { loadSite } from "../load/load-site.ts";
import { readSiteData } from "../load/read-site-data.ts";
import { serveCalls } from "../render/thread.ts";
import type { DevSiteOptions, ReadSite } from "./dev-site.ts";

/** The program of a thread that reads a site with its drafts, while Vite starts and serves. */
serveCalls<DevSiteOptions, ReadSite>(async (options) => {
  const site = await loadSite(options.siteDir);
  if (!site.ok) throw new Error(formatReport(site.diagnostics));
  const { config, ...sidebars } = site.value;
  return withArticles(options.cacheDir, async (articles) => {
    const reading = { ...options, config, ...sidebars, articles, includeDrafts: true };
    const data = await readSiteData(reading);
    return { config, data: wholeContent(data, articles) };
  });
});
