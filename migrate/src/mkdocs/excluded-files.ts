import ignore from "ignore";
import picomatch from "picomatch";
import { asRecord, asString, asStrings, type JsonRecord } from "../text/values.ts";

/**
 * Whether MkDocs leaves a file out: `exclude_docs`, which has the format of `.gitignore`, and the
 * plugin `exclude`.
 *
 * @param plugin options of the plugin
 */
export function createExclusionFilter(
  { exclude_docs: patterns }: JsonRecord,
  plugin: JsonRecord | undefined,
): (path: string) => boolean {
  const ignored = ignore({ ignorecase: false }).add(asString(patterns) ?? "");
  const { glob, regex } = asRecord(plugin);
  const globs = asStrings(glob).filter(Boolean);
  const expressions = asStrings(regex);
  const isGlob = globs.length > 0 ? picomatch(globs, { dot: true, bash: true }) : () => false;
  return (path) =>
    ignored.ignores(path) ||
    isGlob(path) ||
    expressions.some((expression) => matchesRegExp(expression, path));
}

function matchesRegExp(expression: string, path: string): boolean {
  try {
    return new RegExp(`^(?:${expression})`).test(path);
  } catch {
    return false;
  }
}
