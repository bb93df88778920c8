import type { Input, Module, Output } from "../module.ts";
import type { ModuleFile } from "../read/read-file.ts";
import { inputText, outputText } from "./block-text.ts";

export interface ImportedFile {
  name: string;
  text: string;
}

export interface ImportOptions {
  title: string;
  /** Path of the module in its repository. */
  source: string;
  version: string;
}

/** The files with which a module joins the catalog: its interface as it is written, and `module.yaml`. */
export function importModule(
  module: Module,
  files: readonly ModuleFile[],
  options: ImportOptions,
): ImportedFile[] {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return [
    { name: "variables.tf", text: blocksOf(module.inputs, { texts, write: inputText }) },
    { name: "outputs.tf", text: blocksOf(module.outputs, { texts, write: outputText }) },
    { name: "module.yaml", text: facts(options) },
  ];
}

interface BlockSources<T> {
  texts: ReadonlyMap<string, string>;
  /** Writes a block that was declared in JSON. */
  write(block: T): string;
}

function blocksOf<T extends Input | Output>(
  blocks: readonly T[],
  { texts, write }: BlockSources<T>,
): string {
  return blocks
    .map((block) => (block.source.file.endsWith(".json") ? write(block) : sourceOf(block, texts)))
    .join("\n");
}

/** The source lines of a block with the comments right before them, which may describe it. */
function sourceOf({ source }: Input | Output, texts: ReadonlyMap<string, string>): string {
  const lines = (texts.get(source.file) ?? "").replace(/^\uFEFF/, "").split(/\r?\n/);
  let first = source.line - 1;
  while (first > 0 && /^(?:#|\/\/)/.test(lines[first - 1] ?? "")) first--;
  return `${lines.slice(first, source.endLine).join("\n")}\n`;
}

function facts({ title, source, version }: ImportOptions): string {
  return [
    `title: ${JSON.stringify(title)}`,
    `source: ${JSON.stringify(source)}`,
    `version: ${JSON.stringify(version)}`,
    "repositories: []",
    "tags: []",
    "",
  ].join("\n");
}
