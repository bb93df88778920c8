import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { getLibraryPath, versionsPath } from "../../src/catalog/api/api-paths.ts";
import { getHistoryFiles, getLibraryFiles } from "../../src/catalog/api/history-files.ts";
import { getHclParser } from "../../src/catalog/hcl/load-parser.ts";
import { readJsonBlocks } from "../../src/catalog/read/blocks/json-blocks.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import type { CodeDiagnostic } from "../../src/catalog/usage/repository/code-diagnostics.ts";
import {
  checkSources,
  type SourcesOptions,
  type UpgradeResult,
} from "../../src/catalog/usage/sources/check-sources.ts";
import type { SourceFile } from "../../src/catalog/usage/sources/select-files.ts";
import { root } from "./build-fixture.ts";

/**
 * Each file in tests/fixtures/checked-code contains code and the expected diagnostics:
 *
 *     # Description.
 *     # to VERSION (for an upgrade)
 *     -- main.tf --
 *     -- expected --
 *
 * The modules are those of the real catalog. UPDATE_FIXTURES=1 updates the diagnostics.
 */
const folder = join(root, "tests/fixtures/checked-code");
const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

interface Case {
  files: SourceFile[];
  to: string | undefined;
  expected: string;
  /** Everything before the expected diagnostics. */
  given: string;
}

function readCase(name: string): Case {
  const text = readFileSync(join(folder, name), "utf8");
  const [given = "", expected = ""] = text.split(/^-- expected --\n/m);
  const [head = "", ...parts] = given.split(/^-- (.+) --\n/m);
  const files: SourceFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    files.push({ path: parts[at] ?? "", text: parts[at + 1] ?? "" });
  }
  return { files, to: /^# to (\S+)$/m.exec(head)?.[1], expected, given };
}

let options: SourcesOptions;
const requested: string[] = [];

beforeAll(async () => {
  const catalog = await loadCatalog({
    siteDir: join(root, "site"),
    store: null,
    engineVersion: "",
  });
  const written = [
    ...getHistoryFiles(catalog.services, {
      categories: catalog.categories,
      versions: catalog.versions,
      origin: "https://example.com",
      baseUrl: "/",
      getPage: ({ name }) => `/${name}`,
    }),
    ...getLibraryFiles(catalog.repositories, catalog.services),
  ];
  const files = new Map(written.map(({ to, text }) => [`/${to}`, text]));
  options = {
    parse: await getHclParser(),
    readJson: readJsonBlocks,
    site: {
      index: `/${versionsPath}`,
      libraries: catalog.repositories.map(({ name }) => `/${getLibraryPath(name)}`),
      unversioned: [],
    },
    async fetchJson(address) {
      requested.push(address);
      const text = files.get(address);
      if (text === undefined) throw new Error(`${address} does not exist`);
      return JSON.parse(text) as unknown;
    },
  };
});

function formatDiagnostic({
  file,
  line,
  column,
  severity,
  rule,
  message,
  hint,
  edit,
}: CodeDiagnostic): string {
  const written = edit ? `\n  write ${JSON.stringify(edit.text)}` : "";
  return `${file}:${line}:${column} ${severity} ${rule}: ${message}${hint ? `; ${hint}` : ""}${written}\n`;
}

function formatChanges({ changes, remaining }: UpgradeResult): string {
  const signs = { same: " ", removed: "-", added: "+" };
  const files = changes.map(({ path, groups }) => {
    const shown = groups.map((lines) =>
      lines.map(({ kind, text, line }) => `${signs[kind]} ${line} ${text}`.trimEnd()).join("\n"),
    );
    return `${path}\n${shown.join("\n...\n")}\n`;
  });
  return `-- changes --\n${files.join("")}-- remaining --\n${remaining.map(formatDiagnostic).join("")}`;
}

describe("checks of the code fixtures", () => {
  it.each(names)("%s", async (name) => {
    const { files, to, expected, given } = readCase(name);
    const target = to && { repository: "gruntwork-io/terraform-aws-service-catalog", version: to };
    const result = await checkSources({ files, ...(target && { to: target }) }, options);
    const upgrade = result.upgrade ? formatChanges(result.upgrade) : "";
    const found = `${result.findings.map(formatDiagnostic).join("")}${result.checked} checked, ${result.unchecked} others\n${upgrade}`;
    if (process.env.UPDATE_FIXTURES === "1") {
      writeFileSync(join(folder, name), `${given}-- expected --\n${found}`);
    } else expect(found).toBe(expected);
    const isGood = basename(name).startsWith("good-");
    if (isGood) expect(result.findings).toEqual([]);
    if (basename(name).startsWith("bad-")) expect(result.findings).not.toEqual([]);
  });

  it("fetches only the list of versions and the modules that the code calls", async () => {
    const { files } = readCase("good-library.txt");
    requested.length = 0;
    await checkSources({ files }, options);
    expect(requested).toEqual(["/api/versions.json", "/api/library/terraform-aws-messaging.json"]);
  });
});
