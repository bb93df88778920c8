import { relative } from "node:path";

/** The path of a file of the old site for a folder of the new one. `outside` replaces each `..`. */
export function pathInSite(file: string, siteDir: string): string {
  return relative(siteDir, file).replaceAll("\\", "/").replaceAll("../", "outside/");
}
