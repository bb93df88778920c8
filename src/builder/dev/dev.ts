import { join, relative, sep } from "node:path";
import sirv from "sirv";
import type { ViteDevServer } from "vite";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { compileProgram } from "../../run.mjs";
import { diagnoseViteErrors } from "../compile/compiler-errors.ts";
import { formatReport } from "../diagnostics/report.ts";
import { createListenError, UserError } from "../diagnostics/user-error.ts";
import { loadSite } from "../load/load-site.ts";
import { setStaticPath } from "../preview/static-path.ts";
import { checkCustomPages } from "../render/site-pages.ts";
import { getServerUrl } from "../server-url.ts";
import { openThread, type Thread } from "../threads/thread.ts";
import { createDevArticles, type DevArticles } from "./dev-articles.ts";
import { checkPages } from "./dev-checks.ts";
import type { ReaderResponse, ReaderTask } from "./dev-reader.ts";
import { handleRequest, PageError, sendPageError } from "./dev-requests.ts";
import {
  type DevOptions,
  importApp,
  openDevServer,
  type SiteServer,
  warmUp,
} from "./dev-server.ts";
import {
  createDevSite,
  type DevSite,
  docsFolders,
  isLargeSite,
  withRestartNotice,
} from "./dev-site.ts";
import { createDiagnosticPrinter, type DiagnosticPrinter } from "./diagnostic-printer.ts";
import { createSiteReceiver } from "./site-transfer.ts";
import { getNextRead, isSiteCode, showOverlay, watchSite } from "./watch-site.ts";

/** @throws UserError for an invalid site or a port that is taken */
export async function startDev(options: DevOptions): Promise<string> {
  const site = await loadSite(options.siteDir);
  if (!site.ok) throw new UserError(formatReport(site.diagnostics).trimEnd());
  const reader = await openReader(options.root);
  const { siteDir } = options;
  // Only Vite's watcher can poll.
  const hasOwnWatcher = isLargeSite(siteDir) && !process.env.CHOKIDAR_USEPOLLING;
  const unwatched = hasOwnWatcher ? docsFolders.map((folder) => join(siteDir, folder)) : [];
  const diagnostics = createDiagnosticPrinter();
  let server: SiteServer | undefined;
  try {
    server = await openDevServer(options, site.value.config, {
      unwatched,
      onErrors: (errors) => diagnostics.print(componentCode, errors),
    });
    return await serve(server, reader, { ...options, unwatched, diagnostics });
  } catch (error) {
    // An open reader thread would keep the process alive.
    await Promise.all([server?.vite.close(), reader.close()]);
    throw error;
  }
}

/** The printer's key for errors in the code of components. */
const componentCode = "components";

type Reader = Thread<ReaderTask, ReaderResponse>;

/** Opens a thread, because reading the site and starting Vite each take a second. */
async function openReader(root: string): Promise<Reader> {
  return openThread(await compileProgram(join(root, "src/builder/dev/dev-reader.ts")));
}

interface ServeOptions extends DevOptions {
  unwatched: string[];
  diagnostics: DiagnosticPrinter;
}

/** Resolves when the site is read and the app is loaded. */
async function serve(
  { vite: server, updateSiteModules }: SiteServer,
  reader: Reader,
  options: ServeOptions,
): Promise<string> {
  const { siteDir, host, port, unwatched, diagnostics } = options;
  const { articles, read, startedAt } = createThreadClient(reader, options);
  const errorPages = createErrorPages(server, options);
  const reportPages = createPageReporter(server, diagnostics);
  let site = read();
  servePublicFiles(server, siteDir);
  server.middlewares.use((request, response, next) => {
    Promise.all([site, importApp(server)])
      .then(([loaded, app]) => {
        diagnostics.print(componentCode, []);
        diagnostics.print("custom pages", checkCustomPages(app));
        return handleRequest(request, response, { site: loaded, app });
      })
      .catch((error: unknown) => {
        const page = errorPages.reportError(error);
        if (page) sendPageError(response, page, server.config.base);
        else next(error);
      });
  });
  const readSaved = async (path: string) => {
    const { compilesOnRequest, errors } = await site;
    // The change may fix one of the errors.
    if (!compilesOnRequest && errors !== "") return undefined;
    const file = relative(siteDir, path).replaceAll(sep, "/");
    const article = await articles.compileFile(file);
    if (!article) return undefined;
    // A new object invalidates everything that is cached for the site.
    site = site.then((current) => ({ ...current }));
    errorPages.siteChanged();
    reportPages(await site);
    return {
      errors: errors + articles.formatErrors(),
      nextRead: getNextRead(file, article, compilesOnRequest),
    };
  };
  watchSite(server, { siteDir, read, readSaved, unwatched }, (loaded) => {
    site = Promise.resolve(loaded);
    updateSiteModules(loaded.config);
    if (!loaded.compilesOnRequest) articles.forgetBefore(startedAt());
    errorPages.siteChanged();
    diagnostics.print("site", loaded.diagnostics);
    reportPages(loaded);
  });
  server.watcher.on("change", (path) => {
    // Links may lead to page components.
    if (isSiteCode(path, siteDir)) site.then(reportPages, () => {});
  });
  const ready = listen(server, port).then(() => warmUp(server).catch(errorPages.printCodeError));
  const [loaded] = await Promise.all([site, ready]);
  diagnostics.print("site", loaded.diagnostics);
  if (loaded.compilesOnRequest) process.stderr.write(largeSiteNotice);
  reportPages(loaded);
  return getServerUrl(host, port, loaded.baseUrl);
}

