import { statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { getErrorMessage } from "../../model/error-message.ts";
import { isBuildOutput } from "../output/manifest.ts";
import type { DevArticle } from "./dev-articles.ts";
import type { DevSite } from "./dev-site.ts";
import { reportWatchError, watchFolders } from "./watch-folders.ts";

export interface SaveResult {
  errors: string;
  nextRead: "now" | "later" | "none";
}

/**
 * Titles and descriptions are also in the sidebars and on other pages, and the beginnings of posts
 * are in lists. Large sites compile other articles when they are requested.
 */
export function getNextRead(
  file: string,
  { frontMatter }: Pick<DevArticle, "frontMatter">,
  compilesOnRequest: boolean,
): SaveResult["nextRead"] {
  if (frontMatter) return "now";
  return compilesOnRequest && !file.startsWith("content/blog/") ? "none" : "later";
}

/** Delay after the last save: a page that is saved while the site is being read has to wait. */
const READING_DELAY_MS = 3000;

/** Vite's watcher can miss the last of several quick changes. */
const RECHECK_DELAY_MS = 100;

interface WatchOptions {
  siteDir: string;
  read(): Promise<DevSite>;
  /** Compiles a saved file alone. Undefined if the whole site must be read instead. */
  readSaved(path: string): Promise<SaveResult | undefined>;
  /** Folders that Vite does not watch. */
  unwatched: readonly string[];
}

/** Reads the site after a change and updates the browsers. A newer result always wins. */
export function watchSite(
  server: ViteDevServer,
  { siteDir, read, readSaved, unwatched }: WatchOptions,
  onLoaded: (site: DevSite) => void,
): void {
  const updateBrowsers = createBrowserUpdater(server);
  const readAgain = serialize(async (isLast) => {
    try {
      const site = await read();
      if (!isLast()) return;
      onLoaded(site);
      updateBrowsers(site.errors + (site.articles?.formatErrors() ?? ""));
    } catch (error) {
      const message = getErrorMessage(error);
      process.stderr.write(message);
      updateBrowsers(message);
    }
  });
  server.watcher.add(siteDir);
  let timer: NodeJS.Timeout | undefined;
  const changeTimes = new Map<string, number>();
  const recheck = (path: string) => {
    const time = getChangeTime(path);
    if (time !== undefined && time !== changeTimes.get(path)) handleChange("change", path);
  };
  const handleChange = async (event: string, path: string) => {
    if (!needsReading(event, path, siteDir)) return;
    const time = getChangeTime(path);
    if (time !== undefined) {
      changeTimes.set(path, time);
      setTimeout(recheck, RECHECK_DELAY_MS, path);
    }
    const saved = event === "add" ? undefined : await readSaved(path).catch(() => undefined);
    if (saved) updateBrowsers(saved.errors);
    const reading = event === "change" && saved ? saved.nextRead : "now";
    if (reading === "none") return;
    clearTimeout(timer);
    timer = setTimeout(readAgain, reading === "later" ? READING_DELAY_MS : 0);
  };
  server.watcher.on("all", handleChange);
  try {
    watchFolders(unwatched, handleChange);
  } catch (error) {
    reportWatchError(error);
  }
}

function getChangeTime(path: string): number | undefined {
  try {
    const stat = statSync(path);
    return stat.isFile() ? stat.ctimeMs : undefined;
  } catch {
    return undefined;
  }
}

export function showOverlay({ environments }: ViteDevServer, message: string): void {
  environments.client.hot.send({ type: "error", err: { message, stack: "" } });
}

/** Returns a function that renders open pages again and shows errors in an overlay. */
function createBrowserUpdater({ environments }: ViteDevServer): (errors: string) => void {
  const { hot } = environments.client;
  let lastUpdate = { time: Number.NEGATIVE_INFINITY, errors: "" };
  const notify = (browsers: Pick<typeof hot, "send">) => {
    browsers.send({ type: "custom", event: "rsc:update", data: {} });
    if (lastUpdate.errors !== "") {
      browsers.send({ type: "error", err: { message: lastUpdate.errors, stack: "" } });
    }
  };
  // A browser that connects after an update has missed it.
  hot.on("site:listening", ({ age }: { age: number }, browser) => {
    if (performance.now() - lastUpdate.time < age) notify(browser);
  });
  return (errors) => {
    lastUpdate = { time: performance.now(), errors };
    notify(hot);
  };
}

/** Returns a function that runs `work`, and once more if it was called meanwhile. */
export function serialize(work: (isLast: () => boolean) => Promise<void>): () => Promise<void> {
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

/** Returns whether only reading the site again shows the change; Vite handles all others. */
export function needsReading(event: string, path: string, siteDir: string): boolean {
  const name = getTopLevelName(path, siteDir);
  if (!isSiteEntry(name) || isBuildOutput(join(siteDir, name))) return false;
  // Vite handles changed code, but not added or removed files.
  return event !== "change" || !isSiteCode(path, siteDir);
}

export function isSiteCode(path: string, siteDir: string): boolean {
  const name = getTopLevelName(path, siteDir);
  return name === "components.tsx" || (name === "pages" && /\.(?:tsx?|css)$/.test(path));
}

function getTopLevelName(path: string, siteDir: string): string {
  return relative(siteDir, path).split(sep)[0] ?? "";
}

function isSiteEntry(name: string): boolean {
  return name !== "node_modules" && !/^\.|^$|\.next-[0-9a-f]{16}$/.test(name);
}
