// Names that the build, pages, and the service worker share. Paths are relative to the output.

export const workerFile = "service-worker.js";

export const offlineManifestFile = "service-worker.json";

/** Shown offline for pages that are not stored. */
export const offlinePageFile = "offline.html";

/** Placeholder for the list of stored pages. */
export const storedPagesPlaceholder = "<!--pages-->";

export interface OfflineManifest {
  /** If true, browsers remove the worker and its caches. */
  off: boolean;
  /** Stored before a reader opens a page. */
  files: readonly string[];
}

/** Returns undefined if the host sent something else, such as an error page. */
export function parseOfflineManifest(text: string): OfflineManifest | undefined {
  try {
    const { off, files = [] } = JSON.parse(text) as Partial<OfflineManifest>;
    return typeof off === "boolean" && Array.isArray(files) ? { off, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Name of the meta element of documents on sites with a worker. */
export const offlineMark = "offline";

/** Name of the meta element with the time at which a stored document was sent. */
export const storedMark = "stored";

/** When the format of entries changes, increase the number: a new worker deletes other caches. */
export function getCacheNames(baseUrl: string): { pages: string; files: string } {
  return { pages: `offline-pages-1:${baseUrl}`, files: `offline-files-1:${baseUrl}` };
}

export function isCacheOf(name: string, baseUrl: string): boolean {
  return /^offline-(?:pages|files)-\d+:/.test(name) && name.endsWith(`:${baseUrl}`);
}
