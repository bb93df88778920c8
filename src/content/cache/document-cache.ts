import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { SourceFile } from "../load/loaded-content.ts";
import type { CompiledDoc } from "../parse/compiled-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import type { AskedQuestion } from "../parse/track-dependencies.ts";

/** A compiled page with all that it depends on beyond its own text. */
export interface CachedDoc {
  asked: AskedQuestion[];
  compiled: CompiledDoc;
}

/** The last compiled form of every page. Nothing that goes wrong with it may stop a build. */
export interface DocumentCache {
  /** The entry of a page; undefined where there is none for this key, or it is damaged. */
  read(path: string, key: string): CachedDoc | undefined;
  write(path: string, key: string, entry: CachedDoc): void;
  /** Brings changes to disk, and drops the pages that were not asked for. */
  close(): void;
}

/** Everything that is known before a page is parsed; the rest is in `CachedDoc.asked`. */
export function cacheKey(source: SourceFile, page: PageSettings, engineVersion: string): string {
  const settings = JSON.stringify([engineVersion, page, source.path]);
  return createHash("sha256").update(settings).update(source.text).digest("hex").slice(0, 32);
}

/**
 * Pages share 16 files: one file each would cost 1 ms a page to write, and one file for all would
 * have to be written anew for every changed page.
 */
const shardCount = 16;

/** Lines of a shard, by the path of the page: key, checksum, JSON. */
type Shard = Map<string, string>;

export function openDocumentCache(cacheDir: string): DocumentCache {
  const folder = join(cacheDir, "docs");
  const shards = new Map<number, Shard>();
  const kept = new Map<number, Shard>();
  const shardFile = (number: number) => join(folder, `${number.toString(16)}.txt`);
  const shardOf = (number: number) =>
    getOrCreate(shards, number, () => attempt(() => readShard(shardFile(number))) ?? new Map());
  const keep = (path: string, line: string) =>
    getOrCreate(kept, shardNumber(path), () => new Map()).set(path, line);
  return {
    read(path, key) {
      const line = shardOf(shardNumber(path)).get(path);
      const entry = line === undefined ? undefined : attempt(() => decode(line, key));
      if (line !== undefined && entry) keep(path, line);
      return entry;
    },
    write(path, key, entry) {
      keep(path, encode(key, entry));
    },
    close() {
      attempt(() => mkdirSync(folder, { recursive: true }));
      for (let number = 0; number < shardCount; number++) {
        const lines = kept.get(number) ?? new Map();
        if (isEqual(lines, shardOf(number))) continue;
        attempt(() => writeWhole(shardFile(number), [...lines.entries()].map(toLine).join("\n")));
      }
    },
  };
}

function shardNumber(path: string): number {
  return crc32(path) % shardCount;
}

function toLine([path, line]: [string, string]): string {
  return `${JSON.stringify(path)}\t${line}`;
}

function readShard(file: string): Shard {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines.map((line) => {
      const end = line.indexOf("\t");
      return [JSON.parse(line.slice(0, end)) as string, line.slice(end + 1)];
    }),
  );
}

function encode(key: string, entry: CachedDoc): string {
  const json = JSON.stringify(entry);
  return `${key}\t${crc32(json)}\t${json}`;
}

/** The checksum tells a damaged entry from a whole one. */
function decode(line: string, wanted: string): CachedDoc | undefined {
  const [key, checksum] = line.split("\t", 2);
  if (key !== wanted || checksum === undefined) return undefined;
  const json = line.slice(key.length + checksum.length + 2);
  return String(crc32(json)) === checksum ? (JSON.parse(json) as CachedDoc) : undefined;
}

/** Another process must never see half a file. */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

function isEqual(a: Shard, b: Shard): boolean {
  return a.size === b.size && [...a].every(([path, line]) => b.get(path) === line);
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
