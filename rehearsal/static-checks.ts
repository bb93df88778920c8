import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import { hclLanguages } from "../src/content/report/check-samples.ts";
import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { positionAt } from "../src/model/diagnostics/position.ts";
import type { Block, Command } from "./guide/block.ts";
import { isTyped } from "./play/play-guide.ts";
import { parseShell } from "./shell/parse-shell.ts";

/** What the checks that need no play found in a page. */
export interface PageChecks {
  diagnostics: Diagnostic[];
  /** Commands of the blocks that a reader types. */
  commands: Map<Block, Command[]>;
  commandCount: number;
  parameters: number;
}

/** Checks each block of a page by itself: the shell, the calls of modules. */
export async function checkPage(
  blocks: readonly Block[],
  { code }: { code: CodeChecker },
): Promise<PageChecks> {
  const found: PageChecks = {
    diagnostics: [],
    commands: new Map(),
    commandCount: 0,
    parameters: 0,
  };
  for (const block of blocks) {
    if (hclLanguages.has(block.language)) {
      const placeOf = (offset: number) => {
        const { line, column } = positionAt(block.code, offset);
        return { file: block.file, line: block.line + line - 1, column: column + block.indent };
      };
      found.diagnostics.push(...code.check(block.code, placeOf));
    }
    if (!isTyped(block)) continue;
    const { commands } = await parseShell(block.code);
    found.commands.set(block, commands);
    found.commandCount += allCommands(commands).length;
  }
  return found;
}

function allCommands(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) => [command, ...allCommands(command.nested)]);
}
