import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../cache/hash.ts";
import { inParallel } from "../render/in-parallel.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What compresses; pictures and fonts are compressed already. */
const text = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below it, headers weigh more than what is saved. */
const smallest = 512;

/** Files under way at a time: memory does not grow with the site. */
const concurrency = 4;

/**
 * Writes a compressed copy in brotli and gzip beside each file that has none, as hosts with static
 * compression want it. Quality 5 costs a tenth of the best and gives files about a tenth larger.
 */
export async function compressFiles(dir: string): Promise<void> {
  const wanted = listFiles(dir).filter((path) => text.test(path) && !existsSync(`${path}.br`));
  await inParallel(wanted, concurrency, compressFile);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await writeFile(`${path}.gz`, await deflate(content));
  await writeFile(`${path}.br`, await brotli(content, { params }));
}
