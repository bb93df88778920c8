import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedTypes, textTypes } from "../../publish/index.ts";
import { computeHash } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { inParallel } from "../threads/in-parallel.ts";
import type { Staging } from "./staging.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressWriter = "compressed copies";

/** Images and fonts are already compressed. */
const compressible = new RegExp(`\\.(?:${Object.keys(textTypes).join("|")})$`);

/** In bytes. For smaller files, headers outweigh the savings. */
const minBytes = 512;

/** Limits memory. Node compresses in four threads. */
const concurrency = 4;

/** At most 11 for brotli, 9 for gzip. */
interface CompressionLevels {
  brotli: number;
  gzip: number;
}

/** Brotli 11 saves another tenth but takes twenty times as long: over a minute for 200 pages. */
const outputLevels: CompressionLevels = { brotli: 9, gzip: 9 };

const hiddenFile = /(?:^|\/)\.(?!well-known\/)/;

/** `path` is below the output folder, `size` in bytes. */
export function isCompressible(path: string, size: number): boolean {
  return size >= minBytes && compressible.test(path) && !hiddenFile.test(path);
}

export async function getCompressedCopies(
  content: Uint8Array,
  levels: CompressionLevels,
): Promise<Record<"br" | "gz", Uint8Array>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: levels.gzip }),
  ]);
  return { br, gz };
}

/** Compresses text files. Call it after all other writers. Files of the site are not replaced. */
export async function compressOutput(staging: Staging, cacheDir: string): Promise<void> {
  const { manifest } = staging;
  const paths = [...manifest.paths].filter((path) =>
    isCompressible(path, manifest.getSize(path) ?? 0),
  );
  await withStore(cacheDir, (cache) =>
    inParallel(paths, concurrency, async (path) => {
      const content = staging.read(path);
      const getKey = (extension: string) =>
        computeHash(content, extension, JSON.stringify(outputLevels));
      const extensions = Object.values(compressedTypes);
      const cached = extensions.map((extension) => cache.read(getKey(extension)));
      const compressed = cached.includes(undefined)
        ? await getCompressedCopies(content, outputLevels)
        : undefined;
      for (const [index, extension] of extensions.entries()) {
        const copy = compressed?.[extension] ?? cached[index] ?? content;
        if (compressed) cache.write(getKey(extension), copy);
        if (copy.length < content.length && !manifest.paths.has(`${path}.${extension}`))
          staging.write(compressWriter, `${path}.${extension}`, copy);
      }
    }),
  );
}
