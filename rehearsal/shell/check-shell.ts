import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Locate } from "../guide/guide.ts";
import { defineRules, diagnose, rule } from "../lint-rules.ts";
import { type ParsedShell, parseShell } from "./parse-shell.ts";

export async function checkShell(code: string, locate: Locate): Promise<Diagnostic[]> {
  return diagnoseErrors(await parseShell(code), locate);
}

export function diagnoseErrors({ errors }: ParsedShell, locate: Locate): Diagnostic[] {
  return errors.map(({ line, column, message }) =>
    diagnose(shellRules["shell-syntax"], locate(line, column), { reason: message }),
  );
}

export const shellRules = defineRules({
  "shell-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `the rehearsal cannot read this block: ${reason}`,
    hint: () => "correct it, or write it in a simpler way, for example one command per line",
  }),
});
