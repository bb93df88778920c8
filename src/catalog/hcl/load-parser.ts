import { createRequire } from "node:module";
import { Language, Parser } from "web-tree-sitter";
import { createHclParser, type HclParser } from "./parse-hcl.ts";

let shared: Promise<HclParser> | undefined;

/** The parser with the installed grammar, which is loaded once. A failed load is tried again. */
export function getHclParser(): Promise<HclParser> {
  shared ??= loadHclParser(getInstalledGrammar()).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

function getInstalledGrammar(): string {
  const { resolve } = createRequire(import.meta.url);
  return resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm");
}

/** @param grammar path of `tree-sitter-hcl.wasm` */
export async function loadHclParser(grammar: string): Promise<HclParser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return createHclParser(parser);
}
