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
