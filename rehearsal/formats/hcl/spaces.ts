import type { Token, TokenKind } from "./tokens.ts";

/** How many brackets a token opens; negative where it closes one. */
export function bracketsOf({ kind }: Token): number {
  if (kind.startsWith("open-") && !/quote|heredoc/.test(kind)) return 1;
  if (kind.startsWith("close-") && !/quote|heredoc/.test(kind)) return -1;
  return 0;
}

/** After these a minus belongs to the number that follows. */
const beforeSign = new Set<TokenKind>([
  "open-parenthesis",
  "open-brace",
  "open-bracket",
  "equal",
  "separator",
  "comma",
  "operator",
  "minus",
  "bang",
]);

/**
 * Whether the formatter puts a space between two tokens of a line.
 *
 * @param before the token before `token`, where there is one on its line
 */
export function hasSpaceBetween(token: Token, after: Token, before: Token | undefined): boolean {
  return (
    aroundNames(token, after) ??
    inText(token, after) ??
    aroundOperators(token, after, before) ??
    aroundBrackets(token, after)
  );
}

function aroundNames(token: Token, after: Token): boolean | undefined {
  if (after.kind === "newline") return false;
  if (token.kind === "name" && after.kind === "open-parenthesis") return false;
  if (token.kind === "double-colon" || after.kind === "double-colon") return false;
  if (token.kind === "dot" || after.kind === "dot") return false;
  if (after.kind === "comma" || after.kind === "ellipsis") return false;
  return token.kind === "comma" ? true : undefined;
}

function inText(token: Token, after: Token): boolean | undefined {
  const opens =
    token.kind === "text" || token.kind === "open-quote" || token.kind === "open-heredoc";
  const closes =
    after.kind === "text" || after.kind === "close-quote" || after.kind === "close-heredoc";
  return opens || closes ? false : undefined;
}

function aroundOperators(
  token: Token,
  after: Token,
  before: Token | undefined,
): boolean | undefined {
  // `in` is a keyword, although `[` after a name usually reads an element.
  if (token.kind === "name" && token.text === "in" && before?.kind === "name") return true;
  const hasElements = token.kind === "name" || token.kind === "number" || bracketsOf(token) < 0;
  if (after.kind === "open-bracket" && hasElements) return false;
  if (token.kind === "bang") return false;
  if (token.kind === "minus") return before !== undefined && !beforeSign.has(before.kind);
  return undefined;
}

function aroundBrackets(token: Token, after: Token): boolean {
  if (token.kind === "open-brace" || after.kind === "close-brace") {
    return !(token.kind === "open-brace" && after.kind === "close-brace");
  }
  if (token.kind === "open-template" && after.kind === "open-brace") return true;
  if (token.kind === "close-brace" && after.kind === "close-template") return true;
  if (token.kind === "close-template" && after.kind === "open-template") return false;
  return bracketsOf(token) <= 0 && bracketsOf(after) >= 0;
}
