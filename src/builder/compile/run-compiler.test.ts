import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findWriteError } from "./run-compiler.ts";

it("finds the reason if the compiler cannot write its folder", () => {
  const file = fileURLToPath(import.meta.url);
  const error = findWriteError(`${file}/bundles`);
  expect(error?.message).toMatch(
    /^`.*` cannot be written: a file has the name of the folder\n {2}Hint/,
  );
  expect(findWriteError(tmpdir())).toBeUndefined();
});
