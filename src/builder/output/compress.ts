import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedTypes, textTypes } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { inParallel } from "../threads/in-parallel.ts";
import type { Staging } from "./staging.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writer of the compressed copies. */
const compressWriter = "compressed copies";

/** What compresses; pictures and fonts are compressed already. */
const compressible = new RegExp(`\\.(?:${Object.keys(textTypes).join("|")})$`);

/** Bytes below which headers weigh more than what is saved. */
const smallest = 512;

/** Files that are compressed at a time: memory does not grow with the site, and zlib has four threads. */
const compressAtOnce = 4;

/** How hard to try, of 11 for brotli and of 9 for gzip. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/**
 * For files that many readers load. Quality 11 would make them a tenth smaller and take twenty times
 * as long: over a minute for 200 pages.
 */
const published: Effort = { brotli: 9, gzip: 9 };

/** Names that begin with a dot are for the host: nobody asks for them. */
const hidden = /(?:^|\/)\.(?!well-known\/)/;

/** Whether a file of this path, below the output folder, and length in bytes gets compressed copies. */
export function isCompressible(path: string, size: number): boolean {
  return size >= smallest && compressible.test(path) && !hidden.test(path);
}

/** A content in brotli and in gzip, by the extensions of the copies. The same bytes give the same copies. */
export async function compressedCopies(
  content: Uint8Array,
  effort: Effort,
): Promise<Record<"br" | "gz", Uint8Array>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    deflate(content, { level: effort.gzip }),
  ]);
  return { br, gz };
}

/**
 * Writes a copy in brotli and one in gzip beside each text file of an output. Call it when all others
 * are written. A copy that the site brings itself stays, and one that is not smaller is left out.
 *
 * @param cacheDir folder of the copies of former builds
 */
export async function compressOutput(staging: Staging, cacheDir: string): Promise<void> {
  const { manifest } = staging;
  const wanted = [...manifest.paths].filter((path) =>
    isCompressible(path, manifest.sizeOf(path) ?? 0),
  );
  await withStore(cacheDir, (cache) =>
    inParallel(wanted, compressAtOnce, async (path) => {
      const content = staging.read(path);
      const key = (extension: string) => hashOf(content, extension, JSON.stringify(published));
      const extensions = Object.values(compressedTypes);
      const known = extensions.map((extension) => cache.read(key(extension)));
      const made = known.includes(undefined)
        ? await compressedCopies(content, published)
        : undefined;
      for (const [index, extension] of extensions.entries()) {
        const copy = made?.[extension] ?? known[index] ?? content;
        if (made) cache.write(key(extension), copy);
        if (copy.length < content.length && !manifest.paths.has(`${path}.${extension}`))
          staging.write(compressWriter, `${path}.${extension}`, copy);
      }
    }),
  );
}
