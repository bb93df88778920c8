import type { CalledModule, CodeReport } from "./code-report.ts";
import { folderOf } from "./code-tree.ts";
import { findReads } from "./find-reads.ts";
import type { FindLocalModule } from "./local-modules.ts";
import { readUnit, type Unit, type UnitTree } from "./read-unit.ts";
import { repositoryRules } from "./repository-rules.ts";

export interface UnitCheck {
  tree: UnitTree;
  report: CodeReport;
  findLocal: FindLocalModule;
}

export function checkUnits(paths: readonly string[], check: UnitCheck): void {
  const { tree, report } = check;
  const units = new Map(paths.map((path) => [path, readUnit(tree, path)]));
  const called = new Map<string, CalledModule | undefined>();
  for (const [path, unit] of units) called.set(path, checkUnit(unit, check));
  for (const unit of units.values()) checkDependencies(unit, called, tree, report);
}

function checkUnit(
  { path, source, inputs, variables, isPartial, files }: Unit,
  { tree, report, findLocal }: UnitCheck,
): CalledModule | undefined {
  if (!source) return undefined;
  return report.check({
    address: source.address,
    source: source.place,
    local: findLocal(source.text, folderOf(path)),
    arguments: [...inputs.values()],
    // Broken code may contain unread inputs.
    open: files.some((file) => tree.code(file)?.faults.length),
    unit: { path, variables, isPartial },
  });
}

function checkDependencies(
  unit: Unit,
  called: ReadonlyMap<string, CalledModule | undefined>,
  tree: UnitTree,
  report: CodeReport,
): void {
  for (const { name, path, place } of unit.dependencies.values()) {
    if (path === null || tree.has(path)) continue;
    const folder = folderOf(path).slice(1);
    report.add(repositoryRules["missing-dependency"], place, { name, path: folder });
  }
  for (const file of unit.files) {
    const body = tree.code(file);
    if (!body) continue;
    for (const { path: names, offsets } of findReads(body, "dependency")) {
      const [dependency = "", outputs, output] = names;
      const target = unit.dependencies.get(dependency)?.path;
      const module = target ? called.get(target) : undefined;
      if (!module || outputs !== "outputs" || output === undefined) continue;
      const place = { path: file, offset: offsets[2] ?? 0 };
      report.checkOutput(module, { name: output, place, dependency });
    }
  }
}
