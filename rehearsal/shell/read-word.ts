import type { Node } from "web-tree-sitter";
import { getPosition, type Position } from "../../src/model/text/positions.ts";
import type { Command, Word } from "../guide/guide.ts";

export interface ShellSource {
  text: string;
  readCommandsIn(node: Node): Command[];
}

export interface ReadWord {
  word: Word;
  nested: Command[];
}

const dynamicTypes = new Set([
  "simple_expansion",
  "expansion",
  "command_substitution",
  "process_substitution",
  "arithmetic_expansion",
]);

/** These operators allow a variable to be unset: `${NAME:-default}`. */
const defaultOperators = new Set(["-", ":-", "=", ":=", "+", ":+"]);

const variableName = /^[A-Za-z_]\w*$/;

/** Removes quotes. Variables and substitutions stay as they are written. */
export function readWord(node: Node, source: ShellSource): ReadWord {
  const word: WordParts = { text: "", isDynamic: false, variables: [], nested: [] };
  addNode(node, source, word);
  return finish(word, getPosition(source.text, node.startIndex));
}

function readRange(
  node: Node,
  range: { start: number; end: number; resolve: (text: string) => string },
  source: ShellSource,
): ReadWord {
  const word: WordParts = { text: "", isDynamic: false, variables: [], nested: [] };
  addRange(node, range, source, word);
  return finish(word, getPosition(source.text, range.start));
}

export function createLiteral(text: string, { line, column }: Position): Word {
  return { text, isDynamic: false, variables: [], line, column };
}

interface WordParts {
  text: string;
  isDynamic: boolean;
  variables: string[];
  nested: Command[];
}

function finish({ text, isDynamic, variables, nested }: WordParts, location: Position): ReadWord {
  return { word: { text, isDynamic, variables: [...new Set(variables)], ...location }, nested };
}

function addNode(node: Node, source: ShellSource, word: WordParts): void {
  const { type, startIndex: start, endIndex: end } = node;
  if (dynamicTypes.has(type)) {
    addExpansion(node, source, word);
    return;
  }
  switch (type) {
    case "raw_string":
      word.text += source.text.slice(start + 1, end - 1);
      return;
    case "ansi_c_string":
      word.text += unescapeAnsi(source.text.slice(start + 2, end - 1));
      return;
    case "string": {
      const range = { start: start + 1, end: end - 1, resolve: unescapeQuoted };
      addRange(node, range, source, word);
      return;
    }
    case "translated_string": {
      const inner = node.namedChildren[0];
      if (inner) addNode(inner, source, word);
      return;
    }
    case "concatenation":
    case "command_name":
      for (const child of node.children) addNode(child, source, word);
      return;
    default:
      addRange(node, { start, end, resolve: unescapeBare }, source, word);
  }
}

function addRange(
  node: Node,
  { start, end, resolve }: { start: number; end: number; resolve: (text: string) => string },
  source: ShellSource,
  word: WordParts,
): void {
  let from = start;
  for (const child of findDynamicNodes(node)) {
    const offset = getExpansionStart(child, source.text);
    if (offset < from || offset >= end) continue;
    word.text += resolve(source.text.slice(from, offset));
    addExpansion(child, source, word);
    from = child.endIndex;
  }
  word.text += resolve(source.text.slice(from, end));
}

function findDynamicNodes(node: Node): Node[] {
  return node.children.flatMap((child) =>
    dynamicTypes.has(child.type) ? [child] : findDynamicNodes(child),
  );
}

/** The grammar includes white space before `${` in the expansion. */
function getExpansionStart({ startIndex, endIndex }: Node, text: string): number {
  const lead = /^\s*/.exec(text.slice(startIndex, endIndex));
  return startIndex + (lead?.[0].length ?? 0);
}

function addExpansion(node: Node, source: ShellSource, word: WordParts): void {
  word.isDynamic = true;
  word.text += source.text.slice(getExpansionStart(node, source.text), node.endIndex);
  collectVariables(node, source, word);
}

function collectVariables(node: Node, source: ShellSource, word: WordParts): void {
  if (node.type === "command_substitution" || node.type === "process_substitution") {
    word.nested.push(...source.readCommandsIn(node));
    return;
  }
  const operator = node.type === "expansion" ? node.childForFieldName("operator")?.type : undefined;
  const needsNoValue = operator !== undefined && defaultOperators.has(operator);
  for (const [index, child] of node.children.entries()) {
    const isName = child.type === "variable_name" && variableName.test(child.text);
    const isSubject = isName && node.children.slice(0, index).every((node) => !node.isNamed);
    if (isName && !(isSubject && needsNoValue)) word.variables.push(child.text);
    else if (!isName) collectVariables(child, source, word);
  }
}

const unescapeBare = createUnescape(/\\([\s\S])/g);
const unescapeQuoted = createUnescape(/\\([$`"\\\n])/g);
const unescapeHereDocument = createUnescape(/\\([$`\\\n])/g);

/** Returns a function that removes backslashes, together with a line break that follows. */
function createUnescape(escaped: RegExp): (text: string) => string {
  return (text) => text.replace(escaped, (_, char: string) => (char === "\n" ? "" : char));
}

const ansiEscapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  v: "\v",
};

function unescapeAnsi(text: string): string {
  return text.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|([0-7]{1,3})|([\s\S]))/g,
    (_, hex?: string, unicode?: string, octal?: string, char = "") => {
      const code = hex ?? unicode;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      return ansiEscapes[char] ?? char;
    },
  );
}

interface ReadRedirect {
  operator: string;
  target: Word;
  nested: Command[];
}

export function readRedirect(node: Node, source: ShellSource): ReadRedirect {
  const operator = node.children
    .filter(({ isNamed, type }) => !isNamed || type === "file_descriptor")
    .map(({ text }) => text)
    .join("");
  const target = node.namedChildren.findLast(({ type }) => type !== "file_descriptor");
  if (!target) {
    return {
      operator,
      target: createLiteral("", getPosition(source.text, node.endIndex)),
      nested: [],
    };
  }
  const { word, nested } = readWord(target, source);
  return { operator, target: word, nested };
}

interface HereDocument {
  body: ReadWord;
  /** Words and redirects of its command that the grammar puts into the redirect. */
  parts: Node[];
  /** Commands after its own on the line, such as those of a pipeline. */
  following: Node[];
}

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
  const location = getPosition(source.text, node.endIndex);
  if (!body) return { body: { word: createLiteral("", location), nested: [] }, parts, following };
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
  // The node starts after the white space of the first line.
  const start = text.lastIndexOf("\n", body.startIndex - 1) + 1;
  const end = text.lastIndexOf("\n", body.endIndex - 1) + 1;
  if (isLiteral) {
    const word = createLiteral(text.slice(start, end), getPosition(text, start));
    return { word, nested: [] };
  }
  return readRange(body, { start, end, resolve: unescapeHereDocument }, source);
}
