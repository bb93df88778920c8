import { join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { formatReport } from "../diagnostics/report.ts";
import { isBuildOutput } from "../output/manifest.ts";
import type { DevSite } from "./dev-site.ts";
import { watchFolders } from "./watch-folders.ts";

export interface SavedArticle {
  errors: string;
  reading: "now" | "later" | "none";
}

/** Milliseconds after the last save: a page that is saved during reading would have to wait. */
const READING_DELAY_MS = 3000;

interface Readings {
  siteDir: string;
  read(): Promise<DevSite>;
  /** Compiles a saved file alone. Undefined if the whole site must be read instead. */
  readSaved(path: string): Promise<SavedArticle | undefined>;
  unwatched: readonly string[];
}

/** Reads the site after a change and updates the browsers. A newer result always wins. */
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
      tellBrowsers(site.errors + (site.articles?.errors() ?? ""));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(message);
      tellBrowsers(message);
    }
  });
  server.watcher.add(siteDir);
  let timer: NodeJS.Timeout | undefined;
  const change = async (event: string, path: string) => {
    if (!isContent(event, path, siteDir)) return;
    const saved = event === "add" ? undefined : await readSaved(path).catch(() => undefined);
    if (saved) tellBrowsers(saved.errors);
    const reading = event === "change" && saved ? saved.reading : "now";
    if (reading === "none") return;
    clearTimeout(timer);
    timer = setTimeout(readAgain, reading === "later" ? READING_DELAY_MS : 0);
  };
  server.watcher.on("all", change);
  if (unwatched.length > 0) watchDocs(unwatched, change);
}

function watchDocs(
  folders: readonly string[],
  notify: (event: string, path: string) => void,
): void {
  try {
    watchFolders(folders, notify);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Saved pages are not shown by themselves: ${reason}\n`);
  }
}

export function showError({ environments }: ViteDevServer, message: string): void {
  process.stderr.write(message);
  environments.client.hot.send({ type: "error", err: { message, stack: "" } });
}

/** Returns a function that renders open pages again and shows errors in an overlay. */
function openBrowserMessages({ environments }: ViteDevServer): (errors: string) => void {
  const { hot } = environments.client;
  let last = { at: Number.NEGATIVE_INFINITY, errors: "" };
  const notify = (browsers: Pick<typeof hot, "send">) => {
    browsers.send({ type: "custom", event: "rsc:update", data: {} });
    if (last.errors !== "") {
      browsers.send({ type: "error", err: { message: last.errors, stack: "" } });
    }
  };
  hot.on("site:listening", ({ age }: { age: number }, browser) => {
    if (performance.now() - last.at < age) notify(browser);
  });
  return (errors) => {
    last = { at: performance.now(), errors };
    notify(hot);
  };
}

/** Returns a function that runs `work`, and once more if it was called meanwhile. */
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

/** Whether Vite misses this change. `config.ts` and `sidebars.ts` can import any file. */
export function isContent(event: string, path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  if (!isOfSite(name) || isBuildOutput(join(siteDir, name))) return false;
  // Vite handles changed components, but not added or removed ones.
  return event !== "change" || !isComponent(path, siteDir);
}

export function isComponent(path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  return name === "components.tsx" || (name === "pages" && /\.tsx?$/.test(path));
}

function firstName(path: string, siteDir: string): string {
  return relative(siteDir, path).split(sep)[0] ?? "";
}

function isOfSite(name: string): boolean {
  return name !== "node_modules" && !/^\.|^$|\.next-[0-9a-f]{16}$/.test(name);
}
