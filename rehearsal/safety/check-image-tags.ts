import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandInBlock, getCommandLocation, getOption } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

/** Tags that move with each build. */
const movingTag = /:(?:latest|main|stable|dev|prod)$/;

const unknownTag = /\$[^/]*$/;

/** Finds pushes of a tag that a repository of the same page accepts only once. */
export function checkImageTags(
  blocks: readonly Block[],
  commands: readonly CommandInBlock[],
): Diagnostic[] {
  const isImmutable = blocks.some(({ code }) =>
    /image_tag_mutability\s*=\s*"IMMUTABLE"/.test(code),
  );
  if (!isImmutable) return [];
  const seen = new Map<string, CommandInBlock>();
  return commands.flatMap((found) => {
    const image = getPushedImage(found.words);
    if (image === undefined) return [];
    const earlier = seen.get(image);
    if (!earlier) seen.set(image, found);
    // Blocks in tabs can be alternatives, and a variable can have another value by then.
    const isRepeated =
      earlier &&
      !unknownTag.test(image) &&
      [earlier, found].every(({ block }) => block.tabs.length === 0);
    if (!isRepeated && !movingTag.test(image)) return [];
    return [
      diagnose(safetyRules["immutable-tag-pushed-again"], getCommandLocation(found), { image }),
    ];
  });
}

function getPushedImage(words: readonly string[]): string | undefined {
  if (words[0] !== "docker") return undefined;
  if (words[1] === "push") return words.slice(2).find((word) => !word.startsWith("-"));
  return words.includes("--push") ? getOption(words, "-t", "--tag") : undefined;
}
