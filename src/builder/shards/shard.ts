import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFolder } from "../../files/is-folder.ts";
import { formatJson } from "../../model/text/format-json.ts";
import { UserError } from "../diagnostics/user-error.ts";

/** Shard 3 of 8, for example. The first number is 1. */
export interface ShardPosition {
  number: number;
  of: number;
}

/** With more shards, each machine would mostly repeat the same reading. */
const maxShards = 64;

export function parseShardPosition(text: string): ShardPosition | undefined {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  return number >= 1 && number <= of && of <= maxShards ? { number, of } : undefined;
}

/** Whether a position from 0 to 1 is in a shard. Shards are consecutive like search segments. */
export function isInShard(position: number, { number, of }: ShardPosition): boolean {
  return Math.floor(position * of) === number - 1;
}

export interface Shard extends ShardPosition {
  folder: string;
  /** Hash of the engine and the documents. */
  sourcesHash: string;
  pages: number;
}

const shardFile = "shard.json";
const formatVersion = 2;

type ShardFile = Omit<Shard, "folder"> & { format: number };

/** @throws UserError if the folder contains something else */
export function prepareShardFolder(folder: string): void {
  if (existsSync(folder) && !isFolder(folder))
    throw new UserError(`\`${folder}\` is a file`, "remove it, or choose another `--out`");
  const isKnown =
    existsSync(join(folder, shardFile)) || existsSync(join(folder, shardArticlesFolder));
  if (existsSync(folder) && !isKnown && readdirSync(folder).length > 0)
    throw new UserError(
      `\`--out ${folder}\` contains files that are not of a shard`,
      "use a folder that is empty or does not exist, such as `--out shard-1`",
    );
  mkdirSync(join(folder, shardArticlesFolder), { recursive: true });
  rmSync(join(folder, shardFile), { force: true });
}

export const shardArticlesFolder = "docs";
export const shardPagesFolder = "pages";
export const shardSegmentsFolder = "search";

export function finishShard({ folder, ...shard }: Shard): void {
  const content: ShardFile = { format: formatVersion, ...shard };
  writeFileSync(join(folder, shardFile), formatJson(content));
}

/** @throws UserError if shards are missing, duplicated, or do not match */
export function findShards(folder: string): Shard[] {
  if (!isFolder(folder))
    throw new UserError(
      `\`--merge ${folder}\` ${existsSync(folder) ? "is not a folder" : "does not exist"}`,
      "use the folder that contains the folders of all shards",
    );
  const folders = [folder, ...getFolders(folder)];
  const shards = folders.flatMap(readShard).sort((a, b) => a.number - b.number);
  const [first] = shards;
  if (!first)
    throw new UserError(
      `\`--merge ${folder}\` contains no finished shard`,
      "build each with `--shard 1/4 --out shard-1`, and put their folders into this one",
    );
  for (const [index, shard] of shards.entries()) {
    const previous = shards[index - 1];
    if (shard.of !== first.of)
      throw new UserError(
        `${getName(shard)} and ${getName(first)} have different shard counts`,
        "build all of them with the same number after the slash",
      );
    if (shard.number === previous?.number)
      throw new UserError(
        `${getName(previous)} and ${getName(shard)} are the same shard`,
        "remove one",
      );
  }
  const existing = new Set(shards.map(({ number }) => number));
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (number) => !existing.has(number),
  );
  if (missing.length > 0) {
    const names = missing.map((number) => `${number}/${first.of}`).join(", ");
    throw new UserError(
      `\`--merge ${folder}\` lacks ${names}`,
      `build it with \`--shard ${missing[0]}/${first.of}\`; an interrupted build leaves no shard`,
    );
  }
  return shards;
}

/** @throws UserError for other sources: all their pages would be rendered here */
export function checkShardSources(shards: readonly Shard[], sourcesHash: string): void {
  const other = shards.find((shard) => shard.sourcesHash !== sourcesHash);
  if (!other) return;
  const areAllEqual = shards.every((shard) => shard.sourcesHash === other.sourcesHash);
  throw new UserError(
    `${areAllEqual ? "The shards were" : `${getName(other)} was`} built from other files than this folder has`,
    "check out the same commit everywhere, with the same depth of history and the same packages",
  );
}

function getName({ number, of, folder }: Shard): string {
  return `shard ${number}/${of} in \`${folder}\``;
}

function getFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function readShard(folder: string): Shard[] {
  const file = join(folder, shardFile);
  if (!existsSync(file)) return [];
  try {
    const content = JSON.parse(readFileSync(file, "utf8")) as ShardFile;
    const { format, number, of, sourcesHash, pages } = content;
    if (format === formatVersion && parseShardPosition(`${number}/${of}`))
      return [{ folder, number, of, sourcesHash, pages }];
  } catch {}
  throw new UserError(`\`${file}\` is damaged`, "build the shard again");
}
