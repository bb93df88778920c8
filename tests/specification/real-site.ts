import { join } from "node:path";
import { withArticles } from "../../src/builder/cache/store.ts";
import { loadSite, type Site } from "../../src/builder/load/load-site.ts";
import { readSiteData } from "../../src/builder/load/read-site-data.ts";
import type { MergedData } from "../../src/builder/load/site-data.ts";
import { type RestoredContent, restoreContent } from "../../src/content/index.ts";
import { realSiteCache, root } from "../site/build-fixture.ts";

const siteDir = join(root, "site");

/** The configuration of the real site. */
export async function loadRealSite(): Promise<Site> {
  const site = await loadSite(siteDir);
  if (!site.ok) throw new Error(site.diagnostics[0]?.message);
  return site.value;
}

let pages: Promise<RestoredContent<MergedData>> | undefined;

/** The pages of the real site before rendering. They are read once for all tests. */
export function readRealSite(): Promise<RestoredContent<MergedData>> {
  pages ??= loadRealSite().then(({ config, ...sidebars }) =>
    withArticles(realSiteCache, async (articles) => {
      const data = await readSiteData({
        root,
        siteDir,
        config,
        ...sidebars,
        includeDrafts: false,
        cacheDir: realSiteCache,
        articles,
      });
      return restoreContent(data, articles);
    }),
  );
  return pages;
}
