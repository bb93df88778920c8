import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { MigrationError } from "../model.ts";
import { migrateMarkdown } from "./migrate-markdown.ts";

it("requires a folder", async () => {
  const file = fileURLToPath(import.meta.url);
  for (const dir of [file, `${file}/missing`]) {
    await expect(migrateMarkdown(dir, { targetDir: "out" })).rejects.toThrow(MigrationError);
  }
});
