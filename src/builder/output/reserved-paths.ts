import { documentFile, payloadFile } from "../../framework/client/payload/payload-format.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type Blog, isListed } from "../../model/page/page.ts";
import { pageListFile } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { routeFolder, socialImageFile } from "../../model/url/route.ts";
import { feedFile } from "../../publish/index.ts";
import type { PageSource } from "../render/site-pages.ts";
import { machineFiles } from "./write-seo-files.ts";

interface OutputOptions {
  site: Pick<SiteShell, "baseUrl" | "hasSearch" | "hasTwins" | "hasSocialImages">;
  blog: Blog | null;
  /** Files that are there before any page is drawn. */
  copied: Iterable<string>;
}

/** The files of the output, as far as they are known before any page is drawn. */
export function outputFiles(
  sources: readonly PageSource[],
  { site, blog, copied }: OutputOptions,
): Set<string> {
  const listed = sources.map(({ page }) => page).filter(isListed);
  const folders = sources.map(({ route }) => routeFolder(route));
  return new Set([
    ...copied,
    ...folders.flatMap((folder) => [documentFile(folder), payloadFile(folder)]),
    ...machineFiles(listed, site),
    ...(blog?.links.feeds ?? []).map(({ href }) => feedFile(href, site.baseUrl)),
    ...(site.hasSocialImages ? listed.map(({ route }) => socialImageFile(route)) : []),
    ...["404.html", pageListFile],
  ]);
}

/** A page lies in a folder, so it has no place where that is the name of a file or lies below one. */
export function placeable<S extends Pick<PageSource, "file" | "route">>(
  sources: readonly S[],
  files: ReadonlySet<string>,
): { sources: S[]; diagnostics: Diagnostic[] } {
  const placed: S[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const file = folders(routeFolder(source.route)).find((folder) => files.has(folder));
    if (file === undefined) placed.push(source);
    else diagnostics.push(noPlace(source, file));
  }
  return { sources: placed, diagnostics };
}

/** A folder after those that it lies in. */
function folders(folder: string): string[] {
  const parts = folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function noPlace({ file, route }: Pick<PageSource, "file" | "route">, taken: string): Diagnostic {
  return {
    rule: "route-hides-file",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message: `the route \`${route}\` has no place in the output: \`${taken}\` is a file of this site`,
    hint: "give the page another `slug` or file name",
  };
}
