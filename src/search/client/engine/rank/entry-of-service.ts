import type { SearchRecord } from "../../../../model/search/search.ts";
import { isSaid, wordsOf } from "../../../terms/search-terms.ts";
import { type AskedWord, factWords, worthOfEntries } from "../parse-query.ts";
import type { RankedEntries } from "./rank.ts";

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
export function namingWords(words: readonly AskedWord[]): number[] {
  return words.flatMap(({ whole, parts }, word) =>
    whole === null && parts.every(({ term }) => factWords.has(term) || fillers.has(term))
      ? []
      : [word],
  );
}

/** How entries are ranked before their records are there. */
export function rankedEntries(
  words: readonly AskedWord[],
  text: string,
  isEntry: (record: number) => boolean,
): RankedEntries {
  return {
    isEntry,
    worth: worthOfEntries(text),
    naming: namingWords(words),
    lift: askedEntry(text, termsOf(words)).lift,
  };
}

/** The plain words that are asked for. */
export function termsOf(words: readonly AskedWord[]): string[] {
  return words.flatMap(({ parts }) => parts.map(({ term }) => term));
}

interface Held {
  /** Words that the entry's name holds, that the names of its service hold, and that it holds at all. */
  inName: (word: number) => boolean;
  inService: (word: number) => boolean;
  anywhere?: (word: number) => boolean;
}

/** Whether some words name a service and something of an entry, with none left over. */
export function isEntryOfService(
  words: readonly number[],
  { inName, inService, anywhere }: Held,
): boolean {
  const named = words.filter(inName);
  const ofService = words.filter(inService);
  return (
    words.length > 1 &&
    ofService.some((word) => named.some((other) => other !== word)) &&
    words.every((word) => inName(word) || inService(word) || anywhere?.(word))
  );
}

/** What tells the entry that a query asks for from others that its words may name. */
export interface AskedEntry {
  /**
   * What such an entry is worth beside other places before its record is there: more where the query
   * asks for a fact or has an identifier. Of other queries it depends on the name of the entry.
   */
  lift: number;
  /** What it is worth by how well its names fit; null where it is not what is asked for. */
  factorOf(record: SearchRecord): number | null;
}

const askedWorth = 20;

/** In a sentence, other words for facts are about something else: `input`, `value`. */
const askedFacts = new Set(["default", "type", "required", "since"]);

/** Words that names of inputs begin with, and that nobody says. */
const silent = new Set("num enable enabled is should create use".split(" "));
const silentWorth = 0.3;

/** How much more a name counts that is asked for word by word. */
const closeness = 3;

/** How much more an entry counts whose service is named in full. */
const serviceWorth = 2;

/** What an output is worth beside an input of the same name. */
const outputWorth = 0.5;

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
export function askedEntry(text: string, parts: readonly string[]): AskedEntry {
  const words = wordsOf(text);
  const asked = new Set([...words.flatMap((word) => word.parts), ...parts]);
  const facts = words.every(isSaid) ? factWords : askedFacts;
  const saysFact = words.some(
    (word) => word.whole === null && word.parts.every((one) => facts.has(one)),
  );
  const saysName = words.some(({ whole }) => whole?.includes("_"));
  const wantsOutput = asked.has("output");
  const hasSign = saysFact || saysName;
  const isExact = ({ heading }: SearchRecord) => {
    const name = partsOf(heading);
    const isWhole = name.every((part) => asked.has(part));
    return isWhole && parts.some((part) => !name.includes(part));
  };
  return {
    lift: hasSign ? askedWorth : 1,
    factorOf(record) {
      const { kind, heading, title } = record;
      if (!hasSign && !isExact(record)) return null;
      const ofName = shareOf(partsOf(heading), asked);
      const ofService = Math.max(...namesIn(title).map((name) => shareOf(name, asked)));
      if (!hasSign && ofService < (partsOf(heading).length > 1 ? nearlyWhole : 1)) return null;
      const isOther = kind === "output" && !wantsOutput;
      const fit =
        (isOther ? outputWorth : 1) * ofName ** closeness * (1 + serviceWorth * ofService);
      return hasSign ? fit : fit * askedWorth;
    },
  };
}

/** The share of the words of a name that are asked for. */
function shareOf(name: readonly string[], asked: ReadonlySet<string>): number {
  let all = 0;
  let held = 0;
  for (const part of name) {
    const worth = silent.has(part) ? silentWorth : 1;
    all += worth;
    if (asked.has(part)) held += worth;
  }
  return all === 0 ? 0 : held / all;
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
  return [...new Set(wordsOf(text).flatMap(({ parts }) => parts))];
}
