import { versionTag } from "../../../../model/search/search.ts";
import { withoutSecrets } from "../../engine/clean-query.ts";
import type { SearchFilters, SearchQuery } from "../../provider.ts";
import { pageTag } from "../../provider.ts";
import type { HostedOptions } from "./settings.ts";
import { cutToBytes } from "./upload/hosted-record.ts";

/** Attributes of hosted records that results can be narrowed by. */
export const facetAttributes = {
  area: "hierarchy.lvl0",
  kind: "kind",
  version: "version",
  scope: "scope",
} as const;

/** Stand around a match in what the service answers. No text holds them, so that no markup is needed. */
export const markStart = "\ue000";
export const markEnd = "\ue001";

/** Places of a page, about; the service counts places. */
const maxHitsPerPage = 4;

/** Bytes of a query; the service refuses longer ones. */
const maxQueryLength = 512;

/** Most hits that the service gives at once. */
const maxHits = 1000;

/** The request for a query. Insights and analytics are off. */
export function hostedQuery({ text, filters, pages }: SearchQuery, options: HostedOptions) {
  return {
    indexName: options.indexName,
    query: cutToBytes(withoutSecrets(text), maxQueryLength),
    hitsPerPage: Math.min(pages * maxHitsPerPage, maxHits),
    facetFilters: facetFilters(filters, options),
    attributesToRetrieve: ["url", "kind", "type", "hierarchy", "content", "facts"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    analytics: false,
    clickAnalytics: false,
  };
}

/** Everything in the list must hold, one of each list inside it. */
export function facetFilters(
  filters: SearchFilters,
  { contextualSearch, locale, lastTag, facetFilters: own }: HostedOptions,
): (string | string[])[] {
  const chosen = (["area", "kind", "version", "scope"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [`${facetAttributes[facet]}:${value}`] : [];
  });
  const tags = [versionTag(null), pageTag() ?? lastTag];
  const context = contextualSearch
    ? [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
  return [...context, ...own, ...chosen];
}
