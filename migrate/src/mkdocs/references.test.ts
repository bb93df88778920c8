import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPythonMarkdownIds } from "../document/heading-ids.ts";
import { createReferenceFinder } from "./references.ts";

it("finds the heading that a name in brackets leads to, as the plugin autorefs does", () => {
  const docs = join(import.meta.dirname, "../../fixtures/mkdocs/docs");
  const find = createReferenceFinder(docs, createPythonMarkdownIds);
  expect(find("wave", "guide/01-lamps.md")).toBe("flags.md#wave");
  expect(find("none", "index.md")).toBe(undefined);
});

it("ignores names in code blocks", () => {
  const docs = mkdtempSync(join(tmpdir(), "references-"));
  writeFileSync(join(docs, "boat.md"), "::: boat.Hull\n");
  writeFileSync(join(docs, "usage.md"), "```md\n::: boat.Hull\n```\n");
  const find = createReferenceFinder(docs, createPythonMarkdownIds);
  expect(find("boat.Hull.paint", "index.md")).toBe("boat.md");
});
