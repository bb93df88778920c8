/** A token of a text or query. */
export interface Token {
  /** The whole identifier in lower case (`var.vpc_id`), where it has more than one part. */
  whole: string | null;
  /** Its pieces as they are, with blanks between them (`var vpc id`). */
  spelled: string;
  /** Names that the steps of a path are: `vpc_id` of `var.vpc_id`. */
  inner: string[];
  /** Its plain words, without plural endings (`var`, `vpc`, `id`). */
  parts: string[];
}

/** Longer words are hashes and encoded data, which are not searched for. */
const longest = 80;

const wordPattern =
  /(?<![\p{L}\p{N}])--?(?=\p{L})|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_.\-:/]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** The same for plain text, in half the time. */
const plainWordPattern = /(?<![a-z\d])--?(?=[a-z])|[a-z\d]+(?:[_.\-:/]+[a-z\d]+)*/gi;

const isAscii = /^[\0-\x7f]*$/;

/**
 * Cuts a text into words the way engineers write them: `num_nat_gateways`, `aws_s3_bucket`,
 * `var.vpc_id`, `--all` and `instanceType` count as a whole and by their parts.
 */
export function tokenize(text: string): Token[] {
  const words: Token[] = [];
  let dashes = "";
  const found = isAscii.test(text)
    ? text.match(plainWordPattern)
    : foldAccents(text).match(wordPattern);
  for (const match of found ?? []) {
    if (match.startsWith("-")) {
      dashes = match;
      continue;
    }
    for (const word of segmentWords(match)) {
      if (word.length <= longest) words.push(knownWordOf(word, dashes));
    }
    dashes = "";
  }
  return words;
}

/** Scripts that do not separate words by spaces. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** The words of a run of letters, which is one word in most scripts. */
export function segmentWords(run: string): string[] {
  if (!unspaced.test(run)) return [run];
  if (!("Segmenter" in Intl)) return [...run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** Texts repeat their words: most are cut up already. */
const known = new Map<string, Token>();
const maxCached = 50_000;

function knownWordOf(match: string, dashes: string): Token {
  const key = dashes + match;
  const word = known.get(key) ?? wordOf(match, dashes);
  if (known.size < maxCached) known.set(key, word);
  return word;
}

/** What stands between the parts of a name. */
const signs = /(?<=[^-])[_.\-:/]+/g;

/** Where `instanceType`, `Route53Entry` and `IAMRole` change. */
const caseBoundary = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Where the parts of a name meet: at signs, or where their case changes. */
const boundaries = new RegExp(`[_.\\-:/]+|${caseBoundary.source}`, "u");

/** The same, but signs are pieces too. */
export const identifierBoundaries = new RegExp(
  `(?=[_.\\-:/])|(?<=[_.\\-:/])|${caseBoundary.source}`,
  "u",
);

function wordOf(match: string, dashes: string): Token {
  const pieces = match.split(boundaries).map((piece) => piece.toLowerCase());
  const whole = pieces.length > 1 || dashes !== "" ? dashes + match.toLowerCase() : null;
  // A letter alone says nothing beside its identifier.
  const parts = pieces.filter((piece) => pieces.length === 1 || piece.length > 1);
  return {
    whole,
    spelled: dashes + pieces.join(" "),
    inner: pathSegmentsOf(match),
    parts: parts.map((part) => normalizeSpelling(singular(part))),
  };
}

/** Names inside a path: `vpc/main.tf` holds a file, `var.vpc_id` an input, `s3:GetObject` an action. */
function pathSegmentsOf(path: string): string[] {
  const steps = [...path.split(/[:/]+/), ...path.split(/[.:/]+/)];
  const names = steps.filter((step) => step !== path && boundaries.test(step));
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** The number of a step or of a part, which is not searched for. */
const number = /^(?:step \d+:|\d+(?:\.\d+)*\.?)\s+(?=\S)/i;

/**
 * The term of a heading as a whole: places of that very name are found by it. Names are the same
 * with any sign between their parts; so are words in singular and plural, with articles and without.
 */
export function headingTerm(heading: string): string {
  const words = tokenize(heading.trim().replace(number, ""));
  const said = words.filter(isContentWord);
  // `What a VPC is` explains one, and is not called so.
  return `=${(said.length > 1 ? said : words)
    .map(({ whole, parts }) => whole?.replace(signs, " ") ?? parts.join(" "))
    .join(" ")}`;
}

/** Whether a word is not a stop word: `of` and `how` are. */
export function isContentWord({ whole, parts }: Token): boolean {
  return whole !== null || !parts.every((part) => stopWords.has(part));
}

/** Terms of the headings that a text asks for: `vpc_id`, `vpc-id`, `vpcId` and `VPC ID` ask for one. */
export function headingTermsOfQuery(text: string): string[] {
  const spelled = tokenize(text).map((word) => word.spelled);
  return [...new Set([headingTerm(text), `=${spelled.join(" ")}`])];
}

/** Characters that are not shown: soft hyphens, joiners, and marks of direction and byte order. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Removes accents and invisible characters, and writes each character in one form. */
export function foldAccents(text: string): string {
  if (isAscii.test(text)) return text;
  return text
    .replace(invisible, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, (mark) => (isVowelSign.test(mark) ? mark : ""))
    .normalize("NFC")
    .replace(/\u2010/g, "-")
    .replace(/ß/g, "ss");
}

/** Marks that belong to the word: vowels of Thai, Lao, Khmer and Myanmar, and voiced kana. */
const isVowelSign = /[\u0e31-\u0e4e\u0eb1-\u0ecd\u102b-\u103e\u17b6-\u17d3\u3099\u309a]/;

/** The S stemmer (Harman 1991): plural endings of English, nothing else. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word)) return word;
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:[aeo]es|[us]s)$/.test(word) ? word : word.slice(0, -1);
}

/** Words that British and American English write differently, in the form the code uses. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["behaviour", "behavior"],
  ["catalogue", "catalog"],
  ["centre", "center"],
  ["colour", "color"],
  ["defence", "defense"],
  ["licence", "license"],
]);

/** One form for words that are spelled in two ways: `organisation` is `organization`. */
export function normalizeSpelling(word: string): string {
  if (word.length < 6) return word;
  return spellings.get(word) ?? word.replace(/is(e|ed|er|ing|ation)$/, "iz$1");
}

/**
 * The beginning of a word in the form the code uses, where the letters so far are written otherwise:
 * `organisat` begins `organization`, and `licenc` `license`.
 */
export function alternatePrefix(prefix: string): string | undefined {
  for (const [british, american] of spellings) {
    const other = american.slice(0, prefix.length);
    if (british.startsWith(prefix) && other !== prefix) return other;
  }
  // Of `provisi` there is but one form.
  const other = prefix.replace(/is(a(?:t(?:io?)?)?|in|(?<![cv]is)i)$/, "iz$1");
  return other.length > 5 && other !== prefix ? other : undefined;
}

/** Words that questions are made of; they are neither indexed nor asked for. */
export const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be but by can do does doe for from how i if in into is it its my of on or our so that the their then there these this thi to was wa we what when where which who why will with you your".split(
    " ",
  ),
);
