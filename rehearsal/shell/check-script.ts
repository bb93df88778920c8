import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { checkAwsCommand } from "../aws/check-command.ts";
import type { Command, Locate } from "../guide/guide.ts";
import { checkTool } from "../tools/check-tool.ts";
import { checkShell } from "./check-shell.ts";
import { parseShell } from "./parse-shell.ts";

/** Checks a script that a guide does not run itself, such as a step of a workflow. */
export async function checkScript(code: string, locate: Locate): Promise<Diagnostic[]> {
  const { commands } = await parseShell(code);
  const check = (command: Command, isCaptured: boolean): Diagnostic[] => [
    ...command.nested.flatMap((inner) => check(inner, true)),
    ...checkAwsCommand(command, locate, isCaptured).diagnostics,
    ...checkTool(command, locate, () => false),
  ];
  const diagnostics = commands.flatMap((command) => check(command, false));
  return [...(await checkShell(code, locate)), ...diagnostics];
}
