import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createEngine } from "../../src/search/client/engine/engine.ts";
import { dialogQuery } from "../../src/search/client/provider.ts";
import type { Place } from "./judge.ts";

interface EmbeddedOptions {
  /** Is told of each file that is fetched. */
  onFile?(path: string): void;
  /** Asks as the dialog does, instead of for ten pages. */
  asDialog?: boolean;
}

/**
 * The site's own search over the files of a built site whose base URL is `/`, without a cache:
 * each search is a reader's first.
 */
export function embeddedSearch(
  outDir: string,
  { onFile, asDialog = false }: EmbeddedOptions = {},
): (query: string) => Promise<Place[]> {
  return async (text) => {
    const engine = createEngine(async (path) => {
      onFile?.(path);
      return JSON.parse(await readFile(join(outDir, path), "utf8"));
    }, "/");
    const { groups } = await engine.search(
      asDialog ? dialogQuery(text) : { text, filters: {}, pages: 10 },
    );
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
}
