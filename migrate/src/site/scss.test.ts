import { expect, it } from "vitest";
import { convertLess, convertScss } from "./scss.ts";

it("converts variables and nested rules of Less", () => {
  const { css, skipped } = convertLess(
    `@ink: #123; // dark\n.bell { color: @ink; &:hover { width: ~"calc(1px + 2px)"; } }\n@media (min-width: 1px) { .bell { top: 1px; } }\n.sail { .mixin(); }`,
  );
  const flat = css.replace(/\s+/g, " ").trim();
  expect(flat).toContain(".bell { color: #123 } .bell:hover { width: calc(1px + 2px) }");
  expect(flat).toContain("@media (min-width: 1px) { .bell { top: 1px } }");
  expect(skipped).toEqual([".mixin()"]);
});

const flat = (css: string) => css.replace(/\s+/g, " ").trim();

it.each([
  [
    "@media (width > 1px) { .bell { @media print { color: red; } } }",
    "@media (width > 1px) { @media print { .bell { color: red } } }",
  ],
  ["/* use // here */ .bell { color: red; }", ".bell { color: red }"],
  [".bell { background: url( //cdn.example/y.png ); }", "url( //cdn.example/y.png )"],
  ['a[href$=".pdf"] { color: red; }', 'a[href$=".pdf"] { color: red }'],
  ["$p: red; $p: blue !default; .bell { color: $p; }", ".bell { color: red }"],
  ["$r: red; @keyframes ring { from { color: $r; } }", "from { color: red"],
  ["@page { margin: 1cm; }", "@page { margin: 1cm; }"],
])("converts %s", (source, expected) => {
  const { css, skipped } = convertScss(source);
  expect(flat(css)).toContain(expected);
  expect(skipped).toEqual([]);
});

it("reports groups of properties", () => {
  expect(convertScss(".bell { font: { family: serif; } }").skipped).toEqual(["font:"]);
});

it.each([
  [".bell { .sail { color: red; } .ring(); }", ".bell .sail { color: red }"],
  [".bell { background: url(logo@2x.png); }", "url(logo@2x.png)"],
])("converts %s of Less", (source, expected) => {
  expect(flat(convertLess(source).css)).toContain(expected);
});
