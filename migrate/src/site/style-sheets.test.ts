import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readStyleSheets } from "./style-sheets.ts";

it("reads imported sheets first, but none that only a comment imports", () => {
  const dir = mkdtempSync(join(tmpdir(), "sheets-"));
  const main = join(dir, "main.css");
  const comment = '/* @import "./old.css"; */';
  writeFileSync(main, `${comment}\n@import "./new.css";`);
  writeFileSync(join(dir, "new.css"), "a { color: red; }");
  writeFileSync(join(dir, "old.css"), "a { color: blue; }");
  expect(readStyleSheets([main])).toEqual([
    { path: join(dir, "new.css"), css: "a { color: red; }" },
    { path: main, css: `${comment}\n` },
  ]);
});

it("keeps the media query of an import", () => {
  const dir = mkdtempSync(join(tmpdir(), "sheets-"));
  const main = join(dir, "main.css");
  writeFileSync(main, '@import url("./print.css") print;');
  writeFileSync(join(dir, "print.css"), "nav { display: none; }");
  expect(readStyleSheets([main])).toEqual([
    { path: join(dir, "print.css"), css: "@media print {\nnav { display: none; }\n}" },
    { path: main, css: "" },
  ]);
});
