import { getVersionTag } from "../../../../model/search/search.ts";
import { withoutSecrets } from "../../engine/secrets.ts";
import { getPageTag, type SearchFilters, type SearchQuery } from "../../provider.ts";
import type { HostedOptions } from "./settings.ts";
import { truncateToBytes } from "./upload/hosted-record.ts";

/** Attributes of hosted records for filters. */
export const facetAttributes = {
  area: "hierarchy.lvl0",
  kind: "kind",
  version: "version",
  scope: "scope",
} as const;

/** Private-use characters around a match in responses, which need no HTML escaping. */
export const markStart = "\ue000";
export const markEnd = "\ue001";

/** Hits to request for each page of the results, because the service can limit only hits. */
const hitsPerResultPage = 4;

/** Bytes. The service rejects longer queries. */
const maxQueryBytes = 512;

/** The service returns at most this number of hits. */
const maxHits = 1000;

export function getHostedQuery({ text, filters, pages }: SearchQuery, options: HostedOptions) {
  return {
    indexName: options.indexName,
    query: truncateToBytes(withoutSecrets(text), maxQueryBytes),
    hitsPerPage: Math.min(pages * hitsPerResultPage, maxHits),
    facetFilters: getFacetFilters(filters, options),
    attributesToRetrieve: ["url", "kind", "hierarchy", "content", "facts"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    analytics: false,
    clickAnalytics: false,
  };
}

/** Nested lists are alternatives. All other conditions must be true. */
function getFacetFilters(
  filters: SearchFilters,
  { contextualSearch, locale, lastTag, facetFilters: configured }: HostedOptions,
): (string | string[])[] {
  const chosen = (["area", "kind", "version", "scope"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [`${facetAttributes[facet]}:${value}`] : [];
  });
  const tags = [getVersionTag(null), getPageTag() ?? lastTag];
  const context = contextualSearch
    ? [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
  return [...context, ...configured, ...chosen];
}
