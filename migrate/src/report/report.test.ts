import { expect, it } from "vitest";
import { printReport } from "./report.ts";

it("names a command that finds the diagnostics of one cause", () => {
  const diagnostics = [..."abcdefghi"].map((subject) => ({
    cause: "plugin" as const,
    subject,
    file: "config.ts",
    line: 1,
    column: 1,
  }));
  expect(printReport(diagnostics, [])).toContain(
    "- 1 more: `grep '^plugin[[:blank:]]' migration/diagnostics.tsv`\n",
  );
});
