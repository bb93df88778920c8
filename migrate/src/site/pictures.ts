import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { getSize } from "../../../src/content/load/files/picture-size.ts";
import { listFiles } from "../../../src/files/walk-files.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { type AstNode, findJsxAttribute, isAstNode } from "../text/ast.ts";
import type { Edit } from "../text/edits.ts";
import { asRecord } from "../text/values.ts";
import type { ModuleCopy } from "./module-copy.ts";

/** Files that a component only uses by their address. */
export const assetFile =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mp3|ogg|wav|pdf|zip|woff2?|ttf|otf)$/i;

interface PictureContext {
  /** The module that uses the picture, and its text. */
  file: string;
  code: string;
  copy: ModuleCopy;
  isUrl?: boolean;
}

/** The module that replaces a picture in the import of `importPath`. */
export function createPictureModule(
  file: string,
  importPath: string,
  context: PictureContext,
): { ending: string; text: string } {
  const url = publishPicture(file, context);
  const isUrl = /\?(?:[^?]*&)?url\b/.test(importPath);
  if (isUrl) return { ending: ".url.js", text: `export default ${url};\n` };
  if (isPictureComponent(importPath, context)) {
    return {
      ending: ".jsx",
      text: `export default function Picture({ title, alt = title ?? "", className, width, height }) {\n  return <img src={${url}} alt={alt} className={className} width={width} height={height} />;\n}\nexport { Picture as ReactComponent };\n`,
    };
  }
  return { ending: ".js", text: `export default ${printPictureValue(file, context)};\n` };
}

const astroPictures = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** In Astro, an imported picture is an object with its address and size; other files are addresses. */
function printPictureValue(file: string, context: PictureContext): string {
  const url = publishPicture(file, context);
  const { importsPictureSizes } = context.copy.sources;
  if (context.isUrl || !importsPictureSizes || !astroPictures.test(file)) return url;
  const { width, height } = getSize(readFileSync(file)) ?? {};
  const size = width === undefined ? "" : `, width: ${width}, height: ${height}`;
  return `{ src: ${url}${size} }`;
}

/** Adds a picture to the public files of the new site. Returns code for its address. */
function publishPicture(
  file: string,
  { copy: { sources, files } }: Pick<PictureContext, "copy">,
): string {
  let address = sources.publicAddresses.get(file);
  if (address === undefined) {
    address = `/migrated/${pathInSite(file, sources.siteDir)}`;
    files.set(`public${address}`, { copyOf: file });
  }
  return `import.meta.env.BASE_URL + ${JSON.stringify(encodeURI(address.slice(1)))}`;
}

/** Docusaurus imports SVG as components; other pictures are addresses unless they are used as a tag. */
function isPictureComponent(importPath: string, { code }: PictureContext): boolean {
  const path = escapeRegExp(importPath);
  const local = new RegExp(`import\\s+(\\w+)[^;"']*["']${path}["']`).exec(code)?.[1];
  if (local !== undefined && new RegExp(`<${local}[\\s/>]`).test(code)) return true;
  if (!/\.svg(?:\?|$)/.test(importPath)) return false;
  const value = local ? `${local}\\b` : `require\\(\\s*["']${path}["']\\s*\\)`;
  return !new RegExp(`(?:[a-z]=\\{|\\$\\{|\\bsrc:|\\w\\()\\s*${value}`).test(code);
}

