import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { type CacheStore, memoryStore } from "../../model/cache.ts";
import { replaceFile } from "../../replace-file.mjs";

export function reportDamagedFile(file: string): void {
  process.stderr.write(`Deleted: \`${file}\` is damaged and will be created again\n`);
}

/** Offset and length in bytes, and the checksum of key and content. */
type Index = Record<string, [offset: number, length: number, checksum: number]>;

const bufferSize = 4_000_000;

/** The pack is rewritten when it is this many times larger than the entries in use. */
const maxGrowth = 3;

/** A cache is one pack file and an index. If several processes write, entries may be lost. */
export function openStore(folder: string, onDamagedFile = reportDamagedFile): CacheStore {
  try {
    return openPackStore(folder, onDamagedFile);
  } catch {
    return memoryStore();
  }
}

function openPackStore(folder: string, onDamagedFile: typeof reportDamagedFile): CacheStore {
  const packFile = join(folder, "pack");
  const indexFile = join(folder, "index.json");
  mkdirSync(folder, { recursive: true });
  removeUnfinished(folder);
  let isReported = false;
  const tellOnce = (file: string) => {
    if (!isReported) onDamagedFile(file);
    isReported = true;
  };
  const known = readIndex(indexFile, tellOnce);
  const kept: Index = {};
  const pack = openPack(packFile, tellOnce);
  const unreadableKeys = new Set<string>();
  const buffered = new Map<string, Uint8Array>();
  let bufferedBytes = 0;
  const unwrittenEntries = new Map<string, Uint8Array>();
  let isFull = false;

  function flush(): void {
    const start = fstatSync(pack).size;
    const content = Buffer.concat([...buffered.values()]);
    isFull ||= !attempt(() => writeFileSync(pack, content));
    // If another process wrote in between, the position is unknown.
    const isOffsetKnown = fstatSync(pack).size === start + content.length;
    let end = start;
    for (const [key, bytes] of buffered) {
      if (isOffsetKnown) kept[key] = [end, bytes.length, checksumOf(key, bytes)];
      else unwrittenEntries.set(key, bytes);
      end += bytes.length;
    }
    buffered.clear();
    bufferedBytes = 0;
  }

  function findEntry(key: string): Index[string] | undefined {
    return kept[key] ?? (unreadableKeys.has(key) ? undefined : known[key]);
  }

  function saveIndex(): void {
    const { size, ino } = fstatSync(pack);
    // Another process replaced the pack and its index.
    if (statSync(packFile).ino !== ino) return;
    const bytes = Object.values(kept).reduce((sum, [, length]) => sum + length, 0);
    if (size > maxGrowth * bytes) {
      const index: Index = {};
      replaceFile(packFile, copyEntries(pack, kept, index));
      replaceFile(indexFile, [JSON.stringify(index)]);
    } else if (!isSame(kept, known)) replaceFile(indexFile, [JSON.stringify(kept)]);
  }

  return {
    read(key) {
      const here = buffered.get(key) ?? unwrittenEntries.get(key);
      if (here) return here;
      const place = findEntry(key);
      const bytes = place && readEntry(pack, key, place);
      if (bytes) kept[key] = place;
      else if (place) {
        delete kept[key];
        unreadableKeys.add(key);
        tellOnce(packFile);
      }
      return bytes;
    },
    has(key) {
      if (buffered.has(key) || unwrittenEntries.has(key)) return true;
      const place = findEntry(key);
      if (place) kept[key] = place;
      return place !== undefined;
    },
    write(key, bytes) {
      bufferedBytes += bytes.length - (buffered.get(key)?.length ?? 0);
      buffered.set(key, bytes);
      if (bufferedBytes > bufferSize) flush();
    },
    close() {
      flush();
      // All entries of the old index are still valid.
      if (!isFull) attempt(saveIndex);
      closeSync(pack);
    },
  };
}

export type StoreReader = Omit<CacheStore, "write">;

export function openReader(folder: string): StoreReader {
  const known = readIndex(join(folder, "index.json"), () => {});
  let pack: number | undefined;
  attempt(() => {
    pack = openSync(join(folder, "pack"), "r");
  });
  return {
    read(key) {
      const place = known[key];
      return place && pack !== undefined ? readEntry(pack, key, place) : undefined;
    },
    has: (key) => pack !== undefined && known[key] !== undefined,
    close() {
      if (pack !== undefined) closeSync(pack);
    },
  };
}

/** Combines stores for reading. New entries go to the first one. */
export function joinStores(own: CacheStore, others: readonly StoreReader[]): CacheStore {
  return {
    read(key) {
      for (const store of [own, ...others]) {
        const bytes = store.has(key) ? store.read(key) : undefined;
        if (bytes) return bytes;
      }
      return undefined;
    },
    has: (key) => own.has(key) || others.some((store) => store.has(key)),
    write: (key, bytes) => own.write(key, bytes),
    close() {},
  };
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^(?:pack|index\.json)\./.test(name)) continue;
    attempt(() => {
      if (isStale(join(folder, name))) rmSync(join(folder, name));
    });
  }
}

function openPack(file: string, onDamagedFile: typeof reportDamagedFile): number {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(file, { recursive: true });
    onDamagedFile(file);
  }
  return openSync(file, "a+");
}

function readIndex(file: string, onDamagedFile: typeof reportDamagedFile): Index {
  if (!statSync(file, { throwIfNoEntry: false })) return {};
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as Index;
  } catch {
    rmSync(file, { recursive: true, force: true });
    onDamagedFile(file);
    return {};
  }
}

function readEntry(pack: number, key: string, place: Index[string]): Uint8Array | undefined {
  try {
    const [offset, length, checksum] = place;
    // Decoded values may refer to this buffer, so it is not from the shared pool.
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(pack, bytes, 0, length, offset) < length) return undefined;
    return checksumOf(key, bytes) === checksum ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function checksumOf(key: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(key));
}

function* copyEntries(pack: number, kept: Index, index: Index): Iterable<Uint8Array> {
  let end = 0;
  for (const [key, place] of Object.entries(kept)) {
    const bytes = readEntry(pack, key, place);
    if (!bytes) continue;
    index[key] = [end, bytes.length, place[2]];
    end += bytes.length;
    yield bytes;
  }
}

function isSame(a: Index, b: Index): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

export async function withStore<T>(
  folder: string,
  use: (store: CacheStore) => Promise<T>,
): Promise<T> {
  const store = openStore(folder);
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

export const articlesFolder = "docs";

export function withArticles<T>(
  cacheDir: string,
  use: (articles: CacheStore) => Promise<T>,
): Promise<T> {
  return withStore(join(cacheDir, articlesFolder), use);
}

export function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}

/** No build writes a single file for this long. */
const STALE_AFTER_MS = 60 * 60 * 1000;

export function isStale(path: string): boolean {
  const { mtimeMs } = statSync(path);
  return Date.now() - mtimeMs > STALE_AFTER_MS;
}
