import { join } from "node:path";
import sirv from "sirv";
import type { ViteDevServer } from "vite";
import { compileProgram } from "../../run.mjs";
import type { App } from "../compile/bundle.ts";
import { formatReport } from "../diagnostics/report.ts";
import { portTaken, UserError } from "../diagnostics/user-error.ts";
import { isComponent, isContent } from "../load/is-content.ts";
import { loadSite } from "../load/load-site.ts";
import { checkCustomPages } from "../render/site-pages.ts";
import { openThread, type Thread } from "../render/thread.ts";
import { handleRequest, PageError, sendPageError } from "./dev-answer.ts";
import { reportWritten } from "./dev-checks.ts";
import { importApp, openDevServer, warmUp } from "./dev-server.ts";
import {
  type DevSite,
  type DevSiteOptions,
  devSite,
  type ReadSite,
  withRestartNotice,
} from "./dev-site.ts";

export interface DevOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
  port: number;
  host: string;
}

/**
 * The writer's server: pages are drawn on request, and drawn anew when a file of the site changes.
 *
 * @returns its address.
 * @throws UserError where configuration or sidebars are invalid, or the port is taken.
 */
export async function startDev(options: DevOptions): Promise<string> {
  const config = await loadSite(options.siteDir);
  if (!config.ok) throw new UserError(formatReport(config.diagnostics).trimEnd());
  const reader = await openReader(options.root);
  const server = await openDevServer(options, config.value.config);
  try {
    return await serve(server, reader, options);
  } catch (error) {
    // Either would keep the process alive.
    await Promise.all([server.close(), reader.close()]);
    throw (error instanceof Error && portTaken(error, options.port)) || error;
  }
}

type Reader = Thread<DevSiteOptions, ReadSite>;

/** Starts the thread that reads the site: it takes a second, and so does Vite. */
async function openReader(root: string): Promise<Reader> {
  return openThread(await compileProgram(join(root, "src/builder/dev/dev-reader.ts")));
}

/** Answers with the address when the site is read and the app is loaded. */
async function serve(
  server: ViteDevServer,
  reader: Reader,
  { root, siteDir, cacheDir, host, port }: DevOptions,
): Promise<string> {
  let compiled: string | undefined;
  const read = async () => {
    const loaded = devSite(siteDir, await reader.call({ root, siteDir, cacheDir }));
    compiled ??= loaded.compiled;
    return withRestartNotice(loaded, compiled);
  };
  let site = read();
  /** Why pages cannot be drawn, told once for each reading: open pages ask ahead for others. */
  const told = new Set<string>();
  const tellWrongPages = openPageCheck();
  server.middlewares.use(sirv(join(siteDir, "public"), { dev: true, etag: true }));
  server.middlewares.use((request, response, next) => {
    Promise.all([site, importApp(server)])
      .then(([loaded, app]) => {
        tellWrongPages(app);
        return handleRequest(request, response, { site: loaded, app });
      })
      .catch((error: unknown) => {
        if (!(error instanceof PageError)) return next(error);
        if (!told.has(error.message)) tellError(server, error.message);
        told.add(error.message);
        sendPageError(response, error, server.config.base);
      });
  });
  const tellWritten = openReport(server);
  watchSite(server, { siteDir, read }, (loaded) => {
    site = Promise.resolve(loaded);
    told.clear();
    tellWritten(loaded);
  });
  server.watcher.on("change", (path) => {
    // Links lead to page components, too.
    if (isComponent(path, siteDir)) site.then(tellWritten, () => {});
  });
  const ready = server.listen().then(() => warmUp(server));
  const [loaded] = await Promise.all([site, ready]);
  const { baseUrl, diagnostics } = loaded;
  process.stderr.write(formatReport(diagnostics));
  tellWritten(loaded);
  return `http://${host}:${port}${baseUrl}`;
}

/** In milliseconds: browsers are served first. */
const reportDelay = 500;

/** Answers the function that tells the terminal what is wrong in pages, unless another site follows. */
function openReport(server: ViteDevServer): (site: DevSite) => void {
  let timer: NodeJS.Timeout | undefined;
  const report = async (site: DevSite) => {
    // Where the app cannot be loaded, every page that is asked for says so.
    const app = await importApp(server).catch(() => undefined);
    if (app) process.stderr.write(reportWritten(site, app));
  };
  return (site) => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(site), reportDelay);
  };
}

/** Answers the function that tells the terminal of modules that are no pages, once for each change. */
function openPageCheck(): (app: App) => void {
  let told = "";
  return (app) => {
    const report = formatReport(checkCustomPages(app));
    if (report !== told) process.stderr.write(report);
    told = report;
  };
}

/** Reads the site anew after a change, and tells the browsers. An older reading never wins. */
function watchSite(
  server: ViteDevServer,
  { siteDir, read }: { siteDir: string; read: () => Promise<DevSite> },
  onLoaded: (site: DevSite) => void,
): void {
  const tellBrowsers = toldBrowsers(server);
  const readAnew = oneAtATime(async (isLast) => {
    try {
      const site = await read();
      if (!isLast()) return;
      onLoaded(site);
      process.stderr.write(formatReport(site.diagnostics));
      tellBrowsers(site.errors);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(message);
      tellBrowsers(message);
    }
  });
  server.watcher.add(siteDir);
  server.watcher.on("all", (event, path) => {
    if (isContent(event, path, siteDir)) readAnew();
  });
}

/** Shows why a page cannot be drawn, in the terminal and over the open pages. */
function tellError({ environments }: ViteDevServer, message: string): void {
  process.stderr.write(message);
  environments.client.hot.send({ type: "error", err: { message, stack: "" } });
}

/**
 * Answers the function that has every open page drawn anew; with errors the overlay shows them. A
 * page whose script was still loading then is told when it listens.
 */
function toldBrowsers({ environments }: ViteDevServer): (errors: string) => void {
  const { hot } = environments.client;
  let last = { at: Number.NEGATIVE_INFINITY, errors: "" };
  const tell = (browsers: Pick<typeof hot, "send">) => {
    browsers.send({ type: "custom", event: "rsc:update", data: {} });
    if (last.errors !== "") {
      browsers.send({ type: "error", err: { message: last.errors, stack: "" } });
    }
  };
  hot.on("site:listening", ({ age }: { age: number }, browser) => {
    if (performance.now() - last.at < age) tell(browser);
  });
  return (errors) => {
    last = { at: performance.now(), errors };
    tell(hot);
  };
}

/**
 * Answers with a function that has `work` done, at once or, where it is under way, once more after
 * it: however often it is asked for meanwhile. `isLast` says whether nothing waits.
 */
export function oneAtATime(work: (isLast: () => boolean) => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWaiting = false;
  return async () => {
    isWaiting = true;
    if (isRunning) return;
    isRunning = true;
    while (isWaiting) {
      isWaiting = false;
      await work(() => !isWaiting);
    }
    isRunning = false;
  };
}
