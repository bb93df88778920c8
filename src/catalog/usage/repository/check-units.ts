import { findNearest } from "../../../model/diagnostics/nearest.ts";
import { escapeRegExp } from "../../../model/text/escape-reg-exp.ts";
import { isModuleFile } from "../../read/module-files.ts";
import type { CallChecker, CalledModule } from "./call-checker.ts";
import { getFolder, getOriginalPath, resolvePath } from "./code-tree.ts";
import { findReferences } from "./find-references.ts";
import { type FindLocalModule, isLocalSource, type LocalModule } from "./local-modules.ts";
import type { UnitTree } from "./read-config.ts";
import { readStacks, readsValues, type Stacks } from "./read-stacks.ts";
import { type MockOutputs, readUnit, type Unit } from "./read-unit.ts";
import { repositoryRules } from "./repository-rules.ts";

interface UnitCheck {
  tree: UnitTree;
  checker: CallChecker;
  findLocal: FindLocalModule;
}

export function checkUnits(paths: readonly string[], check: UnitCheck): void {
  const { tree, checker } = check;
  const stacks = readStacks(tree);
  checker.countUnchecked("remote-unit", stacks.remote);
  const copies = stacks.units.flatMap(({ path, ...copy }) => {
    return path === null ? [] : readUnit(tree, path, copy);
  });
  const copied = new Set(copies.map(({ path }) => path));
  const all = paths.filter((path) => !copied.has(path)).map((path) => readUnit(tree, path));
  const included = new Set(all.flatMap(({ path, files }) => files.filter((file) => file !== path)));
  // Paths in an included file begin at the units that include it.
  const units = all.filter(({ path }) => !included.has(path));
  const isTemplate = (unit: Unit) =>
    unit.location === unit.path &&
    (stacks.sources.has(getFolder(unit.path)) ||
      unit.files.some((file) => readsValues(tree, file)));
  const called = new Map<string, CalledModule | undefined>();
  for (const unit of [...units, ...copies]) {
    called.set(unit.location, checkUnit(unit, isTemplate(unit), check));
  }
  const isUnit = (path: string) =>
    tree.has(path) ||
    tree.has(path.replace(/terragrunt\.hcl$/, "terragrunt.stack.hcl")) ||
    stacks.locations.has(path) ||
    stacks.unknownFolders.some((folder) => path.startsWith(`${folder}/`));
  for (const unit of [...units, ...copies]) {
    if (!isTemplate(unit) && !unit.hasUnreadInclude) checkDependencyPaths(unit, isUnit, checker);
    checkDependencyOutputs(unit, called, tree, checker);
  }
  addStackDiagnostics(stacks, checker);
  for (const files of tree.cycles.values()) {
    const [path = ""] = files;
    const offset = tree.read(path)?.search(/\b(?:include|read_terragrunt_config)\b/) ?? 0;
    const values = { files: files.map((file) => file.slice(1)) };
    checker.add(repositoryRules["cyclic-include"], { path, offset: Math.max(offset, 0) }, values);
  }
}

function addStackDiagnostics({ missing, missingValues }: Stacks, checker: CallChecker): void {
  for (const { position, ...values } of missing) {
    checker.add(repositoryRules["unknown-stack-source"], position, values);
  }
  for (const { name, value, reader, unused, position } of missingValues) {
    const values = { name, value, reader, suggestion: findNearest(value, unused) };
    checker.add(repositoryRules["unset-stack-value"], position, values);
  }
}

/** A stack also copies the Terraform files that are next to a unit. */
function findCopied(
  source: string,
  unit: Pick<Unit, "location" | "path">,
  findLocal: FindLocalModule,
): LocalModule | undefined {
  if (unit.location === unit.path || !isLocalSource(source)) return undefined;
  const target = getOriginalPath(unit, resolvePath(getFolder(unit.location), source));
  return target === undefined ? undefined : findLocal(target, getFolder(unit.path));
}

