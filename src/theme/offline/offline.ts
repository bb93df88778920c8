import { prefersReducedData } from "../../framework/client/browser.ts";
import { onPageShown } from "../../framework/client/navigation-state.ts";
import {
  getCacheNames,
  isCacheOf,
  type OfflineManifest,
  offlineManifestFile,
  parseOfflineManifest,
  storedMark,
  workerFile,
} from "../../model/offline.ts";
import { wholeIndexName } from "../../model/search/search.ts";
import { showNotice } from "../page-notice/page-notice.ts";
import * as messages from "./offline-messages.ts";

/** Requests the files of the page and of the search, so that the worker caches them. */
export async function startOffline(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const baseUrl = import.meta.env.BASE_URL;
  showStoredNotice();
  // Unavailable in some private windows and without HTTPS.
  if (!workers || !("caches" in window)) return;
  const offlineManifest = await fetchManifest(baseUrl);
  if (!offlineManifest) return;
  const wasControlled = workers.controller !== null;
  try {
    if (offlineManifest.off) return await removeWorker(baseUrl);
    await workers.register(baseUrl + workerFile, { scope: baseUrl, updateViaCache: "none" });
    if (!wasControlled) await waitForController(workers);
    if (prefersReducedData()) return;
    // A page that was opened by its payload has no cached document yet, so it is requested.
    let requested = wasControlled ? location.pathname : "";
    const requestPage = () => {
      if (requested !== location.pathname) request(location.pathname);
      requested = location.pathname;
    };
    onPageShown(requestPage);
    requestPage();
    await requestFiles(baseUrl, offlineManifest.files);
  } catch (error) {
    // Storage is blocked, or the host serves something else at the worker's URL.
    console.warn("Offline reading is not available.", error);
  }
}

async function fetchManifest(baseUrl: string): Promise<OfflineManifest | undefined> {
  try {
    const response = await fetch(baseUrl + offlineManifestFile, {
      cache: "no-cache",
      priority: "low",
    });
    return response.ok ? parseOfflineManifest(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

async function waitForController(workers: ServiceWorkerContainer): Promise<void> {
  await new Promise((resolve) => {
    workers.addEventListener("controllerchange", resolve, { once: true });
    if (workers.controller) resolve(undefined);
  });
}

async function request(address: string): Promise<void> {
  try {
    const response = await fetch(address, { priority: "low" });
    await response.arrayBuffer();
  } catch {
    // The next document tries again.
  }
}

/** Few parallel requests, so that the reader's next action comes first. */
const concurrency = 2;

const assetExtension = /\.(?:avif|css|gif|ico|jpe?g|js|png|svg|webp|woff2)$/;

async function requestFiles(baseUrl: string, files: readonly string[]): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && assetExtension.test(pathname));
  const requiredPaths = [
    ...loaded.map(({ pathname }) => pathname).filter((path) => path.startsWith(baseUrl)),
    ...files.map((path) => baseUrl + path),
  ];
  const stored = new Set(await getStoredFiles(baseUrl));
  const missing = [...new Set(requiredPaths)].filter((path) => !stored.has(path));
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift())
      await request(path);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  await deleteOldFiles(baseUrl, files);
}

const limits = { pages: 300, files: 1000 };

/** File names that change with each build. */
const hashedFile = new RegExp(`\\.(?:css|js|woff2)$|/${wholeIndexName}$`);

export async function getStoredFiles(baseUrl: string): Promise<string[]> {
  return getPaths(await caches.open(getCacheNames(baseUrl).files));
}

/** Pages of the previous build may still be cached, so its files stay. */
export async function deleteOldFiles(baseUrl: string, files: readonly string[]): Promise<void> {
  const names = getCacheNames(baseUrl);
  const cache = await caches.open(names.files);
  // The previous build's list is stored at a URL that the worker never requests.
  const list = baseUrl + offlineManifestFile;
  const stored = await readList(await cache.match(list));
  const isNew = stored.current.join() !== files.join();
  const before = isNew ? stored.current : stored.before;
  const currentPaths = new Set([...files, ...before].map((path) => baseUrl + path));
  for (const path of await getPaths(cache)) {
    if (hashedFile.test(path) && !currentPaths.has(path)) await cache.delete(path);
  }
  if (isNew) await cache.put(list, new Response(JSON.stringify({ current: files, before })));
  // Files of the current build were stored first and would be the oldest.
  await trim(cache, limits.files, new Set([...currentPaths, list]));
  await trim(await caches.open(names.pages), limits.pages);
}

interface BuildFiles {
  current: string[];
  before: string[];
}

async function readList(response: Response | undefined): Promise<BuildFiles> {
  try {
    const { current, before } = (await response?.json()) as BuildFiles;
    return { current: [...current], before: [...before] };
  } catch {
    return { current: [], before: [] };
  }
}

async function trim(cache: Cache, limit: number, currentPaths = new Set<string>()): Promise<void> {
  const paths = (await getPaths(cache)).filter((path) => !currentPaths.has(path));
  for (const path of paths.slice(0, -limit)) await cache.delete(path);
}

async function getPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

export async function removeWorker(baseUrl: string): Promise<void> {
  const script = new URL(baseUrl + workerFile, location.href).href;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const isOurs = [active, waiting, installing].some((worker) => worker?.scriptURL === script);
    if (isOurs) await registration.unregister();
  }
  // A worker that still controls open pages stores nothing once its caches are deleted.
  const siteCaches = (await caches.keys()).filter((name) => isCacheOf(name, baseUrl));
  await Promise.all(siteCaches.map((name) => caches.delete(name)));
}

function showStoredNotice(): void {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name=${storedMark}]`);
  if (!mark) return;
  showNotice({
    text: getStoredPageNotice(Number(mark.content), Date.now(), document.documentElement.lang),
  });
}

/** Times are in milliseconds. `sent` is NaN if the host did not say when it sent the page. */
export function getStoredPageNotice(sent: number, now: number, locale: string): string {
  if (Number.isNaN(sent)) return messages.savedPageWithoutDate;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return messages.savedPageFrom(getAgeText(now - sent, locale), date.format(sent));
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Empty for less than a minute, and for ages that only a wrong clock explains. */
function getAgeText(age: number, locale: string): string {
  if (age < minute || age > 300 * day) return "";
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (age < hour) return words.format(-Math.floor(age / minute), "minute");
  if (age < day) return words.format(-Math.floor(age / hour), "hour");
  return words.format(-Math.floor(age / day), "day");
}
