import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { MigrationError } from "../model.ts";
import { migrateMarkdown } from "./migrate-markdown.ts";

it("requires a folder", async () => {
  const file = fileURLToPath(import.meta.url);
  for (const dir of [file, `${file}/missing`]) {
    await expect(migrateMarkdown(dir, "out")).rejects.toThrow(MigrationError);
  }
});

it.each([
  "\n",
  "\r\n",
])("reports lost text at its line in a file with line ends %j", async (lineEnd) => {
  const dir = mkdtempSync(join(tmpdir(), "markdown-"));
  const list = Array.from({ length: 40 }, () => "- a\n").join("");
  const code = "export const ring = ({ times }) => times;\n";
  const page = `# Bow\n\n${code}\n${list}\n{ring({ times: "Twice." })}\n`;
  writeFileSync(join(dir, "index.mdx"), page.replaceAll("\n", lineEnd));
  const [site] = await migrateMarkdown(dir, join(dir, "out"));
  const lost = site?.plan.diagnostics.filter(({ cause }) => cause === "text-lost");
  expect(lost?.map(({ line }) => line)).toEqual([46]);
});

it("does not read a folder that a page imports", async () => {
  const dir = mkdtempSync(join(tmpdir(), "markdown-"));
  mkdirSync(join(dir, "parts"));
  writeFileSync(join(dir, "index.mdx"), 'import { bow } from "./parts";\n\n# A\n\nText {bow.x}\n');
  const [site] = await migrateMarkdown(dir, join(dir, "out"));
  expect(site?.plan.files.has("content/docs/index.mdx")).toBe(true);
});
