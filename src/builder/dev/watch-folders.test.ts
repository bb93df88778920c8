import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchFolders } from "./watch-folders.ts";

let root: string;
let events: string[];
let close: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(join(root, "a/b"), { recursive: true });
  writeFileSync(join(root, "a/b/page.md"), "one");
  events = [];
  close = watchFolders([root, join(root, "none")], (event, path) =>
    events.push(`${event} ${relative(root, path)}`),
  );
});

afterEach(() => {
  close();
  rmSync(root, { recursive: true });
});

it("reports changed, added, and removed files at any depth", async () => {
  writeFileSync(join(root, "a/b/page.md"), "two");
  await vi.waitFor(() => expect(events).toEqual(["change a/b/page.md"]));
  writeFileSync(join(root, "a/new.md"), "");
  await vi.waitFor(() => expect(events.at(-1)).toBe("add a/new.md"));
  rmSync(join(root, "a/new.md"));
  await vi.waitFor(() => expect(events.at(-1)).toBe("unlink a/new.md"));
});

it("watches new folders, and stops watching deleted ones", async () => {
  mkdirSync(join(root, "c"));
  await vi.waitFor(() => expect(events).toContain("add c"));
  writeFileSync(join(root, "c/page.md"), "");
  await vi.waitFor(() => expect(events).toContain("add c/page.md"));
  rmSync(join(root, "c"), { recursive: true });
  await vi.waitFor(() => expect(events).toContain("unlink c"));
});

it("watches a folder that a generator removes and writes again", async () => {
  rmSync(join(root, "a"), { recursive: true });
  mkdirSync(join(root, "a/b"), { recursive: true });
  await vi.waitFor(() => expect(events).toContain("add a"));
  writeFileSync(join(root, "a/b/page.md"), "two");
  await vi.waitFor(() => expect(events.at(-1)).toBe("add a/b/page.md"));
});

it("reports a file that an editor replaces as changed", async () => {
  writeFileSync(join(root, "a/b/.page.md.swp"), "two");
  renameSync(join(root, "a/b/.page.md.swp"), join(root, "a/b/page.md"));
  await vi.waitFor(() => expect(events).toEqual(["change a/b/page.md"]));
});

it("watches folders behind links, and no folder inside itself", async () => {
  symlinkSync("b", join(root, "a/linked"));
  mkdirSync(join(root, "d/node_modules"), { recursive: true });
  symlinkSync("../a", join(root, "d/to-a"));
  symlinkSync("../d", join(root, "a/to-d"));
  symlinkSync("..", join(root, "d/up"));
  close();
  events = [];
  close = watchFolders([root], (event, path) => events.push(`${event} ${relative(root, path)}`));
  writeFileSync(join(root, "d/node_modules/README.md"), "two");
  writeFileSync(join(root, "a/b/page.md"), "two");
  await vi.waitFor(() =>
    expect(events.sort()).toEqual([
      "change a/b/page.md",
      "change a/linked/page.md",
      "change d/to-a/b/page.md",
      "change d/to-a/linked/page.md",
    ]),
  );
});
