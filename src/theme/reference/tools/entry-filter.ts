import { withParams } from "../../browser/url.ts";

/** Which inputs and outputs a page shows, and their order. */
export interface EntryFilter {
  query: string;
  /** Prefix of the type; empty for all types. */
  type: string;
  requirement: "required" | "optional" | "";
  changed: boolean;
  byName: boolean;
}

export const noFilter: EntryFilter = {
  query: "",
  type: "",
  requirement: "",
  changed: false,
  byName: false,
};

export function readFilter(search: string): EntryFilter {
  const params = new URLSearchParams(search);
  const requirements = ["required", "optional"] as const;
  return {
    query: params.get("filter") ?? "",
    type: params.get("type") ?? "",
    requirement: requirements.find((name) => params.has(name)) ?? "",
    changed: params.has("changed"),
    byName: params.get("sort") === "name",
  };
}

/** Returns the query string with the filter. Keeps other parameters. */
export function writeFilter(search: string, filter: EntryFilter): string {
  return withParams(search, {
    filter: filter.query,
    type: filter.type,
    required: filter.requirement === "required" ? "1" : "",
    optional: filter.requirement === "optional" ? "1" : "",
    changed: filter.changed ? "1" : "",
    sort: filter.byName ? "name" : "",
  });
}

export function isFiltered(filter: EntryFilter): boolean {
  return writeFilter("", { ...filter, byName: false }) !== "";
}
