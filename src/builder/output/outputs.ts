import { getDocumentFile, getPayloadFile } from "../../framework/client/payload-format.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { searchFolder } from "../../model/search/search.ts";
import { getPathPrefixes, getRouteFolder } from "../../model/url/route.ts";
import {
  changesFeedOutput,
  feedsOutput,
  hostFilesOutput,
  llmsOutput,
  markdownPagesOutput,
  type Output,
  offlineOutput,
  openSearchOutput,
  type PlannedSite,
  pageListOutput,
  redirectPagesOutput,
  robotsOutput,
  sitemapOutput,
  socialImagesOutput,
} from "../../publish/index.ts";
import { builderRules } from "../diagnostics/rules.ts";
import type { PageSource } from "../render/site-pages.ts";
import type { Manifest } from "./manifest.ts";
import { type IndexedSite, searchIndexOutput } from "./search-index.ts";
import type { Staging } from "./staging.ts";

const outputs: readonly Output<IndexedSite>[] = [
  feedsOutput,
  changesFeedOutput,
  redirectPagesOutput,
  sitemapOutput,
  robotsOutput,
  openSearchOutput,
  markdownPagesOutput,
  llmsOutput,
  socialImagesOutput,
  hostFilesOutput,
  pageListOutput,
  searchIndexOutput,
  offlineOutput,
];

const pageWriter = "pages";

const notFoundFile = "404.html";

export function planOutput(
  manifest: Manifest,
  sources: readonly PageSource[],
  site: PlannedSite,
): void {
  manifest.plan(pageWriter, [...sources.flatMap(getPageFiles), notFoundFile]);
  for (const output of outputs) {
    manifest.plan(
      output.name,
      output.paths(site).filter((path) => canWrite(output, path, manifest)),
    );
  }
}

function canWrite({ name, isReplaceable }: Output<IndexedSite>, path: string, manifest: Manifest) {
  const writer = manifest.getWriter(path);
  return !isReplaceable || writer === undefined || writer === name;
}

function getPageFiles({
  page,
}: Pick<PageSource, "page">): [html: string] | [html: string, payload: string] {
  if (page.kind === "not-found") return [notFoundFile];
  const folder = getRouteFolder(page.route);
  return [getDocumentFile(folder), getPayloadFile(folder)];
}

/** `key` identifies the sources of the page. */
export function writePage(
  staging: Staging,
  source: Pick<PageSource, "page">,
  { key, html, payload }: { key: string; html: Uint8Array; payload: Uint8Array },
): void {
  const [htmlFile, payloadFile] = getPageFiles(source);
  staging.write(pageWriter, htmlFile, html, key);
  if (payloadFile) staging.write(pageWriter, payloadFile, payload, key);
}

/** Reuses the files of the previous output. Returns false if they must be written. */
export function keepPage(staging: Staging, source: Pick<PageSource, "page">, key: string): boolean {
  return getPageFiles(source).every((path) => staging.keep(pageWriter, path, key));
}

export async function writeOutputs(staging: Staging, site: IndexedSite): Promise<void> {
  for (const output of outputs) {
    await output.write(site, (path, content, hash) => {
      if (!canWrite(output, path, staging.manifest)) return;
      const isKept = hash !== undefined && staging.keep(output.name, path, hash);
      if (!isKept) staging.write(output.name, path, content, hash);
    });
  }
}

/** Splits off pages whose route is reserved or is also the path of a file. */
export function rejectPathConflicts<S extends Pick<PageSource, "file" | "route">>(
  sources: readonly S[],
  files: ReadonlySet<string>,
): { sources: S[]; diagnostics: Diagnostic[] } {
  const accepted: S[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const { file, route } = source;
    const folder = getRouteFolder(route);
    const conflictingPath = getPathPrefixes(folder).find((path) => files.has(path));
    const reason = findUnusableName(folder);
    if (conflictingPath !== undefined) {
      const values = { route, conflictingPath };
      diagnostics.push(diagnose(builderRules["route-hides-file"], wholeFile(file), values));
    } else if (reason) {
      diagnostics.push(
        diagnose(builderRules["unusable-route"], wholeFile(file), { route, reason }),
      );
    } else accepted.push(source);
  }
  return { sources: accepted, diagnostics };
}

/** All files in these folders are cached for a year, see `getHeaderRules`. */
const cachedFolders = ["assets", searchFolder];

/** File systems allow 255 bytes, and `.md` or `.png` is appended. */
const MAX_NAME_BYTES = 251;

function findUnusableName(folder: string): "cached" | "hidden" | "long" | undefined {
  const names = folder.split("/");
  if (cachedFolders.includes(names[0] ?? "")) return "cached";
  if (names.some((name) => name.startsWith("."))) return "hidden";
  return names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES) ? "long" : undefined;
}
