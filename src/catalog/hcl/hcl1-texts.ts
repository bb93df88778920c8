/** A string of HCL 1 as a value, and where it ends. */
export interface Hcl1Text {
  value: string;
  end: number;
}

/**
 * The quoted string that begins at `at`, null where it does not end on its line. What stands in
 * `${…}` is kept as it is written: quotes need no escape there.
 */
export function readString1(source: string, at: number): Hcl1Text | null {
  let value = "";
  let end = at + 1;
  while (end < source.length) {
    const inside = interpolationEnd(source, end);
    const char = source.charAt(end);
    if (inside > end) value += source.slice(end, inside);
    else if (char === '"') return { value: unescape1(value), end: end + 1 };
    else if (char === "\n") return null;
    else value += char;
    end = inside > end ? inside : end + 1;
    if (char === "\\") value += source.charAt(end++);
  }
  return null;
}

/** Where the interpolation ends that begins at `at`; `at` where none begins. */
function interpolationEnd(source: string, at: number): number {
  if (!source.startsWith("${", at)) return at;
  let depth = 0;
  for (let end = at + 1; end < source.length; end++) {
    if (source.charAt(end) === "{") depth++;
    if (source.charAt(end) === "}" && --depth === 0) return end + 1;
  }
  return source.length;
}

const escapes: Record<string, string> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

function unescape1(raw: string): string {
  return raw.replace(
    /\$\{[^}]*\}|\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g,
    (all, four?: string, eight?: string, char?: string) => {
      if (char !== undefined) return escapes[char] ?? char;
      const code = Number.parseInt(four ?? eight ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** The heredoc that begins at `at`; `<<-` takes off as much white space as stands before its end. */
export function readHeredoc1(source: string, at: number): Hcl1Text | null {
  const opening = /^<<(-?)(\w+)[ \t]*\r?\n/.exec(source.slice(at, at + 256));
  if (!opening) return null;
  const start = at + opening[0].length;
  const closing = new RegExp(`^([ \\t]*)${opening[2]}[ \\t]*\\r?$`, "gm");
  closing.lastIndex = start;
  const found = closing.exec(source);
  if (!found) return null;
  const lines = source.slice(start, found.index).split(/(?<=\n)/);
  const indent = opening[1] === "-" ? (found[1] ?? "") : "";
  const indented = lines.every((line) => line.startsWith(indent));
  const value = indented ? lines.map((line) => line.slice(indent.length)) : lines;
  return { value: value.join(""), end: found.index + found[0].trimEnd().length };
}
