import type { HclParser } from "../../../src/catalog/hcl/parse-hcl.ts";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import { readHclBlocks } from "../../../src/catalog/read/blocks/hcl-blocks.ts";
import { findUses, type UsedArgument } from "../../../src/catalog/usage/find-uses.ts";
import { maskHcl } from "./mask-hcl.ts";

/** A file of HCL. */
export interface Code {
  text: string;
  /** The text without comments and strings; offsets are those of the text. */
  masked: string;
  /** Its blocks. */
  blocks: Block[];
  /** Its attributes outside of blocks, as Terragrunt has them. */
  attributes: ReadonlyMap<string, Attribute>;
  /** Where the offsets of blocks and attributes begin. */
  shift: number;
}

/** The reader keeps all of a `terraform` block, so a file is read as if it stood in one. */
const opening = "terraform {\n";

const known = new Map<string, Code>();

/** Reads a file of HCL; the same text is read once. */
export function readCode(text: string, parse: HclParser): Code {
  const before = known.get(text);
  if (before) return before;
  const file = readHclBlocks(`${opening}${text}\n}`, parse).blocks[0];
  const code = {
    text,
    masked: maskHcl(text),
    blocks: file?.blocks ?? [],
    attributes: file?.attributes ?? new Map(),
    shift: opening.length,
  };
  known.set(text, code);
  return code;
}

/** The value of an attribute that is a text; null where it is another or computed. */
export function textValue(attribute: Attribute | undefined): string | null {
  if (!attribute?.value.known || typeof attribute.value.value !== "string") return null;
  return attribute.value.value;
}

/** The entries of `inputs` of a Terragrunt file, and whether there may be more of them. */
export function inputsOf(code: Code, parse: HclParser): { given: UsedArgument[]; open: boolean } {
  const inputs = code.attributes.get("inputs");
  if (!inputs) return { given: [], open: false };
  const source = '\nterraform {\n  source = "git::https://host.example/a/b.git"\n}\n';
  const unit = findUses(code.text.replace(/^terraform\s*\{/m, "replaced {") + source, parse).find(
    ({ tool }) => tool === "terragrunt",
  );
  const given = unit?.arguments ?? [];
  return { given, open: given.length === 0 && inputs.text.trim() !== "{}" };
}

/** Names of the attributes in `locals` blocks. */
export function localNames({ blocks }: Code): Set<string> {
  const locals = blocks.filter(({ kind }) => kind === "locals");
  return new Set(locals.flatMap(({ attributes }) => [...attributes.keys()]));
}
