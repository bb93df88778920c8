/** Kinds of tokens: names, numbers and literals have a value, the others are their text. */
export type TokenKind =
  | "name"
  | "quoted"
  | "number"
  | "literal"
  | "end"
  | "."
  | "*"
  | ","
  | ":"
  | "{"
  | "}"
  | "]"
  | "("
  | ")"
  | "@"
  | "["
  | "[?"
  | "[]"
  | "&"
  | "&&"
  | "|"
  | "||"
  | "!"
  | "!="
  | "=="
  | "<"
  | "<="
  | ">"
  | ">=";

export interface Token {
  kind: TokenKind;
  /** The name, the number or the literal's value. */
  value: unknown;
  /** The token as it is written. */
  text: string;
  offset: number;
}

/** What is wrong with a query, and where. */
export class QueryError extends Error {
  offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = "QueryError";
    this.offset = offset;
  }
}

const tokens: readonly [
  RegExp,
  (text: string, offset: number) => Omit<Token, "text" | "offset">,
][] = [
  [/[A-Za-z_][A-Za-z0-9_]*/y, (text) => ({ kind: "name", value: text })],
  [/-?[0-9]+/y, (text) => ({ kind: "number", value: Number(text) })],
  [/"(?:[^"\\]|\\[\s\S])*"/y, (text, offset) => ({ kind: "quoted", value: json(text, offset) })],
  [
    /'(?:[^'\\]|\\[\s\S])*'/y,
    (text) => ({ kind: "literal", value: text.slice(1, -1).replace(/\\(['\\])/g, "$1") }),
  ],
  [
    /`(?:[^`\\]|\\[\s\S])*`/y,
    (text, offset) => ({ kind: "literal", value: literal(text, offset) }),
  ],
  [
    /\[\?|\[\]|&&|\|\||[!=<>]=|[.*,:{}\](@)[&|!<>]/y,
    (text) => ({ kind: text as TokenKind, value: text }),
  ],
];

/**
 * Cuts a JMESPath expression into tokens.
 *
 * @throws QueryError
 */
export function lexQuery(text: string): Token[] {
  const found: Token[] = [];
  let offset = 0;
  while (offset < text.length) {
    const space = /\s+/y;
    space.lastIndex = offset;
    if (space.test(text)) {
      offset = space.lastIndex;
      continue;
    }
    const token = tokenAt(text, offset);
    found.push(token);
    offset += token.text.length;
  }
  found.push({ kind: "end", value: null, text: "", offset });
  return found;
}

function tokenAt(text: string, offset: number): Token {
  for (const [pattern, read] of tokens) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text)?.[0];
    if (match) return { ...read(match, offset), text: match, offset };
  }
  const character = text[offset] ?? "";
  if (character === "=") throw new QueryError("`=` compares nothing: write `==`", offset);
  if ("'\"`".includes(character)) throw new QueryError(`\`${character}\` is not closed`, offset);
  throw new QueryError(`\`${character}\` has no meaning here`, offset);
}

function json(text: string, offset: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new QueryError(`${text} is not a JSON string`, offset);
  }
}

/** A literal in backticks is JSON. The CLI takes anything else for a string, as its first versions did. */
function literal(text: string, offset: number): unknown {
  const inner = text.slice(1, -1).replace(/\\`/g, "`").trim();
  try {
    return JSON.parse(inner);
  } catch {
    if (/^[[{"]/.test(inner)) throw new QueryError(`${text} holds no JSON`, offset);
    return inner;
  }
}
