/**
 * Finished work on disk. A key is a hash of everything that went into an entry, so that an entry can
 * be missing but not wrong. Failures to read or write cost time only.
 */
export interface CacheStore {
  /** The bytes of an entry; undefined where there is none, or where it is damaged. */
  read(key: string): Uint8Array | undefined;
  /** A later entry replaces an earlier one with the same key. */
  write(key: string, bytes: Uint8Array): void;
  /** Keeps what was read or written since the store was opened, and removes the rest. */
  close(): void;
}
