import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join, parse } from "node:path";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { withoutLoader } from "../../framework/server/loader-script.ts";
import { offlinePageFile, switchFile, workerFile } from "../../model/offline.ts";
import { searchFolder, wholeIndexName } from "../../model/search/search.ts";
import { UserError } from "../diagnostics/report.ts";
import { isInside } from "../load/is-inside.ts";
import { buildsFile } from "../output/keep-assets.ts";
import { outputMistake } from "../output/output-place.ts";
import { pathsBelow } from "../output/staging.ts";
import { bundleArchiveScript } from "./archive-script.ts";
import {
  type ArchivedSite,
  archiveScript,
  rewriteCss,
  rewriteDocument,
  toRelative,
} from "./rewrite-addresses.ts";

export interface ArchiveOptions {
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
  /** The built site. */
  outDir: string;
  /** The archive; a file at this place is replaced. */
  file: string;
  /** Origin of the site, and the path below it. */
  url: string;
  baseUrl: string;
}

/** What only hosts, search engines and the worker need. */
const forHosts = new RegExp(
  `^(?:\\..*|_headers|_redirects|CNAME|robots\\.txt|sitemap\\.xml|opensearch\\.xml|404\\.html|social/.*|.*\\.(?:br|gz)|(?:${[buildsFile, offlinePageFile, switchFile, workerFile].join("|").replaceAll(".", "\\.")}))$`,
);

/** Payloads of documents, and modules, whose code is in the one script. */
const forNavigation = /(?:^|\/)index\.txt$|^assets\/(?:parts\/)?[^/]+\.js$/;
const partStyles = /^assets\/parts\/.*\.css$/;

/** What pages fetch. Of the first kind, nobody sees the files themselves. */
const onlyFetched = new RegExp(`^(?:assets/[^/]+\\.json|${searchFolder}/.*\\.json)$`);
const alsoFetched = /\.(?:json|md)$/;

/** Nothing is won by compressing these again. */
const compressed = /\.(?:avif|gif|jpe?g|mp4|pdf|png|webp|woff2?|zip)$/;

/** Most entries that a zip file can have without an extension that some programs do not read. */
const mostEntries = 65_535;

/**
 * Writes a built site as one archive that is read without a host: from its folder on a disk. The same
 * output gives the same bytes.
 *
 * @returns how many files it holds, and its length in bytes
 * @throws UserError where it cannot be written, or holds too many files
 */
export async function writeArchive(
  options: ArchiveOptions,
): Promise<{ files: number; bytes: number }> {
  const { outDir, file } = options;
  refusePlace(file, outDir);
  const entries = await archiveEntries(options);
  if (entries.length > mostEntries) {
    throw new UserError(
      `the site has ${entries.length} files, more than a zip file can hold`,
      "copy the output folder instead, and serve it",
    );
  }
  const next = `${file}.next-${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const bytes = writeEntries(next, entries, { folder: parse(file).name, date: dateOf(options) });
    renameSync(next, file);
    return { files: entries.length, bytes };
  } catch (error) {
    if (existsSync(next)) rmSync(next);
    const mistake = outputMistake(error, file, dirname(file));
    throw mistake ? new UserError(mistake.message, mistake.hint?.replace("--out", "--zip")) : error;
  }
}

/**
 * Refuses a place where no archive can lie; call it before a build.
 *
 * @throws UserError
 */
export function refusePlace(file: string, outDir: string): void {
  if (isInside(file, outDir)) {
    throw new UserError(
      `\`--zip ${file}\` lies in the output folder, which the next build replaces`,
      "name a file beside it",
    );
  }
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UserError(
      `\`--zip ${file}\` is a folder`,
      `name a file in it, such as \`${join(file, "site.zip")}\``,
    );
  }
}

interface Entry {
  path: string;
  content(): string | Uint8Array;
}

