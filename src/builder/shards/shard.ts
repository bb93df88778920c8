import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../diagnostics/report.ts";

/** One of several equal shares of the work, counted from 1. */
export interface ShardPosition {
  number: number;
  of: number;
}

/** With more shares, each machine would mostly repeat the same reading. */
const maxShards = 64;

/** Parses `3/8`. */
export function parseShardPosition(text: string): ShardPosition | undefined {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  return number >= 1 && number <= of && of <= maxShards ? { number, of } : undefined;
}

/** Whether a position from 0 to 1 is in a share. Shares are consecutive like search segments. */
export function isInShard(place: number, { number, of }: ShardPosition): boolean {
  return Math.floor(place * of) === number - 1;
}

export interface Shard extends ShardPosition {
  folder: string;
  /** Hash of the engine and the documents. */
  sources: string;
  pages: number;
}

const shardFile = "part.json";
const format = 1;

type ShardFile = Omit<Shard, "folder"> & { format: number };

/** @throws UserError if the folder contains something else */
export function prepareShardFolder(folder: string): void {
  const isKnown = existsSync(join(folder, shardFile)) || existsSync(join(folder, shardArticles));
  if (existsSync(folder) && !isKnown && readdirSync(folder).length > 0)
    throw new UserError(
      `\`--out ${folder}\` contains files that are not part of a site`,
      "name a folder that is empty or does not exist, such as `--out part-1`",
    );
  mkdirSync(join(folder, shardArticles), { recursive: true });
  rmSync(join(folder, shardFile), { force: true });
}

export const shardArticles = "docs";
export const shardPages = "pages";
export const shardSegments = "search";

export function finishShard({ folder, ...part }: Shard): void {
  const text: ShardFile = { format, ...part };
  writeFileSync(join(folder, shardFile), `${JSON.stringify(text, null, 2)}\n`);
}

/** @throws UserError if shards are missing, duplicated, or do not match */
export function findShards(folder: string): Shard[] {
  if (!existsSync(folder))
    throw new UserError(
      `\`--merge ${folder}\` does not exist`,
      "name the folder that contains the folders of all parts",
    );
  const folders = [folder, ...foldersIn(folder)];
  const parts = folders.flatMap(readPart).sort((a, b) => a.number - b.number);
  const [first] = parts;
  if (!first)
    throw new UserError(
      `\`--merge ${folder}\` contains no finished part of a site`,
      "build each with `--shard 1/4 --out part-1`, and put their folders into this one",
    );
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (part.of !== first.of)
      throw new UserError(
        `${nameOf(part)} and ${nameOf(first)} are of different numbers of parts`,
        "build all of them with the same number after the slash",
      );
    if (part.number === before?.number)
      throw new UserError(`${nameOf(before)} and ${nameOf(part)} are the same part`, "remove one");
  }
  const there = new Set(parts.map(({ number }) => number));
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (number) => !there.has(number),
  );
  if (missing.length > 0) {
    const names = missing.map((number) => `${number}/${first.of}`).join(", ");
    throw new UserError(
      `\`--merge ${folder}\` lacks ${names}`,
      `build it with \`--shard ${missing[0]}/${first.of}\`; a build that was stopped leaves no part`,
    );
  }
  return parts;
}

/** @throws UserError for other sources: all their pages would be rendered here */
export function checkShardSources(parts: readonly Shard[], sources: string): void {
  const other = parts.find((part) => part.sources !== sources);
  if (!other) return;
  const all = parts.every((part) => part.sources === other.sources);
  throw new UserError(
    `${all ? "The parts were" : `${nameOf(other)} was`} built from other files than this folder has`,
    "check out the same commit everywhere, with the same depth of history and the same packages",
  );
}

function nameOf({ number, of, folder }: Shard): string {
  return `part ${number}/${of} in \`${folder}\``;
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function readPart(folder: string): Shard[] {
  const file = join(folder, shardFile);
  if (!existsSync(file)) return [];
  try {
    const {
      format: own,
      number,
      of,
      sources,
      pages,
    } = JSON.parse(readFileSync(file, "utf8")) as ShardFile;
    if (own === format && parseShardPosition(`${number}/${of}`))
      return [{ folder, number, of, sources, pages }];
  } catch {}
  throw new UserError(`\`${file}\` is damaged`, "build the part again");
}
