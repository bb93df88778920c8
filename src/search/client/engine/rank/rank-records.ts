import { getFacetTerm } from "../../../../model/search/search.ts";
import { getHeadingTermsOfQuery } from "../../../tokenizer/tokenizer.ts";
import type { SearchFilters } from "../../provider.ts";
import { expandTerm } from "../expand-term.ts";
import { collectRecords, type IndexReader } from "../index-reader.ts";
import {
  asksForProperty,
  codePattern,
  getQueryTerms,
  getSituationShare,
  isKeywords,
  isQuestion,
  parseQuery,
  type QueryWord,
} from "../parse-query.ts";
import type { TermMatches } from "./matched-words.ts";
import { getCandidateWords, getEntryRanking } from "./named-entry.ts";
import { type Ranked, rank } from "./rank.ts";
import { getQuestionWeights, type QuestionWeights, rankQuestionMatches } from "./rank-questions.ts";
import { findNameInPath } from "./rerank.ts";

export interface RankedRecords {
  /** Records of all scopes, the best first. */
  ranked: Ranked[];
  expanded: TermMatches[];
  /** Undefined if the query was not compared with questions. */
  weights: QuestionWeights | undefined;
}

interface RankRecordsOptions {
  text: string;
  filters: SearchFilters;
  /** A query that names a topic is not compared with questions. */
  isShortQuery: boolean;
  index: IndexReader;
}

/** Ranks all records that match the query and its filters except that of the scope. */
export async function rankRecords(
  words: readonly QueryWord[],
  { text, filters, isShortQuery, index }: RankRecordsOptions,
): Promise<RankedRecords> {
  const mayAskProperty = asksForProperty(text);
  const isComparable = !isShortQuery && isQuestion(text);
  const [expanded, named, allowed, layout, { records: recordCount }, loadedMatcher] =
    await Promise.all([
      Promise.all(
        getQueryTerms(words).map(async ({ term, word }): Promise<TermMatches> => {
          const { isWholeIdentifier, weight } = term;
          return { matches: await expandTerm(term, index), isWholeIdentifier, weight, word };
        }),
      ),
      getNamedRecords(words, { text, index }),
      getAllowedRecords(filters, index),
      index.getLayout(),
      index.getManifest(),
      isComparable && !mayAskProperty ? index.getQuestionMatcher() : null,
    ]);
  const rankAs = (asksProperty: boolean) => {
    const terms = getQueryTerms(parseQuery(text, asksProperty));
    const weighted = expanded.map((term, number) => {
      return { ...term, weight: terms[number]?.term.weight ?? term.weight };
    });
    const isEntry = (record: number) => layout.getScope(record) === "inputs";
    return rank(weighted, {
      recordCount,
      allowed,
      named,
      isName: words.length === 1,
      starts: layout.pageStarts,
      entries: getEntryRanking(words, { text, asksProperty, isEntry }),
      isAnswer: layout.isAnswer,
    });
  };
  const byProperty = mayAskProperty ? rankAs(true) : [];
  const namesOnlyService = getCandidateWords(words).length === 1;
  const asksProperty =
    mayAskProperty && (namesOnlyService || byProperty.some(({ mayBeNamed }) => mayBeNamed));
  const byWords = asksProperty ? byProperty : rankAs(false);
  const matcher =
    mayAskProperty && !asksProperty && isComparable
      ? await index.getQuestionMatcher()
      : loadedMatcher;
  const questionScores = matcher?.compare(text, layout.pageStarts);
  if (!questionScores) return { ranked: byWords, expanded, weights: undefined };
  const weights = getQuestionWeights({
    situationShare: named.size === 0 ? getSituationShare(text) : 0,
    areKeywords: isKeywords(text),
    hasCode: codePattern.test(text),
  });
  const ranked = rankQuestionMatches(byWords, { questionScores, layout, weights });
  return { ranked, expanded, weights };
}

/** Records whose heading is the query, or the name at the end of a path: `local.network.vpc_id`. */
async function getNamedRecords(
  words: readonly QueryWord[],
  { text, index }: { text: string; index: IndexReader },
): Promise<Set<number>> {
  const identifiers = words.flatMap(({ identifier }) =>
    identifier?.term.includes("_") ? identifier.term : [],
  );
  const names = [
    text,
    findNameInPath(text)?.name ?? (words.length === 1 && getLastSegment(words[0])),
    ...(words.length > 1 ? identifiers : []),
  ];
  return getRecordsWithTerms(
    names.flatMap((name) => (name ? getHeadingTermsOfQuery(name) : [])),
    index,
  );
}

function getLastSegment(word: QueryWord | undefined): string | undefined {
  const segment = word?.pathSegments.at(-1)?.term;
  return segment && word?.identifier?.term.endsWith(segment) ? segment : undefined;
}

async function getRecordsWithTerms(terms: string[], index: IndexReader): Promise<Set<number>> {
  const lists = await Promise.all(
    terms.map(async (term) =>
      (await index.getShards(term, 1)).flatMap((shard) => [shard[term] ?? []]),
    ),
  );
  return collectRecords(lists.flat());
}

/** The records that pass all filters, or null without filters. */
async function getAllowedRecords(
  filters: SearchFilters,
  index: IndexReader,
): Promise<Set<number> | null> {
  const terms = (["area", "kind", "version"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [getFacetTerm(facet, value)] : [];
  });
  if (terms.length === 0) return null;
  const sets = await Promise.all(terms.map((term) => getRecordsWithTerms([term], index)));
  const [first = new Set<number>(), ...rest] = sets;
  return new Set([...first].filter((record) => rest.every((set) => set.has(record))));
}
