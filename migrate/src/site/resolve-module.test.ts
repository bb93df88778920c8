import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { resolveModule } from "./resolve-module.ts";

it.each<[string, string | undefined]>([
  ["./boat.js", "src/boat.ts"],
  ["./sail.js", "src/sail.tsx"],
  ["./sail.jsx", "src/sail.tsx"],
  ["./tide.mjs", "src/tide.mts"],
  ["./both.js", "src/both.js"],
  ["./boat", "src/boat.ts"],
  ["./gone.js", undefined],
])("finds the file that the import of %j means", (specifier, file) => {
  const siteDir = mkdtempSync(join(tmpdir(), "resolve-module-"));
  const folder = join(siteDir, "src");
  mkdirSync(folder);
  for (const name of ["boat.ts", "sail.tsx", "tide.mts", "both.js", "both.ts"]) {
    writeFileSync(join(folder, name), "");
  }
  const found = resolveModule(specifier, folder, siteDir);
  expect(found && relative(siteDir, found)).toBe(file);
});
