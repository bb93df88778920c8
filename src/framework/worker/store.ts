import { getCacheNames, isCacheOf } from "../../model/offline.ts";

/** Cache for offline reading. Its functions never fail. */
export interface Store {
  page(key: string): Promise<Response | undefined>;
  keepPage(key: string, response: Response): Promise<void>;
  forgetPage(key: string): Promise<void>;
  pages(): Promise<string[]>;
  file(path: string): Promise<Response | undefined>;
  keepFile(path: string, response: Response): Promise<void>;
  newest(end: string): Promise<string | undefined>;
  open(): Promise<void>;
  /** Removes everything. Nothing is stored until the next `open`. */
  remove(): Promise<void>;
}

export function openStore(caches: CacheStorage, base: string): Store {
  const names = getCacheNames(base);
  const getAddress = (key: string) => `${key}/`;

  async function read(name: string, path: string): Promise<Response | undefined> {
    try {
      return await (await existing(name))?.match(path, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** A worker that was turned off may still get requests, so only `open` creates caches. */
  async function existing(name: string): Promise<Cache | undefined> {
    return (await caches.has(name)) ? caches.open(name) : undefined;
  }

  async function write(name: string, path: string, response: Response): Promise<void> {
    const copy = response.clone();
    try {
      await (await existing(name))?.put(path, response);
    } catch (error) {
      // This response cannot be stored, for example because of `Vary: *`.
      if (error instanceof TypeError) return;
      // The disk or quota is full, so the older half of the pages is removed.
      const old = await pathsIn(names.pages);
      for (const page of old.slice(0, Math.ceil(old.length / 2))) await forget(page);
      await existing(name)
        .then((cache) => cache?.put(path, copy))
        .catch(() => {});
    }
  }

  async function forget(path: string): Promise<void> {
    await existing(names.pages)
      .then((cache) => cache?.delete(path))
      .catch(() => {});
  }

  async function pathsIn(name: string): Promise<string[]> {
    try {
      const requests = await (await existing(name))?.keys();
      return (requests ?? []).map(({ url }) => new URL(url).pathname);
    } catch {
      return [];
    }
  }

  async function removeCaches(isOld: (name: string) => boolean): Promise<void> {
    const oldCaches = (await caches.keys()).filter((name) => isCacheOf(name, base) && isOld(name));
    await Promise.all(oldCaches.map((name) => caches.delete(name)));
  }

  return {
    page: (key) => read(names.pages, getAddress(key)),
    keepPage: (key, response) => write(names.pages, getAddress(key), response),
    forgetPage: (key) => forget(getAddress(key)),
    pages: () => pathsIn(names.pages),
    file: (path) => read(names.files, path),
    keepFile: (path, response) => write(names.files, path, response),
    newest: async (end) => (await pathsIn(names.files)).findLast((path) => path.endsWith(end)),
    async open() {
      const currentNames: string[] = Object.values(names);
      try {
        await removeCaches((name) => !currentNames.includes(name));
        for (const name of currentNames) await caches.open(name);
      } catch {
        // Without caches, every request goes to the network.
      }
    },
    remove: () => removeCaches(() => true).catch(() => {}),
  };
}
