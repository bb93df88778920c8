import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runContentReport } from "../../src/builder/commands/content-report/content-report-command.ts";
import { contentRules } from "../../src/content/index.ts";
import { root } from "./build-fixture.ts";
import { createTemporarySite } from "./temporary-site.ts";

async function createReport(siteDir: string, { json = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const bundleDir = join(root, ".cache/bundles");
  const places = { outDir: join(folder, "out"), cacheDir: join(folder, "cache"), bundleDir };
  const answer = await runContentReport({ root, siteDir, ...places }, { json });
  rmSync(folder, { recursive: true, force: true });
  return answer;
}

it("includes partials and components", async () => {
  const site = createTemporarySite();
  const shared = "These words are on both pages, because both of them include the same partial.";
  const words = "Text that a reader reads. ".repeat(50);
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: What ${title} says.\n---\n\nimport Part from "./_part.mdx";\n\n<Part />\n\n${text}\n`;
  site.write("content/docs/_part.mdx", `${shared}\n`);
  site.write("content/docs/index.md", "---\ntitle: Home\n---\n\nSee [one](one.mdx).\n");
  site.write("content/docs/one.mdx", page("One", `${words}\n\n[Home](index.md)`));
  site.write("content/docs/two.mdx", page("Two", `${words}\n\n\`\`\`hcl\na = [1\n\`\`\``));
  const { ok, text, report: found } = await createReport(site.dir);
  site.dispose();
  expect(ok).toBe(false);
  expect(text.replace(/ +/g, " ").split("\n")).toEqual([
    "Page Words Headings Code Diagrams Tables In Out Minutes Flags",
    "/ 3 1 0 0 0 1 1 1 stub, no-description",
    "/one 266 1 0 0 0 1 1 1",
    "/two 265 1 1 0 0 0 0 1 orphan, duplicate-paragraph, invalid-sample",
    "",
    "3 pages, 534 words, 2 flagged",
    "",
  ]);
  expect(found).toContain("content/docs/two.mdx:13:1 warning the `hcl` sample cannot be parsed");
});

it("has a page for each rule that breaks no other", async () => {
  const fixture = join(root, "tests/fixtures/content-report");
  const { text, report: found } = await createReport(fixture, { json: true });
  const { pages } = JSON.parse(text) as { pages: { route: string; flags: string[] }[] };
  const rules = Object.keys(contentRules.report).filter((id) => id !== "invalid-list-line");
  expect(found).toContain("abbreviations.tsv:3:1 warning `VPC` is not an abbreviation, a tab");
  expect(pages.filter(({ flags }) => flags.length > 0)).toMatchObject(
    rules.sort().map((id) => ({ route: `/${id}`, flags: [id] })),
  );
});
