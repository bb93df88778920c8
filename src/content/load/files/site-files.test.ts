import { expect, it } from "vitest";
import { createTestSite } from "../../../../tests/support/load-test-site.ts";
import { createUnicodeFileFinder, hasMoreFilesThan } from "./site-files.ts";

it("counts files up to a number, through folders and without dot files", () => {
  const { siteDir } = createTestSite({
    "a/one.md": "",
    "a/b/two.md": "",
    "a/b/three.mdx": "",
    "a/.hidden/four.md": "",
    "a/.five.md": "",
    "a/six.txt": "",
  });
  const visited: string[] = [];
  const hasMoreThan = (limit: number) =>
    hasMoreFilesThan(limit, `${siteDir}/a`, (path) => {
      visited.push(path);
      return /\.mdx?$/.test(path);
    });
  expect([0, 1, 2, 3].map(hasMoreThan)).toEqual([true, true, true, false]);
  expect(visited).toContain("b/two.md");
  expect(visited.filter((path) => path.startsWith("."))).toEqual([]);
  expect(hasMoreFilesThan(0, `${siteDir}/missing`, () => true)).toBe(false);
});

it("finds files whose names have another Unicode form", () => {
  const composed = "d\u00fcne.md";
  const decomposed = "du\u0308ne.md";
  const find = createUnicodeFileFinder(["plain.md", decomposed]);
  expect(find(composed)).toBe(decomposed);
  expect(find(decomposed)).toBe(decomposed);
  expect(find("plain.md")).toBe("plain.md");
  expect(find("missing.md")).toBe("missing.md");
  // If both exist, each is found by its exact name.
  const both = createUnicodeFileFinder([decomposed, composed]);
  expect(both(composed)).toBe(composed);
  expect(both(decomposed)).toBe(decomposed);
});
