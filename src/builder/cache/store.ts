import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { type CacheStore, createMemoryStore } from "../../model/cache.ts";
import { sum } from "../../model/sum.ts";
import { replaceFile } from "../../replace-file.mjs";
import { attempt } from "../attempt.ts";
import { readJsonObject } from "../read-json-object.ts";

export function reportDamagedFile(file: string): void {
  process.stderr.write(`Damaged: \`${file}\`; what is missing will be created again\n`);
}

/** Offset and length in bytes; the checksum is that of key and content. */
type IndexEntry = [offset: number, length: number, checksum: number];

type Index = Record<string, IndexEntry>;

const MAX_BUFFERED_BYTES = 4_000_000;

/** The pack is rewritten when it is this many times larger than the entries in use. */
const MAX_PACK_RATIO = 3;

/**
 * Opens the cache of a folder: a pack file and its index. If the folder cannot be used, entries stay
 * in memory. Several processes may share a cache: the last one to close replaces the index, so
 * entries of the others may have to be computed again.
 */
export function openStore(folder: string, onDamagedFile = reportDamagedFile): CacheStore {
  try {
    return new PackStore(folder, onDamagedFile);
  } catch {
    return createMemoryStore();
  }
}

class PackStore implements CacheStore {
  readonly #packFile: string;
  readonly #indexFile: string;
  readonly #reportDamaged: typeof reportDamagedFile;
  readonly #pack: number;
  readonly #savedEntries: Index;
  /** What this run has read or written. Other entries are dropped. */
  readonly #usedEntries: Index = {};
  readonly #unreadableKeys = new Set<string>();
  readonly #buffered = new Map<string, Uint8Array>();
  #bufferedBytes = 0;
  readonly #unwrittenEntries = new Map<string, Uint8Array>();
  #isDiskFull = false;
  #isClosed = false;

