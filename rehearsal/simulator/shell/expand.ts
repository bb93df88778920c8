import type { Word } from "../../guide/guide.ts";
import type { VariableValues } from "../session.ts";

type Lookup = (name: string) => VariableValues | undefined;

/** `${NAME…}` or `$NAME`. */
const parameters = /\$\{([A-Za-z_]\w*)([^}]*)\}|\$([A-Za-z_]\w*)/g;

/** Words with more combinations are treated as unknown. */
const maxCombinations = 200;

export function expandWord({ text, isDynamic }: Word, lookup: Lookup): VariableValues {
  if (!isDynamic) return [text];
  return expandText(text, lookup);
}

function expandText(text: string, lookup: Lookup): VariableValues {
  if (/\$\(|`|\$[\d@#*?$!-]|<\(/.test(text)) return null;
  // Nested expansions and special parameters, such as `${A:-${B}}` and `${#A}`.
  if (/\$\{[^}]*\$\{/.test(text) || text.replace(parameters, "").includes("${")) return null;
  let results: string[] = [""];
  let from = 0;
  for (const match of text.matchAll(parameters)) {
    const values = expandParameter(match, lookup);
    if (values === null) return null;
    const before = text.slice(from, match.index);
    results = results.flatMap((result) => values.map((value) => result + before + value));
    if (results.length > maxCombinations) return null;
    from = match.index + match[0].length;
  }
  return results.map((result) => result + text.slice(from));
}

function expandParameter(
  [, braced, operation = "", unbraced]: RegExpMatchArray,
  lookup: Lookup,
): VariableValues {
  const values = lookup(braced ?? unbraced ?? "");
  if (operation === "") return values ?? null;
  const [, colon = "", fallback] = /^(:?)-(.*)$/.exec(operation) ?? [];
  if (fallback !== undefined) {
    const isSet = values !== undefined && (colon === "" || !values?.includes(""));
    return isSet ? values : expandText(fallback, lookup);
  }
  if (!values) return null;
  // `${NAME/a/b}` replaces the first match, `${NAME//a/b}` all.
  const [, slashes, pattern = "", by = ""] = /^(\/\/?)((?:\\.|[^/])+)\/(.*)$/.exec(operation) ?? [];
  if (slashes === undefined || /[*?[]/.test(pattern) || by.includes("$")) return null;
  const searchText = pattern.replace(/\\(.)/g, "$1");
  return values.map((text) =>
    slashes === "//" ? text.replaceAll(searchText, by) : text.replace(searchText, by),
  );
}

/** What `printf` prints: it repeats the format until it has used all arguments. */
export function formatPrintf(format: string, args: readonly string[]): string {
  const formatOnce = (words: readonly string[]) => {
    let used = 0;
    const text = resolveEscapes(format).replace(/%(?:-?\d*)([sdbq%])/g, (_, kind: string) => {
      if (kind === "%") return "%";
      const value = words[used] ?? "";
      used += 1;
      return kind === "b" ? resolveEscapes(value) : value;
    });
    return { text, used };
  };
  let rest = args;
  let result = "";
  do {
    const { text, used } = formatOnce(rest);
    result += text;
    if (used === 0) break;
    rest = rest.slice(used);
  } while (rest.length > 0);
  return result;
}

const escapes: Record<string, string> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "\\": "\\",
  '"': '"',
  "'": "'",
};

function resolveEscapes(text: string): string {
  return text.replace(/\\(.)/g, (all, char: string) => escapes[char] ?? all);
}
