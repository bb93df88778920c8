import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeCorpus } from "../../bench/corpus.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { sum } from "../../src/model/sum.ts";
import { type BuiltFixture, buildFixture } from "./build-fixture.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

/**
 * Brotli sizes in bytes, about 10 % above the current ones. `allScripts` and `shortPage` are
 * promises to readers; docs/performance.md has their reasons.
 */
const budget = {
  allScripts: 80 * 1024,
  shortPage: 4.6 * 1024,
  thousandWords: 9 * 1024,
  linkedCss: 11 * 1024,
  icons: 1.5 * 1024,
  fonts: 40 * 1024,
};

interface LazyChunks {
  /** Matches the names of the files. */
  names: RegExp;
  /** The largest script. */
  script: number;
  scriptCount?: number;
  /** The largest style sheet. */
  css?: number;
}

/** Chunks in `assets/parts`, which only some pages load. */
const lazyChunks: Record<string, LazyChunks> = {
  "the search engine, which runs in a worker or on the main thread": {
    names: /^(?:search-worker|open-engine)-/,
    script: 14 * 1024,
    scriptCount: 2,
  },
  "the search dialog, and what it shares with the page of results": {
    names: /^(?:open-search|search-query)-/,
    script: 5 * 1024,
    scriptCount: 2,
    css: 2 * 1024,
  },
  "the upgrade planner": {
    names: /^upgrade-(?!index-|plan-)/,
    script: 8.5 * 1024,
    scriptCount: 1,
  },
  "the form that generates a module block, and its dialog": {
    names: /^configure-dialog-/,
    script: 15 * 1024,
    scriptCount: 1,
    css: 2 * 1024,
  },
  "all other chunks": {
    names:
      /^(?!search-worker|open-engine|open-search|search-query|upgrade-|configure-dialog-|check-worker|workbench|editor|json-blocks)/,
    script: 5.5 * 1024,
    css: 1.5 * 1024,
  },
};

/** The page that checks code, with the grammar and the editor. */
const codeCheck = {
  names: /^(?:check-worker|workbench|editor|json-blocks|tree-sitter-hcl|web-tree-sitter)-/,
  size: 380 * 1024,
};

let site: TemporarySite;
let built: BuiltFixture;
let larger: BuiltFixture;

beforeAll(async () => {
  site = createTemporarySite();
  writeCorpus(site.dir, 25);
  writeSections(30);
  built = await buildFixture(site.dir);
  writeSections(60);
  larger = await buildFixture(site.dir);
  expect(formatReport([...built.diagnostics, ...larger.diagnostics])).toBe("");
});

/** Writes short pages in five sections. */
function writeSections(pages: number): void {
  for (let index = 0; index < pages; index++) {
    const text = `---\ntitle: More ${index}\n---\n\nText.\n`;
    site.write(`content/docs/more-${index % 5}/page-${index}.md`, text);
  }
}

afterAll(() => {
  built.dispose();
  larger.dispose();
  site.dispose();
});

function getBrotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function readPage(from: BuiltFixture, name: string): string {
  const html = from.file(`docs/${name}/index.html`);
  if (html === undefined) throw new Error(`the corpus has no page ${name}`);
  return html;
}

/** Sizes of the files that every page loads. */
function measureAssets(extension: string): number[] {
  return measureFolder(join(built.outDir, "assets"), (name) => name.endsWith(extension));
}

/** Sizes of files in `assets/parts`, which only some pages load. */
function measureLazyFiles(extension: string, names: RegExp): number[] {
  return measureFolder(
    join(built.outDir, "assets/parts"),
    (name) => name.endsWith(extension) && names.test(name),
  );
}

function measureFolder(folder: string, includes: (name: string) => boolean): number[] {
  return readdirSync(folder)
    .filter(includes)
    .map((name) => measureFile(join(folder, name)));
}

const fileSizes = new Map<string, number>();

