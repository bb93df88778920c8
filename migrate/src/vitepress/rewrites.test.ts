import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { evaluateRewrites } from "./rewrites.ts";

it("evaluates `rewrites` that is a function for each page", async () => {
  const root = mkdtempSync(join(tmpdir(), "rewrites-"));
  const file = join(root, "config.mts");
  writeFileSync(
    file,
    `import { defineConfig } from "vitepress";
export default defineConfig({ rewrites: (id: string) => id.replace(/^log\\/(\\d+)-/, "log/$1/") });`,
  );
  mkdirSync(join(root, "log"));
  writeFileSync(join(root, "log/2024-bells.md"), "# Bells");
  const rewrite = await evaluateRewrites(file, { siteDir: root, root });
  expect(rewrite("log/2024-bells.md")).toBe("log/2024/bells.md");
  expect(rewrite("log/unknown.md")).toBe("log/unknown.md");
});
