import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { getNavFileNames, resolveNav } from "./nav.ts";

const pages = "index.md a.md b/index.md b/c.md b/d.md e/f.md e/g/h.md".split(" ");

function resolved(nav: unknown, files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), "nav-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const fileNames = getNavFileNames({ "awesome-pages": {}, "literate-nav": {} });
  return resolveNav(nav, { root, pages, fileNames });
}

it("resolves folders, patterns, and the rest", () => {
  expect(resolved([{ All: "b/*" }, { Folder: "e" }, "...", { X: "https://x.example" }])).toEqual([
    { All: ["b/index.md", "b/c.md", "b/d.md"] },
    { Folder: ["e/f.md", { G: ["e/g/h.md"] }] },
    "index.md",
    "a.md",
    { X: "https://x.example" },
  ]);
  expect(resolved(["b/c.md", "e/g/h.md", "..."])).toEqual([
    "b/c.md",
    "e/g/h.md",
    "index.md",
    "a.md",
    { B: ["b/index.md", "b/d.md"] },
    { E: ["e/f.md"] },
  ]);
  expect(resolved(["*/index.md", { All: "e/**/*.md" }, "gone/*"])).toEqual([
    "b/index.md",
    { All: ["e/f.md", "e/g/h.md"] },
    "gone/*",
  ]);
  expect(
    resolved([
      { "&#9733; Flat": ["... | flat | e/**/*.md"] },
      { Some: ["... | regex=^b/.*"] },
      { None: ["... | gone/*.md"] },
      { Listed: ["b/c.md"] },
      "...",
    ]),
  ).toEqual([
    { "★ Flat": ["e/f.md", "e/g/h.md"] },
    { Some: [{ B: ["b/index.md", "b/d.md"] }] },
    { None: [] },
    { Listed: ["b/c.md"] },
    "index.md",
    "a.md",
  ]);
  expect(resolved(["a.md", "b/gone.md"])).toEqual(["a.md", "b/gone.md"]);
});

it("reads the files of folders that list their pages", () => {
  expect(resolved(undefined)).toBeUndefined();
  expect(
    resolved(undefined, {
      ".pages": "nav:\n  - Start: index.md\n  - b\n",
      "b/.pages": "title: Bells\nnav: [d.md, ...]\n",
    }),
  ).toEqual([{ Start: "index.md" }, { Bells: ["b/d.md", "b/index.md", "b/c.md"] }]);
  expect(resolved(undefined, { "SUMMARY.md": "* [Start](index.md)\n  * */\n* [B](b/)\n" })).toEqual(
    [
      { Start: ["index.md", { E: ["e/f.md", { G: ["e/g/h.md"] }] }] },
      { B: ["b/index.md", "b/c.md", "b/d.md"] },
    ],
  );
  expect(
    resolved(undefined, {
      "SUMMARY.md": "* [Start](index.md)\n* [B](b/index.md)\n  * b/c.md\n* e/\n",
    }),
  ).toEqual([
    { Start: "index.md" },
    { B: ["b/index.md", "b/c.md"] },
    { E: ["e/f.md", { G: ["e/g/h.md"] }] },
  ]);
});

it("reads the files of folders below one without such a file", () => {
  expect(
    resolved(undefined, { "e/g/.pages": "title: Bells\n", "b/.pages": "nav: [d.md]\n" }),
  ).toEqual(["index.md", "a.md", { B: ["b/d.md"] }, { E: ["e/f.md", { Bells: ["e/g/h.md"] }] }]);
});
