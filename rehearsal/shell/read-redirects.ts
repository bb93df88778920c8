import type { Node } from "web-tree-sitter";
import { positionAt } from "../../src/model/text/positions.ts";
import type { Command, Word } from "../guide/block.ts";
import {
  literalWord,
  type ReadWord,
  readText,
  readWord,
  type ShellSource,
  unescapeHereDocument,
} from "./read-word.ts";

interface ReadRedirect {
  operator: string;
  target: Word;
  nested: Command[];
}

/** Reads a redirect to or from a file, descriptor or string. */
export function readRedirect(node: Node, source: ShellSource): ReadRedirect {
  const operator = node.children
    .filter(({ isNamed, type }) => !isNamed || type === "file_descriptor")
    .map(({ text }) => text)
    .join("");
  const target = node.namedChildren.findLast(({ type }) => type !== "file_descriptor");
  if (!target) {
    return {
      operator,
      target: literalWord("", positionAt(source.text, node.endIndex)),
      nested: [],
    };
  }
  const { word, nested } = readWord(target, source);
  return { operator, target: word, nested };
}

interface HereDocument {
  body: ReadWord;
  /** Words and redirects of the same command that follow the opening. */
  parts: Node[];
  /** Commands that follow on the line of the opening: `cat <<EOF | sort`. */
  following: Node[];
}

/** Reads a here-document, and what stands behind its opening on the same line. */
export function readHereDocument(node: Node, source: ShellSource): HereDocument {
  const parts: Node[] = [];
  const following: Node[] = [];
  for (const child of node.namedChildren) {
    if (/^heredoc_|^file_descriptor$/.test(child.type)) continue;
    if (
      /^(?:word|string|raw_string|concatenation|number)$|_redirect$|expansion$/.test(child.type)
    ) {
      parts.push(child);
    } else following.push(child);
  }
  const start = node.namedChildren.find(({ type }) => type === "heredoc_start");
  const body = node.namedChildren.find(({ type }) => type === "heredoc_body");
  const place = positionAt(source.text, node.endIndex);
  if (!body) return { body: { word: literalWord("", place), nested: [] }, parts, following };
  const read = readBody(body, { isLiteral: /['"\\]/.test(start?.text ?? ""), source });
  if (node.children.some(({ type }) => type === "<<-")) {
    read.word.text = read.word.text.replace(/^\t+/gm, "");
  }
  return { body: read, parts, following };
}

function readBody(
  body: Node,
  { isLiteral, source }: { isLiteral: boolean; source: ShellSource },
): ReadWord {
  const { text } = source;
  // The node begins after the white space of the first line.
  const start = text.lastIndexOf("\n", body.startIndex - 1) + 1;
  const end = text.lastIndexOf("\n", body.endIndex - 1) + 1;
  if (isLiteral) {
    const word = literalWord(text.slice(start, end), positionAt(text, start));
    return { word, nested: [] };
  }
  return readText(body, { start, end, resolve: unescapeHereDocument }, source);
}
