import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readAnswers } from "./links-command.ts";

it("knows no answers where they cannot be read", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  const file = join(folder, "external-links.json");
  expect(readAnswers(file)).toEqual({});
  for (const text of ['{"https://a/": {"ok"', "null"]) {
    writeFileSync(file, text);
    expect(readAnswers(file)).toEqual({});
  }
  rmSync(folder, { recursive: true });
});
