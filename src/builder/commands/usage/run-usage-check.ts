import { join, relative, resolve } from "node:path";
import type { HclParser } from "../../../catalog/hcl/parse-hcl.ts";
import { readJsonBlocks } from "../../../catalog/read/blocks/json-blocks.ts";
import type { KnownModules, KnownVersion } from "../../../catalog/usage/find-module.ts";
import type { ModuleAddress } from "../../../catalog/usage/parse-source.ts";
import {
  checkCode,
  checkReadableCode,
  type RepositoryResult,
  readRepository,
} from "../../../catalog/usage/repository/check-repository.ts";
import type { CodeDiagnostic } from "../../../catalog/usage/repository/code-diagnostics.ts";
import type { CodeEdit } from "../../../catalog/usage/repository/code-edits.ts";
import type { CodeTree } from "../../../catalog/usage/repository/code-tree.ts";
import { usageRules } from "../../../catalog/usage/repository/ignore-comments.ts";
import { repositoryRules } from "../../../catalog/usage/repository/repository-rules.ts";
import {
  describeUnchecked,
  describeUnreadInputs,
} from "../../../catalog/usage/repository/unchecked-calls.ts";
import { getCalledAddresses } from "../../../catalog/usage/sources/called-services.ts";
import { isError } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../../model/diagnostics/rule.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { createPositionLookup } from "../../../model/text/positions.ts";
import { compareVersions, isReleaseVersion } from "../../../model/versions.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { type SarifDiagnostic, type SarifFix, toSarif } from "../../diagnostics/sarif.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import type { CommandResult } from "../command-result.ts";
import { readCodeTree } from "./read-code-tree.ts";
import { baselineName, compareWithUsageBaseline, writeUsageBaseline } from "./usage-baseline.ts";
import type { RuleSeverity, UsageSettings } from "./usage-settings.ts";

/** Options of the command line, which override the settings. */
export interface UsageCheckFlags {
  /** Checks against this version instead of the pinned ones. */
  to?: string | undefined;
  json: boolean;
  sarif: boolean;
  rules: Readonly<Record<string, RuleSeverity>>;
  baseline?: string | undefined;
  updateBaseline: boolean;
}

interface CatalogModules {
  modules: KnownModules;
  versions: readonly KnownVersion[];
}

interface UsageCheckOptions extends UsageCheckFlags {
  settings: UsageSettings;
  parse: HclParser;
  loadModules(addresses: readonly ModuleAddress[]): Promise<CatalogModules>;
}

/** Throws a UserError if the code cannot be checked. */
export async function runUsageCheck(
  dir: string,
  { settings, parse, loadModules, to, json, sarif, ...flags }: UsageCheckOptions,
): Promise<CommandResult> {
  const { version, repository: toRepository } = parseUpgradeTarget(to);
  if (version !== undefined && flags.updateBaseline) {
    throw new UserError(
      "`--update-baseline` cannot be combined with `--to`, because the baseline describes the pinned versions",
    );
  }
  const unreadable: CodeDiagnostic[] = [];
  const tree = readCodeTree(dir, (path, reason) => {
    const diagnostic = diagnose(repositoryRules["file-not-checked"], wholeFile(path), { reason });
    unreadable.push({ ...diagnostic, offset: 0 });
  });
  const code = readRepository(tree, { parse, readJson: readJsonBlocks });
  const addresses = getCalledAddresses((modules) => checkReadableCode(code, { modules }));
  const { modules, versions } = await loadModules(addresses);
  if (version !== undefined) requireVersion(version, versions, toRepository);
  const result = checkCode(code, { modules, to: version, toRepository });
  const { findings: codeDiagnostics, upgradedRepositories: upgraded, ...counts } = result;
  if (upgraded.length > 1) {
    throw new UserError(
      `\`${version}\` is a version of several repositories that the code uses: ${upgraded.join(", ")}`,
      `name one: \`--to ${upgraded[0]}=${version}\``,
    );
  }
  const allDiagnostics = [...codeDiagnostics, ...unreadable];
  const rules = { ...settings.rules, ...flags.rules };
  const reported = allDiagnostics.flatMap((diagnostic): CodeDiagnostic[] => {
    const severity = rules[diagnostic.rule] ?? diagnostic.severity;
    return severity === "off" ? [] : [{ ...diagnostic, severity }];
  });
  const path = flags.baseline ?? resolve(dir, settings.baseline ?? baselineName);
  if (flags.updateBaseline) writeUsageBaseline(path, reported);
  const file = relative(process.cwd(), path).replaceAll("\\", "/");
  const { added, known, fixed } = compareWithUsageBaseline({ path, name: file }, reported);
  const findings = [
    ...reported
      .filter((diagnostic) => added.has(diagnostic))
      .map((diagnostic) => locateDiagnostic(dir, tree, diagnostic)),
    // With `--to`, a missing diagnostic does not mean that the baseline is out of date.
    ...(version === undefined ? fixed : []),
  ];
  const ok = !findings.some(isError);
  if (sarif) return { ok, text: toSarif(findings, usageRules), report: "" };
  if (json) return { ok, text: toJson({ ...counts, known, findings }), report: "" };
  const knownText = known === 0 ? "" : `${formatCount(known, "known diagnostic")} in ${file}\n`;
  return {
    ok,
    text: `${summarize(counts)}${knownText}`,
    report: formatReport(findings, { all: true }),
  };
}

