const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" };

/** Replaces the escape sequences of a quoted string. Unknown ones stay as they are. */
export function unescapeQuoted(raw: string): string {
  return raw.replace(
    /\\(?:([nrt"\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|([$%])\4\{/g,
    (all, short?: string, four?: string, eight?: string, mark?: string) => {
      if (short !== undefined) return escapes[short] ?? all;
      if (mark !== undefined) return `${mark}{`;
      const code = Number.parseInt(four ?? eight ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** Replaces the escape sequences of a heredoc, which has only those of interpolation markers. */
export function unescapeHeredoc(raw: string): string {
  return raw.replace(/([$%])\1\{/g, "$1{");
}
