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
  const params = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    if (value === "") params.delete(name);
    else params.set(name, value);
  };
  set("filter", filter.query);
  set("type", filter.type);
  for (const name of ["required", "optional"]) set(name, filter.requirement === name ? "1" : "");
  set("changed", filter.changed ? "1" : "");
  set("sort", filter.byName ? "name" : "");
  const text = params.toString();
  return text && `?${text}`;
}

export function isFiltered(filter: EntryFilter): boolean {
  return writeFilter("", { ...filter, byName: false }) !== "";
}
