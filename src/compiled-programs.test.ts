import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { findProgram, recordProgram } from "./compiled-programs.mjs";

let folder = "";
let source = "";
let output = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
  mkdirSync(join(folder, "src"));
  source = join(folder, "src/config.ts");
  output = join(folder, "config-1.js");
  for (const file of [source, join(folder, "src/shard.ts"), output]) {
    writeFileSync(file, "lamp");
    utimesSync(file, 1_000, 1_000);
  }
});

function remember(started: number): void {
  const inputs = [source, join(folder, "src/shard.ts")];
  recordProgram(folder, source, { output, parts: [output], inputs, started });
}

it("reuses a program while its sources are unchanged", () => {
  expect(findProgram(folder, source)).toBeUndefined();
  remember(Date.now());
  expect(findProgram(folder, source)).toBe(output);
  expect(findProgram(folder, join(folder, "src/shard.ts"))).toBeUndefined();
});

it.each<[string, () => void]>([
  ["an imported file changes", () => writeFileSync(join(folder, "src/shard.ts"), "wick")],
  ["an imported file is gone", () => rmSync(join(folder, "src/shard.ts"))],
  ["a file appears that an import may find first", () => writeFileSync(join(folder, "src/a"), "")],
  ["the program is gone", () => rmSync(output)],
  ["the program is empty", () => writeFileSync(output, "")],
  ["a byte of the program is another", () => writeFileSync(output, "lamb")],
  [
    "a folder has the name of the program",
    () => {
      rmSync(output);
      mkdirSync(output);
    },
  ],
])("recompiles when %s", (_, change) => {
  remember(Date.now());
  change();
  expect(findProgram(folder, source)).toBeUndefined();
});

it("remembers files with dates in the future", () => {
  const yearAhead = Date.now() / 1000 + 365 * 24 * 60 * 60;
  utimesSync(source, yearAhead, yearAhead);
  remember(Date.now());
  expect(findProgram(folder, source)).toBe(output);
});

it("does not remember a file that changed during compilation", () => {
  remember(1_000_000);
  expect(findProgram(folder, source)).toBeUndefined();
});
