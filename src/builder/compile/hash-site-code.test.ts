import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createManifest, outputManifestFile } from "../output/manifest.ts";
import { hashSiteCode } from "./bundle-inputs.ts";

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-code-"));
});

afterEach(() => rmSync(site, { recursive: true }));

function write(file: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(
    join(site, file),
    file.endsWith(outputManifestFile) ? createManifest().toJson() : "changed",
  );
}

it.each([
  ["data/text.md", true],
  ["widgets/hello.tsx", true],
  ["pages/home.css", true],
  ["repositories.ts", true],
  ["pages/about.md", false],
  ["content/docs/a.md", false],
  ["config.ts", false],
  ["sidebars.ts", false],
  ["search-questions.tsv", false],
  ["node_modules/react/index.js", false],
  [".cache/page", false],
  ["dist/.output.json", false],
])("invalidates the engine after a change of %s: %s", (file, expected) => {
  write("components.tsx");
  const before = hashSiteCode(site);
  write(file);
  expect(hashSiteCode(site) !== before).toBe(expected);
});

it.each([
  "components.tsx",
  "messages/de/search.ts",
  "pages/home.tsx",
  "pages/team/team.css",
])("includes the code of a site with %s", (file) => {
  write(file);
  const before = hashSiteCode(site);
  write("data/text.md");
  expect(hashSiteCode(site)).not.toBe(before);
});

it("is the same for all sites without code", () => {
  write("config.ts");
  write("expected/report.txt");
  write("pages/about.md");
  write("pages/team/dot.svg");
  expect(hashSiteCode(site)).toBe("");
});
