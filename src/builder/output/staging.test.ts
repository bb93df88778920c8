import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../files/walk-files.ts";
import { getRecordsFile, openPreviousOutput } from "./previous-output.ts";
import { Staging } from "./staging.ts";

function createOldOutput(): string {
  const outDir = join(mkdtempSync(join(tmpdir(), "output-")), "dist");
  mkdirSync(outDir);
  writeFileSync(join(outDir, "old.html"), "old");
  return outDir;
}

it("does not change the old output until the new one is complete", () => {
  const outDir = createOldOutput();
  const staging = new Staging(outDir, join(outDir, "../cache"));
  staging.write("test", "docs/new.html", "new");
  expect(readdirSync(outDir)).toEqual(["old.html"]);
  staging.commit();
  expect(existsSync(join(outDir, "old.html"))).toBe(false);
  expect(readFileSync(join(outDir, "docs/new.html"), "utf8")).toBe("new");
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
});

it("keeps the output it replaced until the next one", async () => {
  const outDir = createOldOutput();
  const cacheDir = join(outDir, "../cache");
  new Staging(outDir, cacheDir).commit();
  const kept = join(
    cacheDir,
    readdirSync(cacheDir).find((name) => name.startsWith("replaced")) ?? "",
  );
  expect(readdirSync(join(kept, "output"))).toEqual(["old.html"]);
  const next = new Staging(outDir, cacheDir);
  await expect.poll(() => existsSync(kept)).toBe(false);
  next.discard();
});

it("removes everything when it is discarded", () => {
  const outDir = createOldOutput();
  const staging = new Staging(outDir, join(outDir, "../cache"));
  staging.write("test", "new.html", "new");
  staging.discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
  expect(readFileSync(join(outDir, "old.html"), "utf8")).toBe("old");
});

it("writes nothing outside its folder", () => {
  const outDir = createOldOutput();
  const staging = new Staging(outDir, join(outDir, "../cache"));
  expect(() => staging.write("test", "../up/index.html", "x")).toThrow(
    "outside of the output folder",
  );
  staging.discard();
  expect(readdirSync(join(outDir, ".."))).toEqual(["cache", "dist"]);
});

const gone = { format: "gruntwork-docs build folder", pid: 4194305, started: "" };

function leaveWorkFolder(
  outDir: string,
  owner: object,
  files: Record<string, string> = {},
): string {
  const folder = `${outDir}.next-${randomBytes(8).toString("hex")}`;
  for (const [path, text] of Object.entries({ "owner.json": JSON.stringify(owner), ...files })) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function readCurrentOwner(outDir: string): Record<string, unknown> {
  const staging = new Staging(outDir, join(outDir, "../cache"));
  const name = readdirSync(join(outDir, "..")).find((text) => text.includes(".next-")) ?? "";
  const owner = JSON.parse(readFileSync(join(outDir, "..", name, "owner.json"), "utf8"));
  staging.discard();
  return owner;
}

function listFoldersNextTo(outDir: string): string[] {
  return readdirSync(join(outDir, ".."))
    .filter((name) => !["cache", "dist"].includes(name))
    .sort();
}

it("removes folders of builds that no longer run, and no others", () => {
  const outDir = createOldOutput();
  const owner = readCurrentOwner(outDir);
  leaveWorkFolder(outDir, { ...owner, pid: gone.pid });
  // Another process has the same id now.
  leaveWorkFolder(outDir, { ...owner, started: "1" });
  const kept = [
    leaveWorkFolder(outDir, owner),
    // The same id in another container, where the process may run.
    leaveWorkFolder(outDir, { ...gone, system: "another" }),
    leaveWorkFolder(outDir, {}),
  ];
  for (const name of ["old-2023", "old-99999", "next-70707", "next-0123456789abcdef"]) {
    mkdirSync(`${outDir}.${name}`);
    kept.push(`${outDir}.${name}`);
  }
  new Staging(outDir, join(outDir, "../cache")).discard();
  expect(listFoldersNextTo(outDir)).toEqual(kept.map((path) => basename(path)).sort());
});

it("removes a folder of another system that was not updated for an hour", () => {
  const outDir = createOldOutput();
  const folder = leaveWorkFolder(outDir, { ...gone, system: "another" });
  utimesSync(join(folder, "owner.json"), 1, 1);
  new Staging(outDir, join(outDir, "../cache")).discard();
  expect(listFoldersNextTo(outDir)).toEqual([]);
});

it("finishes a swap that was interrupted between its two renames", () => {
  const outDir = createOldOutput();
  const owner = { ...readCurrentOwner(outDir), pid: gone.pid };
  rmSync(outDir, { recursive: true });
  leaveWorkFolder(outDir, owner, {
    "next/.output.json": '{"format":1}',
    "next/new.html": "new",
    "previous/old.html": "old",
  });
  leaveWorkFolder(outDir, owner, { "next/half.html": "half" });
  new Staging(outDir, join(outDir, "../cache")).discard();
  expect(listFoldersNextTo(outDir)).toEqual([]);
  expect(readdirSync(outDir).sort()).toEqual([".output.json", "new.html"]);
});

it("restores the previous output if the new one is not complete", () => {
  const outDir = createOldOutput();
  const owner = { ...readCurrentOwner(outDir), pid: gone.pid };
  rmSync(outDir, { recursive: true });
  leaveWorkFolder(outDir, owner, { "next/half.html": "half", "previous/old.html": "old" });
  new Staging(outDir, join(outDir, "../cache")).discard();
  expect(listFoldersNextTo(outDir)).toEqual([]);
  expect(readdirSync(outDir)).toEqual(["old.html"]);
});

function leaveFolder(outDir: string, files: Record<string, string>): void {
  mkdirSync(outDir);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(outDir, file), text);
}

