import type { SearchRecord } from "../../../model/search/search.ts";
import { sum } from "../../../model/sum.ts";
import {
  foldAccents,
  getSegmentWords,
  getSingular,
  hangul,
  identifierBoundaries,
  normalizeSpelling,
} from "../../tokenizer/tokenizer.ts";
import type { SearchAnswer, SearchGroup, SearchHit, TextPiece } from "../provider.ts";
import type { Match } from "./expand-term.ts";
import type { RerankedPage } from "./rank/rerank.ts";

/** Characters of a snippet, about two lines, and of an answer. */
const snippetLength = { hit: 160, answer: 420 };

/** Number of letters to highlight at the beginning of a word. */
type GetHighlightLength = (word: string) => number;

export function createHighlighter(
  matches: Iterable<Pick<Match, "term" | "markedLength">>,
): GetHighlightLength {
  const lengths = new Map<string, number>();
  for (const { term, markedLength } of matches) {
    lengths.set(term, Math.max(markedLength, lengths.get(term) ?? 0));
  }
  // Most words are rejected by their first letter, which is quick.
  const initials = new Set([...lengths.keys()].map((term) => term.charAt(0)));
  return (word) => {
    const lower = foldAccents(word).toLowerCase();
    if (!initials.has(lower.charAt(0))) return 0;
    const length = lengths.get(lower) ?? lengths.get(normalizeSpelling(getSingular(lower))) ?? 0;
    // Folding changed the length, so the number of typed letters does not apply.
    return length > 0 && lower.length !== word.length ? word.length : Math.min(length, word.length);
  };
}

/** Words and names. The group keeps them when a text is split. */
const wordPattern = /([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_.\-:/]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*)/u;

/** Splits a path and keeps its separators. */
const pathBoundaryPattern = /(?=[.:/])|(?<=[.:/])/;

/** Splits a text into highlighted and other pieces. */
export function markMatches(text: string, getHighlightLength: GetHighlightLength): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, marked });
  };
  const addWord = (word: string) => {
    const length = getHighlightLength(word);
    if (length === 0 && hangul.test(word)) return addKorean([...word]);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  };
  const addKorean = (syllables: string[]) => {
    const isPair = (index: number) =>
      getHighlightLength(syllables.slice(index, index + 2).join("")) > 0;
    for (const [index, syllable] of syllables.entries()) {
      add(syllable, isPair(index) || (index > 0 && isPair(index - 1)));
    }
  };
  const addName = (name: string) => {
    const segments = getSegmentWords(name);
    if (segments.length > 1) return segments.forEach(addWord);
    if (plainWordPattern.test(name) || getHighlightLength(name) > 0) return addWord(name);
    for (const segment of name.split(pathBoundaryPattern)) {
      if (getHighlightLength(segment) > 0) addWord(segment);
      else for (const part of segment.split(identifierBoundaries)) addWord(part);
    }
  };
  for (const [index, piece] of text.split(wordPattern).entries()) {
    const isWord = index % 2 === 1;
    if (isWord) addName(piece);
    else add(piece, false);
  }
  return pieces;
}

const plainWordPattern = /^[A-Z]?[a-z]+$/;

/** The part of a text with the best matches. */
export function getSnippet(
  text: string,
  getHighlightLength: GetHighlightLength,
  length = snippetLength.hit,
): TextPiece[] {
  const pieces = markMatches(text, getHighlightLength);
  if (text.length <= length) return pieces;
  const start = findBestSnippetStart(text, { pieces, length });
  const rest = text.slice(start);
  const cut = rest.length <= length ? rest : `${rest.slice(0, length).replace(/\s\S*$/, "")} …`;
  return markMatches(start > 0 ? `… ${cut}` : cut, getHighlightLength);
}

/** Characters before the first match; the snippet starts at a word if one begins in this range. */
const leadLength = { min: 40, max: 80 };

function findBestSnippetStart(
  text: string,
  { pieces, length }: { pieces: TextPiece[]; length: number },
): number {
  const hits = highlightPositions(pieces);
  let best = 0;
  let bestWeight = 0;
  for (const [index, { start: match }] of hits.entries()) {
    const start = startBefore(match, text);
    const shownTerms = new Map<string, number>();
    for (const { term, start: termStart, weight } of hits.slice(index)) {
      if (termStart + term.length > start + length) break;
      shownTerms.set(normalizeSpelling(getSingular(term)), weight);
    }
    const weight = sum(shownTerms.values());
    if (weight > bestWeight) {
      bestWeight = weight;
      best = start;
    }
  }
  return best;
}

function startBefore(match: number, text: string): number {
  // A shorter omission is not worth an ellipsis.
  if (match < leadLength.min + 20) return 0;
  const blank = text.lastIndexOf(" ", match - leadLength.min);
  return blank < match - leadLength.max ? match - leadLength.min : blank + 1;
}

function highlightPositions(
  pieces: TextPiece[],
): { term: string; start: number; weight: number }[] {
  let end = 0;
  return pieces.flatMap(({ text, marked }) => {
    const start = end;
    end += text.length;
    const weight = text.split(identifierBoundaries).length;
    return marked ? [{ term: text.toLowerCase(), start, weight }] : [];
  });
}

interface ShowOptions {
  /** Begins and ends with a slash. */
  baseUrl: string;
  hasVersions: boolean;
  getHighlightLength: GetHighlightLength;
  typedWords: string[];
}

export function getGroup(
  { hits }: RerankedPage,
  { baseUrl, getHighlightLength, typedWords }: ShowOptions,
): SearchGroup {
  const { loadedRecord: { title = "", route = "" } = {}, missing = 0 } = hits[0] ?? {};
  const href = baseUrl + route.replace(/^\//, "");
  return {
    title,
    href,
    hits: hits.map(({ loadedRecord }) => toHit(loadedRecord, href, getHighlightLength)),
    ...(missing !== 0 && { missing: typedWords.filter((_, word) => (missing >> word) & 1) }),
  };
}

export function getAnswer(
  record: SearchRecord,
  { baseUrl, hasVersions, getHighlightLength }: ShowOptions,
): SearchAnswer {
  return {
    href: getHref(record, baseUrl + record.route.replace(/^\//, "")),
    passage: getSnippet(record.text, getHighlightLength, snippetLength.answer),
    version: hasVersions ? record.version : null,
  };
}

function getHref({ anchor }: SearchRecord, page: string): string {
  return anchor === "" ? page : `${page}#${anchor}`;
}

function toHit(
  record: SearchRecord,
  page: string,
  getHighlightLength: GetHighlightLength,
): SearchHit {
  return {
    kind: record.kind,
    href: getHref(record, page),
    heading: markMatches(record.heading, getHighlightLength),
    path: record.path,
    snippet: getSnippet(record.text, getHighlightLength),
    ...(record.facts && { facts: record.facts }),
  };
}
