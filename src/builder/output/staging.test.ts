import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStaging } from "./staging.ts";

function outputWithOldFile(): string {
  const outDir = join(mkdtempSync(join(tmpdir(), "output-")), "dist");
  mkdirSync(outDir);
  writeFileSync(join(outDir, "old.html"), "old");
  return outDir;
}

it("leaves the old output alone until it is complete", () => {
  const outDir = outputWithOldFile();
  const staging = openStaging(outDir, join(outDir, "../cache"));
  staging.write("test", "docs/new.html", "new");
  expect(readdirSync(outDir)).toEqual(["old.html"]);
  staging.commit();
  expect(existsSync(join(outDir, "old.html"))).toBe(false);
  expect(readFileSync(join(outDir, "docs/new.html"), "utf8")).toBe("new");
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
});

it("keeps the output it replaced until the next one", async () => {
  const outDir = outputWithOldFile();
  const cacheDir = join(outDir, "../cache");
  openStaging(outDir, cacheDir).commit();
  const kept = join(cacheDir, readdirSync(cacheDir)[0] ?? "");
  expect(readdirSync(join(kept, "output"))).toEqual(["old.html"]);
  const next = openStaging(outDir, cacheDir);
  await expect.poll(() => existsSync(kept)).toBe(false);
  next.discard();
});

it("leaves nothing behind when it is discarded", () => {
  const outDir = outputWithOldFile();
  const staging = openStaging(outDir, join(outDir, "../cache"));
  staging.write("test", "new.html", "new");
  staging.discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
  expect(readFileSync(join(outDir, "old.html"), "utf8")).toBe("old");
});

it("writes nothing outside of its folder", () => {
  const outDir = outputWithOldFile();
  const staging = openStaging(outDir, join(outDir, "../cache"));
  expect(() => staging.write("test", "../up/index.html", "x")).toThrow("outside the output folder");
  staging.discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
});

it("removes what a stopped build has left, and nothing that another is filling", () => {
  const outDir = outputWithOldFile();
  for (const name of ["dist.next-4194305", `dist.next-${process.ppid}`]) {
    mkdirSync(join(outDir, "..", name));
  }
  openStaging(outDir, join(outDir, "../cache")).discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist", `dist.next-${process.ppid}`]);
});

/** What a build that was killed leaves: the folder it filled, complete or not. */
function leaveFolder(outDir: string, name: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(outDir, "..", name), { recursive: true });
    writeFileSync(join(outDir, "..", name, file), text);
  }
}

it("finishes a swap that was interrupted between its two renames", () => {
  const outDir = outputWithOldFile();
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, "dist.next-4194305", { ".output.json": "{}", "new.html": "new" });
  leaveFolder(outDir, "dist.next-4194306", { "half.html": "half" });
  leaveFolder(outDir, "dist.old-4194305", { "old.html": "old" });
  openStaging(outDir, join(outDir, "../cache")).discard();
  expect(readdirSync(join(outDir, "..")).sort()).toEqual(["cache", "dist"]);
  expect(readdirSync(outDir).sort()).toEqual([".output.json", "new.html"]);
});

it("gives the old output its place back where the new one is not complete", () => {
  const outDir = outputWithOldFile();
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, "dist.next-4194305", { "half.html": "half" });
  leaveFolder(outDir, "dist.old-4194305", { "old.html": "old" });
  openStaging(outDir, join(outDir, "../cache")).discard();
  expect(readdirSync(join(outDir, "..")).sort()).toEqual(["cache", "dist"]);
  expect(readdirSync(outDir)).toEqual(["old.html"]);
});

it("leaves folders of builds that run alone, complete or not", () => {
  const outDir = outputWithOldFile();
  rmSync(outDir, { recursive: true });
  const names = [`dist.next-${process.ppid}`, `dist.old-${process.ppid}`];
  for (const name of names) leaveFolder(outDir, name, { ".output.json": "{}" });
  openStaging(outDir, join(outDir, "../cache")).discard();
  expect(readdirSync(join(outDir, "..")).sort()).toEqual(["cache", ...names]);
});

it("replaces an output that another build has put in place meanwhile", () => {
  const outDir = outputWithOldFile();
  const staging = openStaging(outDir, join(outDir, "../cache"));
  staging.write("test", "mine.html", "mine");
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, "dist", { "theirs.html": "theirs" });
  staging.commit();
  expect(readdirSync(outDir).sort()).toEqual([".output.json", "mine.html"]);
});
