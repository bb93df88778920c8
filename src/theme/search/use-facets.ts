import { useEffect, useState } from "react";
import type { SearchFacets } from "../../model/search/search.ts";
import { session } from "./tab-session.ts";

const none: SearchFacets = { area: [], kind: [], version: [] };

/** What results can be narrowed by; nothing until it is known. */
export function useFacets(): SearchFacets {
  const [facets, setFacets] = useState(none);
  useEffect(() => {
    // Where it cannot be had, the search itself says so.
    session.facets().then(setFacets, () => {});
  }, []);
  return facets;
}
