import { cacheNames, isCacheOf, switchFile, workerFile } from "../../model/offline.ts";
import { wholeIndexName } from "../../model/search/search.ts";

const most = { pages: 300, files: 1000 };

/** File names that change with each build. */
const ofBuild = new RegExp(`\\.(?:css|js|woff2)$|/${wholeIndexName}$`);

export async function storedFiles(baseUrl: string): Promise<string[]> {
  return pathsIn(await caches.open(cacheNames(baseUrl).files));
}

/**
 * Removes files of builds before the previous one, and the oldest files above the limits. Pages of
 * the previous build may still be cached.
 */
export async function forgetOldFiles(baseUrl: string, files: readonly string[]): Promise<void> {
  const names = cacheNames(baseUrl);
  const cache = await caches.open(names.files);
  // The previous build's list is stored at a URL that the worker never requests.
  const list = baseUrl + switchFile;
  const last = await readList(await cache.match(list));
  const isNew = last.current.join() !== files.join();
  const before = isNew ? last.current : last.before;
  const kept = new Set([...files, ...before].map((path) => baseUrl + path));
  for (const path of await pathsIn(cache)) {
    if (ofBuild.test(path) && !kept.has(path)) await cache.delete(path);
  }
  if (isNew) await cache.put(list, new Response(JSON.stringify({ current: files, before })));
  await trim(cache, most.files);
  await trim(await caches.open(names.pages), most.pages);
}

interface KeptLists {
  current: string[];
  before: string[];
}

async function readList(response: Response | undefined): Promise<KeptLists> {
  try {
    const { current, before } = (await response?.json()) as KeptLists;
    return { current: [...current], before: [...before] };
  } catch {
    return { current: [], before: [] };
  }
}

async function trim(cache: Cache, limit: number): Promise<void> {
  for (const path of (await pathsIn(cache)).slice(0, -limit)) await cache.delete(path);
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

export async function removeWorker(baseUrl: string): Promise<void> {
  const script = new URL(baseUrl + workerFile, location.href).href;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const isOurs = [active, waiting, installing].some((worker) => worker?.scriptURL === script);
    if (isOurs) await registration.unregister();
  }
  // Without its caches, a worker with open pages stores nothing.
  const own = (await caches.keys()).filter((name) => isCacheOf(name, baseUrl));
  await Promise.all(own.map((name) => caches.delete(name)));
}
