import { join, relative, sep } from "node:path";
import sirv from "sirv";
import type { ViteDevServer } from "vite";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { compileProgram } from "../../run.mjs";
import { viteErrors } from "../compile/run-compiler.ts";
import { formatReport } from "../diagnostics/report.ts";
import { portInUseError, UserError } from "../diagnostics/user-error.ts";
import { loadSite } from "../load/load-site.ts";
import { checkCustomPages } from "../render/site-pages.ts";
import { openThread, type Thread } from "../threads/thread.ts";
import { createDevArticles, type DevArticle } from "./dev-articles.ts";
import { checkPages } from "./dev-checks.ts";
import type { ReaderResponse, ReaderTask } from "./dev-reader.ts";
import { handleRequest, PageError, sendPageError } from "./dev-requests.ts";
import { type DevOptions, importApp, openDevServer, warmUp } from "./dev-server.ts";
import { type DevSite, devSite, docsFolders, isLargeSite, withRestartNotice } from "./dev-site.ts";
import { createDiagnosticPrinter, type DiagnosticPrinter } from "./diagnostic-printer.ts";
import { isComponent, type SaveResult, showOverlay, watchSite } from "./watch-site.ts";

/** @throws UserError for an invalid site or a port that is taken */
export async function startDev(options: DevOptions): Promise<string> {
  const config = await loadSite(options.siteDir);
  if (!config.ok) throw new UserError(formatReport(config.diagnostics).trimEnd());
  const reader = await openReader(options.root);
  const { siteDir } = options;
  const unwatched = isLargeSite(siteDir) ? docsFolders.map((folder) => join(siteDir, folder)) : [];
  const diagnostics = createDiagnosticPrinter();
  let server: ViteDevServer | undefined;
  try {
    server = await openDevServer(options, config.value.config, {
      unwatched,
      onErrors: (errors) => diagnostics.print(componentCode, errors),
    });
    return await serve(server, reader, { ...options, unwatched, diagnostics });
  } catch (error) {
    // An open reader thread would keep the process alive.
    await Promise.all([server?.close(), reader.close()]);
    throw (error instanceof Error && portInUseError(error, options.port)) || error;
  }
}

/** The printer's key for errors in the code of components. */
const componentCode = "components";

type Reader = Thread<ReaderTask, ReaderResponse>;

/** Opens a thread, because reading the site and starting Vite each take a second. */
async function openReader(root: string): Promise<Reader> {
  return openThread(await compileProgram(join(root, "src/builder/dev/dev-reader.ts")));
}

