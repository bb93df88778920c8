import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFullPaths } from "../../files/walk-files.ts";

const sheets = ["src/theme", "site"].flatMap((folder) =>
  listFullPaths(folder).filter((file) => file.endsWith(".css")),
);

/** Pointers, the focus, and fields change these all the time. */
const frequentChange = /:(?:hover|active|focus)|\[(?:value|class)\b/;

/** The text between the parentheses of each `:has()`. */
function getHasArguments(css: string): string[] {
  return [...css.matchAll(/:has\(/g)].map(({ 0: { length }, index }) => {
    const start = index + length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < css.length; end++) {
      if (css[end] === "(") depth++;
      if (css[end] === ")") depth--;
    }
    return css.slice(start, end - 1);
  });
}

test("no `:has()` depends on what changes with each key or pointer move", () => {
  const slow = sheets.flatMap((file) =>
    getHasArguments(readFileSync(file, "utf8"))
      .filter((argument) => frequentChange.test(argument))
      .map((argument) => `${file}: :has(${argument})`),
  );
  expect(getHasArguments("a:has(b:not(:is(c, d:hover))) e")).toEqual(["b:not(:is(c, d:hover))"]);
  // Browsers would compute the styles of the whole document again.
  expect(sheets.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});
