import { join } from "node:path";
import { expect, it } from "vitest";
import { pythonMarkdownIds } from "../document/heading-ids.ts";
import { createReferences } from "./references.ts";

it("finds the heading that a name in brackets leads to, as the plugin autorefs does", () => {
  const docs = join(import.meta.dirname, "../../fixtures/mkdocs/docs");
  const find = createReferences(docs, pythonMarkdownIds);
  expect(find("wave", "guide/01-lamps.md")).toBe("flags.md#wave");
  expect(find("none", "index.md")).toBe(undefined);
});
