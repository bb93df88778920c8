import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashOf, hashOfFiles } from "./hash.ts";

/** Where the engine takes up code of a site; what that imports may lie anywhere beside it. */
const entries = ["pages", "components.tsx", "messages"];

/** What the build reads itself: a changed page leaves the compiled engine as it is. */
const read = ["content", "catalog", "versions", "public", "sidebars.ts", "redirects.tsv"];

/** Hash over all that code of a site can import. Markdown in `pages/` are pages. */
export function hashOfSiteCode(siteDir: string): string {
  if (!entries.some((name) => existsSync(join(siteDir, name)))) return "";
  const others = readdirSync(siteDir)
    .filter(isImported)
    .map((name) => join(siteDir, name))
    .filter((path) => !isOutput(path));
  return hashOf(
    hashOfFiles([join(siteDir, "pages")]),
    hashOfFiles(others.sort(), () => true),
  );
}

function isImported(name: string): boolean {
  return ![...read, "pages", "node_modules"].includes(name) && !name.startsWith(".");
}

function isOutput(folder: string): boolean {
  return existsSync(join(folder, "404.html"));
}
