/** What a reader asks of a list of inputs and outputs. */
export interface EntryFilter {
  /** Words that must all occur. */
  query: string;
  /** Beginning of the type, empty for all. */
  type: string;
  requiredOnly: boolean;
  byName: boolean;
}

/** An entry as it can be searched; everything in lower case. */
export interface Entry {
  name: string;
  type: string;
  required: boolean;
  text: string;
}

/** Reads the filter of an address. */
export function readFilter(search: string): EntryFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("filter") ?? "",
    type: params.get("type") ?? "",
    requiredOnly: params.has("required"),
    byName: params.get("sort") === "name",
  };
}

/** The query string for a filter; other parameters stay. */
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

/** Whether an entry is shown. `-` and spaces find `_`: readers do not remember which it was. */
export function matches(entry: Entry, { query, type, requiredOnly }: EntryFilter): boolean {
  if (requiredOnly && !entry.required) return false;
  if (type !== "" && !entry.type.startsWith(type)) return false;
  const words = query.toLowerCase().split(/\s+/);
  return words.every(
    (word) => entry.text.includes(word) || entry.name.includes(word.replaceAll("-", "_")),
  );
}
