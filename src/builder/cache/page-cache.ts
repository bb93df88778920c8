import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { attempt } from "../../model/attempt.ts";
import type { FinishedPage } from "../render/extract-page-data.ts";

export interface PageCache {
  read(key: string): FinishedPage | undefined;
  write(key: string, page: FinishedPage): void;
  /** Keeps what this run read or wrote, forgets the rest. Nothing can be read or written after it. */
  close(): void;
}

/** JSON would take five times as long: most of a record are the bytes of two files. */
interface PageRecord {
  key: string;
  page: FinishedPage;
}

/** Offset and length of a record in the pack, in bytes, by key. */
type Index = Record<string, [offset: number, length: number]>;

/** Bytes that are collected before they are written. */
const bufferSize = 4_000_000;

/**
 * Finished pages on disk: one pack of records and an index (a file per page cost two milliseconds).
 * The key is a hash of everything a page is made from, and stands in the record too, so that an
 * entry can be missing but never wrong. Failures to read or write only cost time.
 */
export function openPageCache(folder: string): PageCache {
  const packFile = join(folder, "pack");
  const indexFile = join(folder, "index.json");
  mkdirSync(folder, { recursive: true });
  const known = readIndex(indexFile);
  const kept: Index = {};
  const pack = openPack(packFile);
  let end = fstatSync(pack).size;
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let isFull = false;

  function flush(): void {
    isFull ||= !attempt(() => writeFileSync(pack, Buffer.concat(buffered)));
    buffered = [];
    bufferedBytes = 0;
  }

  function saveIndex(): void {
    const bytes = Object.values(kept).reduce((sum, [, length]) => sum + length, 0);
    // Rewriting pays when most of the pack is of pages that are no more.
    const index = end > 3 * bytes ? rewrite(pack, packFile, kept) : kept;
    writeFileSync(`${indexFile}.${process.pid}`, JSON.stringify(index));
    renameSync(`${indexFile}.${process.pid}`, indexFile);
  }

  return {
    read(key) {
      const place = known[key];
      const page = place && readRecord(pack, key, place);
      if (page) kept[key] = place;
      return page;
    },
    write(key, page) {
      const record = serialize({ key, page } satisfies PageRecord);
      kept[key] = [end, record.length];
      end += record.length;
      buffered.push(record);
      bufferedBytes += record.length;
      if (bufferedBytes > bufferSize) flush();
    },
    close() {
      flush();
      // The index of before leads to records that are all still there.
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

function readRecord(pack: number, key: string, place: Index[string]): FinishedPage | undefined {
  try {
    const [offset, length] = place;
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(pack, bytes, 0, length, offset) < length) return undefined;
    const record = deserialize(bytes) as PageRecord;
    return record.key === key ? record.page : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the kept records into a new pack, which takes the place of the old one. */
function rewrite(pack: number, packFile: string, kept: Index): Index {
  const index: Index = {};
  const next = `${packFile}.${process.pid}`;
  const target = openSync(next, "w");
  let end = 0;
  for (const [key, [offset, length]] of Object.entries(kept)) {
    const bytes = Buffer.alloc(length);
    readSync(pack, bytes, 0, length, offset);
    writeSync(target, bytes);
    index[key] = [end, length];
    end += length;
  }
  closeSync(target);
  renameSync(next, packFile);
  return index;
}
