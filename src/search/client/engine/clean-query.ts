import { withoutSecrets } from "./secrets.ts";

/** The first lines of a pasted log are enough. */
const maxPastedLength = 4000;

/** Parts of pasted output that differ each time, with what replaces them. */
const variablePatterns: readonly [RegExp, string][] = [
  // Colors of a terminal, with and without their escape character.
  [/\p{Cc}\[[\d;?]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3})*m/gu, " "],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\b/g, " "],
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, " "],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, " "],
  // Ids of AWS resources keep their kind: `subnet-0a1b2c3d4e5f`.
  [/\b([a-z]{1,12})-(?=[\da-f]*\d)[\da-f]{8,17}\b/g, "$1"],
  [/\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}\b/gi, " "],
  [/\b\d{12}\b|\b(?:\d{1,3}\.){3}\d{1,3}:\d+\b/g, " "],
  // Only the last segment of an absolute path is the same for other people. A name such as `my code`
  // is part of a path that leads to a file; otherwise a small letter starts a word of the sentence.
  [
    /(?<![\w:/.])(?:[A-Za-z]:)?(?:[\\/](?:[\w@~-]+ [\w@~-]+(?=(?:[\\/][\w.@~-]*\w(?: [\w@~-]+)?)*[\\/][\w-]+\.[a-z])|[\w.@~-]*\w(?: [A-Z][\w.@~-]*)*)){2,}[\\/]([\w.-]+)/g,
    " $1",
  ],
];

/** Removes parts of pasted messages that vary: ids, times, colors, paths, credentials. */
export function cleanQuery(text: string): string {
  const safe = withoutSecrets(text.slice(0, maxPastedLength));
  if (safe.length < 24) return safe;
  return variablePatterns.reduce((rest, [pattern, by]) => rest.replace(pattern, by), safe);
}
