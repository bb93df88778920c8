import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { openHclParser } from "../../../catalog/hcl/open-parser.ts";
import { knownModules, loadCatalog, moduleCallRules } from "../../../catalog/index.ts";
import { readJsonBlocks } from "../../../catalog/read/blocks/json-blocks.ts";
import {
  checkRepository,
  type RepositoryResult,
} from "../../../catalog/usage/repository/check-repository.ts";
import type { CodeEdit } from "../../../catalog/usage/repository/code-edits.ts";
import type {
  CodeDiagnostic,
  UncheckedReason,
} from "../../../catalog/usage/repository/code-report.ts";
import type { CodeTree } from "../../../catalog/usage/repository/code-tree.ts";
import { repositoryRules } from "../../../catalog/usage/repository/repository-rules.ts";
import { positionsIn } from "../../../model/text/positions.ts";
import { compareVersions, isVersion } from "../../../model/versions.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { type SarifFix, toSarif } from "../../diagnostics/sarif.ts";
import {
  type CatalogCommand,
  type CommandResult,
  count,
  failWith,
  hasErrors,
  isFolder,
  toJson,
} from "./command-result.ts";

export interface UsageCommand extends CatalogCommand {
  /** Default: the pinned versions. */
  to?: string;
  sarif: boolean;
}

const ignored = new Set([".git", ".terraform", ".terragrunt-cache", "node_modules"]);

/** Larger files are generated. */
const maxFileBytes = 5_000_000;

export async function checkUsage(
  dir: string,
  { siteDir, store, engineVersion, json, sarif, to }: UsageCommand,
): Promise<CommandResult> {
  if (!isFolder(dir)) return failWith(`\`${dir}\` is not a folder`);
  const version = to?.replace(/^v/, "");
  if (version !== undefined && !isVersion(version)) {
    return failWith(`\`${to}\` is no version; write it as \`2.11.1\``);
  }
  const catalog = await loadCatalog({ siteDir, store, engineVersion });
  const known = catalog.versions.map((one) => one.version).sort(compareVersions);
  if (version !== undefined && !known.includes(version)) {
    const newest = known.at(-1);
    const advice = newest === undefined ? "it lists none" : `the newest is \`${newest}\``;
    const isUnobserved = catalog.unobserved.some((one) => one.version === version);
    return failWith(
      isUnobserved
        ? `the interfaces of version \`${version}\` are not known; ${advice}`
        : `the catalog has no version \`${version}\`; ${advice}`,
    );
  }
  const tree = readTree(dir);
  const result = checkRepository(tree, {
    parse: await openHclParser(),
    readJson: readJsonBlocks,
    modules: knownModules({
      ...catalog,
      // Code may pin library versions that no page pins.
      repositories: catalog.repositories.map((one) => ({ ...one, olderVersions: null })),
    }),
    to: version,
  });
  const findings = result.findings.map((finding) => below(dir, finding));
  const ok = !hasErrors(findings);
  if (sarif) {
    const located = findings.map(({ edit, ...finding }, index) => {
      const text = tree.read(result.findings[index]?.edit?.path ?? "");
      return { ...finding, ...(edit && text !== undefined && { fix: toFix(edit, text) }) };
    });
    return { ok, text: toSarif(located, { ...moduleCallRules, ...repositoryRules }), report: "" };
  }
  if (json) return { ok, text: toJson({ ...result, findings }), report: "" };
  return { ok, text: summary(result), report: formatReport(findings) };
}

function below(dir: string, { offset: _, edit, ...finding }: CodeDiagnostic) {
  const at = relative(process.cwd(), resolve(dir));
  const named = (path: string) => join(at, path).replaceAll("\\", "/");
  return {
    ...finding,
    file: named(finding.file),
    ...(edit && { edit: { ...edit, path: named(edit.path) } }),
  };
}

function toFix({ path, start, end, text: replacement }: CodeEdit, text: string): SarifFix {
  const positionAt = positionsIn(text);
  return { file: path, start: positionAt(start), end: positionAt(end), text: replacement };
}

const reasons: Readonly<Record<UncheckedReason, string>> = {
  "other-module": "of modules that the site does not document",
  "missing-folder": "of folders that are not in the repository or cannot be read",
  "computed-source": "with a computed source or version",
  "no-version": "without a version",
  "unknown-version": "of versions whose interface is not known",
  commit: "at a commit",
};

function summary({ files, checked, unchecked, uncheckedReasons }: RepositoryResult): string {
  const others = unchecked === 0 ? "" : `, ${unchecked} not checked`;
  const head = `${count(files, "file")}, ${count(checked, "module call")} checked${others}\n`;
  const rows = Object.entries(reasons).flatMap(([reason, text]) => {
    const number = uncheckedReasons[reason as UncheckedReason];
    return number === undefined ? [] : `  ${count(number, "call")} ${text}\n`;
  });
  return `${head}${rows.join("")}`;
}

function readTree(dir: string): CodeTree {
  const paths: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !ignored.has(entry.name)) visit(path);
      else if (entry.isFile() || isLinkedFile(entry, join(dir, path))) paths.push(path);
    }
  };
  visit("");
  const texts = new Map<string, string | undefined>();
  return {
    paths: paths.sort(),
    read(path) {
      if (!texts.has(path)) texts.set(path, readText(join(dir, path)));
      return texts.get(path);
    },
  };
}

function isLinkedFile(entry: Dirent, path: string): boolean {
  return entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

function readText(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file?.isFile() && file.size <= maxFileBytes ? readFileSync(path, "utf8") : undefined;
}
