/** A token of a text or query. */
export interface Token {
  /** The identifier in lower case (`var.vpc_id`), or null for a plain word. */
  identifier: string | null;
  /** The same with spaces between the words (`var vpc id`). */
  spaced: string;
  /** Identifiers inside a path (`vpc_id` of `var.vpc_id`). */
  pathSegments: string[];
  /** Words in American spelling and without plural endings (`var`, `vpc`, `id`). */
  words: string[];
}

/** Longer words are probably hashes or encoded data. They are skipped. */
const maxWordLength = 80;

const wordPattern =
  /(?<![\p{L}\p{N}])--?(?=\p{L})|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_.\-:/]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** The same for ASCII text, in half the time. */
const plainWordPattern = /(?<![a-z\d])--?(?=[a-z])|[a-z\d]+(?:[_.\-:/]+[a-z\d]+)*/gi;

/** `v1.3.0` is indexed as `1.3.0`. */
const versionPrefix = /^v(?=\d+\.\d)/i;

const asciiText = /^[\0-\x7f]*$/;

/** Splits a text into words. Identifiers such as `var.vpc_id` or `--all` have several words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let dashes = "";
  const words = asciiText.test(text)
    ? text.match(plainWordPattern)
    : foldAccents(text).match(wordPattern);
  for (const match of words ?? []) {
    if (match.startsWith("-")) {
      dashes = match;
      continue;
    }
    for (const word of getSegmentWords(match.replace(versionPrefix, ""))) {
      if (word.length <= maxWordLength) tokens.push(getCachedToken(word, dashes));
    }
    dashes = "";
  }
  return tokens;
}

/** The words of a text in the form of the index: `vpc`, `id` for `VPC_IDs`. */
export function getWords(text: string): string[] {
  return tokenize(text).flatMap(({ words }) => words);
}

/** Scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** `VPC를` is a name and a particle. */
const beforeHangul = /(?<=[a-z\d])(?=\p{sc=Hangul})/iu;

