import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { defineRules, diagnose, rule } from "../lint-rules.ts";
import { parseShell } from "./parse-shell.ts";

export async function checkShell(
  code: string,
  at: (line: number, column: number) => SourceLocation,
): Promise<Diagnostic[]> {
  const { errors } = await parseShell(code);
  return errors.map(({ line, column, message }) =>
    diagnose(shellRules["shell-syntax"], at(line, column), { reason: message }),
  );
}

export const shellRules = defineRules({
  "shell-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `the rehearsal cannot read this block: ${reason}`,
    hint: () => "correct it, or write it in a simpler way, for example one command per line",
  }),
});
