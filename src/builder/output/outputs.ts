import { documentFile, payloadFile } from "../../framework/client/payload/payload-format.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { routeFolder } from "../../model/url/route.ts";
import {
  changesFeedOutput,
  feedsOutput,
  hostFilesOutput,
  llmsOutput,
  markdownCopiesOutput,
  type Output,
  offlineOutput,
  openSearchOutput,
  type PlannedSite,
  pageChangesFeedOutput,
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

/** All kinds of files beside the pages, in the order in which they are written. */
const outputs: readonly Output<IndexedSite>[] = [
  feedsOutput,
  changesFeedOutput,
  pageChangesFeedOutput,
  redirectPagesOutput,
  sitemapOutput,
  robotsOutput,
  openSearchOutput,
  markdownCopiesOutput,
  llmsOutput,
  socialImagesOutput,
  hostFilesOutput,
  pageListOutput,
  searchIndexOutput,
  offlineOutput,
];

/** Writer of documents and payloads. */
const pageWriter = "pages";

const notFoundFile = "404.html";

/** Records the files of an output, as far as they are known before any page is rendered. */
export function planOutput(
  manifest: Manifest,
  sources: readonly PageSource[],
  site: PlannedSite,
): void {
  const folders = sources.map(({ route }) => routeFolder(route));
  manifest.plan(
    pageWriter,
    folders.flatMap((folder) => [documentFile(folder), payloadFile(folder)]),
  );
  manifest.plan(pageWriter, [notFoundFile]);
  for (const output of outputs) {
    manifest.plan(
      output.name,
      output.paths(site).filter((path) => mayWrite(output, path, manifest)),
    );
  }
}

function mayWrite({ name, isReplaceable }: Output<IndexedSite>, path: string, manifest: Manifest) {
  const writer = manifest.writerOf(path);
  return !isReplaceable || writer === undefined || writer === name;
}

/** Writes the two files of a page; the page for unknown addresses has one. */
export function writePage(
  staging: Staging,
  { page }: Pick<PageSource, "page">,
  { html, payload }: { html: Uint8Array; payload: Uint8Array },
): void {
  if (page.kind === "not-found") {
    staging.write(pageWriter, notFoundFile, html);
    return;
  }
  const folder = routeFolder(page.route);
  staging.write(pageWriter, documentFile(folder), html);
  staging.write(pageWriter, payloadFile(folder), payload);
}

/** Writes the files beside the pages. */
export async function writeOutputs(staging: Staging, site: IndexedSite): Promise<void> {
  for (const output of outputs) {
    await output.write(site, (path, content) => {
      if (mayWrite(output, path, staging.manifest)) staging.write(output.name, path, content);
    });
  }
}

/** A page lies in a folder, so it has no place where that is the name of a file or lies below one. */
export function placeable<S extends Pick<PageSource, "file" | "route">>(
  sources: readonly S[],
  files: ReadonlySet<string>,
): { sources: S[]; diagnostics: Diagnostic[] } {
  const placed: S[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const file = foldersOf(routeFolder(source.route)).find((folder) => files.has(folder));
    if (file === undefined) placed.push(source);
    else diagnostics.push(noPlace(source, file));
  }
  return { sources: placed, diagnostics };
}

/** A folder after those that it lies in. */
function foldersOf(folder: string): string[] {
  const parts = folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function noPlace({ file, route }: Pick<PageSource, "file" | "route">, taken: string): Diagnostic {
  return diagnose(builderRules["route-hides-file"], wholeFile(file), { route, taken });
}
