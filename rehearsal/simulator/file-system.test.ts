import { expect, it } from "vitest";
import { FileSystem, resolvePath } from "./file-system.ts";

const location = { file: "guide.mdx", line: 1, column: 1 };
const file = { text: "a", isKnown: true, origins: [] };

it("copies folders with unknown contents", () => {
  const files = new FileSystem();
  files.addUnknownFolder("/home/reader/work/clone");
  files.copyTo("/home/reader/work", "/home/reader/copy");
  expect(files.exists("/home/reader/copy/clone/main.tf")).toBe(true);
  expect(files.exists("/home/reader/copy/main.tf")).toBe(false);
  files.copyTo("/home/reader/work/clone/modules", "/home/reader/modules");
  expect(files.exists("/home/reader/modules/main.tf")).toBe(true);
});

it("copies a known file of such a folder as a file", () => {
  const files = new FileSystem();
  files.addUnknownFolder("/home/reader/clone");
  files.write("/home/reader/clone/a.tf", file);
  files.copyTo("/home/reader/clone/a.tf", "/home/reader/a.tf");
  expect(files.read("/home/reader/a.tf")).toEqual(file);
  expect(files.isFolder("/home/reader/a.tf")).toBe(false);
});

it("removes folders with unknown contents together with the folder around them", () => {
  const files = new FileSystem();
  files.addUnknownFolder("/home/reader/work/clone");
  files.remove("/home/reader/work", location);
  expect(files.exists("/home/reader/work/clone/main.tf")).toBe(false);
  expect(files.getRemoval("/home/reader/work/clone/main.tf")).toEqual(location);
});

it("resolves paths as a shell does", () => {
  expect(resolvePath("b/", "/a")).toBe("/a/b");
  expect(resolvePath("~/b/../c", "/a")).toBe("/home/reader/c");
  expect(resolvePath("/", "/a")).toBe("/");
});
