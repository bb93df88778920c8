import { prefersReducedData } from "../../framework/client/browser.ts";
import { onPageShown } from "../../framework/client/navigation-state.ts";
import { type OfflineSwitch, parseSwitch, switchFile, workerFile } from "../../model/offline.ts";
import { forgetOldFiles, removeWorker, storedFiles } from "./offline-store.ts";
import { showStoredNote } from "./stored-note.ts";

/**
 * Registers the service worker and requests what page and search need, so that the worker caches
 * it. If the host has turned the worker off, removes it with its caches.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const baseUrl = import.meta.env.BASE_URL;
  showStoredNote();
  // Unavailable in some private windows and without HTTPS.
  if (!workers || !("caches" in window)) return;
  const wanted = await readSwitch(baseUrl);
  if (!wanted) return;
  if (wanted.off) return removeWorker(baseUrl);
  const wasControlled = workers.controller !== null;
  try {
    await workers.register(baseUrl + workerFile, { scope: baseUrl, updateViaCache: "none" });
    if (!wasControlled) await controlled(workers);
    if (prefersReducedData()) return;
    // The worker caches responses. Pages loaded as payloads are requested as documents.
    let seen = wasControlled ? location.pathname : "";
    const keepPage = () => {
      if (seen !== location.pathname) see(location.pathname);
      seen = location.pathname;
    };
    onPageShown(keepPage);
    keepPage();
    await keepFiles(baseUrl, wanted.files);
  } catch (error) {
    // Storage is blocked, or the host serves something else at the worker's URL.
    console.warn("Pages are not kept for reading without network.", error);
  }
}

async function readSwitch(baseUrl: string): Promise<OfflineSwitch | undefined> {
  try {
    const response = await fetch(baseUrl + switchFile, { cache: "no-cache", priority: "low" });
    return response.ok ? parseSwitch(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  await new Promise((resolve) => {
    workers.addEventListener("controllerchange", resolve, { once: true });
    if (workers.controller) resolve(undefined);
  });
}

async function see(address: string): Promise<void> {
  try {
    const response = await fetch(address, { priority: "low" });
    await response.arrayBuffer();
  } catch {
    // The next document tries again.
  }
}

/** Parallel requests; few, so that the reader's next action comes first. */
const concurrency = 2;

const ofPages = /\.(?:avif|css|gif|ico|jpe?g|js|png|svg|webp|woff2)$/;

async function keepFiles(baseUrl: string, files: readonly string[]): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ofPages.test(pathname));
  const wanted = [
    ...loaded.map(({ pathname }) => pathname).filter((path) => path.startsWith(baseUrl)),
    ...files.map((path) => baseUrl + path),
  ];
  const stored = new Set(await storedFiles(baseUrl));
  const missing = [...new Set(wanted)].filter((path) => !stored.has(path));
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) await see(path);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  await forgetOldFiles(baseUrl, files);
}
