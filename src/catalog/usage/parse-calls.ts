import type { TypeNode } from "../../model/reference/module.ts";
import { type Evaluated, evaluate, evaluatePartially, readKey } from "../hcl/evaluate/evaluate.ts";
import { type EvaluationContext, hasUnknown } from "../hcl/evaluate/scope.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import type { Expression, SyntaxNode } from "../hcl/syntax.ts";
import { findChild, getSourceText } from "../hcl/syntax.ts";
import type { Attribute, Block } from "../read/blocks/block.ts";
import { type CodeBody, readHclCode } from "../read/blocks/hcl-blocks.ts";
import { parseType } from "../types/parse-type.ts";
import { type ModuleAddress, parseSource } from "./parse-source.ts";
import {
  findOutputReferences,
  getRepetition,
  type OutputReference,
} from "./repository/find-references.ts";
import { getValueKind, type ValueKind } from "./value-kind.ts";

export interface CallArgument {
  name: string;
  value: Evaluated;
  kind?: ValueKind;
  /** Offset of the name, or of the value if there is no name. */
  offset: number;
  end?: number;
  /** Whether it is written as a block, which Terraform accepted before 0.12. */
  isBlock?: true;
}

export interface ParsedCall {
  tool: "terraform" | "terragrunt";
  name: string;
  source: string;
  offset: number;
  address: ModuleAddress | null;
  /** Whether the source or version is not constant. */
  isComputed?: boolean;
  versionOffset?: number;
  arguments: CallArgument[];
  /** Whether more arguments may be set elsewhere, by `merge()` or an included configuration. */
  isPartial: boolean;
}

/** Old modules have inputs with these names, which Terraform accepted before 0.12. */
export const metaArguments: ReadonlySet<string> = new Set([
  "source",
  "version",
  "providers",
  "count",
  "for_each",
  "depends_on",
]);

