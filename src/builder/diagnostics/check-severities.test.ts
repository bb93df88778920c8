import { expect, it } from "vitest";
import { checkSeverities } from "./check-severities.ts";

function getMessages(checks: Record<string, "error" | "warning">): string[] {
  const source = { file: "config.ts", getPosition: () => ({ line: 7, column: 5 }) };
  return checkSeverities(checks, source).map(
    ({ file, line, message, hint }) => `${file}:${line} ${message}: ${hint}`,
  );
}

it("allows rules that do not affect the output", () => {
  expect(getMessages({ "broken-anchor": "warning", "invalid-mdx": "error" })).toEqual([]);
});

it("names the nearest rule, and why a rule stays an error", () => {
  expect(getMessages({ "broken-ancor": "warning", "invalid-mdx": "warning" })).toEqual([
    "config.ts:7 no rule is called `broken-ancor` at `checks.broken-ancor`: did you mean `broken-anchor`?",
    "config.ts:7 the severity of `invalid-mdx` cannot be lowered at `checks.invalid-mdx`: remove the setting, and correct the errors: pages would be published wrong or not at all",
  ]);
});
