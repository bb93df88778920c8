import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { documentFile } from "../../framework/client/payload/payload-format.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { isListed } from "../../model/page/page.ts";
import type { SearchRecord } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { routeFolder } from "../../model/url/route.ts";
import type { RedirectPage } from "../../publish/index.ts";
import type { ReadData } from "../load/read-site-data.ts";
import type { WrittenPages } from "../render/write-pages.ts";
import type { Staging } from "./staging.ts";
import { writeFeeds } from "./write-feeds.ts";
import { writeHosting } from "./write-hosting.ts";
import { writeRedirects } from "./write-redirects.ts";
import { writeSearch } from "./write-search.ts";
import { writeMachineFiles } from "./write-seo-files.ts";
import { writeSocialImages } from "./write-social-images.ts";

interface SiteFilesOptions {
  config: SiteConfig;
  site: SiteShell;
  data: ReadData;
  /** Ids of the sidebars. */
  sidebars: string[];
  /** Files of the output; what is written here is added. */
  files: Set<string>;
  /** Files that the output will have, as far as they were known before pages were drawn. */
  taken: ReadonlySet<string>;
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
  cacheDir: string;
  /** Sees what a search can lead to. */
  onSearchRecords: ((records: SearchRecord[]) => void) | undefined;
}

/**
 * Writes what is made from the pages together: feeds, redirects, files for machines, previews of
 * links, files for hosts, the search. Answers with what is wrong with the redirects.
 */
export async function writeSiteFiles(
  staging: Staging,
  { finished, failed, posts, hashes }: WrittenPages,
  { config, site, data, sidebars, files, taken, ...options }: SiteFilesOptions,
): Promise<Diagnostic[]> {
  const { root, siteDir, cacheDir, onSearchRecords: onRecords } = options;
  const messages = data.messages.publish;
  const add = (written: Iterable<string>) => {
    for (const file of written) files.add(file);
  };
  // A page that failed has an address all the same: links to it are not broken.
  const routes = [...data.announced, ...failed.map(({ source }) => source.page.route)];
  add(routes.map((route) => documentFile(routeFolder(route))));
  add(await writeFeeds(staging, { blog: data.blog, site, posts }));
  const { redirects, diagnostics } = writeRedirects(staging, {
    siteDir,
    url: site.url,
    baseUrl: site.baseUrl,
    locale: site.locale,
    messages,
    pages: redirectTargets({ finished, failed }),
    files: new Set([...files, ...taken]),
  });
  add(
    writeMachineFiles(staging, finished, {
      site,
      messages,
      sidebars,
      taken: files,
      dates: data.dates,
    }),
  );
  if (config.socialImages) {
    const pages = finished.map(({ source }) => source.page).filter(isListed);
    const images = { site, colors: config.socialImages, root, cacheDir: join(cacheDir, "social") };
    add(await writeSocialImages(staging, pages, images));
  }
  writeHosting(staging, { hosting: config.hosting, site, hashes, redirects });
  writeSearch(staging, finished, { site, entries: data.searchRecords, onRecords });
  return diagnostics;
}

/** Pages an old address may lead to; one that failed has its own finding. */
function redirectTargets({
  finished,
  failed,
}: Pick<WrittenPages, "finished" | "failed">): RedirectPage[] {
  return [
    ...finished.map(({ source, facts }) => ({ ...source, ids: facts.ids })),
    ...failed.map(({ source }) => ({ ...source, ids: [] })),
  ]
    .filter(({ page }) => page.kind !== "not-found")
    .map(({ page, ids }) => ({ route: page.route, ids }));
}
