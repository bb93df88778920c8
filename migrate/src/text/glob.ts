import picomatch from "picomatch";

/**
 * Whether a path matches one of some patterns as Docusaurus reads them; a pattern that begins with `!` takes its paths
 * out again.
 */
export function matchesGlob(patterns: readonly string[], path: string): boolean {
  const isMatch = (pattern: string) => picomatch.isMatch(path, pattern.replace(/^\.?\//, ""));
  const wanted = patterns.filter((pattern) => !pattern.startsWith("!"));
  const refused = patterns.filter((pattern) => pattern.startsWith("!"));
  return wanted.some(isMatch) && !refused.some((pattern) => isMatch(pattern.slice(1)));
}
