import {
  type EntryFacts,
  getScope,
  getVersionTag,
  type SearchKind,
  type SearchRecord,
  type SearchScope,
} from "../../../../../model/search/search.ts";

/** A record in the format of Algolia DocSearch. */
export interface HostedRecord {
  objectID: string;
  url: string;
  kind: SearchKind;
  scope: SearchScope;
  facts?: EntryFacts;
  /** Titles from the section of the site (`lvl0`) and the page (`lvl1`) down to the heading. */
  hierarchy: Record<`lvl${number}`, string>;
  content: string;
  /** Searched, but not shown. */
  names?: string;
  language: string;
  /** Docs version, or `default` for pages without one. */
  docusaurus_tag: string;
  version: string;
}

/** The service rejects records of more than 10 kB. */
const maxTextBytes = 7000;
const maxNamesBytes = 1000;

const maxLevel = 6;

export function getHostedRecord(
  record: SearchRecord,
  getUrl: (route: string) => string,
): HostedRecord {
  const { kind, route, anchor, heading, path, text, names, version, locale, facts } = record;
  const titles = [...path, heading].slice(0, maxLevel + 1);
  const url = getUrl(route) + (anchor === "" ? "" : `#${anchor}`);
  return {
    objectID: `${locale}:${version ?? ""}:${url}`,
    url,
    kind,
    scope: getScope(record),
    ...(facts && { facts }),
    hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
    content: truncateToBytes(text, maxTextBytes),
    ...(names && { names: truncateToBytes(names, maxNamesBytes) }),
    language: locale,
    docusaurus_tag: getVersionTag(version),
    version: version ?? "",
  };
}

/** Truncates a text to a number of bytes in UTF-8, without splitting characters. */
export function truncateToBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
