import type { SearchRecord } from "../../../../model/search/search.ts";
import { isContentWord, tokenize } from "../../../tokenizer/tokenizer.ts";
import { entryPropertyWords, entryWeight, type QueryWord } from "../parse-query.ts";
import type { EntryRanking } from "./rank.ts";

/**
 * Queries that name a service and one of its inputs or outputs: `vpc nat gateways default`,
 * `eks since access_entries`. The index tells which records hold all of the words; which entry is
 * meant by them is judged by its name, once its record is there.
 */

/** Said around the names of a service and an entry, and no part of either. */
const fillers = new Set(
  "module service setting argument parameter option many have has version added mandatory".split(
    " ",
  ),
);

/** Which words of a query may name a service or an entry. */
export function candidateWords(words: readonly QueryWord[]): number[] {
  return words.flatMap(({ whole, parts }, word) =>
    whole === null && parts.every(({ term }) => entryPropertyWords.has(term) || fillers.has(term))
      ? []
      : [word],
  );
}

/** How entries are ranked before their records are there. */
export function entryRanking(
  words: readonly QueryWord[],
  text: string,
  isEntry: (record: number) => boolean,
): EntryRanking {
  return {
    isEntry,
    weight: entryWeight(text),
    naming: candidateWords(words),
    lift: namedEntry(text, termsOf(words)).lift,
  };
}

/** The plain words that are asked for. */
export function termsOf(words: readonly QueryWord[]): string[] {
  return words.flatMap(({ parts }) => parts.map(({ term }) => term));
}

interface Held {
  /** Words that the entry's name holds, that the names of its service hold, and that it holds at all. */
  inName: (word: number) => boolean;
  inServiceName: (word: number) => boolean;
  anywhere?: (word: number) => boolean;
}

/** Whether some words name a service and something of an entry, with none left over. */
export function namesServiceAndEntry(
  words: readonly number[],
  { inName, inServiceName, anywhere }: Held,
): boolean {
  const named = words.filter(inName);
  const ofService = words.filter(inServiceName);
  return (
    words.length > 1 &&
    ofService.some((word) => named.some((other) => other !== word)) &&
    words.every((word) => inName(word) || inServiceName(word) || anywhere?.(word))
  );
}

/** What tells the entry that a query asks for from others that its words may name. */
export interface NamedEntry {
  /**
   * What such an entry is worth beside other places before its record is there: more where the query
   * asks for a fact or has an identifier. Of other queries it depends on the name of the entry.
   */
  lift: number;
  /** What it is worth by how well its names fit; null where it is not what is asked for. */
  factorOf(record: SearchRecord): number | null;
}

const namedEntryWeight = 20;

/** In a sentence, other words for facts are about something else: `input`, `value`. */
const propertiesInSentences = new Set(["default", "type", "required", "since"]);

/** Words that names of inputs begin with, and that nobody says. */
const silent = new Set("num enable enabled is should create use".split(" "));
const silentWeight = 0.3;

/** How much more a name counts that is asked for word by word. */
const closeness = 3;

/** How much more an entry counts whose service is named in full. */
const serviceWeight = 2;

/** What an output is worth beside an input of the same name. */
const outputWeight = 0.5;

/**
 * From this share of its words on, the name of a service is said in a query without a sign; beside
 * an entry of one word it has to be said in full.
 */
const nearlyWhole = 0.6;

/**
 * Which entry of a service a query asks for.
 *
 * @param text the query
 * @param parts the words that are asked for
 */
export function namedEntry(text: string, parts: readonly string[]): NamedEntry {
  const words = tokenize(text);
  const asked = new Set([...words.flatMap((word) => word.parts), ...parts]);
  const facts = words.every(isContentWord) ? entryPropertyWords : propertiesInSentences;
  const hasProperty = words.some(
    (word) => word.whole === null && word.parts.every((one) => facts.has(one)),
  );
  const hasIdentifier = words.some(({ whole }) => whole?.includes("_"));
  const wantsOutput = asked.has("output");
  const isSpecific = hasProperty || hasIdentifier;
  const isExact = ({ heading }: SearchRecord) => {
    const name = partsOf(heading);
    const isWhole = name.every((part) => asked.has(part));
    return isWhole && parts.some((part) => !name.includes(part));
  };
  return {
    lift: isSpecific ? namedEntryWeight : 1,
    factorOf(record) {
      const { kind, heading, title } = record;
      if (!isSpecific && !isExact(record)) return null;
      const isSubword = shareOf(partsOf(heading), asked);
      const ofService = Math.max(...namesIn(title).map((name) => shareOf(name, asked)));
      if (!isSpecific && ofService < (partsOf(heading).length > 1 ? nearlyWhole : 1)) return null;
      const isOther = kind === "output" && !wantsOutput;
      const fit =
        (isOther ? outputWeight : 1) * isSubword ** closeness * (1 + serviceWeight * ofService);
      return isSpecific ? fit : fit * namedEntryWeight;
    },
  };
}

/** The share of the words of a name that are asked for. */
function shareOf(name: readonly string[], asked: ReadonlySet<string>): number {
  let all = 0;
  let termMask = 0;
  for (const part of name) {
    const weight = silent.has(part) ? silentWeight : 1;
    all += weight;
    if (asked.has(part)) termMask += weight;
  }
  return all === 0 ? 0 : termMask / all;
}

/** `Amazon RDS` is called RDS, `Virtual Private Cloud (VPC)` both ways, `ElastiCache for Redis` Redis. */
function namesIn(title: string): string[][] {
  return title
    .replace(/^(?:Amazon|AWS)\s+/, "")
    .split(/[()]| for /)
    .map(partsOf)
    .flatMap((name) => [name, [name.join("")]])
    .filter(([first]) => first);
}

function partsOf(text: string): string[] {
  return [...new Set(tokenize(text).flatMap(({ parts }) => parts))];
}
