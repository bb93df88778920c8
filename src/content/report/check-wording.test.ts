import { expect, it } from "vitest";
import { checkWording, readWordings } from "./check-wording.ts";

const text = "in place of\tinstead of\nregion\tRegion\nIPs\tIP addresses\nrights\n";

it("finds words to avoid in prose, and lines that are not two columns", () => {
  const { wordings, diagnostics } = readWordings({ file: "wording.tsv", text });
  const source = [
    "---",
    "title: In place of a region",
    "---",
    "",
    "In place\nof a region, use a Region and `region`, [x](/region) or us-region-1.",
    "IPs in place of ips.",
  ].join("\n");
  const found = checkWording([{ file: "a.md", source }], wordings);
  expect(diagnostics).toMatchObject([{ rule: "invalid-list-line", line: 4 }]);
  expect(found.map(({ rule, line, column, message }) => [rule, line, column, message])).toEqual([
    ["avoided-word", 5, 1, "`In place of` is a wording to avoid"],
    ["avoided-word", 7, 5, "`in place of` is a wording to avoid"],
    ["avoided-word", 6, 6, "`region` is a wording to avoid"],
    ["avoided-word", 7, 1, "`IPs` is a wording to avoid"],
  ]);
  expect(found[0]?.hint).toBe("write `instead of`");
});

it.each([
  "Use the log `x` in the console.",
  "Read the log\n\nin the console.",
  "Read the log {/* or the trail */} in the console.",
])("does not join words around code, comments, and empty lines: %j", (source) => {
  const wordings = [{ avoid: "log in", use: "sign in" }];
  expect(checkWording([{ file: "a.md", source }], wordings)).toEqual([]);
  const joined = source.replace(/log.*in/s, "log\r\n  in");
  expect(checkWording([{ file: "a.md", source: joined }], wordings)).toHaveLength(1);
});