/** The files of the archive, by path. */
async function archiveEntries({ root, outDir, url, baseUrl }: ArchiveOptions): Promise<Entry[]> {
  const read = (path: string) => readFileSync(join(outDir, path));
  const isCarriedOver = assetsOfOthers(outDir);
  const paths = pathsBelow(outDir).filter((path) => !isLeftOut(path) && !isCarriedOver(path));
  const kept = paths.filter((path) => !onlyFetched.test(path) && !partStyles.test(path));
  const site: ArchivedSite = { url, baseUrl, files: new Set([...kept, archiveScript]) };
  const parts = paths.filter((path) => partStyles.test(path));
  const styles = () => parts.map((path) => read(path).toString()).join("\n");
  const index = withoutLoader(inlineScript(read("index.html").toString()));
  const entries = kept.map((path): Entry => {
    const text = () => read(path).toString();
    if (path.endsWith(".html")) return { path, content: () => rewriteDocument(text(), path, site) };
    if (!/^assets\/.*\.css$/.test(path)) return { path, content: () => read(path) };
    return { path, content: () => styleSheet(`${text()}\n${styles()}`, path) };
  });
  const scripts = paths
    .filter((path) => alsoFetched.test(path))
    .map((path): Entry => ({ path: `${path}.js`, content: () => asScript(path, read(path)) }));
  if (index) {
    const entry = index.entry.slice(baseUrl.length);
    const code = await bundleArchiveScript({ root, outDir, entry, baseUrl });
    scripts.push({ path: archiveScript, content: () => code });
  }
  return [...entries, ...scripts].sort((a, b) => (a.path < b.path ? -1 : 1));

  /** Masks and fonts are refused from a disk where they are files of their own. */
  function styleSheet(css: string, from: string): string {
    const own = rewriteCss(css, (address) => {
      const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : "";
      if (!path.endsWith(".svg") || !site.files.has(path)) return toRelative(address, from, site);
      return `data:image/svg+xml;base64,${read(path).toString("base64")}`;
    });
    return own + fontFaces();
  }

  /** The fonts that pages declare themselves, as files; what a later sheet declares wins. */
  function fontFaces(): string {
    const rules =
      read("index.html")
        .toString()
        .match(/@font-face\{[^}]*\.woff2[^}]*\}/g) ?? [];
    return rules
      .map((rule) => rule.replace(/font-display:\s*optional/, "font-display:swap"))
      .map((rule) =>
        rewriteCss(rule, (address) => {
          const path = address.slice(baseUrl.length);
          return `data:font/woff2;base64,${read(path).toString("base64")}`;
        }),
      )
      .join("\n");
  }
}

/** Tells the assets that `--keep-assets` has taken over from former builds. */
function assetsOfOthers(outDir: string): (path: string) => boolean {
  const list = join(outDir, buildsFile);
  if (!existsSync(list)) return () => false;
  const [own] = JSON.parse(readFileSync(list, "utf8")) as [{ files: Record<string, string> }];
  return (path) => path.startsWith("assets/") && !(path in own.files);
}

function isLeftOut(path: string): boolean {
  return forHosts.test(path) || forNavigation.test(path) || path.endsWith(`/${wholeIndexName}`);
}

function inlineScript(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
}

/** A file as a script: the only thing that a page on a disk may load. */
function asScript(path: string, content: Uint8Array): string {
  return `siteFile(${JSON.stringify(path)},${JSON.stringify(Buffer.from(content).toString())});\n`;
}

/** Writes the archive; answers its length. */
function writeEntries(
  file: string,
  entries: readonly Entry[],
  { folder, date }: { folder: string; date: Date },
): number {
  const handle = openSync(file, "w");
  let bytes = 0;
  try {
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      for (let at = 0; at < chunk.length; ) at += writeSync(handle, chunk, at);
    });
    for (const { path, content } of entries) {
      const name = `${folder}/${path}`;
      const entry = compressed.test(path) ? new ZipPassThrough(name) : new ZipDeflate(name);
      entry.mtime = date;
      zip.add(entry);
      const data = content();
      entry.push(typeof data === "string" ? Buffer.from(data) : data, true);
    }
    zip.end();
  } finally {
    closeSync(handle);
  }
  return bytes;
}

/**
 * The time that all entries carry: that of the last commit of the site, so that an archive can be
 * made again. Zip files hold a time without a zone; it is UTC.
 */
function dateOf({ siteDir }: Pick<ArchiveOptions, "siteDir">): Date {
  const time = new Date(commitTime(siteDir) * 1000);
  return new Date(
    Math.max(time.getUTCFullYear(), 1980),
    time.getUTCMonth(),
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  );
}

/** Seconds since 1970; 0 outside of a repository. `SOURCE_DATE_EPOCH` goes before it. */
function commitTime(siteDir: string): number {
  const given = Number(process.env.SOURCE_DATE_EPOCH);
  if (given > 0) return given;
  try {
    const answer = execFileSync("git", ["log", "-1", "--format=%ct"], {
      cwd: siteDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(answer);
  } catch {
    return 0;
  }
}
