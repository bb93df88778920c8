/** Keys are hashes of all inputs, so entries can be missing or damaged, but not outdated. */
export interface CacheStore {
  /** Returns undefined for missing and damaged entries. */
  read(key: string): Uint8Array | undefined;
  /** Whether an entry exists, even if it is damaged. `close` keeps entries that this has found. */
  has(key: string): boolean;
  write(key: string, bytes: Uint8Array): void;
  /** Removes entries that were not used, except with `keepUnused`. */
  close(options?: { keepUnused?: boolean }): void;
}

export function createMemoryStore(entries = new Map<string, Uint8Array>()): CacheStore {
  return {
    read: (key) => entries.get(key),
    has: (key) => entries.has(key),
    write: (key, bytes) => void entries.set(key, bytes),
    close() {},
  };
}

/** An entry disappeared during the build. */
export class LostEntryError extends Error {}

/** @throws LostEntryError if the entry is missing or damaged */
export function readStored(store: CacheStore, key: string): Uint8Array {
  const bytes = store.read(key);
  if (!bytes) throw new LostEntryError(`the cache has lost the entry \`${key}\``);
  return bytes;
}
