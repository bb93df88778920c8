import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diagnose, type Rule, wholeFile } from "../model/diagnostics/rule.ts";
import { lintModule } from "./check/lint-module.ts";
import { catalogRules } from "./rules.ts";
import { loadCatalog } from "./service/load-catalog.ts";

const folder = "catalog/networking/vpc";

const files = {
  "module.yaml": 'title: VPC\nsource: modules/vpc\nversion: "1.0.0"\n',
  "index.md": "---\ntitle: VPC\n---\n",
  "variables.tf": "",
  "outputs.tf": "",
  "versions/0.9.0/variables.tf": 'variable "subnets_ids" {}\n',
};

/**
 * These diagnostics do not depend on the text of a file. Tests of `loadModule`, `readHclBlocks` and
 * `importModules` and `syncCatalog` cover them.
 */
const notOfText = new Set([
  ...["unreadable-folder", "unreadable-file", "too-deep"],
  ...["unreadable-repository", "duplicate-module", "moved-tag", "unreadable-release"],
  "newer-module-tag",
]);

let siteDir = "";
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "rules-"));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function writeSite(changed: { file: string; source: string }): void {
  const own = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text] as const);
  for (const [path, text] of new Map([...own, [changed.file, changed.source]])) {
    // If the example of a rule has no source, the file is missing.
    if (path === changed.file && text === "") continue;
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
}

const examples = Object.values<Rule<object>>(catalogRules).filter(({ id }) => !notOfText.has(id));

it.each(examples)("the example of $id has its message", async (rule) => {
  const { file, values } = rule.example;
  writeSite(rule.example);
  const { services, diagnostics } = await loadCatalog({
    siteDir,
    store: null,
    engineVersion: "",
  });
  const found = services.flatMap(({ module, previous }) =>
    lintModule(module, folder, previous?.module ?? null),
  );
  const withoutPlace = [...diagnostics, ...found].map(({ line, column, ...rest }) => rest);
  const { line, column, ...expected } = diagnose(rule, wholeFile(file), values);
  expect(withoutPlace).toContainEqual(expected);
});
