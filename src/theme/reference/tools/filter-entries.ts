/** A filter of the inputs and outputs of a page. */
export interface EntryFilter {
  /** Words that an entry has to contain. */
  query: string;
  /** Beginning of the type; empty for all types. */
  type: string;
  /** Which inputs: those that have to be set, those that need not be, or all of them. */
  need: "required" | "optional" | "";
  /** Only what the latest release of the service changed. */
  changed: boolean;
  byName: boolean;
}

/** The filter that shows everything. */
export const noFilter: EntryFilter = {
  query: "",
  type: "",
  need: "",
  changed: false,
  byName: false,
};

/** The texts of an entry, in lower case. */
export interface Entry {
  /** A removed entry is one that older versions had. */
  kind: "input" | "output" | "removed";
  name: string;
  type: string;
  required: boolean;
  changed: boolean;
  text: string;
}

/** Returns the filter in a query string. */
export function readFilter(search: string): EntryFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("filter") ?? "",
    type: params.get("type") ?? "",
    need: params.has("required") ? "required" : params.has("optional") ? "optional" : "",
    changed: params.has("changed"),
    byName: params.get("sort") === "name",
  };
}

/** Returns a query string with a filter in place of its own; other parameters stay. */
export function writeFilter(search: string, filter: EntryFilter): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    if (value === "") params.delete(name);
    else params.set(name, value);
  };
  set("filter", filter.query);
  set("type", filter.type);
  for (const need of ["required", "optional"]) set(need, filter.need === need ? "1" : "");
  set("changed", filter.changed ? "1" : "");
  set("sort", filter.byName ? "name" : "");
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a filter may hide entries, and not only sort them. */
export function isFiltered(filter: EntryFilter): boolean {
  return writeFilter("", { ...filter, byName: false }) !== "";
}

/**
 * Whether an entry matches a filter. `-` also matches `_`: readers confuse them. Type and need are
 * those of inputs: outputs have neither and match, removed entries do not.
 */
export function matches(entry: Entry, { query, type, need, changed }: EntryFilter): boolean {
  if (changed && !entry.changed) return false;
  if (entry.kind === "removed" && (type !== "" || need !== "")) return false;
  if (entry.kind === "input") {
    if (need !== "" && (need === "required") !== entry.required) return false;
    if (!entry.type.startsWith(type)) return false;
  }
  const words = query.toLowerCase().split(/\s+/);
  return words.every(
    (word) => entry.text.includes(word) || entry.name.includes(word.replaceAll("-", "_")),
  );
}
