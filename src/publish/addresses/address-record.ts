import { byKey } from "../../model/compare-text.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import { getRouteKey, percentEncode, type Route, safeDecode } from "../../model/url/route.ts";
import { addressRules, type InvalidLine } from "./address-rules.ts";

/** Without this file, the site promises no addresses. */
export const addressesFile = "addresses.txt";

export interface RecordedAddress {
  /** Line in the file; 0 for a new address. */
  line: number;
  /** Null while the site promises the address. */
  dropReason: string | null;
}

export interface RecordedPage extends RecordedAddress {
  ids: Map<string, RecordedAddress>;
}

export interface AddressRecord {
  baseUrl: string;
  pages: Map<string, RecordedPage>;
}

export interface PublishedPage {
  route: Route;
  /** Null if the page could not be rendered. */
  ids: readonly string[] | null;
}

const introduction = `# Every address that was published. \`npm run addresses -- record\` adds new ones, and
# \`npm run addresses -- drop ADDRESS --reason "..."\` retires one. Lines that
# begin with a space are anchors of the page above them; if a dot follows the space, the line is an
# attribute of the anchor above it.
`;

/** Leaves out ids of the layout, of React, of diagrams, and the short ids of inputs and outputs. */
export function getPromisedIds(ids: readonly string[]): string[] {
  const all = new Set(ids);
  return ids.filter((id) => {
    const isShort = ["input_", "output_"].some((kind) => all.has(kind + id));
    return !isShort && !layoutIds.has(id) && !/^_[rRS]_|^d\d+-/.test(id);
  });
}

/** A file with merge conflicts gives an empty record. */
export function parseAddresses(text: string): { record: AddressRecord; diagnostics: Diagnostic[] } {
  const record: AddressRecord = { baseUrl: "", pages: new Map() };
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const conflict = lines.findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})/.test(line));
  if (conflict >= 0)
    return { record, diagnostics: [diagnoseInvalidLine(conflict + 1, { kind: "merge" })] };
  const read = createLineReader(record);
  const diagnostics = lines.flatMap((raw, index) => {
    if (raw.trim() === "" || raw.startsWith("#")) return [];
    const error = read(raw, index + 1);
    return error ? [diagnoseInvalidLine(index + 1, error)] : [];
  });
  if (record.baseUrl === "") diagnostics.unshift(diagnoseInvalidLine(1, { kind: "base" }));
  return { record, diagnostics };
}

function diagnoseInvalidLine(line: number, values: InvalidLine): Diagnostic {
  const position = { file: addressesFile, line, column: 1 };
  return diagnose(addressRules["invalid-address-record"], position, values);
}

const linePattern = /^(?<indent> ?)(?<minus>-)?(?<name>[^\s-]\S*)(?:\t(?<reason>\S.*))?$/;

function createLineReader(
  record: AddressRecord,
): (raw: string, line: number) => InvalidLine | undefined {
  let page: RecordedPage | undefined;
  /** The anchor that lines with a dot continue. */
  let entry = "";
  return (raw, line) => {
    const [, base] = /^base (\/(?:\S*\/)?)$/.exec(raw) ?? [];
    if (base !== undefined && record.baseUrl === "") {
      record.baseUrl = base;
      return undefined;
    }
    const { indent = "", minus, name = "", reason } = linePattern.exec(raw)?.groups ?? {};
    const anchors = indent === "" ? undefined : page?.ids;
    if (!anchors && !(indent === "" && name.startsWith("/"))) return { kind: "line", text: raw };
    if ((minus === undefined) !== (reason === undefined)) return { kind: "reason", text: name };
    const recorded = { line, dropReason: reason ?? null };
    if (anchors) {
      if (!name.startsWith(".")) entry = name;
      return addUnique(anchors, safeDecode(entry === name ? name : entry + name), recorded);
    }
    page = { ...recorded, ids: new Map() };
    entry = "";
    return addUnique(record.pages, getRouteKey(name), page);
  };
}

function addUnique<T extends RecordedAddress>(
  records: Map<string, T>,
  key: string,
  recorded: T,
): InvalidLine | undefined {
  const before = records.get(key);
  if (before) return { kind: "twice", text: key, line: before.line };
  records.set(key, recorded);
  return undefined;
}

export function formatAddresses({ baseUrl, pages }: AddressRecord): string {
  const lines = [...pages].sort(byKey).flatMap(([route, page]) => {
    let entry = "";
    const ids = [...page.ids].sort(byKey).map(([id, { dropReason }]) => {
      const name = escapeAddress(id);
      const isAttribute = entry !== "" && name.startsWith(`${entry}.`);
      if (!isAttribute) entry = name;
      return ` ${formatLine(isAttribute ? name.slice(entry.length) : name, dropReason)}`;
    });
    return [formatLine(escapeAddress(route), page.dropReason), ...ids];
  });
  return `${introduction}base ${baseUrl}\n\n${lines.join("\n")}\n`;
}

function formatLine(name: string, dropReason: string | null): string {
  return dropReason === null ? name : `-${name}\t${dropReason}`;
}

/** Percent-encodes whitespace, `%`, `#`, and a `-` or `.` at the start. `safeDecode` reverses it. */
export function escapeAddress(text: string): string {
  return text.replace(/[\s%#]/g, encodeURIComponent).replace(/^[-.]/, percentEncode);
}

/** Dropped addresses that exist again are restored. Returns the new addresses. */
export function addAddresses(record: AddressRecord, published: readonly PublishedPage[]): string[] {
  const added: string[] = [];
  const add = <T extends RecordedAddress>(
    records: Map<string, T>,
    key: string,
    created: T,
    name: string,
  ) => {
    const before = records.get(key);
    if (before === undefined || before.dropReason !== null) added.push(name);
    const recorded = before ?? created;
    recorded.dropReason = null;
    records.set(key, recorded);
    return recorded;
  };
  for (const { route, ids } of published) {
    const key = getRouteKey(route);
    const page = add(record.pages, key, { line: 0, dropReason: null, ids: new Map() }, key);
    for (const id of getPromisedIds(ids ?? [])) {
      add(page.ids, id, { line: 0, dropReason: null }, `${key}#${id}`);
    }
  }
  return added;
}
