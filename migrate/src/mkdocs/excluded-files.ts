import picomatch from "picomatch";
import { asArray, asRecord, asString, type JsonRecord } from "../text/values.ts";

/**
 * Whether MkDocs leaves a file out: `exclude_docs`, which has the format of `.gitignore`, and the
 * plugin `exclude`.
 *
 * @param plugin options of the plugin
 */
export function exclusionFilter(
  { exclude_docs: patterns }: JsonRecord,
  plugin: JsonRecord | undefined,
): (path: string) => boolean {
  const rules = (asString(patterns) ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const isNegated = line.startsWith("!");
      return { isNegated, matches: getGitignoreMatcher(isNegated ? line.slice(1) : line) };
    });
  const options = asRecord(plugin);
  const globs = asArray([options.glob].flat()).flatMap((glob) => asString(glob) ?? []);
  const expressions = asArray([options.regex].flat()).flatMap((value) => asString(value) ?? []);
  const isGlob = globs.length > 0 ? picomatch(globs, { dot: true, bash: true }) : () => false;
  return (path) => {
    const last = rules.findLast(({ matches }) => matches(path));
    return (
      (last !== undefined && !last.isNegated) ||
      isGlob(path) ||
      expressions.some((candidate) => matchesRegExp(candidate, path))
    );
  };
}

function getGitignoreMatcher(pattern: string): (path: string) => boolean {
  const trimmedPattern = pattern.replace(/^\//, "").replace(/\/$/, "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const anchored = isAnchored ? trimmedPattern : `**/${trimmedPattern}`;
  const isFolder = pattern.endsWith("/");
  return picomatch(isFolder ? [`${anchored}/**`] : [anchored, `${anchored}/**`], { dot: true });
}

function matchesRegExp(expression: string, path: string): boolean {
  try {
    return new RegExp(`^(?:${expression})`).test(path);
  } catch {
    return false;
  }
}
