import { createRequire } from "node:module";
import { Language, type Node, Parser } from "web-tree-sitter";
import { getPosition } from "../../src/model/text/positions.ts";
import type { Command, Word } from "../guide/guide.ts";
import {
  createLiteral,
  type ReadWord,
  readHereDocument,
  readRedirect,
  readWord,
  type ShellSource,
} from "./read-word.ts";

export interface ShellError {
  line: number;
  column: number;
  message: string;
}

export interface ParsedShell {
  commands: Command[];
  errors: ShellError[];
}

let opened: Promise<Parser> | undefined;

/**
 * Parses a shell block into commands, in order. Control structures become commands that start with
 * a keyword. Redirects of a `while` loop, a group, or a list belong to a command without words. A
 * here-document is a redirect `<<` whose target is the body.
 */
export async function parseShell(code: string): Promise<ParsedShell> {
  opened ??= openParser();
  const parser = await opened;
  const text = code.replaceAll("\r\n", "\n");
  // The grammar needs a line break at the end.
  const tree = parser.parse(text.endsWith("\n") ? text : `${text}\n`);
  if (!tree) throw new Error("the shell parser has no language");
  const commands = readCommands(tree.rootNode, text);
  const errors = tree.rootNode.hasError
    ? [findError(tree.rootNode, text)]
    : findIndentedDelimiters(tree.rootNode, text);
  tree.delete();
  return { commands, errors };
}

async function openParser(): Promise<Parser> {
  const { resolve } = createRequire(import.meta.url);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve("tree-sitter-bash/tree-sitter-bash.wasm")));
  return parser;
}

/** The grammar accepts spaces before the end of a here-document, and bash only tabs after `<<-`. */
function findIndentedDelimiters(root: Node, text: string): ShellError[] {
  return root.descendantsOfType("heredoc_end").flatMap((end) => {
    if (end === null) return [];
    const indent = end.parent?.child(0)?.type === "<<-" ? / / : /[ \t]/;
    if (!indent.test(text[end.startIndex - 1] ?? "")) return [];
    const message = `\`${end.text}\` does not end the here-document, because it is indented`;
    return [{ ...getPosition(text, end.startIndex), message }];
  });
}

function findError(node: Node, text: string): ShellError {
  const inner = node.children.find((child) => child.hasError || child.isError || child.isMissing);
  if (inner) return findError(inner, text);
  const location = getPosition(text, node.startIndex);
  const invalidText = node.text.split("\n", 1)[0] ?? "";
  const message = node.isMissing
    ? `\`${node.type}\` is missing`
    : `\`${invalidText}\` is not shell`;
  return { ...location, message };
}

function readCommands(root: Node, text: string): Command[] {
  return root.children.flatMap((child, statement) => {
    const reader = new CommandReader(text, statement);
    reader.readAll([child]);
    return reader.commands;
  });
}

class CommandReader implements ShellSource {
  readonly commands: Command[] = [];

  readonly text: string;

  readonly #statement: number;

  constructor(text: string, statement: number) {
    this.text = text;
    this.#statement = statement;
  }

  readCommandsIn(node: Node): Command[] {
    const reader = new CommandReader(this.text, this.#statement);
    reader.readAll(node.namedChildren);
    return reader.commands;
  }

  readAll(nodes: readonly Node[]): void {
    for (const node of nodes) this.#read(node);
  }

  #read(node: Node): void {
    switch (node.type) {
      case "command":
      case "declaration_command":
      case "unset_command":
        this.#addParts(this.#add(node), node.children);
        return;
      case "variable_assignment":
        this.#addAssignment(this.#add(node), node);
        return;
      case "variable_assignments":
        this.#addParts(this.#add(node), node.children);
        return;
      case "test_command":
        this.#addTest(node);
        return;
      case "redirected_statement":
        this.#readRedirected(node);
        return;
      case "for_statement":
      case "select_statement":
        this.#readFor(node);
        return;
      case "c_style_for_statement":
        this.#addRaw(this.#add(node), "for");
        this.readAll(node.namedChildren.filter(({ type }) => /group|compound/.test(type)));
        return;
      case "case_statement":
        this.#readCase(node);
        return;
      case "function_definition":
        this.#readFunction(node);
        return;
      case "subshell":
        this.#addRaw(this.#add(node), "(");
        this.readAll(node.namedChildren);
        this.#addRaw(this.#add(node.lastChild ?? node), ")");
        return;
      case "comment":
        return;
      default:
        // Lists, pipelines, branches, loops, groups, and errors.
        this.readAll(node.namedChildren);
    }
  }

