/**
 * Returns the end of the comment, string or heredoc that begins at an offset; the offset where none
 * begins.
 */
export function skipOpaque(source: string, at: number): number {
  const char = source.charAt(at);
  const next = source.charAt(at + 1);
  if (char === "#" || (char === "/" && next === "/")) return endOfLine(source, at);
  if (char === "/" && next === "*") return afterMark(source, "*/", at + 2);
  if (char === '"') return endOfString(source, at + 1);
  if (char === "<" && next === "<") return endOfHeredoc(source, at);
  return at;
}

function endOfLine(source: string, from: number): number {
  const found = source.indexOf("\n", from);
  return found === -1 ? source.length : found;
}

function afterMark(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found === -1 ? source.length : found + mark.length;
}

function endOfString(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === "\\") at++;
    else if (char === '"') return at + 1;
    else if (isEscapedMarker(source, at)) at += 2;
    else if ((char === "$" || char === "%") && source.charAt(at + 1) === "{") {
      at = endOfInterpolation(source, at + 2) - 1;
    }
  }
  return source.length;
}

/** `$${` and `%%{` are escapes of `${` and `%{`. */
function isEscapedMarker(source: string, at: number): boolean {
  return source.startsWith("$${", at) || source.startsWith("%%{", at);
}

/** Returns the end of an interpolation whose text begins at `from`. */
export function endOfInterpolation(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === '"') at = endOfString(source, at + 1) - 1;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return at + 1;
  }
  return source.length;
}

function endOfHeredoc(source: string, at: number): number {
  const opening = /^<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/u.exec(
    source.slice(at, at + 256),
  );
  if (!opening) return at;
  const body = at + opening[0].length;
  const closing = new RegExp(`^[ \\t]*${opening[1]}[ \\t]*\\r?$`, "gmu");
  closing.lastIndex = body;
  const found = closing.exec(source);
  return found ? found.index + found[0].length : source.length;
}