interface UpgradeTarget {
  version?: string;
  /** In lower case; undefined for all repositories. */
  repository?: string | undefined;
}

/** Reads `2.11.1`, `v2.11.1`, or `owner/name=2.11.1`. */
function parseUpgradeTarget(to: string | undefined): UpgradeTarget {
  if (to === undefined) return {};
  const [, repository, version = ""] = /^(?:(.+)=)?v?(.*)$/.exec(to) ?? [];
  if (!isReleaseVersion(version)) {
    throw new UserError(
      `\`${to}\` is not a version`,
      "write a version such as `2.11.1`, or `owner/name=2.11.1` for the modules of one repository",
    );
  }
  return { version, repository: repository?.toLowerCase() };
}

function requireVersion(
  version: string,
  versions: readonly KnownVersion[],
  repository: string | undefined,
): void {
  const candidates = versions.filter(
    (known) =>
      repository === undefined || (known.repository ?? repository).toLowerCase() === repository,
  );
  const published = candidates.find((known) => known.version === version);
  if (published && published.observed !== false) return;
  const observed = candidates.filter((known) => known.observed !== false);
  const newest = observed
    .map((known) => known.version)
    .sort(compareVersions)
    .at(-1);
  if (newest === undefined) {
    throw new UserError(
      repository === undefined
        ? "the catalog lists no versions"
        : `the catalog lists no versions of \`${repository}\``,
    );
  }
  throw new UserError(
    published
      ? `the interfaces of version \`${version}\` are not known; the newest is \`${newest}\``
      : `the catalog has no version \`${version}\`; the newest is \`${newest}\``,
  );
}

type LocatedDiagnostic = SarifDiagnostic & { edit?: CodeEdit };

/** Names files relative to the working directory. */
function locateDiagnostic(
  dir: string,
  tree: CodeTree,
  { offset: _, edit, ...diagnostic }: CodeDiagnostic,
): LocatedDiagnostic {
  const relativeDir = relative(process.cwd(), resolve(dir));
  const getFileName = (path: string) => join(relativeDir, path).replaceAll("\\", "/");
  const file = getFileName(diagnostic.file);
  if (!edit) return { ...diagnostic, file };
  const text = tree.read(edit.path);
  const relativeEdit = { ...edit, path: getFileName(edit.path) };
  return {
    ...diagnostic,
    file,
    edit: relativeEdit,
    ...(text !== undefined && { fix: toFix(relativeEdit, text) }),
  };
}

function toFix({ path, start, end, text: replacement }: CodeEdit, text: string): SarifFix {
  const positionAt = createPositionLookup(text);
  return { file: path, start: positionAt(start), end: positionAt(end), text: replacement };
}

function toJson({
  findings,
  ...counts
}: Counts & { known: number; findings: readonly SarifDiagnostic[] }): string {
  const shownFindings = findings.map(({ fix: _, ...finding }) => finding);
  return formatJson({ ...counts, findings: shownFindings });
}

type Counts = Omit<RepositoryResult, "findings" | "upgradedRepositories">;

function summarize(counts: Counts): string {
  const { files, checked, unchecked, uncheckedReasons } = counts;
  const others = unchecked === 0 ? "" : `, ${unchecked} not checked`;
  const head = `${formatCount(files, "file")}, ${formatCount(checked, "module call")} checked${others}\n`;
  const rows = [...describeUnchecked(uncheckedReasons), ...describeUnreadInputs(counts)];
  return `${head}${rows.map((text) => `  ${text}\n`).join("")}`;
}
