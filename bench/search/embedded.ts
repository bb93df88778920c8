import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createEngine } from "../../src/search/client/engine/engine.ts";
import { getDialogQuery } from "../../src/search/client/provider.ts";
import type { Target } from "./evaluate-queries.ts";

interface EmbeddedOptions {
  /** Receives the path of each file that a query fetches. Each query then starts without a cache. */
  onFile?(path: string): void;
  /** Searches as the dialog does, instead of for ten pages. */
  asDialog?: boolean;
}

/**
 * The embedded search over the files of a site built for `/`. Queries share what they loaded, which
 * changes no result.
 */
export function createEmbeddedSearch(
  outDir: string,
  { onFile, asDialog = false }: EmbeddedOptions = {},
): (query: string) => Promise<Target[]> {
  const openEngine = () =>
    createEngine(async (path) => {
      onFile?.(path);
      return JSON.parse(await readFile(join(outDir, path), "utf8"));
    }, "/");
  const shared = openEngine();
  return async (text) => {
    const engine = onFile ? openEngine() : shared;
    const { groups } = await engine.search(
      asDialog ? getDialogQuery(text) : { text, filters: {}, pages: 10 },
    );
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
}