function servePublicFiles({ middlewares }: ViteDevServer, siteDir: string): void {
  const serveFile = sirv(join(siteDir, "public"), { dev: true, etag: true });
  middlewares.use((request, response, next) => {
    setStaticPath(request, request.url ?? "/");
    serveFile(request, response, next);
  });
}

async function listen(server: ViteDevServer, port: number): Promise<void> {
  try {
    await server.listen();
  } catch (error) {
    throw error instanceof Error ? (createListenError(error, port) ?? error) : error;
  }
}

/** Talks to the thread that reads the site. */
interface ThreadClient {
  articles: DevArticles;
  read(): Promise<DevSite>;
  /** When the last reading started, as `performance.now()`. */
  startedAt(): number;
}

function createThreadClient(
  reader: Reader,
  { root, siteDir, cacheDir, diagnostics }: ServeOptions,
): ThreadClient {
  const folders = { root, siteDir, cacheDir };
  let optionsAtStart: DevSite["fixedOptions"] | undefined;
  let checks: SiteConfig["checks"] = {};
  let start = 0;
  const receiveSite = createSiteReceiver();
  const articles = createDevArticles(
    async (file) => (await reader.call({ ...folders, file })).article,
    {
      checks: () => checks,
      print: (file, fileDiagnostics) => diagnostics.print(file, fileDiagnostics),
    },
  );
  return {
    articles,
    startedAt: () => start,
    async read() {
      start = performance.now();
      const response = await reader.call(folders);
      if (!response.site) throw new Error("the reader thread returned no site");
      const loaded = createDevSite(siteDir, receiveSite(response.site), articles);
      optionsAtStart ??= loaded.fixedOptions;
      checks = loaded.config.checks;
      return withRestartNotice(loaded, optionsAtStart);
    },
  };
}

interface ErrorPages {
  /** Prints the error of a request. Returns undefined for bugs of the engine. */
  reportError(error: unknown): PageError | undefined;
  /** Prints an error in the code of components, and throws any other. */
  printCodeError(error: unknown): void;
  /** Errors are printed again after the site has changed. */
  siteChanged(): void;
}

function createErrorPages(
  server: ViteDevServer,
  { root, siteDir, diagnostics }: ServeOptions,
): ErrorPages {
  /** Prefetching repeats requests. */
  const printed = new Set<string>();
  const getCodeError = (error: unknown) => {
    const errors = diagnoseViteErrors(getErrorMessage(error), { root, siteDir });
    if (errors.length === 0) return undefined;
    diagnostics.print(componentCode, errors);
    return new PageError(formatReport(errors));
  };
  return {
    reportError(error) {
      const codeError = getCodeError(error);
      if (codeError) {
        showOverlay(server, codeError.message);
        return codeError;
      }
      if (!(error instanceof PageError)) return undefined;
      if (!printed.has(error.message)) {
        process.stderr.write(error.message);
        showOverlay(server, error.message);
      }
      printed.add(error.message);
      return error;
    },
    printCodeError(error) {
      if (!getCodeError(error)) throw error;
    },
    siteChanged: () => printed.clear(),
  };
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
      process.stderr.write(`${getErrorMessage(error)}\n`);
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
