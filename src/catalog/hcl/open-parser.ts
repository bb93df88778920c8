import { createRequire } from "node:module";
import { Language, Parser } from "web-tree-sitter";
import { type HclParser, hclParser } from "./parse-hcl.ts";

let opened: Promise<HclParser> | undefined;

export function openHclParser(): Promise<HclParser> {
  opened ??= loadParser();
  return opened;
}

async function loadParser(): Promise<HclParser> {
  const { resolve } = createRequire(import.meta.url);
  await Parser.init();
  const grammar = resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm");
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return hclParser(parser);
}
