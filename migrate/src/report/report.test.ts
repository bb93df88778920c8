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

it("counts the uses of an element together", () => {
  const diagnostics = ['<Zoom src="a" />', '<Zoom src="b" />', "<Zoom>"].map((subject, index) => ({
    cause: "vue-syntax" as const,
    subject,
    file: "a.md",
    line: index + 1,
    column: 1,
  }));
  expect(printReport(diagnostics, [])).toContain("- 3 × `<Zoom>` a.md:1, a.md:2, a.md:3\n");
});

it("begins with what affects the whole site", () => {
  const diagnostics = (["broken-link", "broken-link", "missing-package"] as const).map(
    (cause, index) => ({ cause, subject: "a", file: `${index}.md`, line: 1, column: 1 }),
  );
  expect(printReport(diagnostics, [])).toMatch(/need a package[\s\S]*a link leads/);
});
