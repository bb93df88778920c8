import { getCacheNames, isCacheOf } from "../../model/offline.ts";

/** Cache for offline reading. Its functions never fail. */
export interface Store {
  readPage(key: string): Promise<Response | undefined>;
  savePage(key: string, response: Response): Promise<void>;
  deletePage(key: string): Promise<void>;
  /** Paths of the pages, the oldest first. */
  listPages(): Promise<string[]>;
  readFile(path: string): Promise<Response | undefined>;
  saveFile(path: string, response: Response): Promise<void>;
  /** Path of the file with this ending that was stored last. */
  findNewestFile(ending: string): Promise<string | undefined>;
  /** Creates the caches of this version and deletes those of older ones. */
  createCaches(): Promise<void>;
  /** Nothing is stored until the next `createCaches`. */
  deleteCaches(): Promise<void>;
}

export function openStore(caches: CacheStorage, base: string): Store {
  const names = getCacheNames(base);
  const getPagePath = (key: string) => `${key}/`;

  async function read(name: string, path: string): Promise<Response | undefined> {
    try {
      return await (await openExisting(name))?.match(path, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** A worker that was turned off may still get requests, so only `createCaches` creates caches. */
  async function openExisting(name: string): Promise<Cache | undefined> {
    return (await caches.has(name)) ? caches.open(name) : undefined;
  }

  async function write(name: string, path: string, response: Response): Promise<void> {
    const copy = response.clone();
    try {
      await (await openExisting(name))?.put(path, response);
    } catch (error) {
      // This response cannot be stored, for example because of `Vary: *`.
      if (error instanceof TypeError) return;
      // The disk or quota is full, so the older half of the pages is removed.
      const old = await listPaths(names.pages);
      for (const page of old.slice(0, Math.ceil(old.length / 2))) await deletePagePath(page);
      await openExisting(name)
        .then((cache) => cache?.put(path, copy))
        .catch(() => {});
    }
  }

  async function deletePagePath(path: string): Promise<void> {
    await openExisting(names.pages)
      .then((cache) => cache?.delete(path))
      .catch(() => {});
  }

  async function listPaths(name: string): Promise<string[]> {
    try {
      const requests = await (await openExisting(name))?.keys();
      return (requests ?? []).map(({ url }) => new URL(url).pathname);
    } catch {
      return [];
    }
  }

  async function deleteOwnCaches(isDeleted: (name: string) => boolean): Promise<void> {
    const ownCaches = (await caches.keys()).filter((name) => isCacheOf(name, base));
    await Promise.all(ownCaches.filter(isDeleted).map((name) => caches.delete(name)));
  }

  return {
    readPage: (key) => read(names.pages, getPagePath(key)),
    savePage: (key, response) => write(names.pages, getPagePath(key), response),
    deletePage: (key) => deletePagePath(getPagePath(key)),
    listPages: () => listPaths(names.pages),
    readFile: (path) => read(names.files, path),
    saveFile: (path, response) => write(names.files, path, response),
    findNewestFile: async (ending) =>
      (await listPaths(names.files)).findLast((path) => path.endsWith(ending)),
    async createCaches() {
      const currentNames: string[] = Object.values(names);
      try {
        await deleteOwnCaches((name) => !currentNames.includes(name));
        for (const name of currentNames) await caches.open(name);
      } catch {
        // Without caches, every request goes to the network.
      }
    },
    deleteCaches: () => deleteOwnCaches(() => true).catch(() => {}),
  };
}