it("replaces an output that another build wrote during this one", () => {
  const outDir = createOldOutput();
  const staging = new Staging(outDir, join(outDir, "../cache"));
  staging.write("test", "mine.html", "mine");
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, { "theirs.html": "theirs" });
  staging.commit();
  expect(readdirSync(outDir).sort()).toEqual([".output.json", "mine.html"]);
});

function buildOutput(outDir: string, files: Record<string, string>): { kept: string[] } {
  const staging = new Staging(outDir, join(outDir, "../cache"));
  const kept: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    if (staging.keep("test", path, text)) kept.push(path);
    else staging.write("test", path, text, text);
  }
  staging.commit();
  return { kept };
}

function getFiles(outDir: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(outDir)
      .filter((path) => path !== ".output.json")
      .map((path) => [path, readFileSync(join(outDir, path), "utf8")]),
  );
}

const site = { "index.html": "home", "docs/a/index.html": "a", "docs/b/index.html": "b" };

it("reuses unchanged files in each build", () => {
  const outDir = createOldOutput();
  expect(buildOutput(outDir, site).kept).toEqual([]);
  const inode = () => statSync(join(outDir, "docs/a/index.html")).ino;
  const first = inode();
  for (const b of ["b2", "b3", "b4"]) {
    const files = { ...site, "docs/b/index.html": b };
    expect(buildOutput(outDir, files).kept).toEqual(["index.html", "docs/a/index.html"]);
    expect(getFiles(outDir)).toEqual(files);
    expect(inode()).toBe(first);
  }
});

it("keeps a file with a backslash in its name when it reuses an output", () => {
  const outDir = createOldOutput();
  for (const content of ["1", "2", "3"]) {
    const staging = new Staging(outDir, join(outDir, "../cache"));
    staging.write("test", "a\\b.txt", content);
    staging.commit();
  }
  expect(readFileSync(join(outDir, "a\\b.txt"), "utf8")).toBe("3");
});

it("reuses files of a folder whose name contains a hash", () => {
  const outDir = createOldOutput();
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  mkdirSync(join(elsewhere, "folder"));
  const getKept = (name: string, b: string) => {
    const staging = new Staging(outDir, join(outDir, "../cache"));
    staging.replaceHashedFolder(`search/${name}`);
    const kept = ["a", b].filter((source, index) => {
      const path = `search/${name}/${index}.json`;
      if (staging.keep("test", path, source)) return true;
      staging.write("test", path, source, source);
      return false;
    });
    staging.commit();
    expect(getFiles(outDir)).toEqual({
      [`search/${name}/0.json`]: "a",
      [`search/${name}/1.json`]: b,
    });
    return kept;
  };
  expect(getKept("v1", "b")).toEqual([]);
  expect(getKept("v2", "b2")).toEqual(["a"]);
  expect(getKept("v2", "b2")).toEqual(["a", "b2"]);
  const inode = () => statSync(join(outDir, "search/v3/0.json")).ino;
  expect(getKept("v3", "b3")).toEqual(["a"]);
  const first = inode();
  expect(getKept("v4", "b4")).toEqual(["a"]);
  expect(getKept("v3", "b5")).toEqual(["a"]);
  expect(inode()).toBe(first);
  rmSync(join(outDir, "search"), { recursive: true });
  symlinkSync(elsewhere, join(outDir, "search"));
  for (const name of ["v5", "v6", "v7"]) getKept(name, "b");
  expect(readdirSync(elsewhere)).toEqual(["folder"]);
});

