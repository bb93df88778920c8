import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listFullPaths } from "../../files/walk-files.ts";
import { findSheets, firstPaintGroups, parseSheet, restSheets } from "./style-sheets.ts";

const sheet = (file: string, declaration: string) => {
  const parsed = parseSheet(file, `/* @paint ${declaration} */\n.a {}\n`);
  if (!parsed) throw new Error("no sheet");
  return parsed;
};

describe("parseSheet", () => {
  it("reads what a sheet declares", () => {
    expect(parseSheet("tabs.css", '/* @paint first; markup: class="tabs; group: tabs */')).toEqual({
      file: "tabs.css",
      paint: "first",
      markup: 'class="tabs',
      group: "tabs",
      order: 0,
      once: false,
    });
    expect(sheet("print.css", "later; order: 2; once")).toMatchObject({ order: 2, once: true });
  });

  it("leaves alone what declares nothing", () => {
    expect(parseSheet("button.css", "/* A button. */\n.button {}")).toBeNull();
  });

  it.each([
    ["another word", "/* @paint soon */", "a.css: the first comment is to be"],
    ["an unknown option", "/* @paint later; mark: x */", "a.css: `@paint` has no option `mark`"],
    ["a comment further down", ".a {}\n/* @paint later */", "a.css: the first comment is to be"],
  ])("refuses %s", (_, css, message) => {
    expect(() => parseSheet("a.css", css)).toThrow(message);
  });
});

it("puts the sheets of every page first, then groups by name", () => {
  const sheets = [
    sheet("b.css", "first; markup: class=b"),
    sheet("all.css", "first; once"),
    sheet("y.css", "first; markup: class=y; group: y"),
    sheet("x.css", "first; markup: class=x; group: x"),
    sheet("l.css", "later"),
  ];
  const names = firstPaintGroups(sheets).map((group) => group.map(({ file }) => file));
  expect(names).toEqual([["all.css", "b.css"], ["x.css"], ["y.css"]]);
  expect(restSheets(sheets)).toEqual(["b.css", "x.css", "y.css", "l.css"]);
});

describe("the theme's sheets", () => {
  const root = resolve(import.meta.dirname, "../../..");
  const theme = join(root, "src/theme");
  const sheets = findSheets(root, join(root, "site"));

  it("are each declared, or imported by a sheet or a module", () => {
    const sources = listFullPaths(theme).filter((file) => /\.(?:css|tsx?)$/.test(file));
    const imported = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/@?import "([^"]+\.css)"/g)].map(([, path = ""]) =>
        resolve(dirname(file), path),
      ),
    );
    const known = new Set([...imported, ...sheets.map(({ file }) => file)]);
    const forgotten = sources.filter((file) => file.endsWith(".css") && !known.has(file));
    expect(forgotten.map((file) => relative(theme, file))).toEqual(["styles/rest.css"]);
  });

  it("have markups of which none is the beginning of another", () => {
    const markups = sheets.flatMap(({ markup }) => markup || []);
    const pairs = markups.flatMap((one, index) =>
      markups.filter((other, at) => at !== index && other.startsWith(one)),
    );
    expect(pairs).toEqual([]);
  });
});
