import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hashCode, listImportedFiles } from "./import-graph.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "graph-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = ""): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const getGraph = (...entries: string[]) =>
  listImportedFiles(entries.map((entry) => join(root, entry))).map((file) => relative(root, file));

it("follows all kinds of imports", () => {
  write("a.ts", `import x from "./b.ts";\nexport * from './c.tsx';\nimport "./d.css?inline";`);
  write(
    "b.ts",
    `const e = import("./lazy/e.ts");\nnew Worker(new URL("./w.ts", import.meta.url));`,
  );
  write("c.tsx", `import type { T } from "./b.ts";\nimport { y } from "package";`);
  write("d.css", `@import "./more/f.css";\n.icon { mask: url("./icons.svg#a") }`);
  write("lazy/e.ts", `import "../a.ts";`);
  write("more/f.css", "");
  for (const file of ["w.ts", "icons.svg", "alone.ts"]) write(file);
  expect(getGraph("a.ts")).toEqual([
    "a.ts",
    "b.ts",
    "c.tsx",
    "d.css",
    "icons.svg",
    "lazy/e.ts",
    "more/f.css",
    "w.ts",
  ]);
  expect(getGraph("missing.ts")).toEqual([]);
});

it("hashes all imported files and the compiler options", () => {
  write("src/a.ts", `import "./b.ts";`);
  write("src/b.ts");
  write("src/alone.ts");
  const hashAfter = (file: string, text: string) => {
    write(file, text);
    return hashCode(root, ["src/a.ts"]);
  };
  const first = hashCode(root, ["src/a.ts"]);
  expect(hashAfter("src/alone.ts", "changed")).toBe(first);
  const hashes = ["src/b.ts", "src/tsconfig.json", "tsconfig.base.json", "package-lock.json"].map(
    (file) => hashAfter(file, "{}"),
  );
  expect(new Set([first, ...hashes]).size).toBe(5);
});

it("reads a file again after it changes", () => {
  // An hour later, files that were just written count as settled.
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  try {
    write("a.ts", `import "./b.ts";`);
    write("b.ts", "1");
    write("c.ts", "1");
    const first = hashCode(root, ["a.ts"]);
    expect(hashCode(root, ["a.ts"])).toBe(first);
    const { atime, mtime } = statSync(join(root, "b.ts"));
    write("b.ts", "2");
    utimesSync(join(root, "b.ts"), atime, mtime);
    expect(hashCode(root, ["a.ts"])).not.toBe(first);
    write("a.ts", `import "./c.ts";`);
    expect(getGraph("a.ts")).toEqual(["a.ts", "c.ts"]);
    rmSync(join(root, "c.ts"));
    expect(getGraph("a.ts")).toEqual(["a.ts"]);
  } finally {
    vi.useRealTimers();
  }
});

it("includes code that reads finished pages, and not code that serves them", () => {
  const src = fileURLToPath(new URL("../../", import.meta.url));
  const files = listImportedFiles([join(src, "builder/render/extract-page-data.ts")]).map((file) =>
    relative(src, file),
  );
  expect(files).toContain("publish/markdown/page-markdown.ts");
  expect(files).toContain("search/tokenizer/tokenizer.ts");
  expect(files).not.toContain("builder/preview/preview.ts");
});

it("does not change with a patch version of Node", () => {
  write("a.ts");
  const hashWith = (node: string) => {
    vi.stubGlobal("process", { ...process, version: `v${node}`, versions: { node } });
    try {
      return hashCode(root, ["a.ts"]);
    } finally {
      vi.unstubAllGlobals();
    }
  };
  expect(hashWith("22.1.0")).toBe(hashWith("22.2.1"));
  expect(hashWith("22.1.0")).not.toBe(hashWith("24.1.0"));
});
