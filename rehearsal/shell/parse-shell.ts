import { createRequire } from "node:module";
import { Language, type Node, Parser } from "web-tree-sitter";
import { positionAt } from "../../src/model/text/positions.ts";
import type { Command } from "../guide/block.ts";
import { readCommands } from "./read-commands.ts";

/** A place where a shell block cannot be read. */
export interface ShellProblem {
  line: number;
  column: number;
  message: string;
}

export interface ParsedShell {
  commands: Command[];
  problems: ShellProblem[];
}

let opened: Promise<Parser> | undefined;

/**
 * Parses a shell block into its simple commands, in the order in which they stand. Control structures
 * are flattened; what they say themselves becomes a command that begins with a keyword (see
 * `shellKeywords`): `for NAME in WORDS`, `case WORD in`, `function NAME`, `[[ ... ]]`, and `(` and `)`
 * around a subshell. Redirects of a whole `while ... done` stand on a command without words before it.
 * A command of assignments alone has no words. A here-document is a redirect `<<` whose target's text
 * is the body. A variable with a default (`${NAME:-x}`) is not among those that a word reads.
 */
export async function parseShell(code: string): Promise<ParsedShell> {
  opened ??= openParser();
  const parser = await opened;
  const text = code.replaceAll("\r\n", "\n");
  // The grammar wants a line end after the last command, as a file has one.
  const tree = parser.parse(text.endsWith("\n") ? text : `${text}\n`);
  if (!tree) throw new Error("the shell parser has no language");
  const commands = readCommands(tree.rootNode, text);
  const problems = tree.rootNode.hasError ? [findProblem(tree.rootNode, text)] : [];
  tree.delete();
  return { commands, problems };
}

async function openParser(): Promise<Parser> {
  const { resolve } = createRequire(import.meta.url);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve("tree-sitter-bash/tree-sitter-bash.wasm")));
  return parser;
}

/** Describes the first fault, from the innermost node. */
function findProblem(node: Node, text: string): ShellProblem {
  const inner = node.children.find((child) => child.hasError || child.isError || child.isMissing);
  if (inner) return findProblem(inner, text);
  const place = positionAt(text, node.startIndex);
  const found = node.text.split("\n", 1)[0] ?? "";
  const message = node.isMissing ? `\`${node.type}\` is missing` : `\`${found}\` is not shell`;
  return { ...place, message };
}
