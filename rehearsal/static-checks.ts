import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import { hclLanguages } from "../src/content/report/check-samples.ts";
import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import type { Place } from "../src/model/diagnostics/rule.ts";
import { positionAt } from "../src/model/text/positions.ts";
import { checkAwsCommand } from "./aws/check-command.ts";
import { checkAwsOutput } from "./aws/check-output.ts";
import type { AwsOutput } from "./aws/outputs.ts";
import type { FormatCache } from "./format-cache.ts";
import { checkFormats } from "./formats/check-format.ts";
import type { Block, Command } from "./guide/block.ts";
import type { ReadText } from "./guide/read-guide.ts";
import { isOutputTitle } from "./guide/title.ts";
import { isTyped } from "./play/play-guide.ts";
import { parseShell } from "./shell/parse-shell.ts";

/** What the checks that need no play found in a page. */
export interface PageChecks {
  diagnostics: Diagnostic[];
  /** Commands of the blocks that a reader types. */
  commands: Map<Block, Command[]>;
  commandCount: number;
  /** Parameters of AWS commands. */
  parameters: number;
  /** Members that queries of AWS commands look up. */
  queries: number;
}

/** Checks each block of a page by itself: its format, AWS commands, calls of modules. */
export async function checkPage(
  blocks: readonly Block[],
  checkers: { code: CodeChecker; formats: FormatCache; read: ReadText },
): Promise<PageChecks> {
  const found: PageChecks = {
    diagnostics: [],
    commands: new Map(),
    commandCount: 0,
    parameters: 0,
    queries: 0,
  };
  const formats = checkFormats(blocks, checkers.read, (block) => checkers.formats.check(block));
  let printed: AwsOutput | null = null;
  for (const block of blocks) {
    if (hclLanguages.has(block.language)) {
      const placeOf = (offset: number) => {
        const { line, column } = positionAt(block.code, offset);
        return placeIn(block, line, column);
      };
      found.diagnostics.push(...checkers.code.check(block.code, placeOf));
    }
    if (printed && isOutputTitle(block.title)) {
      found.diagnostics.push(...checkAwsOutput(printed, block.code, placeIn(block, 1, 1)));
    }
    if (isTyped(block)) printed = await checkTyped(block, found);
  }
  found.diagnostics.push(...(await formats));
  return found;
}

/** Checks what a reader types. Returns what it prints, where it is a single AWS command. */
async function checkTyped(block: Block, found: PageChecks): Promise<AwsOutput | null> {
  const { commands } = await parseShell(block.code);
  found.commands.set(block, commands);
  const outputs: (AwsOutput | null)[] = [];
  const check = async (command: Command, isCaptured: boolean): Promise<AwsOutput | null> => {
    for (const inner of command.nested) await check(inner, true);
    found.commandCount += 1;
    const at = (line: number, column: number) => placeIn(block, line, column);
    const checked = await checkAwsCommand(command, at, isCaptured);
    found.diagnostics.push(...checked.diagnostics);
    found.parameters += checked.checkedParameters;
    found.queries += checked.checkedPaths;
    return checked.outputs;
  };
  for (const command of commands) outputs.push(await check(command, false));
  const [only] = commands;
  const isAlone = commands.length === 1 && only?.redirects.length === 0;
  return isAlone ? (outputs[0] ?? null) : null;
}

function placeIn({ file, line, indent }: Block, row: number, column: number): Place {
  return { file, line: line + row - 1, column: column + indent };
}
