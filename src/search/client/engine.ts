import { facetTerm, type SearchFacets, type SearchRecord } from "../../model/search.ts";
import { wordsOf } from "../../model/search-terms.ts";
import { excerpt, mark, matcher } from "./excerpt.ts";
import { expandTerm, type Match } from "./expand-term.ts";
import { type FetchJson, type IndexReader, openIndex } from "./index-reader.ts";
import { type AskedTerm, parseQuery } from "./parse-query.ts";
import type {
  SearchFilters,
  SearchGroup,
  SearchHit,
  SearchQuery,
  SearchResults,
} from "./provider.ts";
import { type AskedMatches, type Ranked, rank } from "./rank.ts";

export interface Engine {
  prepare(): Promise<void>;
  search(query: SearchQuery): Promise<SearchResults>;
  facets(): Promise<SearchFacets>;
}

/** Most records that are looked at closely; their chunks are fetched. */
const closeLooks = 36;

/** Most places of a page in the results. */
const hitsOfPage = 4;

/**
 * Answers queries from the files of the index.
 *
 * @param baseUrl begins and ends with a slash
 */
export function createEngine(fetchJson: FetchJson, baseUrl: string): Engine {
  const index = openIndex(fetchJson);
  return {
    async prepare() {
      await index.manifest();
    },
    async facets() {
      return (await index.manifest()).facets;
    },
    async search({ text, filters, pages }) {
      const asked = parseQuery(text).flatMap(({ whole, parts }) => [
        ...(whole ? [whole] : []),
        ...parts,
      ]);
      if (asked.length === 0) return { groups: [], total: 0 };
      const [expanded, allowed, { records: total }] = await Promise.all([
        Promise.all(asked.map((term) => expand(term, index))),
        allowedRecords(filters, index),
        index.manifest(),
      ]);
      const ranked = rank(expanded, { total, allowed });
      const near = ranked.slice(0, closeLooks);
      const records = await index.records(near.map(({ record }) => record));
      const ordered = lookClosely(near, { records, text });
      const terms = expanded.flatMap(({ matches }) => matches.map(({ term }) => term));
      const groups = groupByPage(ordered, { pages, baseUrl, terms });
      return { groups, total: ranked.length };
    },
  };
}

async function expand(asked: AskedTerm, index: IndexReader): Promise<AskedMatches> {
  return { matches: await expandTerm(asked, index), whole: asked.whole };
}

/** The records that pass all filters, or null without filters. */
async function allowedRecords(
  filters: SearchFilters,
  index: IndexReader,
): Promise<Set<number> | null> {
  const terms = (["area", "kind", "version", "locale"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [facetTerm(facet, value)] : [];
  });
  if (terms.length === 0) return null;
  const lists = await Promise.all(
    terms.map(async (term) => (await index.shards(term, 1)).flatMap((shard) => shard[term] ?? [])),
  );
  const [first = new Set<number>(), ...rest] = lists.map(recordsOf);
  return new Set([...first].filter((record) => rest.every((set) => set.has(record))));
}

function recordsOf(list: Match["list"]): Set<number> {
  const records = new Set<number>();
  let record = 0;
  for (let index = 1; index + 1 < list.length; index += 2) {
    record += list[index] ?? 0;
    records.add(record);
  }
  return records;
}

interface Looked extends Ranked {
  entry: SearchRecord;
}

/** Reorders the best records by what the index does not know: whether a heading is the query. */
function lookClosely(
  ranked: Ranked[],
  { records, text }: { records: Map<number, SearchRecord>; text: string },
): Looked[] {
  const query = normal(text);
  const looked = ranked.flatMap(({ record, score }) => {
    const entry = records.get(record);
    return entry ? [{ record, entry, score: score * nearness(entry, query) }] : [];
  });
  return looked.sort((a, b) => b.score - a.score || a.record - b.record);
}

function nearness(entry: SearchRecord, query: string): number {
  const isEntry = entry.kind === "input" || entry.kind === "output";
  if (normal(entry.heading) === query) return isEntry ? 6 : 3;
  // A page says more than one of its sections, all else being equal.
  return entry.kind === "page" ? 1.25 : 1;
}

/** A text by its words alone, for comparison. */
function normal(text: string): string {
  return wordsOf(text)
    .map(({ whole, parts }) => whole ?? parts.join(" "))
    .join(" ");
}

/** A place far behind the best of its page adds nothing. */
const leastShare = 0.3;

/** Brings the places of a page together; a page stands where its best place does. */
function groupByPage(
  looked: Looked[],
  { pages, baseUrl, terms }: { pages: number; baseUrl: string; terms: string[] },
): SearchGroup[] {
  const isMatch = matcher(terms);
  const groups = new Map<string, SearchGroup & { best: number }>();
  for (const { entry, score } of looked) {
    const href = baseUrl + entry.route.replace(/^\//, "");
    const group = groups.get(href) ?? { title: entry.title, href, hits: [], best: score };
    if (!groups.has(href) && groups.size === pages) continue;
    groups.set(href, group);
    const isNear = score >= group.best * leastShare;
    if (isNear && group.hits.length < hitsOfPage) group.hits.push(hitOf(entry, href, isMatch));
  }
  return [...groups.values()].map(({ best: _, ...group }) => group);
}

function hitOf(entry: SearchRecord, page: string, isMatch: (word: string) => boolean): SearchHit {
  return {
    kind: entry.kind,
    href: entry.anchor === "" ? page : `${page}#${entry.anchor}`,
    heading: mark(entry.heading, isMatch),
    path: entry.path,
    excerpt: excerpt(entry.text, isMatch),
  };
}
