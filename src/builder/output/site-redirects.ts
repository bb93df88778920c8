import { join } from "node:path";
import { readIfExists } from "../../files/read-if-exists.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getRouteKey } from "../../model/url/route.ts";
import {
  groupAnchors,
  type MovedAnchors,
  type ParsedRedirects,
  parseRedirects,
  type RedirectLine,
  type RedirectPage,
  type ResolvedRedirects,
  redirectsFile,
  resolveRedirects,
} from "../../publish/index.ts";
import { type PageSource, withDocumentLinks } from "../render/site-pages.ts";
import type { WrittenPages } from "../render/write-pages.ts";

export function readRedirects(siteDir: string): ParsedRedirects {
  return parseRedirects(readIfExists(join(siteDir, redirectsFile)) ?? "");
}

type Addresses = Pick<SiteShell, "url" | "baseUrl">;

/** Resolves redirects before pages are rendered, when their ids are not known yet. */
export function resolveBeforeRender(
  sources: readonly Pick<PageSource, "route">[],
  lines: RedirectLine[],
  { url, baseUrl }: Addresses,
): ResolvedRedirects {
  const pages = sources.map(({ route }) => ({ route, ids: null }));
  return resolveRedirects(lines, { url, baseUrl, pages, files: new Set() });
}

export function withMovedAnchors<S extends Pick<PageSource, "page" | "route">>(
  sources: S[],
  resolved: ResolvedRedirects,
  { baseUrl }: Pick<SiteShell, "baseUrl">,
): S[] {
  const groups = groupAnchors(resolved, { pages: sources, baseUrl });
  if (groups.size === 0) return sources;
  return sources.map((source) => {
    const movedAnchors = groups.get(getRouteKey(source.route));
    return movedAnchors ? { ...source, page: { ...source.page, movedAnchors } } : source;
  });
}

/** Adds what the router needs: moved anchors, and links that it leaves to the browser. */
export function withRouterData<S extends PageSource>(
  sources: S[],
  lines: RedirectLine[],
  shell: Addresses,
): S[] {
  const resolved = resolveBeforeRender(sources, lines, shell);
  return withMovedAnchors(withDocumentLinks(sources, shell), resolved, shell);
}

/** Checks the redirects against the finished pages. They must not replace `files`. */
export function checkRedirects(
  pages: WrittenPages,
  {
    redirects: { lines, diagnostics },
    site: { url, baseUrl },
    files,
  }: { redirects: ParsedRedirects; site: Addresses; files: ReadonlySet<string> },
) {
  const targets = getRedirectTargets(pages);
  const layout = getLayoutIds(pages);
  const resolved = resolveRedirects(lines, { url, baseUrl, pages: targets, files });
  const movedAnchors: MovedAnchors = groupAnchors(resolved, { pages: targets, baseUrl });
  return {
    ...resolved,
    movedAnchors,
    pages: targets.map(({ route, ids }) => {
      return { route, ids: ids?.filter((id) => !layout.has(id)) ?? null };
    }),
    diagnostics: [...diagnostics, ...resolved.diagnostics],
  };
}

/** The "not found" page has only the ids of the layout. */
function getLayoutIds({ finished }: WrittenPages): ReadonlySet<string> {
  const page = finished.find(({ source }) => source.page.kind === "not-found");
  return new Set(page?.targets.ids);
}

/** Includes pages that failed to render. */
function getRedirectTargets({ finished, failed }: WrittenPages): RedirectPage[] {
  return [
    ...finished.map(({ source, targets }) => ({ ...source, ids: targets.ids })),
    ...failed.map(({ source }) => ({ ...source, ids: null })),
  ]
    .filter(({ page }) => page.kind !== "not-found")
    .map(({ page, ids }) => ({ route: page.route, ids }));
}
