import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runPushCommand } from "../../src/builder/commands/push-search.ts";
import { loadSite } from "../../src/builder/load/load-site.ts";
import { root } from "./build-fixture.ts";

const siteDir = join(root, "tests/fixtures/hosted-search");
const folder = mkdtempSync(join(tmpdir(), "push-"));
const lines: string[] = [];

beforeAll(async () => {
  const site = await loadSite(siteDir);
  if (!site.ok) throw new Error("The fixture is invalid");
  await runPushCommand({
    build: {
      root,
      siteDir,
      outDir: join(folder, "dist"),
      cacheDir: join(folder, "cache"),
      bundleDir: join(root, ".cache/bundles"),
    },
    config: site.value.config,
    dryRun: true,
    environment: {},
    print: (line) => lines.push(line),
  });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reports without a key what would be uploaded, with the facets", () => {
  const text = lines.join("\n");
  expect(text).toMatch(/^Index `docs`: \d+ records \(\d+ page/);
  expect(text).toContain('"url": "https://docs.example.com/hosted/');
  expect(text).toContain('"language": "en"');
  expect(text).toContain('"docusaurus_tag": "docs-default-current"');
});
