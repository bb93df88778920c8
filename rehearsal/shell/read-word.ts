import type { Node } from "web-tree-sitter";
import { type Position, positionAt } from "../../src/model/text/positions.ts";
import type { Command, Word } from "../guide/block.ts";

/** What reading a word needs of its block. */
export interface ShellSource {
  text: string;
  /** Commands of a `$(...)`. */
  commandsIn(node: Node): Command[];
}

/** A word with the commands that it runs. */
export interface ReadWord {
  word: Word;
  nested: Command[];
}

/** Parts of a word that only a run can know. */
const dynamicTypes = new Set([
  "simple_expansion",
  "expansion",
  "command_substitution",
  "process_substitution",
  "arithmetic_expansion",
]);

/** Operators after which a variable needs no value: `${NAME:-default}`. */
const defaultOperators = new Set(["-", ":-", "=", ":=", "+", ":+"]);

const variableName = /^[A-Za-z_]\w*$/;

/** Reads a word as bash would see it: quotes resolved, what only a run can know as it is written. */
export function readWord(node: Node, source: ShellSource): ReadWord {
  const found: Found = { text: "", dynamic: false, variables: [], nested: [] };
  readPart(node, source, found);
  return finish(found, positionAt(source.text, node.startIndex));
}

/** Reads the text between two offsets, with the expansions that lie in it. */
export function readText(
  node: Node,
  range: { start: number; end: number; resolve: (text: string) => string },
  source: ShellSource,
): ReadWord {
  const found: Found = { text: "", dynamic: false, variables: [], nested: [] };
  readBetween(node, range, source, found);
  return finish(found, positionAt(source.text, range.start));
}

/** Makes a word of a text that the block holds as it is. */
export function literalWord(text: string, { line, column }: Position): Word {
  return { text, dynamic: false, variables: [], line, column };
}

interface Found {
  text: string;
  dynamic: boolean;
  variables: string[];
  nested: Command[];
}

function finish({ text, dynamic, variables, nested }: Found, place: Position): ReadWord {
  return { word: { text, dynamic, variables: [...new Set(variables)], ...place }, nested };
}

function readPart(node: Node, source: ShellSource, found: Found): void {
  const { type, startIndex: start, endIndex: end } = node;
  if (dynamicTypes.has(type)) {
    readDynamic(node, source, found);
    return;
  }
  switch (type) {
    case "raw_string":
      found.text += source.text.slice(start + 1, end - 1);
      return;
    case "ansi_c_string":
      found.text += unescapeAnsi(source.text.slice(start + 2, end - 1));
      return;
    case "string": {
      const range = { start: start + 1, end: end - 1, resolve: unescapeQuoted };
      readBetween(node, range, source, found);
      return;
    }
    case "translated_string": {
      const inner = node.namedChildren[0];
      if (inner) readPart(inner, source, found);
      return;
    }
    case "concatenation":
    case "command_name":
      for (const child of node.children) readPart(child, source, found);
      return;
    default:
      readBetween(node, { start, end, resolve: unescapeBare }, source, found);
  }
}

function readBetween(
  node: Node,
  { start, end, resolve }: { start: number; end: number; resolve: (text: string) => string },
  source: ShellSource,
  found: Found,
): void {
  let from = start;
  for (const child of dynamicsIn(node)) {
    const at = expansionStart(child, source.text);
    if (at < from || at >= end) continue;
    found.text += resolve(source.text.slice(from, at));
    readDynamic(child, source, found);
    from = child.endIndex;
  }
  found.text += resolve(source.text.slice(from, end));
}

/** The expansions directly in a node, without those in other expansions. */
function dynamicsIn(node: Node): Node[] {
  return node.children.flatMap((child) =>
    dynamicTypes.has(child.type) ? [child] : dynamicsIn(child),
  );
}

/** The grammar counts white space before `${` in a string as part of the expansion. */
function expansionStart({ startIndex, endIndex }: Node, text: string): number {
  const lead = /^\s*/.exec(text.slice(startIndex, endIndex));
  return startIndex + (lead?.[0].length ?? 0);
}

function readDynamic(node: Node, source: ShellSource, found: Found): void {
  found.dynamic = true;
  found.text += source.text.slice(expansionStart(node, source.text), node.endIndex);
  readInside(node, source, found);
}

/** Variables and commands of an expansion. */
function readInside(node: Node, source: ShellSource, found: Found): void {
  if (node.type === "command_substitution" || node.type === "process_substitution") {
    found.nested.push(...source.commandsIn(node));
    return;
  }
  const operator = node.type === "expansion" ? node.childForFieldName("operator")?.type : undefined;
  const needsNoValue = operator !== undefined && defaultOperators.has(operator);
  for (const [index, child] of node.children.entries()) {
    const isName = child.type === "variable_name" && variableName.test(child.text);
    const isSubject = isName && node.children.slice(0, index).every((one) => !one.isNamed);
    if (isName && !(isSubject && needsNoValue)) found.variables.push(child.text);
    else if (!isName) readInside(child, source, found);
  }
}

function unescapeBare(text: string): string {
  return text.replace(/\\(\n|[\s\S])/g, (_, char: string) => (char === "\n" ? "" : char));
}

/** Between double quotes a backslash is one, except before what it can take the meaning from. */
function unescapeQuoted(text: string): string {
  return text.replace(/\\([$`"\\\n])/g, (_, char: string) => (char === "\n" ? "" : char));
}

/** In a here-document quotation marks have no meaning. */
export function unescapeHereDocument(text: string): string {
  return text.replace(/\\([$`\\\n])/g, (_, char: string) => (char === "\n" ? "" : char));
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