/** Resolves when the site is read and the app is loaded. */
async function serve(
  server: ViteDevServer,
  reader: Reader,
  {
    root,
    siteDir,
    cacheDir,
    host,
    port,
    unwatched,
    diagnostics,
  }: DevOptions & { unwatched: string[]; diagnostics: DiagnosticPrinter },
): Promise<string> {
  let compiled: DevSite["compiled"] | undefined;
  let checks: SiteConfig["checks"] = {};
  const task = { root, siteDir, cacheDir };
  const articles = createDevArticles(
    async (file) => (await reader.call({ ...task, file })).article,
    { checks: () => checks, print: (file, found) => diagnostics.print(file, found) },
  );
  let readingSince = 0;
  const read = async () => {
    readingSince = performance.now();
    const response = await reader.call(task);
    if (!response.site) throw new Error("the reader thread returned no site");
    const loaded = devSite(siteDir, response.site, articles);
    compiled ??= loaded.compiled;
    checks = loaded.config.checks;
    return withRestartNotice(loaded, compiled);
  };
  let site = read();
  /** Errors that were printed since the site was read, because prefetching repeats requests. */
  const printedErrors = new Set<string>();
  server.middlewares.use(sirv(join(siteDir, "public"), { dev: true, etag: true }));
  server.middlewares.use((request, response, next) => {
    Promise.all([site, importApp(server)])
      .then(([loaded, app]) => {
        diagnostics.print(componentCode, []);
        diagnostics.print("custom pages", checkCustomPages(app));
        return handleRequest(request, response, { site: loaded, app });
      })
      .catch((error: unknown) => {
        const codeError = codeErrorOf(error);
        if (codeError) {
          showOverlay(server, codeError.message);
          return sendPageError(response, codeError, server.config.base);
        }
        if (!(error instanceof PageError)) return next(error);
        if (!printedErrors.has(error.message)) {
          process.stderr.write(error.message);
          showOverlay(server, error.message);
        }
        printedErrors.add(error.message);
        sendPageError(response, error, server.config.base);
      });
  });
  const reportPages = createPageReporter(server, diagnostics);
  /** Prints errors in the code of components. Returns undefined for other errors. */
  function codeErrorOf(error: unknown): PageError | undefined {
    const errors = viteErrors(error instanceof Error ? error.message : "", { root, siteDir });
    if (errors.length === 0) return undefined;
    diagnostics.print(componentCode, errors);
    return new PageError(formatReport(errors));
  }
  function reportCodeErrors(error: unknown): void {
    if (!codeErrorOf(error)) throw error;
  }
  const readSaved = async (path: string) => {
    const loaded = await site;
    const { isPostponed, errors } = loaded;
    // The change may fix one of the errors.
    if (!isPostponed && errors !== "") return undefined;
    const article = await articles.compileFile(relative(siteDir, path).replaceAll(sep, "/"));
    if (!article) return undefined;
    // A new object invalidates everything that is cached for the site.
    site = site.then((current) => ({ ...current }));
    printedErrors.clear();
    reportPages(await site);
    return {
      errors: errors + articles.errorReport(),
      nextRead: nextReadAfter(article, isPostponed),
    };
  };
  watchSite(server, { siteDir, read, readSaved, unwatched }, (loaded) => {
    site = Promise.resolve(loaded);
    if (!loaded.isPostponed) articles.forgetBefore(readingSince);
    printedErrors.clear();
    diagnostics.print("site", loaded.diagnostics);
    reportPages(loaded);
  });
  server.watcher.on("change", (path) => {
    // Links may lead to page components.
    if (isComponent(path, siteDir)) site.then(reportPages, () => {});
  });
  const ready = server.listen().then(() => warmUp(server).catch(reportCodeErrors));
  const [loaded] = await Promise.all([site, ready]);
  diagnostics.print("site", loaded.diagnostics);
  if (loaded.isPostponed) process.stderr.write(largeSiteNotice);
  reportPages(loaded);
  return `http://${host}:${port}${loaded.baseUrl}`;
}

/** Titles and descriptions are also in the sidebars and on other pages. */
function nextReadAfter({ frontMatter }: DevArticle, isPostponed: boolean): SaveResult["nextRead"] {
  if (frontMatter) return "now";
  return isPostponed ? "none" : "later";
}

const largeSiteNotice =
  "This site is large: pages are checked when they are opened or saved; `npm run build` checks all.\n";

/** Pages are checked after a pause, so that requests of browsers come first. */
const REPORT_DELAY_MS = 500;

function createPageReporter(
  server: ViteDevServer,
  diagnostics: DiagnosticPrinter,
): (site: DevSite) => void {
  let timer: NodeJS.Timeout | undefined;
  let latest: DevSite | undefined;
  let previous = Promise.resolve();
  const report = async (site: DevSite) => {
    if (site !== latest) return;
    // If the app cannot be loaded, each requested page shows the error.
    const app = await importApp(server).catch(() => undefined);
    if (!app) return;
    try {
      diagnostics.print("pages", await checkPages(site, app));
    } catch (error) {
      // A file was removed during the check; that change starts the next one.
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    }
  };
  return (site) => {
    latest = site;
    clearTimeout(timer);
    // One after the other, so that an older report is never printed last.
    timer = setTimeout(() => {
      previous = previous.then(() => report(site));
    }, REPORT_DELAY_MS);
  };
}
