import type { HclParser } from "../../../src/catalog/hcl/parse-hcl.ts";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import { readHclCode } from "../../../src/catalog/read/blocks/hcl-blocks.ts";
import { memoize } from "../../../src/model/memoize.ts";
import { maskHcl } from "./mask-hcl.ts";

export interface Code {
  text: string;
  /** The text with spaces instead of comments and strings, so that offsets stay the same. */
  masked: string;
  blocks: Block[];
  attributes: ReadonlyMap<string, Attribute>;
}

export type ReadCode = (text: string) => Code;

/** Returns a function that parses each text once. */
export function createCodeReader(parse: HclParser): ReadCode {
  return memoize((text) => {
    const { attributes, blocks } = readHclCode(text, parse);
    return { text, masked: maskHcl(text), blocks, attributes };
  });
}
