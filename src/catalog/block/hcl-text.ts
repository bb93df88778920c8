/**
 * Whether a text is one HCL expression: all delimiters are closed, and no line end or comment is
 * outside of brackets. Heredocs need the form `<<-`, whose value does not depend on indentation.
 */
export function isOneExpression(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return false;
  const end = skipExpression(trimmed, 0, "");
  return end === trimmed.length;
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Returns the offset of the closing bracket or of the end; -1 if something is not closed. */
function skipExpression(text: string, start: number, until: string): number {
  const open: string[] = until === "" ? [] : [until];
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? "";
    const rest = text.slice(at, at + 2);
    if (sign === '"') {
      at = skipString(text, at + 1);
      if (at < 0) return -1;
    } else if (rest === "<<") {
      at = skipHeredoc(text, at);
      if (at < 0) return -1;
    } else if (sign === "#" || rest === "//" || rest === "/*") {
      if (open.length === 0) return -1;
      const end = rest === "/*" ? text.indexOf("*/", at + 2) + 1 : text.indexOf("\n", at);
      if (end <= 0) return -1;
      at = end;
    } else if (closing[sign]) open.push(closing[sign]);
    else if (/[)\]}]/.test(sign)) {
      if (open.pop() !== sign) return -1;
      if (open.length === 0 && until !== "") return at;
    } else if (open.length === 0 && /[\n\r,;]/.test(sign)) return -1;
  }
  return open.length === 0 ? text.length : -1;
}

function skipString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") at++;
    else if (sign === '"') return at;
    else if (sign === "\n") return -1;
    else if (/^(?:\$\$|%%)\{/.test(text.slice(at, at + 3))) at += 2;
    else if (/^[$%]\{/.test(text.slice(at, at + 2))) {
      at = skipExpression(text, at + 2, "}");
      if (at < 0) return -1;
    }
  }
  return -1;
}

function skipHeredoc(text: string, start: number): number {
  const [opening = "", name = ""] =
    /^<<-([\p{ID_Start}_][\p{ID_Continue}-]*)\n/u.exec(text.slice(start)) ?? [];
  if (name === "") return -1;
  const body = start + opening.length;
  for (let line = body; line < text.length; ) {
    const end = text.indexOf("\n", line);
    const stop = end < 0 ? text.length : end;
    if (text.slice(line, stop).trim() === name) return stop - 1;
    line = stop + 1;
  }
  return -1;
}
