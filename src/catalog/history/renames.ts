import { distance } from "fastest-levenshtein";
import { compareText } from "../../model/compare-text.ts";
import { sortLetters } from "../../model/diagnostics/nearest.ts";
import type { HistoryInput } from "./history.ts";

/** Names below this similarity are unrelated. */
const minSimilarity = 0.7;
const minSimilarityForOtherType = 0.85;

type NamedType = Pick<HistoryInput, "name" | "type">;

/** The probable new names by old name. Each new name belongs to the most similar old one. */
export function getSuccessors(
  removed: readonly { name: string; type: string | null }[],
  added: readonly NamedType[],
): Map<string, string> {
  const candidates = removed.map(({ name, type }) => getRenameCandidates(name, type, added));
  const highest = getHighestScores(candidates.flat());
  const successors = new Map<string, string>();
  for (const [index, { name }] of removed.entries()) {
    const [best, ...rivals] = candidates[index] ?? [];
    if (!best || rivals.length > 0 || best.score !== highest.get(best.name)) continue;
    const isTie = ({ name: other, score }: RenameCandidate) =>
      other === best.name && score === best.score;
    if (candidates.filter((list) => list.some(isTie)).length === 1) successors.set(name, best.name);
  }
  const usedNames = new Set(successors.values());
  const free = new Set(added.map(({ name }) => name).filter((name) => !usedNames.has(name)));
  const prefixes = findDroppedPrefixes(
    removed.map(({ name }) => name),
    added.map(({ name }) => name),
  );
  for (const { name } of removed) {
    const renamed = successors.has(name) ? undefined : withoutPrefix(name, prefixes, free);
    if (!renamed) continue;
    successors.set(name, renamed.name);
    free.delete(renamed.name);
  }
  return successors;
}

/** A prefix counts as dropped if at least this many removed names were added without it. */
const minPrefixRenames = 3;

/** Prefixes that several removed names lost, with their number. */
export function findDroppedPrefixes(
  removed: readonly string[],
  added: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const from of removed) {
    for (const to of added.filter((name) => from.endsWith(`_${name}`))) {
      const prefix = from.slice(0, -to.length);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, count]) => count >= minPrefixRenames));
}

/** The new name of an entry that dropped a prefix, and how many other entries did. */
export function withoutPrefix(
  from: string,
  prefixes: ReadonlyMap<string, number>,
  added: ReadonlySet<string>,
): { name: string; similar: number } | undefined {
  for (const [prefix, similar] of prefixes) {
    const name = from.slice(prefix.length);
    if (from.startsWith(prefix) && added.has(name)) return { name, similar: similar - 1 };
  }
  return undefined;
}

interface RenameCandidate {
  name: string;
  /** Similarity of the names, from 0 to 1. */
  score: number;
}

/** The score of each new name with the removed name that it resembles most. */
export function getHighestScores(candidates: readonly RenameCandidate[]): Map<string, number> {
  const highest = new Map<string, number>();
  for (const { name, score } of candidates) {
    highest.set(name, Math.max(score, highest.get(name) ?? 0));
  }
  return highest;
}

/** A candidate whose similarity is lower by this much is not a rival of the best one. */
const clearLead = 0.15;

/** @returns the candidate with the most similar name and its rivals, best first */
export function getRenameCandidates(
  name: string,
  type: string | null,
  added: readonly NamedType[],
): RenameCandidate[] {
  const candidates = added.flatMap((candidate) => {
    if (type !== null && isNewObject(type, candidate.type)) return [];
    if (areOpposites(name, candidate.name)) return [];
    const score = getSimilarity(name, candidate.name);
    const isSameType = type === null || candidate.type === type;
    return score < (isSameType ? minSimilarity : minSimilarityForOtherType)
      ? []
      : [{ name: candidate.name, score }];
  });
  // A name with all words of the old one stays a rival, even if the best adds fewer words.
  const hasAllWords = ({ name: other }: RenameCandidate) => containsWords(other, name);
  candidates.sort((a, b) => b.score - a.score || compareText(a.name, b.name));
  const [best] = candidates;
  if (!best) return [];
  return candidates.filter(
    (candidate) =>
      best.score - candidate.score < clearLead || (hasAllWords(candidate) && hasAllWords(best)),
  );
}

