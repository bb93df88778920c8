import { liteClient } from "algoliasearch/lite";
import {
  type EntryFacts,
  isSearchKind,
  isSearchScope,
  type SearchFacets,
  type SearchKind,
} from "../../../../model/search/search.ts";
import { withBase, withoutBase } from "../../../../model/url/route.ts";
import {
  SearchError,
  type SearchGroup,
  type SearchHit,
  type SearchProvider,
  type SearchResults,
  type TextPiece,
} from "../../provider.ts";
import { facetAttributes, getHostedQuery, markEnd, markStart } from "./hosted-query.ts";
import type { HostedOptions } from "./settings.ts";
import { readClientError } from "./upload/client-error.ts";
import { getAlgoliaHost } from "./upload/host.ts";

const defaultTimeoutMs = 5000;

/** Searches an index of the hosted service. */
export function openHosted(options: HostedOptions): SearchProvider {
  const { timeout = defaultTimeoutMs } = options;
  const client = liteClient(options.appId, options.apiKey, {
    ...(options.host && { hosts: [getAlgoliaHost(options.host)] }),
    timeouts: { connect: timeout, read: timeout, write: timeout },
    // Readers see the failure immediately, with a button to retry.
    maxRateLimitRetries: 0,
  });

  async function sendQuery(request: ReturnType<typeof getHostedQuery> & { facets?: string[] }) {
    try {
      const { results } = await client.search<HostedHit>({ requests: [request] });
      const [first] = results;
      if (first && "hits" in first) return first;
    } catch (error) {
      throw toSearchError(error);
    }
    throw toSearchError(new Error("the service answered without results"));
  }

  return {
    async prepare() {},
    async search(query, signal) {
      signal.throwIfAborted();
      if (query.text.trim() === "") return { groups: [], total: 0 };
      const { hits, nbHits } = await sendQuery(getHostedQuery(query, options));
      signal.throwIfAborted();
      return getHostedResults({ hits, total: nbHits ?? hits.length, pages: query.pages }, options);
    },
    async getFacets() {
      const all = getHostedQuery({ text: "", filters: {}, pages: 0 }, options);
      const { facets = {} } = await sendQuery({ ...all, facets: Object.values(facetAttributes) });
      return toFacets(facets);
    },
  };
}

function toFacets(counts: Record<string, Record<string, number>>): SearchFacets {
  const values = (name: string) => Object.keys(counts[name] ?? {}).filter(Boolean);
  return {
    area: values(facetAttributes.area),
    kind: values(facetAttributes.kind).filter(isSearchKind),
    version: values(facetAttributes.version),
    scope: values(facetAttributes.scope).filter(isSearchScope),
  };
}

function toSearchError(error: unknown): SearchError {
  const { message, status, isClientError, hasTimedOut } = readClientError(error);
  if (status === 429) return new SearchError("rate-limited", message);
  if (isClientError) return new SearchError("refused", message);
  return new SearchError(hasTimedOut ? "timeout" : "unavailable", message);
}

interface HighlightedText {
  value?: string;
}

/** The index may contain records of other tools, so all fields are optional. */
interface HostedHit {
  url?: string;
  kind?: string;
  facts?: EntryFacts;
  hierarchy?: Record<string, string | null>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, HighlightedText> };
  _snippetResult?: { content?: HighlightedText };
}

interface AddressOptions {
  baseUrl: string;
  externalUrlRegex?: string | undefined;
}

/** Groups hits by page, in the order of the service. */
function getHostedResults(
  { hits, total, pages }: { hits: HostedHit[]; total: number; pages: number },
  options: AddressOptions,
): SearchResults {
  const groups = new Map<string, SearchGroup>();
  for (const hit of hits) {
    const href = getHitAddress(hit.url ?? "", options);
    if (href === undefined) continue;
    const page = href.replace(/#.*$/, "");
    const { lvl0, lvl1 } = hit.hierarchy ?? {};
    const group = groups.get(page) ?? { title: lvl1 || lvl0 || page, href: page, hits: [] };
    if (!groups.has(page) && groups.size === pages) continue;
    groups.set(page, group);
    group.hits.push(toHit(hit, href));
  }
  return { groups: [...groups.values()], total };
}

const placeholderSite = "https://site.invalid/";

/**
 * URL on this site with its base URL. URLs that match `externalUrlRegex` stay as they are. Undefined
 * for an empty or invalid URL.
 */
function getHitAddress(
  url: string,
  { baseUrl, externalUrlRegex }: AddressOptions,
): string | undefined {
  if (url === "" || !URL.canParse(url, placeholderSite)) return undefined;
  const parsed = new URL(url, placeholderSite);
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return url;
  const { pathname, search, hash } = parsed;
  const route = withoutBase(baseUrl, pathname) ?? pathname;
  return withBase(baseUrl, route) + search + hash;
}

const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

function toHit(hit: HostedHit, href: string): SearchHit {
  const { hierarchy = {} } = hit;
  const titles = levels.flatMap((level) => hierarchy[level] || []);
  const last = levels.findLast((level) => hierarchy[level]) ?? "lvl1";
  const heading = hit._highlightResult?.hierarchy?.[last]?.value ?? titles.at(-1) ?? href;
  return {
    kind: getKind(hit, href),
    href,
    heading: splitAtMarks(heading),
    path: titles.slice(0, -1),
    snippet: splitAtMarks(hit._snippetResult?.content?.value ?? ""),
    ...(hit.facts && { facts: hit.facts }),
  };
}

function getKind({ kind = "" }: HostedHit, href: string): SearchKind {
  if (isSearchKind(kind)) return kind;
  return href.includes("#") ? "section" : "page";
}

/** Splits text at highlight marks. The text is not escaped and never used as HTML. */
function splitAtMarks(text: string): TextPiece[] {
  return text.split(markStart).flatMap((part, index) => {
    const [marked = "", unmarked = ""] = index === 0 ? ["", part] : part.split(markEnd);
    return [
      { text: marked, marked: true },
      { text: unmarked, marked: false },
    ].filter((piece) => piece.text !== "");
  });
}
