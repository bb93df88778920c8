import { join, relative } from "node:path";
import { listFiles } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import type { MergedData } from "../load/read-site-data.ts";
import type { Staging } from "./staging.ts";

/** Copies bundle, public files, images and sidebar trees; answers with their paths. */
export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): Set<string> {
  const files = new Set<string>();
  const publicDir = join(siteDir, "public");
  for (const dir of [bundle.clientDir, publicDir]) {
    for (const to of pathsBelow(dir)) {
      if (to.startsWith(".vite/")) continue;
      staging.copy(join(dir, to), to);
      files.add(to);
    }
  }
  for (const { from, to } of data.assets) {
    staging.copy(from, to);
    files.add(to);
  }
  for (const { to, items } of data.trees) {
    staging.write(to, JSON.stringify(items));
    files.add(to);
  }
  for (const { to, text } of data.files) {
    staging.write(to, text);
    files.add(to);
  }
  return files;
}

/** Paths of all files below a folder, with forward slashes; a folder that does not exist has none. */
export function pathsBelow(dir: string): string[] {
  return listFiles(dir).map((path) => relative(dir, path).replaceAll("\\", "/"));
}
