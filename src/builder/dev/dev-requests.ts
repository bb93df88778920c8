import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import sirv from "sirv";
import { getPageKey, getPageOfPayload } from "../../framework/client/payload-format.ts";
import { offlineManifestFile } from "../../model/offline.ts";
import type { Page } from "../../model/page/page.ts";
import { pageListFile, searchFolder } from "../../model/search/search.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { getMarkdownPageFile, safeDecode } from "../../model/url/route.ts";
import { getContentType, getPageList } from "../../publish/index.ts";
import { indexFiles } from "../../search/index/index-files.ts";
import type { App } from "../compile/bundle.ts";
import { isUnresolvedImport } from "../compile/compiler-errors.ts";
import { formatReport } from "../diagnostics/report.ts";
import { readSearchTables } from "../load/search-tables.ts";
import { type IndexedPage, listSearchRecords, toRoutedPage } from "../output/search-index.ts";
import { setStaticPath } from "../preview/static-path.ts";
import { findThrowingUse, RENDERS_PER_BUILD } from "../render/find-throwing-use.ts";
import { explainFailure } from "../render/render-failure.ts";
import type { PageSource } from "../render/site-pages.ts";
import type { DevSite } from "./dev-site.ts";

interface DevState {
  site: DevSite;
  app: App;
}

/** A page cannot be rendered. The message is the formatted report. */
export class PageError extends Error {}

