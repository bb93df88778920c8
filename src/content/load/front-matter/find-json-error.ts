const token =
  /[ \t\r\n]*(?:([{}[\]:,])|"(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

type Expectation = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";

/**
 * Offset of the first character that is not valid in a JSON text, or undefined where the text is
 * valid. Node's own message gives it for some mistakes only.
 */
export function findJsonError(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expectation | "nothing" = "value";
  token.lastIndex = 0;
  while (true) {
    const start = skipSpace(text, token.lastIndex);
    if (start === text.length) return expected === "nothing" ? undefined : start;
    const match = token.exec(text);
    const next: Expectation | "nothing" | null | undefined =
      match && step(expected, match[1] ?? text.slice(start, token.lastIndex), open);
    if (!next) return start;
    expected = next;
  }
}

function skipSpace(text: string, offset: number): number {
  const rest = /[^ \t\r\n]/g;
  rest.lastIndex = offset;
  return rest.exec(text)?.index ?? text.length;
}

/** Returns what can follow a token; undefined where the token itself is not allowed. */
function step(
  expected: Expectation | "nothing",
  text: string,
  open: string[],
): Expectation | "nothing" | undefined {
  if (text === "}" || text === "]") return close(expected, text, open);
  if (text === ",") return expected === "comma-or-end" ? afterComma(open) : undefined;
  if (text === ":") return expected === "colon" ? "value" : undefined;
  if (expected === "key" || expected === "key-or-end") {
    return text.startsWith('"') ? "colon" : undefined;
  }
  if (expected !== "value" && expected !== "value-or-end") return undefined;
  if (text !== "{" && text !== "[") return afterValue(open);
  open.push(text);
  return text === "{" ? "key-or-end" : "value-or-end";
}

function close(
  expected: Expectation | "nothing",
  text: string,
  open: string[],
): Expectation | "nothing" | undefined {
  const mayEnd = ["comma-or-end", "key-or-end", "value-or-end"].includes(expected);
  if (!mayEnd || open.pop() !== (text === "}" ? "{" : "[")) return undefined;
  return afterValue(open);
}

function afterComma(open: string[]): Expectation {
  return open.at(-1) === "{" ? "key" : "value";
}

function afterValue(open: string[]): Expectation | "nothing" {
  return open.length > 0 ? "comma-or-end" : "nothing";
}
