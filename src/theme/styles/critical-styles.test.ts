import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFullPaths } from "../../files/walk-files.ts";

const theme = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(theme, path), "utf8");

it("imports every style sheet of the theme", () => {
  const sources = listFullPaths(theme).filter((file) => /\.(?:css|tsx?)$/.test(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import) "([^"]+\.css)(?:\?inline)?"/g)].map(
      ([, path = ""]) => resolve(dirname(file), path),
    ),
  );
  const sheets = sources.filter((file) => file.endsWith(".css") && !imported.includes(file));
  expect(sheets.map((file) => relative(theme, file))).toEqual(["styles/rest.css"]);
});

it("finds each sheet by unique markup that begins no other markup", () => {
  const markups = [...read("styles/critical-styles.ts").matchAll(/^ {2}\[(['"])(.+)\1,/gm)].map(
    ([, , markup = ""]) => markup,
  );
  expect(markups.length).toBeGreaterThan(20);
  const ambiguous = markups.filter((markup, index) =>
    markups.some((other, otherIndex) => otherIndex !== index && other.startsWith(markup)),
  );
  expect(ambiguous).toEqual([]);
});
