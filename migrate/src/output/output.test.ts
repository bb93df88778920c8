import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { assertOwnFolder, writeFiles } from "./output-folder.ts";

const folder = () => mkdtempSync(join(tmpdir(), "migration-"));
const plan = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { text }]));

it("keeps files that were edited or deleted since, and lists them", () => {
  const out = folder();
  expect(
    writeFiles(out, plan({ "a.md": "1", "b/c.md": "1", "d.md": "1", "e.md": "1" })).written,
  ).toBe(4);
  writeFileSync(join(out, "a.md"), "mine");
  rmSync(join(out, "d.md"));
  const again = writeFiles(out, plan({ "a.md": "2", "b/c.md": "2", "d.md": "2", "new.md": "2" }));
  expect(again).toEqual({
    written: 2,
    same: 0,
    edited: ["a.md"],
    deleted: ["d.md"],
    removed: ["e.md"],
  });
  expect(readFileSync(join(out, "a.md"), "utf8")).toBe("mine");
  expect(readFileSync(join(out, "b/c.md"), "utf8")).toBe("2");
  expect(existsSync(join(out, "d.md"))).toBe(false);
  // It stays edited even after several migrations.
  expect(writeFiles(out, plan({ "a.md": "3" })).edited).toEqual(["a.md"]);
});

it("keeps a file that was edited and has left the old site", () => {
  const out = folder();
  writeFiles(out, plan({ "a.md": "1" }));
  writeFileSync(join(out, "a.md"), "mine");
  expect(writeFiles(out, plan({})).edited).toEqual(["a.md"]);
  expect(readFileSync(join(out, "a.md"), "utf8")).toBe("mine");
});

it("writes the files that a killed migration did not write", () => {
  const out = folder();
  writeFiles(out, plan({ "a.md": "1", "b.md": "1" }));
  rmSync(join(out, "b.md"));
  // A folder that has the name of a temporary file ends the run in the middle.
  mkdirSync(join(out, "d.md.migrating"));
  const files = { "a.md": "2", "b.md": "2", "c.md": "2", "d.md": "2", "e.md": "2" };
  expect(() => writeFiles(out, plan(files))).toThrow("EISDIR");
  rmSync(join(out, "d.md.migrating"), { recursive: true });
  expect(writeFiles(out, plan(files))).toEqual({
    written: 2,
    same: 2,
    edited: [],
    deleted: ["b.md"],
    removed: [],
  });
});

it("writes a folder instead of a file, a file instead of a folder, and a file that is back", () => {
  const out = folder();
  writeFiles(out, plan({ a: "1", "b/c": "1" }));
  expect(writeFiles(out, plan({ "a/d": "1", b: "1" }))).toMatchObject({ written: 2 });
  // A folder ends the run after it has removed `b`.
  mkdirSync(join(out, "e.migrating"));
  expect(() => writeFiles(out, plan({ e: "1" }))).toThrow("EISDIR");
  expect(writeFiles(out, plan({ b: "1" }))).toMatchObject({ written: 1, deleted: [] });
});

it("removes nothing if a file or folder of someone else is in the way", () => {
  const out = folder();
  writeFiles(out, plan({ "a.md": "1", "b/c.md": "1" }));
  mkdirSync(join(out, "d.md"));
  expect(() => writeFiles(out, plan({ "d.md": "1" }))).toThrow(`${out}/d.md\` is in the way`);
  writeFileSync(join(out, "b/mine.md"), "mine");
  expect(() => writeFiles(out, plan({ b: "1" }))).toThrow(`${out}/b\` is in the way`);
  writeFileSync(join(out, "e"), "mine");
  expect(() => writeFiles(out, plan({ "e/f/g.md": "1" }))).toThrow(`${out}/e\` is in the way`);
  expect(existsSync(join(out, "a.md")) && existsSync(join(out, "b/c.md"))).toBe(true);
  rmSync(join(out, "b"), { recursive: true });
  writeFileSync(join(out, "b"), "mine");
  expect(() => writeFiles(out, plan({ "a.md": "1", "b/c.md": "1" }))).toThrow("is in the way");
  expect(writeFiles(out, plan({ "a.md": "1" })).same).toBe(1);
});

it("writes a file where somebody else had one", () => {
  const out = folder();
  writeFiles(out, plan({ "a.md": "1" }));
  writeFileSync(join(out, "b.md"), "mine");
  expect(writeFiles(out, plan({ "b.md": "1" })).edited).toEqual(["b.md"]);
  rmSync(join(out, "b.md"));
  expect(writeFiles(out, plan({ "b.md": "1" })).written).toBe(1);
});

it("writes and deletes nothing outside of the folder", () => {
  const out = folder();
  expect(() => writeFiles(out, plan({ "../a.md": "1" }))).toThrow("is not inside of");
  writeFileSync(join(out, ".migration.json"), '{ "files": { "../a.md": "1" } }');
  writeFileSync(join(out, "../a.md"), "");
  expect(() => writeFiles(out, plan({}))).toThrow("is not inside of");
  expect(existsSync(join(out, "../a.md"))).toBe(true);
});

it("rejects a folder that no migration wrote, and a damaged record", () => {
  const out = folder();
  expect(() => assertOwnFolder(out)).not.toThrow();
  expect(() => assertOwnFolder(join(out, "missing"))).not.toThrow();
  writeFileSync(join(out, ".migration.json.migrating"), "");
  expect(() => assertOwnFolder(out)).not.toThrow();
  writeFileSync(join(out, "mine.txt"), "");
  expect(() => assertOwnFolder(out)).toThrow("is not empty (`mine.txt`)");
  writeFileSync(join(out, ".migration.json"), "{");
  expect(() => assertOwnFolder(out)).not.toThrow();
  expect(() => writeFiles(out, plan({ "a.md": "1" }))).toThrow("is damaged");
});
