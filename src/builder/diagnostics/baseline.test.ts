import { expect, it } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { applyBaseline, formatBaseline, parseBaseline } from "./baseline.ts";

const finding: Diagnostic = {
  rule: "broken-link",
  severity: "error",
  file: "content/docs/a.md",
  line: 3,
  column: 7,
  message: "`./b.md` is not the address of a page",
};
const other: Diagnostic = { ...finding, message: "`C:\\new\\tab\t` leads\nto no page" };

function baselineOf(findings: Diagnostic[]) {
  const { baseline, diagnostics } = parseBaseline(formatBaseline(findings) ?? "");
  expect(diagnostics).toEqual([]);
  return baseline;
}

it("recognizes a diagnostic whose line has moved", () => {
  const baseline = baselineOf([finding, other]);
  const moved = [{ ...finding, line: 90 }, other];
  expect(applyBaseline(moved, baseline)).toEqual({ known: 2, fresh: [], gone: [] });
});

it("accepts as many diagnostics as it recorded", () => {
  const baseline = baselineOf([finding, { ...finding, line: 4 }]);
  const third = { ...finding, line: 9 };
  const found = [finding, { ...finding, line: 4 }, third];
  expect(applyBaseline(found, baseline)).toEqual({ known: 2, fresh: [third], gone: [] });
});

it("reports fixed diagnostics at their line", () => {
  const baseline = baselineOf([finding, { ...finding, line: 4 }, other]);
  const { known, fresh, gone } = applyBaseline([finding], baseline);
  expect({ known, fresh }).toEqual({ known: 1, fresh: [] });
  expect(gone.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "baseline.tsv:3 fixed in `content/docs/a.md`: `./b.md` is not the address of a page [broken-link]",
    "baseline.tsv:4 fixed in `content/docs/a.md`: `C:\\new\\tab\t` leads\nto no page [broken-link]",
  ]);
});

it("reports once that no line matches", () => {
  const { fresh, gone } = applyBaseline(
    [{ ...finding, file: "content/docs/z.md" }],
    baselineOf([finding, other]),
  );
  expect(fresh).toHaveLength(1);
  expect(gone.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "3 none of the 2 lines of the baseline matches a diagnostic of this build",
  ]);
});

it("does not contain essential errors", () => {
  expect(formatBaseline([{ ...finding, rule: "invalid-mdx" }])).toBeUndefined();
});

it.each([
  ["broken-link\tcontent/docs/a.md\ttext", /count, rule, file, and message/],
  ["0\tbroken-link\tcontent/docs/a.md\ttext", /count, rule, file, and message/],
  ["1\tbroken-link\tcontent/docs/a.md\ttext\tmore", /count, rule, file, and message/],
  ["<<<<<<< HEAD", /not merged/],
  ["1\tinvalid-mdx\tcontent/docs/a.md\ttext", /`invalid-mdx` cannot be in a baseline/],
])("rejects the line %j", (line, reason) => {
  const { baseline, diagnostics } = parseBaseline(`# comment\n\n${line}\n`);
  expect(baseline).toEqual([]);
  expect(diagnostics).toMatchObject([{ file: "baseline.tsv", line: 3, severity: "error" }]);
  expect(diagnostics[0]?.message).toMatch(reason);
});
