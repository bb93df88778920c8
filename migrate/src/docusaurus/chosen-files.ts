import { matchesGlob } from "../text/glob.ts";
import { type Json, type JsonRecord, listOf, textOf } from "../text/json.ts";

/** Which files of a folder are no pages, by `include` and `exclude` of its plugin; undefined where it names none. */
export function excludedBy({
  include,
  exclude,
}: JsonRecord): ((path: string) => boolean) | undefined {
  const [wanted, refused] = [patternsOf(include), patternsOf(exclude)];
  if (wanted.length === 0 && refused.length === 0) return undefined;
  return (path) => (wanted.length > 0 && !matchesGlob(wanted, path)) || matchesGlob(refused, path);
}

function patternsOf(value: Json): string[] {
  return listOf(value).flatMap((pattern) => textOf(pattern) ?? []);
}
