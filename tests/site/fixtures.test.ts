import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { readIfExists } from "../../src/files/read-if-exists.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { buildFixture, root } from "./build-fixture.ts";
import { readArticle } from "./read-page.ts";

// Each folder in tests/fixtures is a small site named after the behavior that it shows.
// `expected/report.txt` is the report of its build (absent: no diagnostics). Every other file in
// `expected/` is the article of the page with that path, or the whole page if it has no article.

const folder = join(root, "tests/fixtures");
const update = process.env.UPDATE_FIXTURES === "1";
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "expected")));

describe.each(names)("fixture %s", (name) => {
  const site = join(folder, name);
  const expected = join(site, "expected");

  it("builds as expected", async () => {
    const built = await buildFixture(site);
    try {
      const report = formatReport(built.diagnostics);
      const pages = listFullPaths(expected)
        .map((path) => relative(expected, path))
        .filter((path) => path !== "report.txt");
      const articles = pages.map((path) => readPageText(built.file(path) ?? ""));
      if (update) write({ expected, report, pages, articles });
      expect(report).toBe(readIfExists(join(expected, "report.txt")) ?? "");
      pages.forEach((path, index) => {
        expect(articles[index], path).toBe(readIfExists(join(expected, path)) ?? "");
      });
      expect(built.ok).toBe(!built.diagnostics.some(({ severity }) => severity === "error"));
      expect(existsSync(built.outDir)).toBe(built.ok);
    } finally {
      built.dispose();
    }
  });
});

function readPageText(html: string): string {
  return withPlainIds(readArticle(html) || html);
}

/** React derives ids from the position of a component in the layout. */
function withPlainIds(html: string): string {
  const ids = [...new Set(html.match(/_R_\w+?_/g))];
  return html.replace(/_R_\w+?_/g, (id) => `_R_${ids.indexOf(id) + 1}_`);
}

interface Actual {
  expected: string;
  report: string;
  pages: string[];
  articles: string[];
}

function write({ expected, report, pages, articles }: Actual): void {
  const reportFile = join(expected, "report.txt");
  if (report === "") rmSync(reportFile, { force: true });
  else writeFileSync(reportFile, report);
  pages.forEach((path, index) => {
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), articles[index] ?? "");
  });
}
