export interface EntryFilter {
  query: string;
  /** Prefix of the type; empty for all types. */
  type: string;
  need: "required" | "optional" | "";
  changed: boolean;
  byName: boolean;
}

export const noFilter: EntryFilter = {
  query: "",
  type: "",
  need: "",
  changed: false,
  byName: false,
};

export interface Entry {
  /** `removed`: only in older versions. */
  kind: "input" | "output" | "removed";
  name: string;
  type: string;
  required: boolean;
  changed: boolean;
  text: string;
}

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

export function isFiltered(filter: EntryFilter): boolean {
  return writeFilter("", { ...filter, byName: false }) !== "";
}

/** `-` matches `_`. Outputs match any type and requirement; removed entries match none. */
export function matchesFilter(entry: Entry, { query, type, need, changed }: EntryFilter): boolean {
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
