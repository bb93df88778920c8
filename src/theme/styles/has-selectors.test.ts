import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFullPaths } from "../../files/walk-files.ts";

const sheets = ["src/theme", "site"].flatMap((folder) =>
  listFullPaths(folder).filter((file) => file.endsWith(".css")),
);

/** Pointers, the focus, and fields change these all the time. */
const frequentChange = /:(?:hover|active|focus)|\[(?:value|class)\b/;

/** The arguments of `:has()`, with one level of nested parentheses. */
const hasArguments = /:has\(((?:[^(){}]|\([^(){}]*\))*)\)/g;

test("no `:has()` depends on what changes with each key or pointer move", () => {
  const slow = sheets.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(hasArguments)]
      .filter(([, argument = ""]) => frequentChange.test(argument))
      .map(([selector]) => `${file}: ${selector}`),
  );
  // Browsers would compute the styles of the whole document again.
  expect(sheets.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});
