import { dirname, join } from "node:path";
import { isInside } from "./is-inside.ts";

/** Folders whose files change pages; of `public` pages take the size of pictures. */
const folders = ["content", "catalog", "versions", "public"];

/** Whether a change of the file changes pages without Vite knowing of it. */
export function isContent(path: string, siteDir: string): boolean {
  // `config.ts`, `sidebars.ts` and what they import.
  const isConfig = dirname(path) === siteDir && /\.ts$/.test(path);
  const isMarkdownPage = isInside(path, join(siteDir, "pages")) && !/\.tsx?$/.test(path);
  const isInFolder = folders.some((name) => isInside(path, join(siteDir, name)));
  return isConfig || isMarkdownPage || isInFolder;
}
