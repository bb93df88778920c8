import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { getBrotliSize } from "../../bench/serve.ts";
import { computeHash } from "../../src/builder/cache/hash.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";

export interface BuiltPage {
  title: string;
  /** Hash of the visible content of the main part, without hashes of assets. */
  content: string;
  /** Brotli size of the document. */
  bytes: number;
  /** External URLs on the page. */
  links: string[];
}

export interface BuiltSite {
  /** By address without a slash at the end, such as `/docs/intro`. */
  pages: Map<string, BuiltPage>;
  /** Brotli size of all scripts and of all style sheets. */
  scripts: number;
  styles: number;
}

/** Names of assets end with 8 characters of a hash of their content. */
const assetHash = /(\/assets\/[^"'?#\s]*)[-.][\w-]{8}(\.\w+)/g;

/** Reads a built site, without redirect pages. */
export function readBuild(outDir: string): BuiltSite {
  if (!existsSync(join(outDir, "404.html"))) {
    throw new Error(`\`${outDir}\` is not a built site: run \`npm run build\` first`);
  }
  const pages = new Map<string, BuiltPage>();
  let scripts = 0;
  let styles = 0;
  for (const file of listFullPaths(outDir)) {
    const path = relative(outDir, file).replaceAll("\\", "/");
    if (path.endsWith(".html")) {
      const page = readPage(readFileSync(file, "utf8"));
      if (page) pages.set(getAddress(path), page);
    } else if (path.endsWith(".js")) scripts += getBrotliSize(readFileSync(file));
    else if (path.endsWith(".css")) styles += getBrotliSize(readFileSync(file));
  }
  return { pages, scripts, styles };
}

function readPage(html: string): BuiltPage | undefined {
  if (html.includes('<meta http-equiv="refresh"')) return undefined;
  const { children } = parseDocument(html);
  const findFirst = (tag: string) => DomUtils.findOne(({ name }) => name === tag, children);
  const [title, main] = [findFirst("title"), findFirst("main")];
  const anchors = main ? DomUtils.getElementsByTagName("a", main) : [];
  const links = anchors
    .map(({ attribs }) => (attribs.href ?? "").split("#", 1)[0] ?? "")
    .filter((href) => /^https?:/.test(href));
  return {
    title: title ? DomUtils.textContent(title) : "",
    content: computeHash(main ? DomUtils.getInnerHTML(main).replace(assetHash, "$1$2") : ""),
    bytes: getBrotliSize(html),
    links: [...new Set(links)],
  };
}

function getAddress(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}
