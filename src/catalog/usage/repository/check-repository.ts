import { diagnose, wholeFile } from "../../../model/diagnostics/rule.ts";
import { groupBy } from "../../../model/group-by.ts";
import type { HclError } from "../../hcl/parse-hcl.ts";
import { getUnbalancedBracket } from "../../hcl/scan-hcl.ts";
import { isCodeFile, isModuleFile } from "../../read/module-files.ts";
import {
  type CallChecker,
  type CallCounts,
  type CheckOptions,
  createCallChecker,
} from "./call-checker.ts";
import { checkFolder } from "./check-folder.ts";
import { checkUnits } from "./check-units.ts";
import type { CodeDiagnostic } from "./code-diagnostics.ts";
import {
  type CodeReaders,
  type CodeTree,
  getFolder,
  parseTree,
  type UnreadReason,
} from "./code-tree.ts";
import { applyIgnoreComments } from "./ignore-comments.ts";
import { createLocalModuleFinder } from "./local-modules.ts";
import { getUnitTree, type UnitTree } from "./read-config.ts";
import { repositoryRules } from "./repository-rules.ts";

export interface RepositoryResult extends CallCounts {
  findings: CodeDiagnostic[];
  /** Repositories with modules that were checked against `to`, in lower case. */
  upgradedRepositories: string[];
  files: number;
  unread: { path: string; reason: UnreadReason }[];
}

interface RepositoryOptions extends CodeReaders, CheckOptions {}

/** Checks `module` blocks and Terragrunt units at their pinned version, and outputs they read. */
export function checkRepository(
  files: CodeTree,
  { modules, to, toRepository, ...readers }: RepositoryOptions,
): RepositoryResult {
  return checkCode(readRepository(files, readers), { modules, to, toRepository });
}

/** Also reports files that cannot be read. */
export function checkCode(tree: UnitTree, options: CheckOptions): RepositoryResult {
  const result = checkReadableCode(tree, options);
  const unread = result.unread.map(({ path, reason }): CodeDiagnostic => {
    const diagnostic = diagnose(repositoryRules["file-not-checked"], wholeFile(path), { reason });
    return { ...diagnostic, offset: 0 };
  });
  return { ...result, findings: [...result.findings, ...unread] };
}

export function readRepository(files: CodeTree, readers: CodeReaders): UnitTree {
  return getUnitTree(parseTree(files, readers));
}

function describeBracket({
  offset,
  bracket,
  isOpen,
}: NonNullable<ReturnType<typeof getUnbalancedBracket>>) {
  return { offset, found: `\`${bracket}\` ${isOpen ? "is not closed" : "closes nothing"}` };
}

function describeError({ offset, text }: HclError) {
  const code = text.trim();
  const reason = code === "" ? "a block or value does not end" : `\`${code}\` does not belong here`;
  return { offset, found: reason };
}

/** Consul, Nomad, Packer, and Vault use `.hcl`, too, so other `.hcl` files must read this one. */
function isInfrastructureCode(path: string, tree: UnitTree): boolean {
  if (!path.endsWith(".hcl") || /\/(?:root|terragrunt[^/]*)\.hcl$/.test(path)) return true;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return tree.paths.some((other) => {
    if (other === path || !other.endsWith(".hcl")) return false;
    const text = tree.read(other) ?? "";
    return text.includes(name) && /\b(?:include|read_terragrunt_config)\b/.test(text);
  });
}

/** Files that cannot be read are only listed, in `unread`. */
export function checkReadableCode(tree: UnitTree, options: CheckOptions): RepositoryResult {
  const checker = createCallChecker(tree, options);
  const folders = groupBy(tree.paths.filter(isModuleFile), getFolder);
  const findLocal = createLocalModuleFinder(tree);
  for (const paths of folders.values()) checkFolder(paths, { tree, checker, findLocal });
  const units = tree.paths.filter((path) => path.endsWith("/terragrunt.hcl"));
  checkUnits(units, { tree, checker, findLocal });
  const files = tree.paths.filter(isCodeFile);
  reportSyntaxErrors(files, tree, checker);
  const unread = files.flatMap((path) => {
    const reason = tree.getUnreadReason(path);
    return reason ? { path: path.slice(1), reason } : [];
  });
  const findings = applyIgnoreComments(checker.getDiagnostics(), {
    paths: files,
    read: tree.read,
    isUpgrade: options.to !== undefined,
  });
  const upgraded = [...checker.upgradedRepositories].sort();
  return {
    findings,
    upgradedRepositories: upgraded,
    files: files.length,
    unread,
    ...checker.counts,
  };
}

/** Reports the first error of each file. */
function reportSyntaxErrors(files: readonly string[], tree: UnitTree, checker: CallChecker): void {
  for (const path of files) {
    const [error] = tree.getCode(path)?.errors ?? [];
    if (!error || !isInfrastructureCode(path, tree)) continue;
    const isJson = path.endsWith(".json");
    const unbalanced = isJson ? undefined : getUnbalancedBracket(tree.read(path) ?? "");
    const { offset, found } = unbalanced ? describeBracket(unbalanced) : describeError(error);
    const values = { syntax: isJson ? "JSON" : "HCL", found } as const;
    checker.add(repositoryRules["unreadable-code"], { path, offset }, values);
  }
}
