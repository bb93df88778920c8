import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  type Segment,
} from "jsonc-parser";
import { getPosition, type Position } from "./positions.ts";

/** Keys and indexes that lead to a value. */
type JsonPath = readonly Segment[];

/** Position of the key or item at a path. If the path does not exist, that of its nearest parent. */
export function findJsonPathPosition(text: string, path: JsonPath): Position {
  const root = parseJson(text);
  for (let length = path.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    const { parent } = node ?? {};
    if (node) return getPosition(text, (parent?.type === "property" ? parent : node).offset);
  }
  return getPosition(text, 0);
}

interface JsonError {
  /** In UTF-16 code units; at most the end of the text without trailing space. */
  offset: number;
  /** A clause without a full stop: "a comma is expected". */
  reason: string;
}

/** The first error of a text that should be JSON; comments and trailing commas are errors. */
export function findFirstJsonError(text: string): JsonError | undefined {
  const errors: ParseError[] = [];
  if (parseJson(text, errors) === null) {
    return { offset: 0, reason: "its values are nested too deeply" };
  }
  const [first] = errors;
  if (!first) return undefined;
  return {
    offset: Math.min(first.offset, text.trimEnd().length),
    reason: reasons[printParseErrorCode(first.error)] ?? "this character is not allowed here",
  };
}

/** Null if values are nested so deeply that the recursive parser overflows the stack. */
function parseJson(text: string, errors: ParseError[] = []): Node | null | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch {
    return null;
  }
}

const reasons: Readonly<Record<string, string>> = {
  InvalidNumberFormat: "this number is not valid",
  PropertyNameExpected: "a key in double quotes is expected",
  ValueExpected: "a value is expected",
  ColonExpected: "a colon is expected",
  CommaExpected: "a comma is expected",
  CloseBraceExpected: "a comma or `}` is expected",
  CloseBracketExpected: "a comma or `]` is expected",
  EndOfFileExpected: "only one value is allowed, but more text follows",
  InvalidCommentToken: "comments are not allowed",
  UnexpectedEndOfComment: "comments are not allowed",
  UnexpectedEndOfString: "this string has no closing quote",
  UnexpectedEndOfNumber: "this number is not complete",
  InvalidUnicode: "this string has an invalid `\\u` escape",
  InvalidEscapeCharacter: "this string has an invalid escape",
  InvalidCharacter: "this string contains a control character, such as a tab",
};
