import { join, relative } from "node:path";
import { listFiles } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import type { MergedData } from "../load/read-site-data.ts";
import { publicWriter } from "./manifest.ts";
import type { Staging } from "./staging.ts";

/** Copies public files, bundle and images, and writes sidebar trees and the data of the catalog. */
export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): void {
  copyFolder(staging, publicWriter, join(siteDir, "public"));
  copyFolder(staging, "bundle", bundle.clientDir);
  for (const { from, to } of data.assets) staging.copy("images", from, to);
  for (const { to, items } of data.trees) staging.write("sidebars", to, JSON.stringify(items));
  for (const { to, text } of data.files) staging.write("catalog", to, text);
}

function copyFolder(staging: Staging, writer: string, dir: string): void {
  for (const path of pathsBelow(dir)) {
    if (!path.startsWith(".vite/")) staging.copy(writer, join(dir, path), path);
  }
}

/** Paths of all files below a folder, with forward slashes; a folder that does not exist has none. */
export function pathsBelow(dir: string): string[] {
  return listFiles(dir).map((path) => relative(dir, path).replaceAll("\\", "/"));
}
