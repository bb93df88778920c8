import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { type Block, type Command, getLocationInBlock } from "../guide/guide.ts";

export interface CommandInBlock {
  block: Block;
  command: Command;
  /** Those of the inner command, if it is one of the checked tools. */
  words: string[];
}

export function getCommandLocation({ block, command }: CommandInBlock): SourceLocation {
  return getLocationInBlock(block, command);
}

/** The value of an option, which is the next word or follows `=`. */
export function getOption(words: readonly string[], ...names: string[]): string | undefined {
  for (const [index, word] of words.entries()) {
    if (names.includes(word)) return words[index + 1];
    const name = names.find((option) => word.startsWith(`${option}=`));
    if (name !== undefined) return word.slice(name.length + 1);
  }
  return undefined;
}
