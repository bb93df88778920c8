import { expect, it } from "vitest";
import { matchesGlob } from "./glob.ts";

it.each<[string[], string, boolean]>([
  [["**/drafts/**"], "drafts/a.md", true],
  [["**/drafts/**"], "a/drafts/b/c.md", true],
  [["**/drafts/**"], "a/my-drafts/c.md", false],
  [["**/*.{draft,old}.md"], "a/b.old.md", true],
  [["**/*.{draft,old}.md"], "a/b.md", false],
  [["*.md"], "a/b.md", false],
  [["a/*.md"], "a/b.md", true],
  [["internal"], "internal/a.md", false],
  [["internal/**"], "internal/a/b.md", true],
  [["?[ab].md"], "xb.md", true],
  [["[^a]x.md"], "ax.md", false],
  [["**/*.md", "!**/keep.md"], "a/keep.md", false],
  [["a+(b).md", "{open.md"], "a+(b).md", true],
])("%j and %j: %s", (patterns, path, expected) => {
  expect(matchesGlob(patterns, path)).toBe(expected);
});
