import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { hashOf, hashOfFiles, isCode } from "../cache/hash.ts";
import { isInside } from "../load/is-inside.ts";
import { isBuildOutput } from "../output/manifest.ts";

/** Where the engine takes up code of a site; what that imports may lie anywhere beside it. */
const entries = ["pages", "components.tsx", "messages"];

/** What the build reads itself: a changed page leaves the compiled engine as it is. */
const read = ["content", "catalog", "versions", "public", "sidebars.ts", "redirects.tsv"];

/**
 * Hash over what code of a site imports as a rule; for the rest see bundle-inputs.ts. Markdown in
 * `pages/` are pages.
 */
export function hashOfSiteCode(siteDir: string): string {
  if (!entries.some((name) => existsSync(join(siteDir, name)))) return "";
  const others = readdirSync(siteDir)
    .filter(isImported)
    .map((name) => join(siteDir, name))
    .filter((path) => !isBuildOutput(path));
  return hashOf(
    hashOfFiles([join(siteDir, "pages")]),
    hashOfFiles(others.sort(), () => true),
  );
}

/** Whether that hash covers a file. */
export function isHashedCode(path: string, siteDir: string): boolean {
  if (!isInside(path, siteDir)) return false;
  const [name = ""] = relative(siteDir, path).split(sep);
  return name === "pages" ? isCode(path) : isImported(name) && !isBuildOutput(join(siteDir, name));
}

function isImported(name: string): boolean {
  return ![...read, "pages", "node_modules"].includes(name) && !name.startsWith(".");
}
