import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { CacheStore } from "../../model/cache.ts";
import { replaceFile } from "../../replace-file.mjs";

/** Where an entry lies in the pack, in bytes, with the checksum of its key and content. */
type Index = Record<string, [offset: number, length: number, checksum: number]>;

/** Bytes that are collected before they are written. */
const bufferSize = 4_000_000;

/** The pack is rewritten when it is this many times as large as the entries in use. */
const mostGrowth = 3;

/** Stands for a cache whose folder cannot be used. */
const noStore: CacheStore = { read: () => undefined, write() {}, close() {} };

/**
 * Opens the cache in a folder: one pack of entries and an index, because a file per entry costs two
 * milliseconds. Entries are appended; the index is replaced when the store is closed.
 */
export function openStore(folder: string): CacheStore {
  try {
    return openPackStore(folder);
  } catch {
    // The folder cannot be created or written.
    return noStore;
  }
}

function openPackStore(folder: string): CacheStore {
  const packFile = join(folder, "pack");
  const indexFile = join(folder, "index.json");
  mkdirSync(folder, { recursive: true });
  const known = readIndex(indexFile);
  const kept: Index = {};
  const pack = openPack(packFile);
  let end = fstatSync(pack).size;
  let buffered: Uint8Array[] = [];
  let bufferedBytes = 0;
  let isFull = false;

  function flush(): void {
    isFull ||= !attempt(() => writeFileSync(pack, Buffer.concat(buffered)));
    buffered = [];
    bufferedBytes = 0;
  }

  function saveIndex(): void {
    const bytes = Object.values(kept).reduce((sum, [, length]) => sum + length, 0);
    if (end > mostGrowth * bytes) {
      replaceFile(packFile, bytesOf(pack, kept));
      replaceFile(indexFile, [JSON.stringify(packed(kept))]);
    } else if (!isSame(kept, known)) replaceFile(indexFile, [JSON.stringify(kept)]);
  }

  return {
    read(key) {
      const place = known[key];
      const bytes = place && readEntry(pack, key, place);
      if (bytes) kept[key] = place;
      return bytes;
    },
    write(key, bytes) {
      kept[key] = [end, bytes.length, checksumOf(key, bytes)];
      end += bytes.length;
      buffered.push(bytes);
      bufferedBytes += bytes.length;
      if (bufferedBytes > bufferSize) flush();
    },
    close() {
      flush();
      // The old index names entries that are all still there.
      if (!isFull) attempt(saveIndex);
      closeSync(pack);
    },
  };
}

function openPack(file: string): number {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
  return openSync(file, "a+");
}

function readIndex(file: string): Index {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as Index;
  } catch {
    rmSync(file, { recursive: true, force: true });
    return {};
  }
}

function readEntry(pack: number, key: string, place: Index[string]): Uint8Array | undefined {
  try {
    const [offset, length, checksum] = place;
    // Memory of its own: what is decoded of it may keep it.
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

/** The bytes of the entries in use, in the order of the index. */
function* bytesOf(pack: number, kept: Index): Iterable<Uint8Array> {
  for (const [offset, length] of Object.values(kept)) {
    const bytes = Buffer.alloc(length);
    readSync(pack, bytes, 0, length, offset);
    yield bytes;
  }
}

/** The index of a pack that holds these entries one after another. */
function packed(kept: Index): Index {
  const index: Index = {};
  let end = 0;
  for (const [key, [, length, checksum]] of Object.entries(kept)) {
    index[key] = [end, length, checksum];
    end += length;
  }
  return index;
}

function isSame(a: Index, b: Index): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** Opens a store for as long as `use` runs. */
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

/** Runs a step whose failure does no harm. Returns whether it succeeded. */
function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}

/** Whether a name ends with the number of a process that is gone: what it was making stays unfinished. */
export function isAbandoned(name: string): boolean {
  const [pid] = /(?<=[.-])\d+$/.exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent.
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
