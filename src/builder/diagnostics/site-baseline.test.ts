import { expect, it } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { compareWithSiteBaseline, formatSiteBaseline, parseSiteBaseline } from "./site-baseline.ts";

const diagnostic: Diagnostic = {
  rule: "broken-link",
  severity: "error",
  file: "content/docs/a.md",
  line: 3,
  column: 7,
  message: "`./b.md` is not the address of a page",
};
const other: Diagnostic = { ...diagnostic, message: "`C:\\new\\tab\t` leads\nto no page" };

function getBaseline(recorded: Diagnostic[]) {
  const { entries, diagnostics } = parseSiteBaseline(formatSiteBaseline(recorded) ?? "");
  expect(diagnostics).toEqual([]);
  return entries;
}

it("recognizes a diagnostic whose line has moved", () => {
  const baseline = getBaseline([diagnostic, other]);
  const moved = [{ ...diagnostic, line: 90 }, other];
  expect(compareWithSiteBaseline(moved, baseline)).toEqual({ known: 2, added: [], fixed: [] });
});

it("accepts as many diagnostics as it recorded", () => {
  const baseline = getBaseline([diagnostic, { ...diagnostic, line: 4 }]);
  const third = { ...diagnostic, line: 9 };
  const found = [diagnostic, { ...diagnostic, line: 4 }, third];
  expect(compareWithSiteBaseline(found, baseline)).toEqual({ known: 2, added: [third], fixed: [] });
});

it("reports fixed diagnostics at their line", () => {
  const baseline = getBaseline([diagnostic, { ...diagnostic, line: 4 }, other]);
  const { known, added, fixed } = compareWithSiteBaseline([diagnostic], baseline);
  expect({ known, added }).toEqual({ known: 1, added: [] });
  expect(fixed.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "baseline.tsv:3 fixed in `content/docs/a.md`: `./b.md` is not the address of a page [broken-link]",
    "baseline.tsv:4 fixed in `content/docs/a.md`: `C:\\new\\tab\t` leads\nto no page [broken-link]",
  ]);
});

it("reports a baseline that matches nothing with one diagnostic", () => {
  const { added, fixed } = compareWithSiteBaseline(
    [{ ...diagnostic, file: "content/docs/z.md" }],
    getBaseline([diagnostic, other]),
  );
  expect(added).toHaveLength(1);
  expect(fixed.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "3 no diagnostic of this build matches the baseline, which has 2 lines",
  ]);
});

it("omits errors of essential rules", () => {
  expect(formatSiteBaseline([{ ...diagnostic, rule: "invalid-mdx" }])).toBeUndefined();
});

it.each([
  ["broken-link\tcontent/docs/a.md\ttext", /count, rule, file, and message/],
  ["0\tbroken-link\tcontent/docs/a.md\ttext", /count, rule, file, and message/],
  ["1\tbroken-link\tcontent/docs/a.md\ttext\tmore", /count, rule, file, and message/],
  ["<<<<<<< HEAD", /not merged/],
  ["1\tinvalid-mdx\tcontent/docs/a.md\ttext", /`invalid-mdx` cannot be in a baseline/],
])("rejects the line %j", (line, reason) => {
  const { entries, diagnostics } = parseSiteBaseline(`# comment\n\n${line}\n`);
  expect(entries).toEqual([]);
  expect(diagnostics).toMatchObject([{ file: "baseline.tsv", line: 3, severity: "error" }]);
  expect(diagnostics[0]?.message).toMatch(reason);
});
