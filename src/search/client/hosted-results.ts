import { isSearchKind, type SearchKind } from "../../model/search/search-kind.ts";
import { withBase } from "../../model/url/route.ts";
import { markEnd, markStart } from "./hosted-query.ts";
import type { SearchGroup, SearchHit, SearchResults, TextPiece } from "./provider.ts";

interface Marked {
  value?: string;
}

/** A hit as far as it is used; nothing of it is certain. */
export interface HostedHit {
  url?: string;
  kind?: string;
  type?: string;
  hierarchy?: Record<string, string | null>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, Marked> };
  _snippetResult?: { content?: Marked };
}

export interface AddressOptions {
  baseUrl: string;
  externalUrlRegex?: string | undefined;
}

/** The service's hits as results of this site, by page and in its order. */
export function hostedResults(
  { hits, total, pages }: { hits: HostedHit[]; total: number; pages: number },
  options: AddressOptions,
): SearchResults {
  const groups = new Map<string, SearchGroup>();
  for (const hit of hits) {
    if (!hit.url) continue;
    const href = hitAddress(hit.url, options);
    const page = href.replace(/#.*$/, "");
    const titles = titlesOf(hit);
    const group = groups.get(page) ?? {
      title: titles[1] ?? titles[0] ?? page,
      href: page,
      hits: [],
    };
    if (!groups.has(page) && groups.size === pages) continue;
    groups.set(page, group);
    group.hits.push(hitOf(hit, { href, titles }));
  }
  return { groups: [...groups.values()], total };
}

/**
 * Hits lead to their path on this site, with its base URL; those that match the pattern keep their
 * address.
 */
function hitAddress(url: string, { baseUrl, externalUrlRegex }: AddressOptions): string {
  const parsed = URL.canParse(url) ? new URL(url) : new URL(url, "https://site.invalid/");
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return url;
  const { pathname, search, hash } = parsed;
  const path = pathname.startsWith(baseUrl) ? pathname : withBase(baseUrl, pathname);
  return path + search + hash;
}

function titlesOf({ hierarchy = {} }: HostedHit): string[] {
  return levels.flatMap((level) => hierarchy[level] || []);
}

const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

function hitOf(hit: HostedHit, { href, titles }: { href: string; titles: string[] }): SearchHit {
  const last = levels.findLast((level) => hit.hierarchy?.[level]) ?? "lvl1";
  const heading = hit._highlightResult?.hierarchy?.[last]?.value ?? titles.at(-1) ?? href;
  return {
    kind: kindOf(hit, href),
    href,
    heading: pieces(heading),
    path: titles.slice(0, -1),
    excerpt: pieces(hit._snippetResult?.content?.value ?? ""),
  };
}

function kindOf({ kind = "" }: HostedHit, href: string): SearchKind {
  if (isSearchKind(kind)) return kind;
  return href.includes("#") ? "section" : "page";
}

/** Text with its marks. The service escapes nothing then, and nothing is read as markup here. */
function pieces(text: string): TextPiece[] {
  return text.split(markStart).flatMap((part, index) => {
    const [marked = "", plain = ""] = index === 0 ? ["", part] : part.split(markEnd);
    return [
      { text: marked, marked: true },
      { text: plain, marked: false },
    ].filter((piece) => piece.text !== "");
  });
}
