import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { checkAwsCommand } from "../aws/check-command.ts";
import type { Command, Locate } from "../guide/guide.ts";
import { checkTool, type IsFormer } from "../tools/check-tool.ts";
import { diagnoseErrors } from "./check-shell.ts";
import { parseShell } from "./parse-shell.ts";

/** Checks a script that a guide does not run itself, such as a step of a workflow. */
export async function checkScript(
  code: string,
  locate: Locate,
  isFormer: IsFormer = () => false,
): Promise<Diagnostic[]> {
  const parsed = await parseShell(code);
  const check = (command: Command, isCaptured: boolean): Diagnostic[] => [
    ...command.nested.flatMap((inner) => check(inner, true)),
    ...checkAwsCommand(command, locate, isCaptured).diagnostics,
    ...checkTool(command, locate, isFormer),
  ];
  const diagnostics = parsed.commands.flatMap((command) => check(command, false));
  return [...diagnoseErrors(parsed, locate), ...diagnostics];
}
