import { isMap, isSeq, type Node, parseDocument } from "yaml";
import { type Position, positionAt } from "../../model/text/positions.ts";

/** Where a JSON text holds the value at a path; the deepest part of the path that it has. */
export function positionOfPath(text: string, path: readonly (string | number)[]): Position {
  // JSON is YAML, whose parser keeps positions; reading with it costs time only when there is a fault.
  const document = parseDocument(text, { uniqueKeys: false });
  let offset = 0;
  let node: unknown = document.contents;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return positionAt(text, offset);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

/** White space, then a bracket or separator, a text, or another value. */
const nextToken =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|)/y;

type Expected = "value" | "first value" | "key" | "first key" | "colon" | "separator";

/**
 * Where a text that is not JSON stops being it. `JSON.parse` leaves the position out of most of its
 * messages.
 */
export function positionOfFault(text: string): Position {
  const closing: string[] = [];
  let expected: Expected | undefined = "value";
  nextToken.lastIndex = 0;
  for (;;) {
    const [, mark = "", quoted = "", other = ""] = nextToken.exec(text) ?? [];
    const token = mark + quoted + other;
    expected = token === "" ? undefined : after(expected, token, closing);
    if (!expected) {
      const start = nextToken.lastIndex - token.length;
      // A text that is cut off ends behind its last character, not behind the line end.
      return positionAt(text, start === text.length ? text.trimEnd().length : start);
    }
  }
}

/** What may follow a token; undefined where the token may not stand. Keeps the brackets to close. */
function after(expected: Expected, token: string, closing: string[]): Expected | undefined {
  const isEnd =
    token === closing.at(-1) &&
    (expected === "separator" || expected === (token === "]" ? "first value" : "first key"));
  if (isEnd) {
    closing.pop();
    return "separator";
  }
  switch (expected) {
    case "colon":
      return token === ":" ? "value" : undefined;
    case "separator":
      if (token !== "," || closing.length === 0) return undefined;
      return closing.at(-1) === "]" ? "value" : "key";
    case "key":
    case "first key":
      return token.startsWith('"') ? "colon" : undefined;
    default:
      if (token === "{" || token === "[") {
        closing.push(token === "{" ? "}" : "]");
        return token === "{" ? "first key" : "first value";
      }
      return /^[\]},:]$/.test(token) ? undefined : "separator";
  }
}
