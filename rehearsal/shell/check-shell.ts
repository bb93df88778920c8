import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { defineRules, diagnose, rule } from "../lint-rules.ts";
import { parseShell } from "./parse-shell.ts";
import { checkSyntax, findShellTools, lintShell, type ShellTools } from "./shell-tools.ts";

export async function checkShell(
  code: string,
  at: (line: number, column: number) => SourceLocation,
  tools: ShellTools = findShellTools(),
): Promise<Diagnostic[]> {
  const text = code.replaceAll("\r\n", "\n");
  const [syntaxErrors, { errors: parseErrors }, lint] = await Promise.all([
    tools.bash ? checkSyntax(text) : [],
    parseShell(text),
    tools.shellcheck ? lintShell(text) : [],
  ]);
  const syntax = syntaxErrors.map(({ line, column, message }) => {
    const isDocument = message.startsWith("here-document");
    const rule = shellRules[isDocument ? "unclosed-here-document" : "shell-syntax"];
    return diagnose(rule, at(line, column), { reason: message });
  });
  if (syntax.length > 0) return syntax;
  const unparsed = parseErrors.map(({ line, column, message }) =>
    diagnose(shellRules["shell-not-read"], at(line, column), { reason: message }),
  );
  if (unparsed.length > 0) return unparsed;
  return lint.map(({ line, column, message, code: number }) =>
    diagnose(shellRules.shellcheck, at(line, column), { reason: message, code: number }),
  );
}

export const shellRules = defineRules({
  "shell-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `bash rejects this block: ${reason}`,
  }),

  "unclosed-here-document": rule<{ reason: string }>({
    message: ({ reason }) => `the here-document has no end: ${reason}`,
    hint: () => "write the delimiter on a separate line, without spaces before or after it",
  }),

  "shell-not-read": rule<{ reason: string }>({
    message: ({ reason }) => `the rehearsal cannot read this block: ${reason}`,
    hint: () => "write it in a simpler way, for example the redirect before the here-document",
  }),

  shellcheck: rule<{ reason: string; code: number }>({
    message: ({ reason }) => `ShellCheck: ${reason}`,
    hint: ({ code }) => `see SC${code} in ShellCheck's wiki`,
  }),
});