/** A relative `src` works on the home page only, but the new site shows components on other pages, too. */
export function copyPictureAddress(
  node: AstNode,
  { edits, copy }: { edits: Edit[]; copy: ModuleCopy },
): void {
  if (asRecord(node.name).name !== "img") return;
  const value = findJsxAttribute(node, "src")?.value;
  if (!isAstNode(value) || typeof value.value !== "string") return;
  const path = value.value.replace(/^\.\//, "");
  if (![...copy.sources.publicAddresses.values()].includes(`/${path}`)) return;
  const text = `{import.meta.env.BASE_URL + ${JSON.stringify(path)}}`;
  edits.push({ start: value.start, end: value.end, text });
}

/** Replaces `import.meta.glob("/src/assets/*.png")` with the pictures that it finds. */
export function copyPictureGlob(node: AstNode, context: PictureContext & { edits: Edit[] }): void {
  const { file, code, copy, edits } = context;
  if (!code.startsWith("import.meta.glob", node.start)) return;
  const [argument, settings] = node.arguments as AstNode[];
  const literals = argument?.elements ? (argument.elements as AstNode[]) : [argument];
  const patterns = literals.map((literal) => String(literal?.value));
  const isExcluded = (pattern: string) => pattern.startsWith("!");
  // A pattern that is not excluded may also begin with an alias or `**`, which is not read.
  if (!patterns.every((pattern) => isExcluded(pattern) || /^\.{0,2}\//.test(pattern))) return;
  const isRelative = patterns.every((pattern) => /^[.!]/.test(pattern));
  const find = (pattern: string) =>
    findFiles(pattern, { file, isRelative, siteDir: copy.sources.siteDir });
  const excluded = new Set(
    patterns
      .filter(isExcluded)
      .flatMap((pattern) => find(pattern.slice(1)).map(({ path }) => path)),
  );
  const found = patterns
    .filter((pattern) => !isExcluded(pattern))
    .flatMap(find)
    .filter(({ path }) => !excluded.has(path));
  if (found.length === 0) return;
  if (!found.every(({ path }) => assetFile.test(path))) {
    copy.replaced.add(`the files of \`import.meta.glob("${patterns.join('", "')}")\``);
    return;
  }
  const options = settings ? code.slice(settings.start, settings.end) : "";
  const isDefault = /import["']?:\s*["']default["']|as["']?:\s*["'](?:url|raw)/.test(options);
  const isRaw = /(?:query|as)["']?:\s*["']\??raw/.test(options);
  const isUrl = /query["']?:\s*["']\??url|as["']?:\s*["']url/.test(options);
  const isEager = /eager["']?:\s*true/.test(options);
  const entries = found.map(({ key, path }) => {
    const content = isRaw
      ? JSON.stringify(readFileSync(path, "utf8"))
      : printPictureValue(path, { ...context, isUrl });
    const value = isDefault ? content : `{ default: ${content} }`;
    return `${JSON.stringify(key)}: ${isEager ? value : `async () => (${value})`}`;
  });
  edits.push({ start: node.start, end: node.end, text: `({ ${entries.join(", ")} })` });
}

/** The files of a pattern, with the keys that Vite gives them. An excluded pattern may begin with `**`, the site's folder. */
function findFiles(
  pattern: string,
  { file: importer, isRelative, siteDir }: { file: string; isRelative: boolean; siteDir: string },
): { key: string; path: string }[] {
  const { prefix, base: folderPath, glob } = picomatch.scan(pattern);
  const base = prefix + folderPath;
  const startsAtSite = /^(?:\/|\*\*)/.test(pattern);
  const folder = startsAtSite ? join(siteDir, base) : resolve(dirname(importer), base);
  if (!/^(?:[./]|\*\*)/.test(pattern) || !existsSync(folder)) return [];
  const skip = ({ name }: { name: string }) => name === "node_modules";
  const isMatch = glob === "" ? undefined : picomatch(glob);
  const paths = isMatch ? listFiles(folder, { skip }).filter((path) => isMatch(path)) : [""];
  return paths.map((path) => {
    const file = join(folder, path);
    const from = isRelative ? dirname(importer) : siteDir;
    const relativePath = relative(from, file).split(sep).join("/");
    const start = isRelative ? "./" : "/";
    return {
      key: relativePath.startsWith("../") ? relativePath : start + relativePath,
      path: file,
    };
  });
}