/** Splits text of scripts without spaces into words; other text stays whole. */
export function getSegmentWords(run: string): string[] {
  if (!unspaced.test(run)) return run.split(beforeHangul);
  if (!("Segmenter" in Intl)) return [...run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

export const hangul = /^\p{sc=Hangul}+$/u;

/** Endings of Korean nouns, such as those of subject, object, and place. */
const koreanParticles =
  /(?<=..)(?:에서는|에서|에게|으로|까지|부터|처럼|보다|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;

/** Korean compounds have no spaces, so words inside are found by pairs of syllables. */
function getKoreanTerms(word: string): string[] {
  const noun = [...word.replace(koreanParticles, "")];
  if (noun.length < 3) return [noun.join("")];
  return noun.slice(1).map((syllable, index) => `${noun[index]}${syllable}`);
}

const cachedTokens = new Map<string, Token>();
const maxCached = 50_000;

function getCachedToken(match: string, dashes: string): Token {
  const key = dashes + match;
  const token = cachedTokens.get(key) ?? createToken(match, dashes);
  if (cachedTokens.size < maxCached) cachedTokens.set(key, token);
  return token;
}

/** Separators inside a name; the dashes at the start of an option are none. */
const separators = /(?<=[^-])[_.\-:/]+/g;

/** Splits `instanceType`, `Route53Entry`, and `IAMRole`. */
const caseBoundary = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

const boundaries = new RegExp(`[_.\\-:/]+|${caseBoundary.source}`, "u");

/** Splits names like `boundaries`, but keeps the separators as pieces. */
export const identifierBoundaries = new RegExp(
  `(?=[_.\\-:/])|(?<=[_.\\-:/])|${caseBoundary.source}`,
  "u",
);

function createToken(match: string, dashes: string): Token {
  const pieces = match.split(boundaries).map((piece) => piece.toLowerCase());
  const identifier = pieces.length > 1 || dashes !== "" ? dashes + match.toLowerCase() : null;
  // Single letters inside identifiers are not indexed.
  const words = pieces
    .filter((piece) => pieces.length === 1 || piece.length > 1)
    .flatMap((piece) => (hangul.test(piece) ? getKoreanTerms(piece) : [piece]));
  return {
    identifier,
    spaced: dashes + pieces.join(" "),
    pathSegments: getPathSegments(match),
    words: words.map((word) => normalizeSpelling(getSingular(word))),
  };
}

/** Names in a path: a file in `vpc/main.tf`, an input in `var.vpc_id`, an action in `s3:GetObject`. */
function getPathSegments(path: string): string[] {
  const segments = [...path.split(/[:/]+/), ...path.split(/[.:/]+/)];
  const names = segments.filter((segment) => segment !== path && boundaries.test(segment));
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** `Step 1:` or `2.1` before a heading. */
const headingNumber = /^(?:step \d+:|\d+(?:\.\d+)*\.?)\s+(?=\S)/i;

/** Finds sections by exact heading. Separators, plurals, and articles do not count. */
export function getHeadingTerm(heading: string): string {
  const tokens = tokenize(heading.trim().replace(headingNumber, ""));
  const contentWords = tokens.filter(isContentWord);
  // With one content word, all words count: `What a VPC is` is not the heading `VPC`.
  return `=${(contentWords.length > 1 ? contentWords : tokens)
    .map(({ identifier, words }) => identifier?.replace(separators, " ") ?? words.join(" "))
    .join(" ")}`;
}

export function isContentWord({ identifier, words }: Token): boolean {
  return identifier !== null || !words.every((word) => stopWords.has(word));
}

/** Heading terms for a query: `vpc_id`, `vpc-id`, `vpcId`, and `VPC ID` all find the same heading. */
export function getHeadingTermsOfQuery(text: string): string[] {
  const spaced = tokenize(text).map((token) => token.spaced);
  return [...new Set([getHeadingTerm(text), `=${spaced.join(" ")}`])];
}

/** Soft hyphens, joiners, marks of direction and byte order, and lines that stretch Arabic words. */
const invisibleCharacters = /[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;

/**
 * Accents of Latin, Greek, and Cyrillic, vowel points of Hebrew and Arabic, and dots below letters of
 * India. Other marks, such as the vowels of Hindi and Thai, belong to the word.
 */
const accent =
  /[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Hebrew}]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/u;

const voicedKana = /\u3099|\u309a/;

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ı: "i",
  ł: "l",
  œ: "oe",
};

const otherLetters = new RegExp(`[${Object.keys(letters).join("")}]`, "gi");

/** Removes accents and invisible characters, and writes each character in one form. */
export function foldAccents(text: string): string {
  if (asciiText.test(text)) return text;
  return text
    .replace(invisibleCharacters, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, (mark) => (accent.test(mark) && !voicedKana.test(mark) ? "" : mark))
    .normalize("NFC")
    .replace(/\u2010/g, "-")
    .replace(otherLetters, foldLetter);
}

function foldLetter(letter: string, offset: number, text: string): string {
  const folded = letters[letter.toLowerCase()] ?? letter;
  if (letter === letter.toLowerCase()) return folded;
  // In `AEro`, a word would begin after the first letter.
  const isInCapitals = /^\p{Lu}/u.test(text.slice(offset + 1));
  return isInCapitals ? folded.toUpperCase() : folded.charAt(0).toUpperCase() + folded.slice(1);
}

/** Removes plural endings of English: the S stemmer (Harman 1991). */
export function getSingular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word)) return word;
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:[aeo]es|[us]s)$/.test(word) ? word : word.slice(0, -1);
}

const spellings: ReadonlyMap<string, string> = new Map([
  ["behaviour", "behavior"],
  ["catalogue", "catalog"],
  ["centre", "center"],
  ["colour", "color"],
  ["defence", "defense"],
  ["licence", "license"],
]);

/** Maps British and American spellings to one form, which need not be a word. */
export function normalizeSpelling(word: string): string {
  if (word.length < 6) return word;
  return spellings.get(word) ?? word.replace(/is(e|ed|er|ing|ation)$/, "iz$1");
}

/** The American spelling of a prefix, if it differs: `organizat` for `organisat`. */
export function getAlternatePrefix(prefix: string): string | undefined {
  for (const [british, american] of spellings) {
    const other = american.slice(0, prefix.length);
    if (british.startsWith(prefix) && other !== prefix) return other;
  }
  // The beginning of a word such as `organisation`, but not of `provision` or `decision`.
  const other = prefix.replace(/is(a(?:t(?:io?)?)?|in|(?<![cv]is)i)$/, "iz$1");
  return other.length > 5 && other !== prefix ? other : undefined;
}

/** Common words, which are neither indexed nor searched for. `thi` is the singular form of `this`. */
export const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be but by can do does for from how i if in into is it its my of on or our so that the their then there these this thi to was was we what when where which who why will with you your".split(
    " ",
  ),
);
