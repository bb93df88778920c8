/** What a build, the pages of its site and their service worker have agreed on. Paths lie below the output folder. */
export const workerFile = "service-worker.js";

/** What the worker may do and which files it keeps, see `OfflineSwitch`. */
export const switchFile = "service-worker.json";

/** The page for addresses that were never read, without network. */
export const offlinePageFile = "offline.html";

/** Where that page lists what can be read. */
export const storedPagesMark = "<!--pages-->";

/** Content of `service-worker.json`. */
export interface OfflineSwitch {
  /** True: browsers remove the worker and everything that it keeps. */
  off: boolean;
  /** Paths of what pages and search need, below the base URL. */
  files: readonly string[];
}

/** The switch as a host sends it, or undefined where that is another file, such as an error page. */
export function parseSwitch(text: string): OfflineSwitch | undefined {
  try {
    const { off, files = [] } = JSON.parse(text) as Partial<OfflineSwitch>;
    return typeof off === "boolean" && Array.isArray(files) ? { off, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Name of the meta element that documents have on sites with a worker. */
export const offlineMark = "offline";

/** Name of the meta element in which a stored document says when it was sent, in milliseconds since 1970. */
export const storedMark = "stored";

/**
 * Names of the two caches of the site at a path. A new form of what they hold needs a new number: an
 * old cache is removed when the worker that does not know it takes over.
 */
export function cacheNames(baseUrl: string): { pages: string; files: string } {
  return { pages: `offline-pages-1:${baseUrl}`, files: `offline-files-1:${baseUrl}` };
}

/** Whether a cache belongs to the site at a path. Others of its origin are none of its business. */
export function isCacheOf(name: string, baseUrl: string): boolean {
  return /^offline-(?:pages|files)-\d+:/.test(name) && name.endsWith(`:${baseUrl}`);
}
