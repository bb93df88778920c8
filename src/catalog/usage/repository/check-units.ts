import type { CalledModule, CodeReport } from "./code-report.ts";
import { folderOf } from "./code-tree.ts";
import { findReads } from "./find-reads.ts";
import { type FindLocalModule, isLocalSource } from "./local-modules.ts";
import { type MockOutputs, readUnit, stackUnits, type Unit, type UnitTree } from "./read-unit.ts";
import { repositoryRules } from "./repository-rules.ts";

export interface UnitCheck {
  tree: UnitTree;
  report: CodeReport;
  findLocal: FindLocalModule;
}

export function checkUnits(paths: readonly string[], check: UnitCheck): void {
  const { tree, report } = check;
  const units = new Map(paths.map((path) => [path, readUnit(tree, path)]));
  const copied = stackUnits(tree);
  const isTemplate = (unit: Unit) =>
    copied.has(folderOf(unit.path)) || unit.files.some((file) => readsValues(tree, file));
  const called = new Map<string, CalledModule | undefined>();
  for (const [path, unit] of units) called.set(path, checkUnit(unit, isTemplate(unit), check));
  for (const unit of units.values()) {
    if (!isTemplate(unit)) checkDependencyPaths(unit, tree, report);
    checkDependencyOutputs(unit, called, tree, report);
  }
}

/** Only a stack supplies `values`. */
function readsValues(tree: UnitTree, path: string): boolean {
  const body = tree.code(path);
  // The text is searched first, because most units do not contain the word.
  if (!body || !tree.read(path)?.includes("values")) return false;
  return findReads(body, "values").length > 0;
}

function checkUnit(
  { path, source, inputs, variables, isPartial, files }: Unit,
  isTemplate: boolean,
  { tree, report, findLocal }: UnitCheck,
): CalledModule | undefined {
  if (!source) return undefined;
  const isRelative = /^\.{1,2}\//.test(source.text);
  return report.check({
    address: source.address,
    isComputed: source.isComputed,
    isLocal: isLocalSource(source.text),
    source: source.place,
    local: isTemplate && isRelative ? undefined : findLocal(source.text, folderOf(path)),
    arguments: [...inputs.values()],
    // Broken code may contain unread inputs.
    open: files.some((file) => tree.code(file)?.faults.length),
    unit: { path, variables, isPartial },
  });
}

function checkDependencyPaths(unit: Unit, tree: UnitTree, report: CodeReport): void {
  for (const { name, path, place } of unit.dependencies.values()) {
    if (path === null || tree.has(path)) continue;
    const folder = folderOf(path).slice(1);
    report.add(repositoryRules["missing-dependency"], place, { name, path: folder });
  }
}

function checkDependencyOutputs(
  unit: Unit,
  called: ReadonlyMap<string, CalledModule | undefined>,
  tree: UnitTree,
  report: CodeReport,
): void {
  for (const file of unit.files) {
    const body = tree.code(file);
    if (!body) continue;
    for (const [first, second, output] of findReads(body, "dependency")) {
      const dependency = first?.name ?? "";
      const { path: target, mocks } = unit.dependencies.get(dependency) ?? {};
      const module = target ? called.get(target) : undefined;
      if (!module || second?.name !== "outputs" || output?.name === undefined) continue;
      if (mocks && isMocked(output.name, mocks, module)) continue;
      const place = { path: file, offset: output.offset };
      report.checkOutput(module, { name: output.name, place, dependency });
    }
  }
}

/** Terragrunt uses mocks if the dependency has no outputs, or if they are merged with its outputs. */
function isMocked(
  output: string,
  { names, isPartial, isMerged }: MockOutputs,
  { at }: CalledModule,
): boolean {
  return (isMerged || at.outputs.size === 0) && (isPartial || names.has(output));
}
