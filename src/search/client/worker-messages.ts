import type { SearchFacets } from "../../model/search/search.ts";
import type { SearchFailure, SearchQuery, SearchResults } from "./provider.ts";

/** What the page asks its worker. */
export type WorkerQuestion =
  | { id: number; kind: "prepare" | "facets" }
  | { id: number; kind: "search"; query: SearchQuery }
  /** The search of this id is no longer wanted. */
  | { id: number; kind: "stop" };

/** What the worker answers; errors cannot be sent as they are. */
export type WorkerAnswer =
  | { id: number; value: SearchResults | SearchFacets | undefined }
  | { id: number; failure: SearchFailure; message: string };
