import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStaging } from "./output.ts";

function outputWithOldFile(): string {
  const outDir = join(mkdtempSync(join(tmpdir(), "output-")), "dist");
  mkdirSync(outDir);
  writeFileSync(join(outDir, "old.html"), "old");
  return outDir;
}

it("leaves the old output alone until it is complete", async () => {
  const outDir = outputWithOldFile();
  const staging = await openStaging(outDir);
  await staging.write("docs/new.html", "new");
  expect(readdirSync(outDir)).toEqual(["old.html"]);
  staging.commit();
  expect(existsSync(join(outDir, "old.html"))).toBe(false);
  expect(readFileSync(join(outDir, "docs/new.html"), "utf8")).toBe("new");
  expect(readdirSync(join(outDir, ".."))).toEqual(["dist"]);
});

it("leaves nothing behind when it is discarded", async () => {
  const outDir = outputWithOldFile();
  const staging = await openStaging(outDir);
  await staging.write("new.html", "new");
  staging.discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["dist"]);
  expect(readFileSync(join(outDir, "old.html"), "utf8")).toBe("old");
});
