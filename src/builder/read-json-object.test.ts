import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readJsonObject } from "./read-json-object.ts";

it("ignores files that are missing, damaged, or not objects", () => {
  const folder = mkdtempSync(join(tmpdir(), "json-object-"));
  const file = join(folder, "data.json");
  expect(readJsonObject(file)).toBeUndefined();
  for (const text of ['{"https://a/": {"ok"', "null", "1"]) {
    writeFileSync(file, text);
    expect(readJsonObject(file)).toBeUndefined();
  }
  writeFileSync(file, '{"a": 1}');
  expect(readJsonObject(file)).toEqual({ a: 1 });
  rmSync(folder, { recursive: true });
});
