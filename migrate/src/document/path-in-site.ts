import { relative } from "node:path";

/** The path of a file for a folder of the new site. Files outside the old site lose their `../`. */
export function pathInSite(file: string, siteDir: string): string {
  return relative(siteDir, file).split("\\").join("/").replaceAll("../", "");
}
