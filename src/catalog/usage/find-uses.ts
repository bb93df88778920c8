import { type Evaluated, evaluate, keyOf } from "../hcl/evaluate/evaluate.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import type { Expression, SyntaxNode } from "../hcl/syntax.ts";
import { child } from "../hcl/syntax.ts";
import type { Attribute, Block } from "../read/blocks/block.ts";
import { readHclBlocks } from "../read/blocks/hcl-blocks.ts";
import { type ModuleAddress, parseSource } from "./parse-source.ts";

/** An argument that code gives to a module. */
export interface UsedArgument {
  name: string;
  value: Evaluated;
  /** Offset of its name, or of its value where the name cannot be told apart. */
  offset: number;
}

/** Code that calls a module: a `module` block, or the `inputs` of a Terragrunt unit. */
export interface ModuleUse {
  tool: "terraform" | "terragrunt";
  /** Name of the `module` block; empty in Terragrunt. */
  name: string;
  /** Text of the source. */
  source: string;
  /** Offset of the source's value. */
  offset: number;
  /** Null where the source is not a git repository, or is computed. */
  address: ModuleAddress | null;
  /** Arguments that are meant for the module. */
  arguments: UsedArgument[];
  /** Whether more arguments may come from elsewhere: `merge()`, an included configuration. */
  open: boolean;
}

/** Arguments of every `module` block, which are none of the module's inputs. */
const metaArguments = new Set([
  "source",
  "version",
  "providers",
  "count",
  "for_each",
  "depends_on",
]);

/** All code in a text that calls a module. A text that is not HCL has what can be read of it. */
export function findUses(text: string, parse: HclParser): ModuleUse[] {
  // A Terragrunt unit has attributes outside of blocks, and the reader keeps only what modules need
  // of most blocks: a `terraform` block around all of it is read whole.
  const { blocks } = readHclBlocks(`${opening}${text}\n}`, parse);
  const file = blocks[0];
  if (!file) return [];
  const uses = file.blocks
    .filter(({ kind }) => kind === "module")
    .flatMap((block) => moduleUse(block) ?? []);
  const unit = unitUse(file);
  return unit ? [...uses, unit] : uses;
}

const opening = "terraform {\n";

function moduleUse(block: Block): ModuleUse | undefined {
  const source = block.attributes.get("source");
  if (!source) return undefined;
  const own = [...block.attributes.values()].filter(({ name }) => !metaArguments.has(name));
  return {
    tool: "terraform",
    name: block.labels[0] ?? "",
    ...sourceOf(source),
    arguments: own.map(({ name, value, offset }) => ({ name, value, offset: placed(offset) })),
    open: false,
  };
}

function unitUse(file: Block): ModuleUse | undefined {
  const terraform = file.blocks.find(({ kind }) => kind === "terraform");
  const source = terraform?.attributes.get("source");
  if (!source) return undefined;
  const inputs = file.attributes.get("inputs");
  const object = inputs?.expression ? objectOf(inputs.expression) : null;
  return {
    tool: "terragrunt",
    name: "",
    ...sourceOf(source),
    arguments: object ?? [],
    open: (inputs !== undefined && object === null) || file.blocks.some(mayGiveInputs),
  };
}

/** An `include` block can add inputs. */
function mayGiveInputs({ kind }: Block): boolean {
  return kind === "include";
}

function sourceOf(attribute: Attribute): Pick<ModuleUse, "source" | "offset" | "address"> {
  const { value, text, offset } = attribute;
  const known = value.known && typeof value.value === "string" ? value.value : null;
  return {
    source: known ?? text,
    offset: placed(offset),
    address: known === null ? null : parseSource(known),
  };
}

/** Offset in the text that was handed over. */
function placed(offset: number): number {
  return offset - opening.length;
}

/** The entries of an object expression; null where it is another one. */
function objectOf({ source, node }: Expression): UsedArgument[] | null {
  const object = child(onlyChild(node, "collection_value") ?? node, "object");
  if (!object) return null;
  return object.children
    .filter(({ type }) => type === "object_elem")
    .flatMap((element): UsedArgument[] => {
      const [key, value] = element.children.filter(({ type }) => type === "expression");
      if (!key || !value) return [];
      return [
        {
          name: keyOf(source, key),
          value: evaluate({ source, node: value }),
          offset: placed(key.start),
        },
      ];
    });
}

function onlyChild(node: SyntaxNode, type: string): SyntaxNode | undefined {
  const [first, ...rest] = node.children.filter((one) => one.type !== "comment");
  return first?.type === type && rest.length === 0 ? first : undefined;
}