function measureFile(path: string): number {
  const size = fileSizes.get(path) ?? getBrotliSize(readFileSync(path));
  fileSizes.set(path, size);
  return size;
}

it("keeps the scripts that every page loads within their budget", () => {
  expect(sum(measureAssets(".js"))).toBeGreaterThan(0);
  expect(sum(measureAssets(".js"))).toBeLessThanOrEqual(budget.allScripts);
});

it.each(Object.entries(lazyChunks))("keeps %s within the budget", (_, chunks) => {
  const { names, script, scriptCount, css } = chunks;
  const scripts = measureLazyFiles(".js", names);
  if (scriptCount !== undefined) expect(scripts).toHaveLength(scriptCount);
  expect(Math.max(...scripts)).toBeLessThanOrEqual(script);
  if (css === undefined) return;
  expect(Math.max(...measureLazyFiles(".css", names))).toBeLessThanOrEqual(css);
});

it("keeps the page that checks code within its budget", () => {
  const grammars = measureLazyFiles(".wasm", codeCheck.names);
  expect(grammars).toHaveLength(2);
  const files = [...measureLazyFiles(".js", codeCheck.names), ...grammars];
  expect(files).toHaveLength(6);
  expect(sum(files)).toBeLessThanOrEqual(codeCheck.size);
});

it("bundles what every page loads in few files", () => {
  const folder = join(built.outDir, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.map((name) => name.replace(/-.{8}\.js$/, "")).sort()).toEqual([
    "flight-client",
    "index",
    "react-root",
    "shell",
  ]);
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), "utf8");
    expect(code).not.toMatch(/from\s*["'`]\.\/parts\//);
    // The first line after Vite's list of preloads.
    expect(code).toMatch(/^(?:const __vite__mapDeps=.*\n)?\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it("keeps a short page and a page of a thousand words within their budgets", () => {
  expect(getBrotliSize(readPage(built, "short"))).toBeLessThanOrEqual(budget.shortPage);
  expect(getBrotliSize(readPage(built, "medium"))).toBeLessThanOrEqual(budget.thousandWords);
});

it("does not let a page grow with the number of pages", () => {
  const [small, large] = [built, larger].map((from) => readPage(from, "short").length);
  // The titles of the neighboring pages differ in length.
  expect(Math.abs((large ?? 0) - (small ?? 0))).toBeLessThan(100);
});

it("keeps the linked style sheet, the icons, and the fonts within their budgets", () => {
  expect(sum(measureAssets(".css"))).toBeLessThanOrEqual(budget.linkedCss);
  expect(measureAssets(".svg")).toHaveLength(1);
  expect(sum(measureAssets(".svg"))).toBeLessThanOrEqual(budget.icons);
  expect(sum(measureAssets(".woff2"))).toBeGreaterThan(0);
  expect(sum(measureAssets(".woff2"))).toBeLessThanOrEqual(budget.fonts);
});

it("declares web fonts inline, before other rules", () => {
  const [, first] = /<style>(.*?)<\/style>/.exec(readPage(built, "short")) ?? [];
  const rules = (first ?? "").split("@font-face").slice(0, 3);
  expect(rules).toEqual([
    "",
    expect.stringMatching(/^{font-family:"Source Sans 3";src:url\([^)]*woff2\)[^}]*}$/),
    expect.stringMatching(/^{font-family:Source Code Pro;src:url\([^)]*woff2\)[^}]*}$/),
  ]);
  for (const sheet of listFullPaths(join(built.outDir, "assets")).filter((p) =>
    p.endsWith(".css"),
  )) {
    expect(readFileSync(sheet, "utf8")).not.toContain("@font-face");
  }
});

it("loads no script before the page can be read", () => {
  const html = readPage(built, "short");
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toContain("modulepreload");
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
});

it("has no inline style that a strict policy would block", () => {
  expect(readPage(built, "medium")).not.toMatch(/\sstyle=/);
});
