import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPlan } from "../model.ts";
import { createReporter, startMigration } from "./site-migration.ts";

it("finds files of fonts whose address is encoded", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "site-migration-"));
  const sheet = join(siteDir, "site.css");
  writeFileSync(join(siteDir, "my bell.woff2"), "");
  writeFileSync(
    sheet,
    '@font-face { font-family: "Bell"; src: url("my%20bell.woff2"); }\n:root { --ifm-font-family-base: Bell; }\n',
  );
  const { plan } = await startMigration({
    siteDir,
    url: "https://a.example",
    baseUrl: "/",
    collections: [],
    staticDirs: [],
    targetDir: siteDir,
    sheets: [sheet],
  });
  expect(plan.files.get("public/migrated/my bell.woff2")).toEqual({
    copyOf: join(siteDir, "my bell.woff2"),
  });
});

it("finds the line of a key, or else of a word that contains it", () => {
  const siteDir = mkdtempSync(join(tmpdir(), "site-migration-"));
  writeFileSync(
    join(siteDir, "config.js"),
    'subtitle: "a",\nmain-title: "b",\ntitle: "c",\nmyRing',
  );
  const plan = createPlan();
  const report = createReporter(siteDir, "config.js", plan);
  report("config-unknown", "theme.title");
  report("config-unknown", "Ring");
  expect(plan.diagnostics.map(({ line }) => line)).toEqual([3, 4]);
});