  #add(node: Node): Command {
    const location = getPosition(this.text, node.startIndex);
    const command: Command = {
      words: [],
      assignments: [],
      redirects: [],
      ...location,
      statement: this.#statement,
      nested: [],
    };
    this.commands.push(command);
    return command;
  }

  #addParts(command: Command, nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (/_redirect$/.test(node.type)) this.#addRedirect(command, node);
      else if (node.type === "variable_assignment") this.#addAssignment(command, node);
      else if (node.type !== "comment") this.#addWord(command, readWord(node, this));
    }
  }

  #addWord(command: Command, { word, nested }: ReadWord): void {
    command.words.push(word);
    command.nested.push(...nested);
  }

  #addRaw({ words, line, column }: Command, text: string): void {
    words.push(createLiteral(text, { line, column }));
  }

  /** After the name of a command, an assignment is a word: `export NAME=value`. */
  #addAssignment(command: Command, node: Node): void {
    const value = this.#readValue(node);
    command.nested.push(...value.nested);
    const name = node.childForFieldName("name")?.text ?? "";
    if (command.words.length === 0) {
      command.assignments.push({ name, value: value.word });
      return;
    }
    const location = getPosition(this.text, node.startIndex);
    const operator = node.children[1]?.type ?? "=";
    command.words.push({
      ...value.word,
      ...location,
      text: `${name}${operator}${value.word.text}`,
    });
  }

  #readValue(node: Node): ReadWord {
    const value = node.childForFieldName("value");
    if (value?.type !== "array") {
      const location = getPosition(this.text, node.endIndex);
      return value ? readWord(value, this) : { word: createLiteral("", location), nested: [] };
    }
    const items = value.namedChildren.map((item) => readWord(item, this));
    const word: Word = {
      text: value.text,
      isDynamic: items.some((item) => item.word.isDynamic),
      variables: [...new Set(items.flatMap((item) => item.word.variables))],
      ...getPosition(this.text, value.startIndex),
    };
    return { word, nested: items.flatMap((item) => item.nested) };
  }

  #addTest(node: Node): void {
    const command = this.#add(node);
    for (const leaf of getTestWords(node)) this.#addWord(command, readWord(leaf, this));
  }

  #readRedirected(node: Node): void {
    const body = node.childForFieldName("body");
    const redirects = node.namedChildren.filter(({ id }) => id !== body?.id);
    const first = this.commands.length;
    const isSimple =
      body !== null &&
      /^(?:command|subshell|for_statement|test_command|variable_assignment)$/.test(body.type);
    if (isSimple) this.#read(body);
    const target = (isSimple && this.commands[first]) || this.#add(node);
    // The rest of the line that opens a here-document comes after the redirects.
    const later: Node[] = [];
    for (const redirect of redirects) later.push(...this.#addRedirect(target, redirect));
    if (body && !isSimple) this.#read(body);
    this.readAll(later);
  }

  /** In the grammar, a redirect contains nodes that follow it. Returns them. */
  #addRedirect(command: Command, node: Node): Node[] {
    if (node.type !== "heredoc_redirect") {
      const { operator, target, nested } = readRedirect(node, this);
      command.redirects.push({ operator, target });
      command.nested.push(...nested);
      return [];
    }
    const document = readHereDocument(node, this);
    command.redirects.push({ operator: "<<", target: document.body.word });
    command.nested.push(...document.body.nested);
    this.#addParts(command, document.parts);
    return document.following;
  }

  #readFor(node: Node): void {
    const command = this.#add(node);
    const body = node.childForFieldName("body");
    for (const child of node.children) {
      if (child.id === body?.id || child.type === ";") continue;
      this.#addWord(command, readWord(child, this));
    }
    if (body) this.#read(body);
  }

  #readCase(node: Node): void {
    const command = this.#add(node);
    this.#addRaw(command, "case");
    const value = node.childForFieldName("value");
    if (value) this.#addWord(command, readWord(value, this));
    this.#addRaw(command, "in");
    for (const item of node.namedChildren.filter(({ type }) => type === "case_item")) {
      const patterns = new Set(item.childrenForFieldName("value").map((node) => node?.id));
      this.readAll(item.namedChildren.filter(({ id }) => !patterns.has(id)));
    }
  }

  #readFunction(node: Node): void {
    const command = this.#add(node);
    this.#addRaw(command, "function");
    const name = node.childForFieldName("name");
    if (name) this.#addWord(command, readWord(name, this));
    const body = node.childForFieldName("body");
    if (body) this.#read(body);
  }
}

function getTestWords(node: Node): Node[] {
  return node.children.flatMap((child) =>
    /^(?:binary|unary|parenthesized)_expression$/.test(child.type) ? getTestWords(child) : [child],
  );
}
