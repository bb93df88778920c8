import { expect, it } from "vitest";
import { createTestSite, pixel, type TestFiles } from "../../tests/support/load-test-site.ts";
import { diagnose, type Rule, wholeFile } from "../model/diagnostics/rule.ts";
import { contentRules } from "./rules.ts";

const title = "---\ntitle: A\n---\n";

const otherFiles: Record<string, TestFiles> = {
  "duplicate-id": { "content/docs/01-intro.md": title },
  "duplicate-route": { "content/docs/install.md": title },
  "route-differs-by-case": { "content/docs/install.md": title },
  "invalid-category": { "content/docs/guides/a.md": title },
  "partial-with-content": { "content/docs/_setup.mdx": "Text." },
  "missing-partial": { "content/docs/_setup.mdx": "Text." },
  "unresolvable-markdown-link": { "content/docs/install.md": title },
  "unreadable-image": { "content/docs/network.svg": "<svg></svg>" },
  "unknown-tag": { "content/docs/tags.yml": "aws:" },
  "missing-image": { "public/other.png": pixel },
  "partial-cycle": {
    "content/docs/guide.mdx": `${title}import A from "./_a.mdx";\n\n<A />`,
    "content/docs/_a.mdx": 'import B from "./_b.mdx";',
  },
};

/**
 * Checks of finished pages, components, or configuration report these rules. They have separate
 * tests.
 */
const notOfLoading = new Set([
  ...[
    "doubtful-address",
    "broken-link",
    "broken-image",
    "broken-anchor",
    "unknown-component",
    "unusable-symbolic-link",
    "nested-too-deep",
    "overlong-paragraph",
  ],
  ...Object.keys(contentRules.report),
  ...Object.keys(contentRules.versions),
  "unknown-sidebar-folder",
  "empty-category",
  "unknown-sidebar",
]);

const examples: Rule<object>[] = Object.values(contentRules)
  .flatMap((table): Rule<object>[] => Object.values(table))
  .filter(({ id }) => !notOfLoading.has(id));

it.each(examples)("the example of $id has its message", async (rule) => {
  const { file, source, values } = rule.example;
  const isPage = /\.mdx?$/.test(file) && !source.startsWith("---") && !file.includes("/_");
  const text = isPage && rule.id !== "missing-title" ? title + source : source;
  const site = createTestSite({ ...otherFiles[rule.id], [file]: text });
  const { diagnostics } = await site.load();
  const { line: _, column: __, ...expected } = diagnose(rule, wholeFile(file), values);
  const found = diagnostics.filter((diagnostic) => diagnostic.rule === rule.id);
  expect(found.map(({ line: _, column: __, ...rest }) => rest)).toContainEqual(expected);
});

it("shows a tag name with `$` as it is", () => {
  const reason = "Expected a closing tag for `<$$a>`";
  expect(contentRules.mdx["invalid-mdx"].hint?.({ kind: "syntax", reason })).toContain("`</$$a>`");
});
