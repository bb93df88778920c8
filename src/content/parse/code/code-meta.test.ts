import { expect, test } from "vitest";
import { diagnose, wholeFile } from "../../../model/diagnostics/rule.ts";
import { parseCodeMeta } from "./code-meta.ts";
import { readHighlightComments } from "./render-code.ts";

function parse(text: string) {
  const diagnostics: object[] = [];
  const meta = parseCodeMeta(text, (offset, rule, values) => {
    diagnostics.push({ offset, ...diagnose(rule, wholeFile("a.md"), values) });
  });
  return { ...meta, diagnostics };
}

test("title, lines, and numbers in any order", () => {
  expect(parse(`{1,3-5} title="a b.tf" showLineNumbers`)).toEqual({
    title: "a b.tf",
    lines: [1, 3, 4, 5],
    classes: ["numbered"],
    diagnostics: [],
  });
  expect(parse("title='x' alt=y")).toMatchObject({ title: "x", alt: "y" });
});

test.each(["3-1", "0", "a", "1--2", "1-999999999"])("`{%s}` is a bad range", (range) => {
  expect(parse(`{${range}}`).diagnostics).toMatchObject([
    { rule: "invalid-highlight-range", severity: "error", offset: 1 },
  ]);
});

test("an unknown option names the nearest", () => {
  expect(parse(`x titel="a"`).diagnostics).toMatchObject([
    { offset: 0 },
    { offset: 2, hint: "did you mean `title`?" },
  ]);
});

test.each([
  [`{.python title="x.py" #id}`, `python title="x.py"`],
  ["{ .yaml .annotate }", "yaml"],
  ["{r, echo=FALSE}", "r"],
  [`{linenos=table,hl_lines=[2,"4-6"]}`, "showLineNumbers {2,4-6}"],
  [`hl_lines="2 4-6"`, "{2,4-6}"],
  [`filename="x.py"`, `title="x.py"`],
  [`linenums="1"`, "showLineNumbers"],
  [":no-line-numbers", "showLineNumbers=false"],
])("the hint for %s can be copied", (meta, written) => {
  const hint = `did you mean \`${written}\`?`;
  expect(parse(meta).diagnostics).toMatchObject([{ rule: "unknown-code-option", hint }]);
  expect(parse(written.replace(/^(?:python|yaml|r) ?/, "")).diagnostics).toEqual([]);
});

test.each([
  `title = "a b"`,
  `title= "a b"`,
  `title ="a b"`,
])("reports the spaces around `=` in %s", (meta) => {
  const { title, diagnostics } = parse(meta);
  expect(title).toBe("a b");
  expect(diagnostics).toMatchObject([
    { offset: 0, message: "there are spaces around the `=` of `title`", hint: 'write `title="…"`' },
  ]);
});

test("reports a title without a value", () => {
  expect(parse("title {1}").diagnostics).toMatchObject([
    { offset: 0, message: "the option `title` of a code block has no value" },
  ]);
});

test.each([
  "// highlight-next-line",
  "  # highlight-next-line",
  "<!-- highlight-next-line -->",
  "/* highlight-next-line */",
  "{/* highlight-next-line */}",
  "-- highlight-next-line",
])("%s marks the next line and is removed", (comment) => {
  expect(readHighlightComments(`a\n${comment}\nb\nc`)).toEqual({
    code: "a\nb\nc",
    marksByLine: new Map([[2, "hl"]]),
  });
});

test("reports unpaired start and end comments", () => {
  expect(readHighlightComments("a\n# highlight-start\nb").unpaired).toBe(2);
  expect(readHighlightComments("a\n# highlight-end\nb").unpaired).toBe(2);
  const twice = "# highlight-start\na\n# highlight-start\nb\n# highlight-end\nc";
  expect(readHighlightComments(twice)).toEqual({
    code: "a\nb\nc",
    marksByLine: new Map([
      [1, "hl"],
      [2, "hl"],
    ]),
    unpaired: 3,
  });
});

test("a comment for the next line at the end of a block is reported", () => {
  expect(readHighlightComments("a\n# highlight-next-line")).toEqual({
    code: "a",
    marksByLine: new Map(),
    withoutNext: 2,
  });
});

test("a mark inside the lines of another does not end it", () => {
  const code = "a // [!code ++:3]\nb // [!code --]\nc\nd";
  expect(readHighlightComments(code)).toEqual({
    code: "a\nb\nc\nd",
    marksByLine: new Map([
      [1, "line-added"],
      [2, "line-removed"],
      [3, "line-added"],
    ]),
  });
  expect(readHighlightComments("a\n// [!code focus]")).toMatchObject({ code: "a", withoutNext: 2 });
});

test("a fragment of an address is not a mark", () => {
  const code = "open a.example/docs#highlight-line";
  expect(readHighlightComments(code)).toEqual({ code, marksByLine: new Map() });
});
