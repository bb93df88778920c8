import { resolve, sep } from "node:path";
import { migrateDocusaurus } from "./docusaurus/migrate-docusaurus.ts";
import { migrateMarkdown } from "./markdown/migrate-markdown.ts";
import { migrateMkdocs } from "./mkdocs/migrate-mkdocs.ts";
import {
  type AddressRow,
  createPlan,
  type MigrationDiagnostic,
  MigrationError,
  type Plan,
  type PlannedSite,
} from "./model.ts";
import {
  assertOwnFolder,
  makeFolder,
  type WriteResult,
  writeFiles,
} from "./output/output-folder.ts";
import { printAddresses, printDiagnostics, printReport } from "./report/report.ts";
import { migrateStarlight } from "./starlight/migrate-starlight.ts";
import { migrateVitepress } from "./vitepress/migrate-vitepress.ts";

export const sourceEngines = [
  "docusaurus",
  "markdown",
  "mkdocs",
  "starlight",
  "vitepress",
] as const;
export type SourceEngine = (typeof sourceEngines)[number];

export interface MigrationResult extends WriteResult {
  diagnostics: MigrationDiagnostic[];
  addresses: AddressRow[];
  pages: number;
}

/**
 * Migrates a site of another engine.
 *
 * @param dir folder of the old site
 * @param out folder of the new site: missing, empty, or written by an earlier migration
 * @throws MigrationError with the cause and a solution
 */
export async function runMigration(
  from: SourceEngine,
  dir: string,
  out: string,
): Promise<MigrationResult> {
  const [source, target] = [resolve(dir), resolve(out)];
  if (source === target || `${source}${sep}`.startsWith(`${target}${sep}`)) {
    throw new MigrationError(
      `\`${target}\` contains the old site\n  Hint: name another folder for the new one`,
    );
  }
  makeFolder(target);
  assertOwnFolder(target);
  const sites = await readers[from](source, target);
  const { files, diagnostics, addresses } = joinSites(sites);
  files.set("migration/report.md", { text: printReport(diagnostics, addresses) });
  files.set("migration/diagnostics.tsv", { text: printDiagnostics(diagnostics) });
  files.set("migration/addresses.tsv", { text: printAddresses(addresses) });
  const written = writeFiles(target, files);
  const pages = [...files.keys()].filter(
    (path) => /\.mdx?$/.test(path) && !/(?:^|\/)_|^migration\//.test(path),
  ).length;
  return { ...written, diagnostics, addresses, pages };
}

/** Joins the sites of all languages. What they have in common is reported once. */
function joinSites(sites: readonly PlannedSite[]): Plan {
  const { files, diagnostics, addresses } = createPlan();
  const reported = new Set<string>();
  for (const { folder, oldCode, plan } of sites) {
    const pathInTarget = (path: string) => (folder === "" ? path : `${folder}/${path}`);
    for (const [path, file] of plan.files) {
      // Translations find the packages of the default language.
      if (folder === "" || path !== "package.json") files.set(pathInTarget(path), file);
    }
    for (const diagnostic of plan.diagnostics) {
      const key = JSON.stringify(diagnostic);
      if (reported.has(key)) continue;
      reported.add(key);
      const { file } = diagnostic;
      diagnostics.push({ ...diagnostic, file: plan.files.has(file) ? pathInTarget(file) : file });
    }
    const code = folder.split("/").at(-1) ?? "";
    addresses.push(...plan.addresses.map((row) => moveToLanguage(row, code, oldCode)));
  }
  return { files, diagnostics, addresses };
}

function moveToLanguage(row: AddressRow, code: string, oldCode = code): AddressRow {
  if (code === "") return row;
  const current = row.current?.startsWith("/") ? `/${code}${row.current}` : row.current;
  // Addresses with another code are below the site of the default language, which has no redirects for them.
  const outcome = oldCode === code ? row.outcome : "lost";
  return { old: `/${oldCode}${row.old}`, current, outcome };
}

const readers: Readonly<
  Record<SourceEngine, (dir: string, targetDir: string) => Promise<PlannedSite[]>>
> = {
  docusaurus: migrateDocusaurus,
  markdown: migrateMarkdown,
  mkdocs: migrateMkdocs,
  starlight: migrateStarlight,
  vitepress: migrateVitepress,
};
