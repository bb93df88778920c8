/** A filter of the inputs and outputs of a page. */
export interface EntryFilter {
  /** Words that an entry has to contain. */
  query: string;
  /** Beginning of the type; empty for all types. */
  type: string;
  requiredOnly: boolean;
  byName: boolean;
}

/** The texts of an entry, in lower case. */
export interface Entry {
  name: string;
  type: string;
  required: boolean;
  text: string;
}

/** Returns the filter in a query string. */
export function readFilter(search: string): EntryFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("filter") ?? "",
    type: params.get("type") ?? "",
    requiredOnly: params.has("required"),
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
  set("required", filter.requiredOnly ? "1" : "");
  set("sort", filter.byName ? "name" : "");
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether an entry matches a filter. `-` also matches `_`: readers confuse them. */
export function matches(entry: Entry, { query, type, requiredOnly }: EntryFilter): boolean {
  if (requiredOnly && !entry.required) return false;
  if (type !== "" && !entry.type.startsWith(type)) return false;
  const words = query.toLowerCase().split(/\s+/);
  return words.every(
    (word) => entry.text.includes(word) || entry.name.includes(word.replaceAll("-", "_")),
  );
}
