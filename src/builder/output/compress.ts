import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedTypes, textTypes } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { inParallel } from "../threads/in-parallel.ts";
import type { Staging } from "./staging.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressWriter = "compressed copies";

/** Images and fonts are already compressed. */
const compressible = new RegExp(`\\.(?:${Object.keys(textTypes).join("|")})$`);

/** In bytes. For smaller files, headers outweigh the savings. */
const minBytes = 512;

/** Limits memory. zlib has four threads. */
const concurrency = 4;

/** Quality: at most 11 for brotli, 9 for gzip. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/** Brotli 11 saves another tenth but takes twenty times as long: over a minute for 200 pages. */
const published: Effort = { brotli: 9, gzip: 9 };

const hidden = /(?:^|\/)\.(?!well-known\/)/;

/** `path` is below the output folder, `size` in bytes. */
export function isCompressible(path: string, size: number): boolean {
  return size >= minBytes && compressible.test(path) && !hidden.test(path);
}

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

/** Compresses text files. Call it after all other writers. Files of the site are not replaced. */
export async function compressOutput(staging: Staging, cacheDir: string): Promise<void> {
  const { manifest } = staging;
  const wanted = [...manifest.paths].filter((path) =>
    isCompressible(path, manifest.sizeOf(path) ?? 0),
  );
  await withStore(cacheDir, (cache) =>
    inParallel(wanted, concurrency, async (path) => {
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
