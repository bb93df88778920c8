import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { compileSass } from "./compile-sass.ts";

const folder = mkdtempSync(join(tmpdir(), "sass-"));
afterAll(() => rmSync(folder, { recursive: true }));

function compile(name: string, source: string) {
  const file = join(folder, name);
  writeFileSync(file, source);
  const { css, skipped } = compileSass(file);
  return { css: css.replace(/\s+/g, " "), skipped };
}

it("compiles partials, functions, and mixins", () => {
  writeFileSync(join(folder, "_sea.scss"), "$sea: #046;\n@mixin wide { width: 9em; }\n");
  const source =
    '@use "sass:math"; @use "sea" as *;\n.tile { color: $sea; @include wide; &__name { top: math.div(4px, 2); } }';
  expect(compile("all.scss", source)).toEqual({
    css: ".tile { color: #046; width: 9em; } .tile__name { top: 2px; }",
    skipped: [],
  });
});

it("leaves out statements that need what the site does not have", () => {
  const source =
    '@import "~bootstrap/scss/mixins";\n.tile { top: $gone; left: 1px; @include wide($a) { color: red; } .part { color: lighten($gone, 5%) } }';
  expect(compile("part.scss", source)).toEqual({
    css: ".tile { left: 1px; }",
    skipped: [
      '@import "~bootstrap/scss/mixins";',
      "top: $gone;",
      "@include wide($a) { color: red; }",
      "color: lighten($gone, 5%)",
    ],
  });
  const indented = ".tile\n  color: $gone\n  left: 1px\n";
  expect(compile("part.sass", indented)).toEqual({
    css: ".tile { left: 1px; }",
    skipped: ["color: $gone"],
  });
});

it("rejects invalid syntax", () => {
  expect(() => compile("broken.scss", ".tile { color: red")).toThrow("expected");
});

it("compiles variables and nested rules of Less", () => {
  const source =
    '@ink: #123; // dark\n@n: bell;\n.@{n} { color: @ink; background: url(logo@2x.png); &:hover { width: ~"calc(1px + 2em)"; } }\n@media (min-width: 1px) { .bell { top: 1px; } }\n.sail { .mixin(); }';
  expect(compile("a.less", source)).toEqual({
    css: ".bell { color: #123; background: url(logo@2x.png); } .bell:hover { width: calc(1px + 2em); } @media (min-width: 1px) { .bell { top: 1px; } }",
    skipped: [".mixin()"],
  });
});

it("leaves out only the statements of Less that SCSS cannot parse", () => {
  const source =
    '@w: 1px;\n.clear() { zoom: 1; }\n.b when (@w = 10px) { top: 0; }\n.c { &:extend(.x); left: 0;\n// clear\n.clear();\nwidth: ~"calc(100% - @{w})"; }\n';
  expect(compile("b.less", source)).toEqual({
    css: ".c { left: 0; width: calc(100% - 1px); }",
    skipped: [
      ".clear()",
      "&:extend(.x);",
      ".clear() { zoom: 1; }",
      ".b when ($w = 10px) { top: 0; }",
    ],
  });
  const calls = ".mixin();\n".repeat(201);
  expect(compile("c.less", `a { top: 0; }\n${calls}b { left: @gone; right: 0; }`).css).toBe(
    "a { top: 0; } b { right: 0; }",
  );
});
