import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type {
  JsonValue,
  Module,
  ModuleCall,
  MovedBlock,
  Output,
  RequiredProvider,
  Resource,
} from "../../model/reference/module.ts";
import { createPositionLookup } from "../../model/text/positions.ts";
import { getCommentText } from "../hcl/comment-text.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import { findChild, getSourceText } from "../hcl/syntax.ts";
import { catalogRules } from "../rules.ts";
import type { Attribute, Block, OffsetDiagnostic } from "./blocks/block.ts";
import { readHclBlocks } from "./blocks/hcl-blocks.ts";
import { readJsonBlocks } from "./blocks/json-blocks.ts";
import {
  type FileContext,
  getBooleanAttribute,
  getConstantText,
  getEntrySource,
  getLeadingComments,
  getRange,
  getTextAttribute,
  readDescription,
} from "./file-context.ts";
import { readInput } from "./read-input.ts";

export interface ModuleFile {
  name: string;
  text: string;
  readError?: OffsetDiagnostic;
}

export interface FileContent extends Module {
  /** Names of the arguments of each block, such as `variable.name`. Override files replace only these. */
  argumentNames: Record<string, string[]>;
  diagnostics: Diagnostic[];
}

const ignoreMark = "terraform-docs-ignore";

/** Reports broken blocks and never throws. */
export function readFile(file: ModuleFile, parse: HclParser): FileContent {
  try {
    return readFileContent(file, parse);
  } catch (error) {
    // Thousands of nested brackets exceed the stack.
    if (!(error instanceof RangeError)) throw error;
    const tooDeep = diagnose(catalogRules["too-deep"], wholeFile(file.name), {});
    return { ...createEmptyModule(), argumentNames: {}, diagnostics: [tooDeep] };
  }
}

function readFileContent(file: ModuleFile, parse: HclParser): FileContent {
  const { name, text, readError } = file;
  const { blocks, diagnostics } = name.endsWith(".json")
    ? readJsonBlocks(text)
    : readHclBlocks(text, parse);
  const getPosition = createPositionLookup(text);
  const lines = text.split("\n");
  const context: FileContext = {
    name,
    text,
    parse,
    getComments: ({ start }) => getLeadingComments(lines, getPosition(start).line),
    getPosition,
    report: (diagnostic) => diagnostics.push(diagnostic),
  };
  const module = createEmptyModule();
  const argumentNames: FileContent["argumentNames"] = Object.create(null);
  for (const block of blocks) {
    addBlock(module, block, context);
    argumentNames[`${block.kind}.${block.labels[0]}`] = [...block.attributes.keys()];
  }
  // If characters are lost, all other diagnostics are consequences.
  const reported = readError ? [readError] : diagnostics;
  return {
    ...module,
    argumentNames,
    diagnostics: reported.map(({ offset, ...diagnostic }) => ({
      ...diagnostic,
      file: name,
      message: escapeControlCharacters(diagnostic.message),
      ...getPosition(offset),
    })),
  };
}

/** Terminals would execute control characters. */
function escapeControlCharacters(message: string): string {
  const getCodePoint = (char: string) => char.charCodeAt(0).toString(16).padStart(4, "0");
  return message.replace(/[^\P{Cc}\t]/gu, (char) => `\\u${getCodePoint(char)}`);
}

export function createEmptyModule(): Module {
  return {
    inputs: [],
    outputs: [],
    requiredVersions: [],
    requiredProviders: [],
    resources: [],
    moduleCalls: [],
    moved: [],
  };
}

const resourceModes: Record<string, Resource["mode"]> = {
  resource: "managed",
  data: "data",
  ephemeral: "ephemeral",
};

