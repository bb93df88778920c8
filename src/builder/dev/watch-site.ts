import { join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { formatReport } from "../diagnostics/report.ts";
import { isBuildOutput } from "../output/manifest.ts";
import type { DevSite } from "./dev-site.ts";
import { watchFolders } from "./watch-folders.ts";

interface Readings {
  siteDir: string;
  read(): Promise<DevSite>;
  /**
   * Reads a saved file alone where that is enough to show its page: returns the errors of what was read
   * so far, and whether the site must be read as well. Undefined: it must.
   */
  readSaved(path: string): Promise<{ errors: string; isWhole: boolean } | undefined>;
  /** Folders that Vite does not watch. */
  unwatched: readonly string[];
}

/** Reads the site again after a change, and tells the browsers. An older reading never replaces a newer one. */
export function watchSite(
  server: ViteDevServer,
  { siteDir, read, readSaved, unwatched }: Readings,
  onLoaded: (site: DevSite) => void,
): void {
  const tellBrowsers = openBrowserMessages(server);
  const readAgain = oneAtATime(async (isLast) => {
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
  const change = async (event: string, path: string) => {
    if (!isContent(event, path, siteDir)) return;
    const saved = event === "change" ? await readSaved(path).catch(() => undefined) : undefined;
    if (saved) tellBrowsers(saved.errors);
    if (!saved?.isWhole) readAgain();
  };
  server.watcher.on("all", change);
  if (unwatched.length > 0) watchDocs(unwatched, change);
}

/** The folders are watched as long as the process runs. */
function watchDocs(folders: readonly string[], tell: (event: string, path: string) => void): void {
  try {
    watchFolders(folders, tell);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Saved pages are not shown by themselves: ${reason}\n`);
  }
}

/** Shows why a page cannot be rendered, in the terminal and over the open pages. */
export function showError({ environments }: ViteDevServer, message: string): void {
  process.stderr.write(message);
  environments.client.hot.send({ type: "error", err: { message, stack: "" } });
}

/**
 * Returns the function that makes every open page render again, with the errors in its overlay. A page
 * whose script is still loading gets the message when it listens.
 */
function openBrowserMessages({ environments }: ViteDevServer): (errors: string) => void {
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
 * Returns a function that runs `work`: at once, or once more after the run that is under way, however
 * often it is called meanwhile. `isLast` says whether no further run is waiting.
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

/**
 * Whether a change of the file, a new one or one that goes, changes pages without Vite knowing of
 * it. `config.ts` and `sidebars.ts` can import every file of the site; what only components import
 * is read once too often.
 */
export function isContent(event: string, path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  if (!isOfSite(name) || isBuildOutput(join(siteDir, name))) return false;
  // Which components there are decides how a server is started; what they hold, Vite looks after.
  return event !== "change" || !isComponent(path, siteDir);
}

/** Whether the file is a page component, or code of one, or has the site's components. */
export function isComponent(path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  return name === "components.tsx" || (name === "pages" && /\.tsx?$/.test(path));
}

function firstName(path: string, siteDir: string): string {
  return relative(siteDir, path).split(sep)[0] ?? "";
}

/** Not what a package manager, an editor or a build that is writing puts there, or what lies outside. */
function isOfSite(name: string): boolean {
  return name !== "node_modules" && !/^\.|^$|\.(next|old)-\d+$/.test(name);
}
