import { dirname, join, relative, resolve } from "node:path";
import { getRelativePath } from "../../../src/content/parse/links/resolve-address.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { safeDecode } from "../../../src/model/url/route.ts";
import { getCopyPath, type ModuleCopy } from "./module-copy.ts";
import { readSheet, removeInvalidCss } from "./style-sheets.ts";
import { hasTailwindRules } from "./tailwind.ts";

/**
 * Copies a style sheet with those that it imports.
 *
 * @param target path of the module that imports it
 * @returns its path relative to the module
 */
export function addSheet(file: string, target: string, copy: ModuleCopy): string {
  const { siteDir } = copy.sources;
  const name = relative(siteDir, file);
  const path = getCopyPath(file, siteDir).replace(/\.(?:s[ac]ss|less)$/, ".css");
  if (copy.files.has(path)) return getRelativePath(target, path);
  copy.files.set(path, { text: "" });
  addCss(readCss(file, name, copy), { file, path }, copy);
  return getRelativePath(target, path);
}

/** Writes a style sheet to a path, and copies what it refers to by addresses relative to the file. */
export function addCss(
  css: string,
  { file, path }: { file: string; path: string },
  copy: ModuleCopy,
): void {
  const { siteDir, tailwind } = copy.sources;
  const name = relative(siteDir, file);
  const findFile = (address: string) => {
    const assetPath = safeDecode(address).replace(/^~?@site\//, "/");
    return assetPath.startsWith("/") ? join(siteDir, assetPath) : resolve(dirname(file), assetPath);
  };
  const withPictures = css.replace(sheetAddress, (use: string, address: string) => {
    const picture = findFile(address);
    if (!isFile(picture)) return use;
    const copied = getCopyPath(picture, siteDir);
    copy.files.set(copied, { copyOf: picture });
    return use.replace(address, encodeURI(getRelativePath(path, copied)));
  });
  const text = withPictures.replace(sheetImport, (statement: string, address?: string) => {
    if (address === undefined || /^(?:https?:)?\/\//.test(address)) return statement;
    const imported = findFile(address);
    if (imported !== file && isFile(imported)) {
      return statement.replace(address, addSheet(imported, path, copy));
    }
    if (tailwind && hasTailwindRules(statement)) return "";
    copy.losses.push(`${name}: @import ${address}`);
    return "";
  });
  if (tailwind && hasTailwindRules(text)) {
    // It is compiled when all sheets are known.
    copy.files.set(path, { text });
    return;
  }
  const checked = removeInvalidCss(text, path);
  for (const error of checked.errors) copy.losses.push(`${name}: ${error}`);
  copy.files.set(path, { text: checked.css });
}

/** Finds addresses of files, as in `url(a.png)`. */
const sheetAddress =
  /(?<!@import\s+)url\(\s*["']?(?!data:|https?:|\/|#)([^\s"')?#](?:[^"')?#]*[^\s"')?#])?)/g;

/** The CSS of a sheet. What it loses is added to the losses. */
function readCss(file: string, name: string, copy: ModuleCopy): string {
  if (file.endsWith(".less")) {
    copy.losses.push(`${name}: Less`);
    return "";
  }
  const { css, skipped = [], error = [] } = readSheet(file);
  for (const loss of [skipped, error].flat()) copy.losses.push(`${name}: ${loss}`);
  return css;
}

const sheetImport = /\/\*[\s\S]*?\*\/|@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;/g;
