import { posix } from "node:path";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import type { Session } from "../session.ts";
import type { Code } from "./read-code.ts";

export interface CodeFile {
  path: string;
  code: Code;
}

/** A `module` block. */
interface ModuleCall {
  name: string;
  block: Block;
  file: CodeFile;
}

export interface ModuleCode {
  folder: string;
  files: CodeFile[];
  inputs: ReadonlySet<string>;
  requiredInputs: readonly string[];
  /** The `value` of each output. */
  outputs: ReadonlyMap<string, Attribute | undefined>;
  calls: readonly ModuleCall[];
  /** Addresses of what expressions can refer to: `var.name`, `module.vpc`, `aws_vpc.this`. */
  addresses: ReadonlySet<string>;
  /** Names of declared providers, and prefixes of resource types, such as `aws`. */
  providers: ReadonlySet<string>;
}

/** The names that calls of a module can use. */
export interface ModuleSignature {
  name: string;
  inputs: ReadonlySet<string>;
  requiredInputs: readonly string[];
  outputs: ReadonlySet<string>;
}

/** Null if the folder has no code. */
export function readModule({ state, context }: Session, folder: string): ModuleCode | null {
  const files = state.files
    .filesBelow(folder)
    .filter((path) => posix.dirname(path) === folder && /\.(?:tf|tofu)$/.test(path))
    .map((path) => ({ path, code: context.readCode(state.files.read(path)?.text ?? "") }));
  if (files.length === 0) return null;
  const blocks = files.flatMap(({ code }) => code.blocks);
  const getBlocks = (kind: string) => blocks.filter((block) => block.kind === kind);
  const variables = getBlocks("variable");
  return {
    folder,
    files,
    inputs: new Set(variables.map(getName)),
    requiredInputs: variables.filter(({ attributes }) => !attributes.has("default")).map(getName),
    outputs: new Map(
      getBlocks("output").map((block) => [getName(block), block.attributes.get("value")]),
    ),
    calls: files.flatMap((file) =>
      file.code.blocks
        .filter(({ kind }) => kind === "module")
        .map((block) => ({ name: getName(block), block, file })),
    ),
    addresses: new Set([
      ...files.flatMap(({ code }) => [...getLocalNames(code)].map((name) => `local.${name}`)),
      ...variables.map((block) => `var.${getName(block)}`),
      ...getBlocks("module").map((block) => `module.${getName(block)}`),
      ...getBlocks("resource").map(getResourceAddress),
      ...getBlocks("data").map((block) => `data.${getResourceAddress(block)}`),
      ...getBlocks("ephemeral").map((block) => `ephemeral.${getResourceAddress(block)}`),
    ]),
    providers: new Set([
      // OpenTofu and Terraform have this provider built in.
      "terraform",
      ...getBlocks("provider").map(getName),
      ...blocks
        .filter(({ kind }) => /^(?:resource|data|ephemeral)$/.test(kind))
        .map((block) => getName(block).split("_")[0] ?? ""),
    ]),
  };
}

function getName({ labels }: Block): string {
  return labels[0] ?? "";
}

function getResourceAddress({ labels }: Block): string {
  return labels.slice(0, 2).join(".");
}

export function getSignature(
  { inputs, requiredInputs, outputs }: ModuleCode,
  name: string,
): ModuleSignature {
  return { name, inputs, requiredInputs, outputs: new Set(outputs.keys()) };
}

export type GetLocation = (offset: number) => SourceLocation;

/**
 * Returns a function that converts offsets in a file to positions in the guide. `fallback` is for
 * text that a command wrote.
 */
export function createGetLocation(
  { state }: Session,
  path: string,
  fallback: SourceLocation,
): GetLocation {
  return (offset) => {
    const file = state.files.read(path);
    if (!file) return fallback;
    const { line, column } = getPosition(file.text, Math.max(0, offset));
    const origin = file.origins[line - 1];
    return origin ? { ...origin, column: origin.column + column - 1 } : fallback;
  };
}

/** Null if the attribute is missing, is not a string, or is known only at run time. */
export function getTextValue(attribute: Attribute | undefined): string | null {
  if (!attribute?.value.known || typeof attribute.value.value !== "string") return null;
  return attribute.value.value;
}

export function getLocals({ blocks }: Code): Attribute[] {
  const locals = blocks.filter(({ kind }) => kind === "locals");
  return locals.flatMap(({ attributes }) => [...attributes.values()]);
}

export function getLocalNames(code: Code): Set<string> {
  return new Set(getLocals(code).map(({ name }) => name));
}