/** A comment that begins with dots marks an excerpt. */
export const excerptMark = /(?:^|\s)(?:#|\/\/)\s*(?:\.\.\.|…)/;

/** Blocks that Terraform or OpenTofu read or reserve. */
const reservedBlocks = new Set([...metaArguments, "_", "lifecycle", "locals", "provider"]);

interface CodeContext {
  evaluation?: EvaluationContext | undefined;
  variables?: ReadonlyMap<string, TypeNode>;
}

export interface ParsedCode {
  calls: ParsedCall[];
  reads: OutputReference[];
}

export function parseCode(text: string, parse: HclParser): ParsedCode {
  const file = readHclCode(text, parse);
  const context = { variables: getVariableTypes(file.blocks) };
  const modules = file.blocks.filter(({ kind }) => kind === "module");
  const calls = modules.flatMap((block) => parseCall(block, context) ?? []);
  const unit = parseUnit(file);
  const repetitions = new Map(modules.map((block) => [block.labels[0], getRepetition(block)]));
  return {
    calls: unit ? [...calls, unit] : calls,
    reads: findOutputReferences(file, (name) => repetitions.get(name)),
  };
}

export function getVariableTypes(blocks: readonly Block[]): Map<string, TypeNode> {
  const variables = blocks.filter(({ kind }) => kind === "variable");
  return new Map(
    variables.flatMap(({ labels, attributes }) => {
      const type = attributes.get("type")?.expression;
      return type ? [[labels[0] ?? "", parseType(type).tree]] : [];
    }),
  );
}

export function parseCall(block: Block, context: CodeContext = {}): ParsedCall | undefined {
  const source = block.attributes.get("source");
  if (!source) return undefined;
  const inputs = [...block.attributes.values()].filter(({ name }) => !metaArguments.has(name));
  return {
    tool: "terraform",
    name: block.labels[0] ?? "",
    ...getSource(source, context.evaluation, block.attributes.get("version")),
    arguments: [
      ...inputs.map((argument) => {
        const { name, offset, expression } = argument;
        const value = getAttributeValue(argument, context.evaluation);
        const end = expression?.node.end;
        const location = { offset, ...(end !== undefined && { end }) };
        return getArgument({ name, value, ...location }, expression, context);
      }),
      ...getBlockArguments(block),
    ],
    isPartial: false,
  };
}

function getBlockArguments({ blocks }: Block): CallArgument[] {
  const inputs = blocks.filter(({ kind }) => !reservedBlocks.has(kind));
  return inputs.map(({ kind: name, start: offset, end }) => {
    return { name, value: { known: false, offset }, offset, end, isBlock: true };
  });
}

function parseUnit(file: CodeBody): ParsedCall | undefined {
  const { source, inputs } = getUnitCall(file);
  if (!source) return undefined;
  return {
    tool: "terragrunt",
    name: "",
    ...source,
    arguments: inputs.entries,
    // An `include` block can add inputs.
    isPartial: inputs.isPartial || file.blocks.some(({ kind }) => kind === "include"),
  };
}

export function getUnitCall(
  { attributes, blocks }: Pick<Block, "attributes" | "blocks">,
  evaluation?: EvaluationContext,
): { source: CallSource | undefined; inputs: ObjectEntries } {
  const terraform = blocks.find(({ kind }) => kind === "terraform");
  const source = terraform?.attributes.get("source");
  return {
    source: source && getSource(source, evaluation),
    inputs: getAttributeEntries(attributes.get("inputs"), evaluation),
  };
}

export type CallSource = Pick<
  ParsedCall,
  "source" | "offset" | "address" | "isComputed" | "versionOffset"
>;

function getSource(
  attribute: Attribute,
  evaluation: EvaluationContext | undefined,
  version?: Attribute,
): CallSource {
  const source = getAttributeText(attribute, evaluation);
  const constraint = version && getAttributeText(version, evaluation);
  // A template of another tool fills in the rest.
  const isComputed = source === null || constraint === null || source.includes("{{");
  return {
    source: source ?? attribute.text,
    offset: attribute.offset,
    address: isComputed ? null : parseSource(source, constraint),
    ...(isComputed && { isComputed }),
    ...(version && { versionOffset: version.offset }),
  };
}

export function getAttributeText(
  attribute: Attribute,
  evaluation: EvaluationContext | undefined,
): string | null {
  const value = getAttributeValue(attribute, evaluation);
  return value.known && typeof value.value === "string" ? value.value : null;
}

export function getAttributeValue(
  { expression, value }: Attribute,
  evaluation?: EvaluationContext,
): Evaluated {
  return value.known || !expression || !evaluation ? value : evaluate(expression, evaluation);
}

export interface ObjectEntries {
  entries: CallArgument[];
  isPartial: boolean;
}

/** The entries of an object; none without the attribute. */
export function getAttributeEntries(
  attribute: Attribute | undefined,
  evaluation?: EvaluationContext,
): ObjectEntries {
  return attribute?.expression
    ? getObjectEntries(attribute.expression, { evaluation })
    : { entries: [], isPartial: false };
}

function getObjectEntries({ source, node }: Expression, context: CodeContext): ObjectEntries {
  const only = findOnlyChild(node);
  const object = only?.type === "collection_value" ? findChild(only, "object") : undefined;
  if (object) return { entries: parseEntries({ source, node: object }, context), isPartial: false };
  const call = only?.type === "function_call" ? only : undefined;
  const name = call && findChild(call, "identifier");
  if (call && name && getSourceText(source, name) === "merge") {
    const parts = findChild(call, "function_arguments")?.children ?? [];
    const merged = parts
      .filter(({ type }) => type === "expression")
      .map((part) => getObjectEntries({ source, node: part }, context));
    // The last entry with a name counts.
    const entries = merged.flatMap((object) => object.entries);
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const isSpread = parts.some(({ type }) => type === "ellipsis");
    return {
      entries: [...byName.values()],
      isPartial: isSpread || merged.some(({ isPartial }) => isPartial),
    };
  }
  const evaluated = evaluatePartially({ source, node }, context.evaluation);
  // `merge()` ignores null.
  const value = evaluated.known ? (evaluated.value ?? {}) : undefined;
  if (typeof value !== "object" || Array.isArray(value)) return { entries: [], isPartial: true };
  const entries = Object.entries(value).map(([name, value]): CallArgument => {
    const offset = node.start;
    return {
      name,
      value: hasUnknown(value) ? { known: false, offset } : { known: true, value },
      offset,
    };
  });
  return { entries, isPartial: false };
}

function parseEntries({ source, node }: Expression, context: CodeContext): CallArgument[] {
  return node.children
    .filter(({ type }) => type === "object_elem")
    .flatMap((element): CallArgument[] => {
      const [key, value] = element.children.filter(({ type }) => type === "expression");
      if (!key || !value) return [];
      const expression = { source, node: value };
      const evaluated = evaluate(expression, context.evaluation);
      const name = readKey(source, key);
      const argument = { name, value: evaluated, offset: key.start, end: value.end };
      return [getArgument(argument, expression, context)];
    });
}

function getArgument(
  argument: CallArgument,
  expression: Expression | null,
  { variables = new Map() }: CodeContext,
): CallArgument {
  const isOpen = !argument.value.known && expression;
  const kind = isOpen ? getValueKind(expression, variables) : undefined;
  return kind ? { ...argument, kind } : argument;
}

function findOnlyChild(node: SyntaxNode): SyntaxNode | undefined {
  const [first, ...rest] = node.children.filter((child) => child.type !== "comment");
  return rest.length === 0 ? first : undefined;
}
