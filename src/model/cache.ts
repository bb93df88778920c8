/**
 * Finished work on disk. A key is a hash of everything that went into an entry, so that an entry can
 * be missing but not wrong. Failures to read or write cost time only.
 */
export interface CacheStore {
  /**
   * The bytes of an entry, which may have been written since the store was opened; undefined where
   * there is none, or where it is damaged.
   */
  read(key: string): Uint8Array | undefined;
  /** Whether there is an entry, damaged or not. It stays when the store is closed. */
  has(key: string): boolean;
  /** A later entry replaces an earlier one with the same key. */
  write(key: string, bytes: Uint8Array): void;
  /** Keeps what was read, written or asked for since the store was opened, and removes the rest. */
  close(): void;
}

/** A store for one process, and nothing on disk. */
export function memoryStore(entries = new Map<string, Uint8Array>()): CacheStore {
  return {
    read: (key) => entries.get(key),
    has: (key) => entries.has(key),
    write: (key, bytes) => void entries.set(key, bytes),
    close() {},
  };
}

/** An entry that was in a store at the beginning of a build cannot be read any more. */
export class LostEntryError extends Error {}

/**
 * Reads an entry that a build relies on.
 *
 * @throws LostEntryError where it is missing or damaged
 */
export function readStored(store: CacheStore, key: string): Uint8Array {
  const bytes = store.read(key);
  if (!bytes) throw new LostEntryError(`the cache has lost the entry \`${key}\``);
  return bytes;
}