function checkUnit(
  { path, location, source, inputs, variables, isPartial, hasUnreadInclude, files }: Unit,
  isTemplate: boolean,
  { tree, checker, findLocal }: UnitCheck,
): CalledModule | undefined {
  if (!source) return undefined;
  const isRelative = /^\.{1,2}\//.test(source.source);
  return checker.check({
    address: source.address,
    isComputed: source.isComputed,
    isLocal: isLocalSource(source.source),
    source: source.position,
    local:
      isTemplate && isRelative
        ? undefined
        : (findLocal(source.source, getFolder(location)) ??
          findCopied(source.source, { location, path }, findLocal)),
    arguments: [...inputs.values()],
    // Broken code may contain unread inputs.
    isPartial: isPartial || files.some((file) => tree.getCode(file)?.errors.length),
    unit: {
      path,
      variables,
      hasUnreadInclude,
      declares: (name) => isDeclaredByUnit(name, { path, files }, tree),
    },
  });
}

/** Terraform files next to a unit, and generated ones, belong to the module. */
function isDeclaredByUnit(
  name: string,
  { path, files }: Pick<Unit, "path" | "files">,
  tree: UnitTree,
): boolean {
  const declaration = new RegExp(`\\bvariable\\s+\\\\?"?${escapeRegExp(name)}\\\\?"?\\s*\\{`);
  const siblings = tree.paths.filter(
    (candidate) => isModuleFile(candidate) && getFolder(candidate) === getFolder(path),
  );
  return [...files, ...siblings].some((file) => {
    const text = tree.read(file) ?? "";
    const isComputed = file.endsWith(".hcl") && /\bcontents\s*=\s*(?!["<\s])/.test(text);
    const isInJson = file.endsWith(".json") && text.includes(JSON.stringify(name));
    return isComputed || isInJson || declaration.test(text);
  });
}

function checkDependencyPaths(
  unit: Unit,
  isUnit: (path: string) => boolean,
  checker: CallChecker,
): void {
  for (const { name, path, position } of unit.dependencies.values()) {
    if (path === null || isUnit(path)) continue;
    const folder = getFolder(path).slice(1);
    checker.add(repositoryRules["missing-dependency"], position, { name, path: folder });
  }
}

function checkDependencyOutputs(
  unit: Unit,
  called: ReadonlyMap<string, CalledModule | undefined>,
  tree: UnitTree,
  checker: CallChecker,
): void {
  const read = new Set<string>();
  for (const file of unit.files) {
    const body = tree.getCode(file);
    if (!body) continue;
    for (const [first, second, output] of findReferences(body, "dependency")) {
      const dependency = first?.name ?? "";
      const { path: target, mocks } = unit.dependencies.get(dependency) ?? {};
      const module = target ? called.get(target) : undefined;
      if (second?.name !== "outputs" || output?.name === undefined) continue;
      read.add(`${dependency}.${output.name}`);
      if (!module) continue;
      if (mocks && isMocked(output.name, mocks, module)) continue;
      const position = { path: file, offset: output.offset };
      checker.checkOutput(module, { name: output.name, position, dependency });
    }
  }
  checkMocks(unit, { called, read, checker });
}

interface MockCheck {
  called: ReadonlyMap<string, CalledModule | undefined>;
  /** `dependency.output` of all outputs that the unit reads, which are checked already. */
  read: ReadonlySet<string>;
  checker: CallChecker;
}

function checkMocks(unit: Unit, { called, read, checker }: MockCheck): void {
  for (const { name: dependency, path, mocks } of unit.dependencies.values()) {
    const module = path === null ? undefined : called.get(path);
    if (!module || module.moduleInterface.outputs.size === 0 || mocks.isMerged) continue;
    for (const { name, position } of mocks.positions) {
      if (module.moduleInterface.outputs.has(name) || read.has(`${dependency}.${name}`)) continue;
      const values = {
        ...module.pinned,
        name,
        suggestion: findNearest(name, module.moduleInterface.outputs),
      };
      checker.add(repositoryRules["unknown-mock-output"], position, values);
    }
  }
}

/** Terragrunt uses mocks if the dependency has no outputs, or if they are merged with its outputs. */
function isMocked(
  output: string,
  { names, isPartial, isMerged }: MockOutputs,
  { moduleInterface }: CalledModule,
): boolean {
  return (isMerged || moduleInterface.outputs.size === 0) && (isPartial || names.has(output));
}
