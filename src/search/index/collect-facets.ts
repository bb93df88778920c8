import {
  areaOf,
  type SearchFacets,
  type SearchKind,
  type SearchRecord,
} from "../../model/search.ts";

const kinds: SearchKind[] = ["page", "section", "input", "output"];

/** The values that occur, areas and versions in the order of the records. */
export function collectFacets(records: SearchRecord[]): SearchFacets {
  const found = new Set(records.map(({ kind }) => kind));
  return {
    area: [...new Set(records.map(areaOf))],
    kind: kinds.filter((kind) => found.has(kind)),
    version: [...new Set(records.flatMap(({ version }) => version ?? []))],
  };
}