export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { site, app }: DevState,
): Promise<void> {
  // Vite has removed the base URL.
  const { pathname, search } = new URL(request.url ?? "/", "http://dev");
  // `npm run preview` may have installed a service worker on this port, which would serve old pages.
  if (pathname === `/${offlineManifestFile}`) {
    send(response, 200, { type: "application/json", body: JSON.stringify({ off: true }) });
    return;
  }
  const file = site.getFile(safeDecode(pathname));
  if (file !== undefined) {
    if ("path" in file) sendFile(request, response, file);
    else send(response, 200, { type: file.type, body: file.text });
    return;
  }
  const body = await getDevSearchFile(pathname, { site, app });
  if (body !== undefined) {
    send(response, 200, { type: "application/json", body });
    return;
  }
  const markdown = await getMarkdownPage(pathname, { site, app });
  if (markdown !== undefined) {
    send(response, 200, { type: getContentType(pathname), body: markdown });
    return;
  }
  const payloadPath = getPageOfPayload(pathname);
  const pageSource = site.getPage(getPageKey(payloadPath ?? pathname), app);
  const redirect = site.getRedirect(getPageKey(pathname), app);
  if (pageSource.page.kind === "not-found" && redirect !== undefined) {
    const location = redirect.includes("?") ? redirect : redirect.replace(/(?=#|$)/, () => search);
    response.writeHead(302, { location, "cache-control": "no-store" }).end();
    return;
  }
  const source = await compileSource(pageSource, site);
  const { html, payload } = await renderPage(source.page, { site, app }).catch((error: unknown) =>
    throwPageError(error, source, { site, app }),
  );
  const status = source.page.kind === "not-found" ? 404 : 200;
  const content =
    payloadPath === undefined
      ? { type: "text/html; charset=utf-8", body: html }
      : { type: "text/plain; charset=utf-8", body: payload };
  send(response, status, content);
}

function renderPage(page: Page, { site, app }: DevState): ReturnType<App["renderPageText"]> {
  return app.renderPageText(page, { site: site.shell, build: "dev", dev: true });
}

/** @throws PageError that names the component that throws, or the error if no component does */
async function throwPageError(
  error: unknown,
  source: PageSource<Page>,
  { site, app }: DevState,
): Promise<never> {
  if (isUnresolvedImport(error)) throw error;
  const use = await findThrowingUse(source.page, source.record?.components ?? [], {
    error,
    render: (page) => renderPage(page, { site, app }),
    budget: { renders: RENDERS_PER_BUILD },
  });
  const { knownComponents } = app;
  const failures = explainFailure({ source, error, use }, { knownComponents, siteDir: site.dir });
  throw new PageError(formatReport(failures));
}

/** Supports ranges, without which Safari plays no video. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, type }: { path: string; type: string },
): void {
  response.setHeader("Content-Type", type);
  const serve = sirv(dirname(path), {
    dev: true,
    setHeaders: () => response.setHeader("Cache-Control", "no-store"),
  });
  setStaticPath(request, `/${encodeURIComponent(basename(path))}`);
  serve(request, response, () => void response.writeHead(404).end());
}

/** Sends an error page that reloads after a change of the site. */
export function sendPageError(
  response: ServerResponse,
  { message }: PageError,
  baseUrl: string,
): void {
  const client = JSON.stringify(`${baseUrl}@vite/client`);
  const body = `<!doctype html><title>Error</title><pre>${escapeText(message)}</pre>
<script type="module">
import { createHotContext } from ${client};
createHotContext("/").on("rsc:update", () => location.reload());
</script>`;
  send(response, 500, { type: "text/html; charset=utf-8", body });
}

function send(
  response: ServerResponse,
  status: number,
  { type, body }: { type: string; body: string | Uint8Array },
): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

type Files = Map<string, string>;

const indexCache = new WeakMap<DevSite, Promise<Files>>();

async function getDevSearchFile(path: string, state: DevState): Promise<string | undefined> {
  if (!path.startsWith(`/${searchFolder}/`)) return undefined;
  const { site, app } = state;
  if (path === `/${pageListFile}`) {
    return JSON.stringify(getPageList(site.getPages(app).map(({ page }) => page)));
  }
  const index = indexCache.get(site) ?? buildIndex(state);
  indexCache.set(site, index);
  return (await index).get(path.slice(1));
}

/** The page `/guide` as Markdown is `/guide.md`. */
async function getMarkdownPage(path: string, state: DevState): Promise<string | undefined> {
  const { site, app } = state;
  if (!path.endsWith(".md") || !site.shell.hasMarkdownPages) return undefined;
  const source = site.getPage(getPageKey(path.replace(/(?:^\/index)?\.md$/, "")), app);
  if (`/${getMarkdownPageFile(source.page.route)}` !== safeDecode(path)) return undefined;
  const compiled = await compileSource(source, site);
  const extracted = await extractPage(compiled.page, state).catch((error: unknown) =>
    throwPageError(error, compiled, state),
  );
  return extracted.markdown;
}

async function compileSource(
  source: PageSource<Page>,
  { articles, compilesOnRequest }: DevSite,
): Promise<PageSource<Page>> {
  const compiled = compilesOnRequest
    ? articles?.compilePage(source)
    : articles?.findCompiled(source);
  return (await compiled) ?? source;
}

async function extractPage(page: Page, { site: { shell, messages }, app }: DevState) {
  const { renderAndExtract } = await import("../render/extract-page-data.ts");
  const options = { site: shell, build: "dev", dev: true, messages: messages.publish };
  return renderAndExtract(app.renderPage, page, options);
}

/** The index needs rendered text, so this renders every page. */
async function buildIndex(state: DevState): Promise<Files> {
  const { site, app } = state;
  const { questions, related } = readSearchTables(site.dir);
  const finished: IndexedPage[] = [];
  for (const source of site.getPages(app)) {
    const { page } = site.articles?.findCompiled(source) ?? source;
    // The error is reported when the page is opened.
    const { records } = await extractPage(page, state).catch(() => ({ records: [] }));
    finished.push({ ...toRoutedPage(page, site.shell), read: () => ({ records }) });
  }
  const records = listSearchRecords(finished, {
    site: site.shell,
    entries: site.searchEntries,
    questions,
  });
  return new Map(indexFiles(records, related).map((file) => [file.path, file.text]));
}