function addBlock(module: Module, block: Block, context: FileContext): void {
  if (context.getComments(block).some((line) => line.includes(ignoreMark))) return;
  const [label] = block.labels;
  if (block.kind === "terraform") readRequirements(module, block);
  if (block.kind === "moved") module.moved.push(readMoved(block));
  if (label === undefined) return;
  if (block.kind === "provider") readProviderVersion(module, block);
  if (block.kind === "variable") module.inputs.push(readInput(block, context));
  if (block.kind === "output") module.outputs.push(readOutput(block, context));
  if (block.kind === "module") module.moduleCalls.push(readModuleCall(block, context));
  const mode = Object.hasOwn(resourceModes, block.kind) && resourceModes[block.kind];
  if (mode) module.resources.push(readResource(block, mode, context));
}

function readOutput(block: Block, context: FileContext): Output {
  return {
    name: block.labels[0] ?? "",
    description: readDescription(block, context),
    value: block.attributes.get("value")?.text ?? "",
    sensitive: getBooleanAttribute(block, "sensitive") ?? false,
    ephemeral: getBooleanAttribute(block, "ephemeral") ?? false,
    deprecated: getTextAttribute(block, "deprecated", context),
    source: getEntrySource(block, context),
  };
}

function readRequirements(module: Module, block: Block): void {
  const version = getConstantText(block.attributes.get("required_version"));
  if (version !== null) module.requiredVersions.push(version);
  for (const inner of block.blocks.filter(({ kind }) => kind === "required_providers")) {
    for (const attribute of inner.attributes.values()) {
      module.requiredProviders.push(readProvider(attribute));
    }
  }
}

/** Before Terraform 0.13 a `provider` block required a version. */
function readProviderVersion(module: Module, block: Block): void {
  const version = getConstantText(block.attributes.get("version"));
  if (version === null) return;
  module.requiredProviders.push({
    name: block.labels[0] ?? "",
    source: null,
    versions: [version],
  });
}

function readProvider(attribute: Attribute): RequiredProvider {
  const { name } = attribute;
  if (attribute.value.known) return readJsonProvider(name, attribute.value.value);
  const source = getFieldText(attribute, "source");
  const version = getFieldText(attribute, "version");
  return { name, source, versions: version === null ? [] : [version] };
}

function readJsonProvider(name: string, value: JsonValue): RequiredProvider {
  if (typeof value === "string") return { name, source: null, versions: [value] };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { name, source: null, versions: [] };
  }
  const { source, version } = value;
  return {
    name,
    source: typeof source === "string" ? source : null,
    versions: typeof version === "string" ? [version] : [],
  };
}

function getFieldText({ expression }: Attribute, field: string): string | null {
  if (!expression) return null;
  const { source, node } = expression;
  const object = findChild(node, "collection_value")?.children[0];
  for (const element of object?.children ?? []) {
    const [key, value] = element.children.filter(({ type }) => type === "expression");
    if (!key || !value || getSourceText(source, key).replaceAll('"', "") !== field) continue;
    return getSourceText(source, value).replace(/^"|"$/g, "");
  }
  return null;
}

function readResource(block: Block, mode: Resource["mode"], context: FileContext): Resource {
  const [type = "", name = ""] = block.labels;
  const provider = block.attributes.get("provider");
  const providerName = getConstantText(provider) ?? provider?.text ?? type;
  // `aws.replica` and `aws_instance` both mean the provider `aws`.
  const [local = "", alias] = providerName.split(provider ? /[.[]/ : "_");
  return {
    mode,
    type,
    name,
    provider: local,
    alias: provider && alias !== undefined ? alias : null,
    description: getCommentText(context.getComments(block)),
    source: getRange(block, context),
  };
}

function readModuleCall(block: Block, context: FileContext): ModuleCall {
  return {
    name: block.labels[0] ?? "",
    from: getArgumentText(block, "source"),
    version: getArgumentText(block, "version"),
    description: getCommentText(context.getComments(block)),
    source: getRange(block, context),
  };
}

function readMoved(block: Block): MovedBlock {
  return { from: getArgumentText(block, "from"), to: getArgumentText(block, "to") };
}

/** OpenTofu allows computed sources. */
function getArgumentText({ attributes }: Block, name: string): string {
  const attribute = attributes.get(name);
  return getConstantText(attribute) ?? attribute?.text ?? "";
}