it("rewrites a file that was edited or deleted, even with its old size and time", () => {
  const outDir = createOldOutput();
  buildOutput(outDir, site);
  const edited = join(outDir, "docs/a/index.html");
  const { atime, mtime } = statSync(edited);
  writeFileSync(edited, "x");
  utimesSync(edited, atime, mtime);
  rmSync(join(outDir, "docs/b"), { recursive: true });
  expect(buildOutput(outDir, site).kept).toEqual(["index.html"]);
  expect(getFiles(outDir)).toEqual(site);
});

it("writes all files if the list of the previous build is damaged", () => {
  const outDir = createOldOutput();
  buildOutput(outDir, site);
  const lists = join(outDir, "../cache/outputs");
  for (const name of readdirSync(lists)) writeFileSync(join(lists, name), "{");
  expect(buildOutput(outDir, site).kept).toEqual([]);
  expect(getFiles(outDir)).toEqual(site);
});

it("never modifies a file of the live output", () => {
  const outDir = createOldOutput();
  const cacheDir = join(outDir, "../cache");
  for (const _ of [1, 2, 3]) buildOutput(outDir, site);
  const staging = new Staging(outDir, cacheDir);
  expect(staging.keep("test", "index.html", "home")).toBe(true);
  staging.write("other", "index.html", "new");
  staging.write("test", "docs/a/index.html", "new");
  staging.write("test", "docs/b/index.html", ["n", "ew"]);
  staging.copy("test", join(outDir, "index.html"), "docs/b/index.html");
  expect(getFiles(outDir)).toEqual(site);
  staging.discard();
  expect(buildOutput(outDir, site).kept).toHaveLength(3);
});

it("removes everything of earlier outputs, even if files became folders", () => {
  const outDir = createOldOutput();
  buildOutput(outDir, { ...site, "page/index.html": "page", "gone/deep/index.html": "x" });
  buildOutput(outDir, site);
  const last = { "index.html": "home", docs: "a file", "index/a.html": "b", "page.html": "c" };
  buildOutput(outDir, last);
  expect(getFiles(outDir)).toEqual(last);
  expect(existsSync(join(outDir, "gone"))).toBe(false);
  buildOutput(outDir, site);
  expect(getFiles(outDir)).toEqual(site);
});

it("does not follow symbolic links in the output", () => {
  const outDir = createOldOutput();
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  buildOutput(outDir, site);
  rmSync(join(outDir, "docs"), { recursive: true });
  symlinkSync(elsewhere, join(outDir, "docs"));
  for (const _ of [1, 2, 3]) {
    buildOutput(outDir, site);
    expect(getFiles(outDir)).toEqual(site);
  }
  expect(readdirSync(elsewhere)).toEqual([]);
});

it("reuses nothing from an output that another build replaced", () => {
  const outDir = createOldOutput();
  buildOutput(outDir, site);
  const staging = new Staging(outDir, join(outDir, "../cache"));
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, { "index.html": "theirs" });
  expect(staging.keep("test", "index.html", "home")).toBe(false);
  expect(staging.keep("test", "docs/a/index.html", "a")).toBe(false);
  staging.discard();
});

it("reuses only its own files if two builds end at the same time", () => {
  const outDir = createOldOutput();
  const cacheDir = join(outDir, "../cache");
  const mine = new Staging(outDir, cacheDir);
  mine.write("test", "index.html", "mine", "mine");
  mine.commit();
  // The other build writes the same path and length.
  rmSync(outDir, { recursive: true });
  leaveFolder(outDir, { "index.html": "them" });
  expect(buildOutput(outDir, { "index.html": "mine" }).kept).toEqual([]);
  expect(getFiles(outDir)).toEqual({ "index.html": "mine" });
});

it("rewrites files on file systems without hard links", () => {
  const outDir = createOldOutput();
  buildOutput(outDir, site);
  const recordsFile = getRecordsFile({ outDir, cacheDir: join(outDir, "../cache") });
  const previous = openPreviousOutput(outDir, recordsFile);
  expect(
    previous.link("index.html", "home", join(outDir, "../missing/index.html")),
  ).toBeUndefined();
  expect(previous.link("index.html", "home", join(outDir, "../index.html"))?.bytes).toBe(4);
  expect(readFileSync(join(outDir, "../index.html"), "utf8")).toBe("home");
});
