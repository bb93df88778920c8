import { join } from "node:path";
import { loadSite, type Site } from "../../src/builder/load/load-site.ts";
import { type MergedData, readSiteData } from "../../src/builder/load/read-site-data.ts";
import { root } from "../site/build-fixture.ts";

const siteDir = join(root, "site");

/** The configuration that readers' site is built with. */
export async function loadRealSite(): Promise<Site> {
  const site = await loadSite(siteDir);
  if (!site.ok) throw new Error(site.diagnostics[0]?.message);
  return site.value;
}

/** Its pages, as they are before they are drawn. */
export async function readRealSite(): Promise<MergedData> {
  const { config, ...sidebars } = await loadRealSite();
  const cacheDir = join(root, ".cache/tests/specification");
  return readSiteData({ root, siteDir, config, ...sidebars, includeDrafts: false, cacheDir });
}
