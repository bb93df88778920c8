import { createRequire } from "node:module";
import { Language, Parser } from "web-tree-sitter";
import { type HclParser, hclParser } from "./parse-hcl.ts";

let opened: Promise<HclParser> | undefined;

export function openHclParser(): Promise<HclParser> {
  opened ??= loadHclParser(installedGrammar());
  return opened;
}

function installedGrammar(): string {
  const { resolve } = createRequire(import.meta.url);
  return resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm");
}

/** @param grammar path of `tree-sitter-hcl.wasm` */
export async function loadHclParser(grammar: string): Promise<HclParser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return hclParser(parser);
}
