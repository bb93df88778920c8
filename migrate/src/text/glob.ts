/**
 * Whether a path matches one of some patterns as Docusaurus reads them: `*`, `**`, `?`, `{a,b}`, `[ab]`; a pattern that
 * begins with `!` takes its paths out again.
 */
export function matchesGlob(patterns: readonly string[], path: string): boolean {
  const isMatch = (pattern: string) => globPattern(pattern).test(path);
  const wanted = patterns.filter((pattern) => !pattern.startsWith("!"));
  const refused = patterns.filter((pattern) => pattern.startsWith("!"));
  return wanted.some(isMatch) && !refused.some((pattern) => isMatch(pattern.slice(1)));
}

const parts = /\*\*\/|\/\*\*$|\*\*|\*|\?|\[!?[^\]/]+\]|[{},]|[^*?[{},]+|\[/g;

function globPattern(pattern: string): RegExp {
  let depth = 0;
  const source = pattern.replace(/^\.?\//, "").replace(parts, (part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "/**") return "(?:/.*)?";
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    if (part === "?") return "[^/]";
    if (part === "{") {
      depth += 1;
      return "(?:";
    }
    if (part === "}" && depth > 0) {
      depth -= 1;
      return ")";
    }
    if (part === "," && depth > 0) return "|";
    if (part.length > 1 && part.startsWith("[")) {
      return part.replace("[!", "[^").replace(/\\/g, "\\\\");
    }
    return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source}${")".repeat(depth)}$`);
}
