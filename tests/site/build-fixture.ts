import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildResult, buildSite } from "../../src/builder/build-site.ts";
import { computeHash } from "../../src/builder/cache/hash.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The folder in which the command line caches a site. */
export function getSiteCache(site: string): string {
  return join(root, ".cache/sites", computeHash(site));
}

/** All tests share it with the command line, because reading the real site takes long. */
export const realSiteCache = getSiteCache(join(root, "site"));

export interface BuiltFixture extends BuildResult {
  outDir: string;
  /** Text of an output file; undefined if it does not exist. */
  file(path: string): string | undefined;
  dispose(): void;
}

/** Builds a site into a new folder, with a new page cache by default. */
export async function buildFixture(siteDir: string, cacheDir?: string): Promise<BuiltFixture> {
  const folder = mkdtempSync(join(tmpdir(), "fixture-"));
  const outDir = join(folder, "dist");
  const result = await buildSite({
    root,
    siteDir,
    outDir,
    cacheDir: cacheDir ?? join(folder, "cache"),
    bundleDir: join(root, ".cache/bundles"),
  });
  return {
    ...result,
    outDir,
    file(path) {
      const full = join(outDir, path);
      return existsSync(full) ? readFileSync(full, "utf8") : undefined;
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