/** An object does not replace one number, text, or list; it combines several inputs. */
function isNewObject(before: string, after: string): boolean {
  return after.startsWith("object(") && !/^(?:object\(|map\(|any$|$)/.test(before);
}

function containsWords(name: string, words: string): boolean {
  const nameWords = getWords(name);
  return getWords(words).every((word) => nameWords.includes(word));
}

/** The words of a name in `snake_case` or `camelCase`. */
function getWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split("_");
}

/** Words that say in what form an input takes its value: its unit, what it refers to, or its opposite. */
const formWords = new Set(
  "arn base64 bytes days deny disable disabled exclude file gb gib hours id ignore json kb mb mib minutes months ms name no not path percent percentage prevent seconds skip tb uri url weeks without years".split(
    " ",
  ),
);

/** Whether nothing in the names says that a value has to be converted, such as days to hours. */
export function hasSameForm(from: string, to: string): boolean {
  const getForms = (name: string) => getWords(name).filter((word) => formWords.has(word));
  return getForms(from).sort().join() === getForms(to).sort().join();
}

const abbreviations = new Map(
  Object.entries({
    admin: "administrator",
    app: "application",
    auth: "authentication",
    cert: "certificate",
    config: "configuration",
    dir: "directory",
    env: "environment",
    id: "identifier",
    info: "information",
    max: "maximum",
    min: "minimum",
    num: "number",
    org: "organization",
    param: "parameter",
    prod: "production",
    repo: "repository",
    spec: "specification",
  }),
);

/** Shorter words that differ in a letter or two are other words, such as `ipv4` and `ipv6`. */
const minTypoLength = 5;

/** Whether words are equal, forms of one word such as `enable` and `enabled`, or a typo apart. */
function isSameWord(a: string, b: string): boolean {
  if (getFullWords(a).some((word) => getFullWords(b).includes(word))) return true;
  const [short = "", long = ""] = [a, b].sort((x, y) => x.length - y.length);
  if (long.startsWith(short) && /^(?:e?d|ing)$/.test(long.slice(short.length))) return true;
  if (short.length < minTypoLength) return false;
  const letters = distance(short, long);
  return letters === 1 || (letters === 2 && sortLetters(short) === sortLetters(long));
}

/** A word as it is and in what may be its singular, without abbreviations. */
function getFullWords(word: string): string[] {
  const singulars =
    word.length < 3
      ? []
      : [word.replace(/(?<!s)s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return [word, ...singulars].map((text) => abbreviations.get(text) ?? text);
}

/** Words of inputs that often exist side by side, such as `min_size` and `max_size`. */
const opposites = [
  "allow deny",
  "client server",
  "critical warning",
  "destination source",
  "egress ingress",
  "end start",
  "external internal",
  "from to",
  "in out",
  "inbound outbound",
  "ipv4 ipv6",
  "maximum minimum",
  "primary secondary",
  "private public",
  "read write",
  "reader writer",
  "target source",
].map((pair) => pair.split(" "));

function areOpposites(a: string, b: string): boolean {
  const [left, right] = [a, b].map(
    (name) => new Set(getWords(name).map((word) => abbreviations.get(word) ?? word)),
  );
  const areApart = (one = "", other = "") =>
    left?.has(one) && right?.has(other) && !left.has(other) && !right.has(one);
  return opposites.some(([one, other]) => areApart(one, other) || areApart(other, one));
}

/** Similarity if the second name has all words of the first. */
const containment = 0.75;

/** What a name gains when its value becomes a reference. */
const referenceSuffix = /^(?:arn|id|name)s?$/;

/** Words that names of different things have in common. */
const fillers = new Set(["a", "and", "by", "for", "from", "in", "of", "on", "per", "the", "to"]);

function getContentWords(name: string): string[] {
  const words = getWords(name);
  const content = words.filter((word) => !fillers.has(word));
  return content.length === 0 ? words : content;
}

/** Similarity from 0 to 1: common words in any order (Dice), or whether one has all of the other. */
function getSimilarity(a: string, b: string): number {
  const [left, right] = [getContentWords(a), getContentWords(b)];
  const rest = [...right];
  for (const word of left) {
    const index = rest.findIndex((candidate) => isSameWord(word, candidate));
    if (index !== -1) rest.splice(index, 1);
  }
  const both = right.length - rest.length;
  const [added = ""] = rest;
  // A name that is mostly new describes something else.
  const isContained =
    both === left.length &&
    (both > 1 ? rest.length <= both : rest.length === 1 && referenceSuffix.test(added));
  return Math.max((2 * both) / (left.length + right.length), isContained ? containment : 0);
}
