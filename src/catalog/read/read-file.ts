import type { HclParser } from "../hcl/parse-hcl.ts";
import type { Module } from "../module.ts";
import type { Block } from "./block.ts";
import type { Finding } from "./finding.ts";
import { readHclBlocks } from "./hcl-blocks.ts";
import { readJsonBlocks } from "./json-blocks.ts";
import { leadingComments } from "./leading-comments.ts";
import { indexLines, type LineIndex } from "./line-index.ts";
import { readInput } from "./read-input.ts";
import { readOutput } from "./read-output.ts";
import { readProviderVersion, readRequirements } from "./read-requirements.ts";
import { readModuleCall, readResource } from "./read-resource.ts";

/** A file of a module. */
export interface ModuleFile {
  /** Name relative to the module's folder. */
  name: string;
  text: string;
  /** What was wrong with the file before its text was looked at. */
  fault?: Finding;
}

/** What one file adds to a module; its findings have positions in it. */
export interface FileFacts extends Module {
  findings: PlacedFinding[];
}

export interface PlacedFinding extends Omit<Finding, "offset"> {
  line: number;
  column: number;
}

/** What readers of blocks need to know of the file around them. */
export interface FileContext {
  name: string;
  text: string;
  parse: HclParser;
  /** The comment before a block, as terraform-docs reads it. */
  comments(block: Block): string;
  positionOf: LineIndex;
  report(finding: Finding): void;
}

/** Blocks that terraform-docs was told to leave out. */
const ignoreMark = "terraform-docs-ignore";

/** Reads one file. It never fails: what is wrong becomes a finding, the rest is read. */
export function readFile({ name, text, fault }: ModuleFile, parse: HclParser): FileFacts {
  const { blocks, findings } = name.endsWith(".json")
    ? readJsonBlocks(text)
    : readHclBlocks(text, parse);
  const positionOf = indexLines(text);
  const lines = text.split("\n");
  const context: FileContext = {
    name,
    text,
    parse,
    comments: ({ start }) => leadingComments(lines, positionOf(start).line),
    positionOf,
    report: (finding) => findings.push(finding),
  };
  const facts = emptyModule();
  for (const block of blocks) addBlock(facts, block, context);
  return {
    ...facts,
    findings: [...(fault ? [fault] : []), ...findings].map(({ offset, ...finding }) => ({
      ...finding,
      ...positionOf(offset),
    })),
  };
}

export function emptyModule(): Module {
  return {
    inputs: [],
    outputs: [],
    requiredVersions: [],
    requiredProviders: [],
    resources: [],
    moduleCalls: [],
  };
}

function addBlock(facts: Module, block: Block, context: FileContext): void {
  if (context.comments(block).includes(ignoreMark)) return;
  const [label] = block.labels;
  if (block.kind === "terraform") readRequirements(facts, block);
  if (label === undefined) return;
  if (block.kind === "provider") readProviderVersion(facts, block);
  if (block.kind === "variable") facts.inputs.push(readInput(block, context));
  if (block.kind === "output") facts.outputs.push(readOutput(block, context));
  if (block.kind === "module") facts.moduleCalls.push(readModuleCall(block, context));
  if (block.kind === "resource" || block.kind === "data") {
    facts.resources.push(readResource(block, context));
  }
}
