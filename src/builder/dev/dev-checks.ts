import { extractLinkData, type PageTargets } from "../../content/check/links/extract-links.ts";
import { type CheckedPage, checkInlineBlocks, checkLinks } from "../../content/index.ts";
import { listPublicFiles } from "../../files/walk-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { memoize } from "../../model/memoize.ts";
import { type Body, isListed, type Page } from "../../model/page/page.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import { withoutBase } from "../../model/url/route.ts";
import { expandPatterns, getRedirectFile } from "../../publish/index.ts";
import type { App } from "../compile/bundle.ts";
import { withSeverities } from "../diagnostics/apply-policy.ts";
import { createManifest, type Manifest, publicWriter } from "../output/manifest.ts";
import { planOutput } from "../output/outputs.ts";
import { getPlannedRouteFiles } from "../output/publish-site.ts";
import { readRedirects } from "../output/site-redirects.ts";
import type { PageSource } from "../render/site-pages.ts";
import type { DevSite } from "./dev-site.ts";

type HtmlBody = Extract<Body, { kind: "html" }>;

/** Checks links, blocks in sentences, and redirects. The build checks the rest. */
export async function checkPages(site: DevSite, app: App): Promise<Diagnostic[]> {
  await compileLinkTargets(site, app);
  const sources = site.getPages(app);
  const pages = sources.map((source) => toLatestCheckedPage(source, site));
  const files = getOutputPaths(site, sources);
  const records = sources.flatMap((source) => {
    return (site.articles?.findCompiled(source) ?? source).record ?? [];
  });
  const diagnostics = [
    ...readRedirects(site.dir).diagnostics,
    ...checkLinks({ pages, files, ...site.shell }),
    ...checkInlineBlocks(records, app.blockComponents),
  ];
  return withSeverities(diagnostics, site.config.checks);
}

const cachedFiles = new WeakMap<DevSite, { sources: PageSource<Page>[]; files: Set<string> }>();

function getOutputPaths(site: DevSite, sources: PageSource<Page>[]): Set<string> {
  const cached = cachedFiles.get(site);
  if (cached?.sources === sources) return cached.files;
  const files = new Set([...planFiles(site, sources).paths, ...getPlannedRouteFiles(site)]);
  cachedFiles.set(site, { sources, files });
  return files;
}

/** Compiles the pages of which links name an anchor. */
async function compileLinkTargets(site: DevSite, app: App): Promise<void> {
  const { articles, compilesOnRequest, baseUrl } = site;
  if (!articles || !compilesOnRequest) return;
  const links = site
    .getPages(app)
    .flatMap((source) => articles.findCompiled(source)?.record?.links ?? []);
  const addresses = links.flatMap(({ href }) => {
    const [address = "", anchor] = href.split("#");
    return anchor && address.startsWith("/") ? (withoutBase(baseUrl, address) ?? []) : [];
  });
  for (const address of new Set(addresses)) {
    const target = site.getPage(address, app);
    if (!articles.findCompiled(target)) await articles.compilePage(target);
  }
}

function toLatestCheckedPage(
  page: PageSource<Page>,
  { articles, compilesOnRequest }: DevSite,
): CheckedPage {
  const source = articles?.findCompiled(page) ?? page;
  const checked = toCheckedPage(source);
  return compilesOnRequest && isEmpty(source) ? { ...checked, hasUnknownIds: true } : checked;
}

/** The article is missing or not compiled yet. */
function isEmpty({ page }: PageSource<Page>): boolean {
  return "body" in page && page.body.kind === "html" && page.body.html === "";
}

/** Bodies that did not change stay the same objects. */
const getLinkData = memoize(
  ({ html }: HtmlBody) => extractLinkData(html),
  new WeakMap<HtmlBody, PageTargets>(),
);

const noTargets: PageTargets = { ids: [], lastLineIds: [] };

function toCheckedPage({ page, route, file, record }: PageSource<Page>): CheckedPage {
  const links = record?.links ?? [];
  const body = "body" in page && page.body.kind === "html" ? page.body : undefined;
  // Lazy, because most links have no anchor.
  const readTargets = () => (body ? getLinkData(body) : noTargets);
  return {
    route,
    file,
    links,
    hasUnknownIds: body === undefined,
    targets: {
      get ids() {
        return [...layoutIds, ...readTargets().ids];
      },
      get lastLineIds() {
        return readTargets().lastLineIds;
      },
    },
    readAddresses: () => ({
      links: links.filter(({ isReported }) => !isReported).map(({ href }) => href),
      images: [],
    }),
  };
}

function planFiles({ dir, shell, config, blog, files }: DevSite, sources: PageSource[]): Manifest {
  const manifest = createManifest();
  manifest.plan(publicWriter, listPublicFiles(dir));
  manifest.plan(
    "content",
    [...files.keys()].map((path) => path.slice(1)),
  );
  const listedPages = sources.map(({ page }) => page).filter(isListed);
  planOutput(manifest, sources, { site: shell, config, listedPages, blog });
  manifest.plan("redirects", getRedirectedFiles(dir, sources));
  return manifest;
}

function getRedirectedFiles(siteDir: string, sources: PageSource[]): string[] {
  const pages = sources.map(({ route }) => ({ route, ids: [] }));
  const { lines } = expandPatterns(readRedirects(siteDir).lines, pages);
  return lines.filter(({ anchor }) => anchor === "").map(({ from }) => getRedirectFile(from));
}
