import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandInBlock, getCommandLocation, getOption } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

const skipMark = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i;

/**
 * Finds commits of a pull request that skip CI: GitHub never reports its required checks. In the
 * message of the merge, and on `main`, the mark blocks nothing.
 */
export function checkSkippedChecks(commands: readonly CommandInBlock[]): Diagnostic[] {
  const switches = commands.filter(({ words: [tool, action = ""] }) => {
    return tool === "git" && ["switch", "checkout"].includes(action);
  });
  return commands.flatMap((found) => {
    const { block, words } = found;
    const message = getOption(words, "-m", "-am", "--message") ?? "";
    if (words[0] !== "git" || words[1] !== "commit" || !skipMark.test(message)) return [];
    // A project of GitLab decides whether a skipped pipeline blocks.
    if (block.tabs.some(({ value }) => value === "gitlab")) return [];
    const last = switches.findLast(
      (other) => commands.indexOf(other) < commands.indexOf(found) && mayFollow(other.block, block),
    );
    if (!last || last.words.some((word) => /^(?:main|master)$/.test(word))) return [];
    return [diagnose(safetyRules["skipped-required-check"], getCommandLocation(found), {})];
  });
}

/** Whether a reader who sees one block also sees the other: no tab of them is an alternative. */
function mayFollow(first: Block, second: Block): boolean {
  return first.tabs.every(({ group, value }) =>
    second.tabs.every((other) => other.group !== group || other.value === value),
  );
}
