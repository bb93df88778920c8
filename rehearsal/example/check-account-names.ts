import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { escapeRegExp } from "../../src/model/text/escape-reg-exp.ts";
import { diagnose } from "../lint-rules.ts";
import { type ExampleCompany, getAccountId, getAccountName } from "./example-company.ts";
import { exampleRules } from "./example-rules.ts";
import { getLocation, type Line } from "./lines.ts";

/** Reports IDs next to the name of another account: `stage = "…"`, `stage (…)`, `| stage | … |`. */
export function checkAccountNames(lines: readonly Line[], company: ExampleCompany): Diagnostic[] {
  const names = company.accounts.map(({ name }) => escapeRegExp(name)).join("|");
  const name = `(?<![\\w./:-])["\`*]*(${names})["\`*]*`;
  const patterns = [
    `${name}\\s*[=:]\\s*["\`]*(\\d{12})(?!\\d|\\.)`,
    `(?:\\||\\baccount:)\\s*${name}\\s*\\|\\s*["\`]*(\\d{12})(?!\\d|\\.)`,
    `${name}(?: account)? \\(["\`]*(\\d{12})(?!\\d|\\.)`,
    `\\baccount ${name} (?:has|with|gets) the ID ["\`]*(\\d{12})(?!\\d)`,
    `^\\s*${name}\\s+(\\d{12})(?!\\d)`,
  ].map((pattern) => new RegExp(pattern, "dg"));
  return lines.flatMap((line) =>
    patterns.flatMap((pattern) =>
      [...line.text.matchAll(pattern)].flatMap(({ 1: name = "", 2: id = "", indices }) => {
        const expected = getAccountId(company, name);
        const other = getAccountName(company, id);
        if (expected === id || expected === undefined || other === undefined) return [];
        const location = getLocation(line, indices?.[2]?.[0] ?? 0);
        return [
          diagnose(exampleRules["id-of-another-account"], location, { name, id, other, expected }),
        ];
      }),
    ),
  );
}
