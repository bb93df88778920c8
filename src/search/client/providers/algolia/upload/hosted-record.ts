import type {
  EntryFacts,
  SearchKind,
  SearchRecord,
  SearchScope,
} from "../../../../../model/search/search.ts";
import { scopeOf, versionTag } from "../../../../../model/search/search.ts";

/** A record as the hosted service keeps it, in the form that its documentation search made usual. */
export interface HostedRecord {
  objectID: string;
  /** Address on the published site. */
  url: string;
  kind: SearchKind;
  scope: SearchScope;
  /** Of an input or output. */
  facts?: EntryFacts;
  /** Titles from the section of the site (`lvl0`) over the page (`lvl1`) to the place itself. */
  hierarchy: Record<`lvl${number}`, string>;
  content: string;
  /** What it is found by as well, and no text to show. */
  names?: string;
  language: string;
  /** Docs version, or `default` for what belongs to none. */
  docusaurus_tag: string;
  version: string;
}

/** Bytes of a text and of names; the service refuses records of more than 10 kB. */
const longestText = 7000;
const longestNames = 1000;

/** Deepest level of the hierarchy. */
const deepest = 6;

/** A record of the site's search for the hosted index. */
export function hostedRecord(
  record: SearchRecord,
  address: (route: string) => string,
): HostedRecord {
  const { kind, route, anchor, heading, path, text, names, version, locale, facts } = record;
  const titles = [...path, heading].slice(0, deepest + 1);
  const url = address(route) + (anchor === "" ? "" : `#${anchor}`);
  return {
    objectID: `${locale}:${version ?? ""}:${url}`,
    url,
    kind,
    scope: scopeOf(record),
    ...(facts && { facts }),
    hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
    content: cutToBytes(text, longestText),
    ...(names && { names: cutToBytes(names, longestNames) }),
    language: locale,
    docusaurus_tag: versionTag(version),
    version: version ?? "",
  };
}

/** The beginning of a text; a character that does not fit whole is left out. */
export function cutToBytes(text: string, most: number): string {
  let end = 0;
  let bytes = 0;
  for (const char of text) {
    bytes += bytesOf(char.codePointAt(0) ?? 0);
    if (bytes > most) break;
    end += char.length;
  }
  return text.slice(0, end);
}

/** Bytes of a character in UTF-8. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
