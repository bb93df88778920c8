import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createEngine } from "../../src/search/client/engine/engine.ts";
import type { Place } from "./judge.ts";

/**
 * The site's own search over the files of a built site whose base URL is `/`, without a cache:
 * each search is a reader's first. `onFile` is told of each file that is fetched.
 */
export function embeddedSearch(
  outDir: string,
  onFile: (path: string) => void = () => {},
): (query: string) => Promise<Place[]> {
  return async (text) => {
    const engine = createEngine(async (path) => {
      onFile(path);
      return JSON.parse(await readFile(join(outDir, path), "utf8"));
    }, "/");
    const { groups } = await engine.search({ text, filters: {}, pages: 10 });
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
}
