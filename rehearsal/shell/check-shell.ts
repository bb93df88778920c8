import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { diagnose } from "../lint-rules.ts";
import { parseShell } from "./parse-shell.ts";
import { shellRules } from "./shell-rules.ts";
import { checkSyntax, findShellTools, lintShell, type ShellTools } from "./shell-tools.ts";

/** Checks shell with `bash -n`, with the parser of the rehearsal, and with ShellCheck. */
export async function checkShell(
  code: string,
  at: (line: number, column: number) => Place,
  tools: ShellTools = findShellTools(),
): Promise<Diagnostic[]> {
  const text = code.replaceAll("\r\n", "\n");
  const [refused, { problems }, lint] = await Promise.all([
    tools.bash ? checkSyntax(text) : [],
    parseShell(text),
    tools.shellcheck ? lintShell(text) : [],
  ]);
  const refusals = refused.map(({ line, column, message }) => {
    const isDocument = message.startsWith("here-document");
    const rule = shellRules[isDocument ? "unclosed-here-document" : "shell-syntax"];
    return diagnose(rule, at(line, column), { problem: message });
  });
  if (refusals.length > 0) return refusals;
  const unread = problems.map(({ line, column, message }) =>
    diagnose(shellRules["shell-not-read"], at(line, column), { problem: message }),
  );
  if (unread.length > 0) return unread;
  return lint.map(({ line, column, message, code: number }) =>
    diagnose(shellRules.shellcheck, at(line, column), { problem: message, code: number }),
  );
}
