import { expect, test } from "vitest";
import { loadTestSite } from "../../../tests/support/load-test-site.ts";

test("a setting that is near to nothing gets a hint without a guess", async () => {
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
