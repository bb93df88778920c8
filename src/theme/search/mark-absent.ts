import { planner } from "virtual:site/search-links";
import { isUpgradeIndex } from "../../catalog/history/upgrade-index.ts";
import { getCatalogVersionKey } from "../../model/site/preference-keys.ts";
import { compareVersions } from "../../model/versions.ts";
import type { SearchHit, SearchResults } from "../../search/client/provider.ts";
import { fetchJson } from "../browser/fetch-json.ts";

/** @param versions what the reader chose, by storage key */
export async function markAbsent(
  results: SearchResults,
  versions: ReadonlyMap<string, string>,
): Promise<SearchResults> {
  const index = planner && (await fetchJson(planner.versions).catch(() => null));
  if (!isUpgradeIndex(index)) return results;
  const sources = new Map(index.services.map(({ page, source }) => [page, source]));
  const markHit = (hit: SearchHit): SearchHit => {
    const { href, facts } = hit;
    const [page = ""] = href.split(/[?#]/);
    const version = versions.get(getCatalogVersionKey(sources.get(page) ?? ""));
    if (!facts?.since || version === undefined) return hit;
    return compareVersions(facts.since, version) > 0
      ? { ...hit, facts: { ...facts, absentIn: version } }
      : hit;
  };
  const groups = results.groups.map((group) => ({ ...group, hits: group.hits.map(markHit) }));
  return { ...results, groups };
}