  constructor(folder: string, onDamagedFile: typeof reportDamagedFile) {
    this.#packFile = join(folder, "pack");
    this.#indexFile = join(folder, "index.json");
    mkdirSync(folder, { recursive: true });
    removeStaleFiles(folder);
    let isReported = false;
    this.#reportDamaged = (file) => {
      if (!isReported) onDamagedFile(file);
      isReported = true;
    };
    const index = readIndex(this.#indexFile);
    this.#savedEntries = index ?? {};
    if (!index) {
      rmSync(this.#indexFile, { recursive: true, force: true });
      this.#reportDamaged(this.#indexFile);
    }
    this.#pack = openPack(this.#packFile, this.#reportDamaged);
  }

  read(key: string): Uint8Array | undefined {
    if (this.#isClosed) return undefined;
    const inMemory = this.#buffered.get(key) ?? this.#unwrittenEntries.get(key);
    if (inMemory) return inMemory;
    const entry = this.#findEntry(key);
    const bytes = entry && readEntry(this.#pack, key, entry);
    if (bytes) this.#usedEntries[key] = entry;
    else if (entry) {
      delete this.#usedEntries[key];
      this.#unreadableKeys.add(key);
      this.#reportDamaged(this.#packFile);
    }
    return bytes;
  }

  has(key: string): boolean {
    if (this.#isClosed) return false;
    if (this.#buffered.has(key) || this.#unwrittenEntries.has(key)) return true;
    const entry = this.#findEntry(key);
    if (entry) this.#usedEntries[key] = entry;
    return entry !== undefined;
  }

  write(key: string, bytes: Uint8Array): void {
    if (this.#isClosed) return;
    this.#bufferedBytes += bytes.length - (this.#buffered.get(key)?.length ?? 0);
    this.#buffered.set(key, bytes);
    if (this.#bufferedBytes > MAX_BUFFERED_BYTES) this.#flush();
  }

  close({ keepUnused = false } = {}): void {
    this.#flush();
    for (const [key, entry] of keepUnused ? Object.entries(this.#savedEntries) : []) {
      if (!this.#unreadableKeys.has(key)) this.#usedEntries[key] ??= entry;
    }
    // If the disk is full, the saved index stays: its entries are still valid.
    if (!this.#isDiskFull) attempt(() => this.#saveIndex());
    this.#isClosed = true;
    closeSync(this.#pack);
  }

  #flush(): void {
    const start = fstatSync(this.#pack).size;
    const content = Buffer.concat([...this.#buffered.values()]);
    if (!attempt(() => writeFileSync(this.#pack, content))) this.#isDiskFull = true;
    // If another process wrote in between, the position is unknown.
    const isOffsetKnown = fstatSync(this.#pack).size === start + content.length;
    let end = start;
    for (const [key, bytes] of this.#buffered) {
      if (isOffsetKnown) this.#usedEntries[key] = [end, bytes.length, getChecksum(key, bytes)];
      else this.#unwrittenEntries.set(key, bytes);
      end += bytes.length;
    }
    this.#buffered.clear();
    this.#bufferedBytes = 0;
  }

  #findEntry(key: string): IndexEntry | undefined {
    return (
      this.#usedEntries[key] ??
      (this.#unreadableKeys.has(key) ? undefined : this.#savedEntries[key])
    );
  }

  #saveIndex(): void {
    const { size, ino } = fstatSync(this.#pack);
    // Another process replaced the pack and its index.
    if (statSync(this.#packFile).ino !== ino) return;
    const bytes = sum(Object.values(this.#usedEntries).map(([, length]) => length));
    if (size > MAX_PACK_RATIO * bytes) {
      const index: Index = {};
      replaceFile(this.#packFile, copyEntries(this.#pack, this.#usedEntries, index));
      replaceFile(this.#indexFile, [JSON.stringify(index)]);
    } else if (!isSame(this.#usedEntries, this.#savedEntries)) {
      replaceFile(this.#indexFile, [JSON.stringify(this.#usedEntries)]);
    }
  }
}

export interface StoreReader extends Omit<CacheStore, "write" | "close"> {
  close(): void;
}

/** Opens a cache only for reading. Damaged entries count as missing. */
export function openStoreReader(folder: string): StoreReader {
  const index = readIndex(join(folder, "index.json")) ?? {};
  let pack: number | undefined;
  attempt(() => {
    pack = openSync(join(folder, "pack"), "r");
  });
  return {
    read(key) {
      const entry = index[key];
      return entry && pack !== undefined ? readEntry(pack, key, entry) : undefined;
    },
    has: (key) => pack !== undefined && index[key] !== undefined,
    close() {
      if (pack !== undefined) closeSync(pack);
    },
  };
}

/** Combines stores for reading. New entries go to the first one. The caller closes the stores. */
export function joinStores(first: CacheStore, others: readonly StoreReader[]): CacheStore {
  return {
    read(key) {
      for (const store of [first, ...others]) {
        const bytes = store.read(key);
        if (bytes) return bytes;
      }
      return undefined;
    },
    has: (key) => first.has(key) || others.some((store) => store.has(key)),
    write: (key, bytes) => first.write(key, bytes),
    close() {},
  };
}

function removeStaleFiles(folder: string): void {
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

/** Undefined if the file is damaged. */
function readIndex(file: string): Index | undefined {
  return existsSync(file) ? readJsonObject<Index>(file) : {};
}

function readEntry(pack: number, key: string, entry: IndexEntry): Uint8Array | undefined {
  try {
    const [offset, length, checksum] = entry;
    // Decoded values may keep views of these bytes, so they must not come from Buffer's shared pool.
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(pack, bytes, 0, length, offset) < length) return undefined;
    return getChecksum(key, bytes) === checksum ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function getChecksum(key: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(key));
}

function* copyEntries(pack: number, source: Index, target: Index): Iterable<Uint8Array> {
  let end = 0;
  for (const [key, entry] of Object.entries(source)) {
    const bytes = readEntry(pack, key, entry);
    if (!bytes) continue;
    target[key] = [end, bytes.length, entry[2]];
    end += bytes.length;
    yield bytes;
  }
}

/** Compares entries by identity: those that were not written come from the saved index. */
function isSame(a: Index, b: Index): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

export async function withStore<T>(
  folder: string,
  use: (store: CacheStore) => Promise<T>,
  { keepUnused = false } = {},
): Promise<T> {
  const store = openStore(folder);
  let isComplete = false;
  try {
    const result = await use(store);
    isComplete = true;
    return result;
  } finally {
    // A failed run has not read all the entries that the next one needs.
    store.close({ keepUnused: keepUnused || !isComplete });
  }
}

export const articlesFolder = "articles";
export const pagesFolder = "pages";

export function withArticles<T>(
  cacheDir: string,
  use: (articles: CacheStore) => Promise<T>,
): Promise<T> {
  return withStore(join(cacheDir, articlesFolder), use);
}

/** No build takes this long to write a file, so an older temporary file is abandoned. */
const STALE_AFTER_MS = 60 * 60 * 1000;

export function isStale(path: string): boolean {
  const { mtimeMs } = statSync(path);
  return Date.now() - mtimeMs > STALE_AFTER_MS;
}
