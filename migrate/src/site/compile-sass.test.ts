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

it("leaves out a statement of indented Sass with its block", () => {
  const source =
    ".tile\n  +wide($a)\n    color: red\n\n    .part\n      top: 0\n\n  left: 1px\n.part\n  top: $gone";
  expect(compile("block.sass", source)).toEqual({
    css: ".tile { left: 1px; }",
    skipped: ["+wide($a)\n    color: red\n\n    .part\n      top: 0", "top: $gone"],
  });
});

it("rejects invalid syntax", () => {
  expect(() => compile("broken.scss", ".tile { color: red")).toThrow("expected");
});
