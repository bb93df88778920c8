import { areaOf, type SearchFacets, type SearchRecord } from "../../model/search/search.ts";
import { searchKinds } from "../../model/search/search-kind.ts";

/** The values that occur, areas and versions in the order of the records. */
export function collectFacets(records: SearchRecord[]): SearchFacets {
  const found = new Set(records.map(({ kind }) => kind));
  return {
    area: [...new Set(records.map(areaOf))],
    kind: searchKinds.filter((kind) => found.has(kind)),
    version: [...new Set(records.flatMap(({ version }) => version ?? []))],
  };
}
