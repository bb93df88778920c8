import { expect, it } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { formatReport } from "./report.ts";

const finding: Diagnostic = {
  rule: "broken-link",
  severity: "error",
  file: "content/docs/a.md",
  line: 3,
  column: 7,
  message: "`/docs/vcp` is no page",
  hint: "did you mean `/docs/vpc`?",
};

it("prints place, reason and hint, each finding once, and the counts", () => {
  const warning: Diagnostic = { ...finding, severity: "warning", file: "content/docs/0.md" };
  expect(formatReport([finding, finding, warning])).toBe(
    [
      "content/docs/0.md:3:7 warning `/docs/vcp` is no page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "content/docs/a.md:3:7 error `/docs/vcp` is no page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "",
      "1 error, 1 warning",
      "",
    ].join("\n"),
  );
});

it("is empty without findings", () => {
  expect(formatReport([])).toBe("");
});
