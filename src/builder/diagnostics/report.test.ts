import { expect, it } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { formatReport } from "./report.ts";

const diagnostic: Diagnostic = {
  rule: "broken-link",
  severity: "error",
  file: "content/docs/a.md",
  line: 3,
  column: 7,
  message: "`/docs/vcp` is not a page",
  hint: "did you mean `/docs/vpc`?",
};

function inFiles(count: number, change: Partial<Diagnostic> = {}): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => {
    const file = `content/docs/${String(index).padStart(4, "0")}.md`;
    return { ...diagnostic, file, ...change };
  });
}

it("prints position, reason, and hint, each diagnostic once, and the counts", () => {
  const warning: Diagnostic = { ...diagnostic, severity: "warning", file: "content/docs/0.md" };
  expect(formatReport([diagnostic, diagnostic, warning])).toBe(
    [
      "content/docs/0.md:3:7 warning `/docs/vcp` is not a page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "content/docs/a.md:3:7 error `/docs/vcp` is not a page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "",
      "1 error, 1 warning",
      "",
    ].join("\n"),
  );
});

it("is empty without diagnostics", () => {
  expect(formatReport([])).toBe("");
});

it("groups many diagnostics of one cause", () => {
  const other = { ...diagnostic, message: "`/docs/b` is not a page", file: "content/docs/0.md" };
  expect(formatReport([...inFiles(371), other])).toBe(
    [
      "content/docs/0.md:3:7 error `/docs/b` is not a page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "content/docs/0000.md:3:7 error 371 times: `/docs/vcp` is not a page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "  Also: content/docs/0001.md:3:7, content/docs/0002.md:3:7 and 368 more",
      "",
      "372 errors, 0 warnings",
      "",
    ].join("\n"),
  );
  expect(formatReport(inFiles(3))).not.toContain("times");
});

it("groups the repetitions in frozen versions of the docs", () => {
  const frozen = { ...diagnostic, file: "versions/1.0/docs/a.md", line: 2 };
  expect(formatReport([diagnostic, frozen])).toBe(
    [
      "content/docs/a.md:3:7 error 2 times: `/docs/vcp` is not a page [broken-link]",
      "  Hint: did you mean `/docs/vpc`?",
      "  Also: versions/1.0/docs/a.md:2:7",
      "",
      "2 errors, 0 warnings",
      "",
    ].join("\n"),
  );
  expect(formatReport([frozen, { ...frozen, file: "versions/1.0/docs/b.md" }])).not.toContain(
    "times",
  );
});

it("limits a report to 200 lines: the most frequent errors, then counts by rule", () => {
  const causes = Array.from({ length: 900 }, (_, index) => ({
    rule: `rule-${index % 30}`,
    severity: index % 2 === 0 ? ("error" as const) : ("warning" as const),
    message: `cause ${index}`,
  }));
  const found = [...causes.flatMap((cause) => inFiles(1, cause)), ...inFiles(40)];
  const report = formatReport(found, { omittedHint: ", which `--all` prints" });
  const lines = report.split("\n");
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(lines[0]).toContain("error 40 times: `/docs/vcp`");
  expect(report).toContain("\n490 errors, 450 warnings\n");
  const [, omitted] = /(\d+) more, which `--all` prints:\n/.exec(report) ?? [];
  const shown = lines.filter((line) => /^content.* \[/.test(line)).length;
  expect(Number(omitted)).toBe(900 + 1 - shown);
  const counted = [...report.matchAll(/^ {2}(\d+) times: /gm)].map(([, count]) => Number(count));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Number(omitted));
});

it("shows every rule even if one has a different message for each diagnostic", () => {
  const images = Array.from({ length: 300 }, (_, index) => ({
    ...diagnostic,
    rule: "missing-image",
    message: `the image \`${index}.png\` does not exist`,
  }));
  const config = { ...diagnostic, file: "sidebars.ts", rule: "invalid-config", message: "wrong" };
  const report = formatReport([...images, config]);
  expect(report).toContain("sidebars.ts:3:7 error wrong [invalid-config]");
  expect(report).toContain("the image `10.png` does not exist");
  expect(report).toMatch(/\n\d+ more:\n/);
  expect(report.split("\n").length).toBeLessThanOrEqual(200);
});

it("counts one omitted diagnostic in the singular", () => {
  const rules = Array.from({ length: 300 }, (_, index) => ({
    ...diagnostic,
    rule: `rule-${index}`,
    message: `message ${index}`,
  }));
  const report = formatReport(rules);
  expect(report).toContain("\n  1 time: error [rule-");
  expect(report).not.toContain(" 1 times");
});

it("prints every diagnostic separately on request", () => {
  const report = formatReport(inFiles(371), { all: true });
  expect(report.split("\n")).toHaveLength(2 * 371 + 3);
  expect(report).not.toContain("times");
});
