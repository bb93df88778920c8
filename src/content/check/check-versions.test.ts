import { expect, test } from "vitest";
import { loadTestSite } from "../../../tests/support/load-test-site.ts";

test("the hint for a name that resembles no other suggests none", async () => {
  const docs = { "a.md": "---\ntitle: A\n---\n" };
  const config = { lastVersion: "7.12.1", mainDoc: "introduction" };
  const { diagnostics } = await loadTestSite(docs, { config });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "known: current",
    "an id is the path below `content/docs` without number prefixes and extension",
  ]);
});

test("the docs of no version are reported", async () => {
  const page = "---\ntitle: A\n---\n";
  const { diagnostics } = await loadTestSite(
    { "a.md": page, "/versions/1.0/docs/a.md": page },
    { config: { docsVersions: [{ name: "1.0" }] } },
  );
  expect(diagnostics).toMatchObject([
    {
      rule: "unnamed-version",
      severity: "warning",
      hint: 'add `{ name: "current" }` to `docsVersions`',
    },
  ]);
});

test("a version with only drafts is not taken for a misspelled one", async () => {
  const page = "---\ntitle: A\n---\n";
  const { diagnostics } = await loadTestSite(
    { "a.md": page, "/versions/1.0/docs/a.md": "---\ntitle: A\ndraft: true\n---\n" },
    { config: { docsVersions: [{ name: "current" }, { name: "1.0" }] } },
  );
  expect(diagnostics.map(({ hint }) => hint)).toEqual(["write a page below `versions/1.0/docs`"]);
});

test("a version is located at its name, not in a comment or in another text", async () => {
  const config = `export default {
  // The docs of 1.0: see versions/
  tagline: "Get start: now",
  docsVersions: [{ name: "current" }, { name: "1.0" }],
  mainDoc: "start",
};
`;
  const { diagnostics } = await loadTestSite(
    { "/config.ts": config, "a.md": "---\ntitle: A\n---\n" },
    { config: { docsVersions: [{ name: "current" }, { name: "1.0" }], mainDoc: "start" } },
  );
  expect(diagnostics).toMatchObject([
    { rule: "missing-version", line: 4, column: 47 },
    { rule: "unknown-doc-id", line: 5, column: 12 },
  ]);
});
