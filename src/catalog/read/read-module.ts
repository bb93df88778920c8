import { byName } from "../../model/compare-text.ts";
import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import type {
  Module,
  ModuleCall,
  RequiredProvider,
  Resource,
  SourceRange,
} from "../../model/reference/module.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import { catalogRules } from "../rules.ts";
import { mergeOverride } from "./merge-overrides.ts";
import type { ModuleFileCache } from "./module-file-cache.ts";
import { isOverrideFile, orderModuleFiles } from "./module-files.ts";
import { type ModuleFile, readFile } from "./read-file.ts";

export interface ReadModule {
  module: Module;
  diagnostics: Diagnostic[];
}

interface ReadOptions {
  parse: HclParser;
  cache?: ModuleFileCache | undefined;
  getPath(file: string): string;
}

/** Reads files by name, then overrides. A repeated block replaces the earlier one. */
export function readModule(
  files: readonly ModuleFile[],
  { parse, cache, getPath }: ReadOptions,
): ReadModule {
  const ordered = orderModuleFiles([...files].sort(byName), ({ name }) => name);
  const readContent = (file: ModuleFile) => readFile(file, parse);
  const all = ordered.map((file) => cache?.get(file, () => readContent(file)) ?? readContent(file));
  const diagnostics = all.flatMap(({ diagnostics }) =>
    diagnostics.map(
      (diagnostic): Diagnostic => ({ ...diagnostic, file: getPath(diagnostic.file) }),
    ),
  );
  const base = all.slice(0, ordered.filter(({ name }) => !isOverrideFile(name)).length);
  const declared = {
    inputs: dedupeByName(base.flatMap(({ inputs }) => inputs)),
    outputs: dedupeByName(base.flatMap(({ outputs }) => outputs)),
    requiredVersions: base.flatMap(({ requiredVersions }) => requiredVersions),
    requiredProviders: mergeProviders(base.flatMap(({ requiredProviders }) => requiredProviders)),
    argumentNames: Object.assign({}, ...base.map(({ argumentNames }) => argumentNames)),
  };
  const variables = all.flatMap(({ inputs }) => inputs);
  const outputs = all.flatMap((content) => content.outputs);
  const { argumentNames: _, ...merged } = all.slice(base.length).reduce(mergeOverride, declared);
  return {
    module: {
      ...merged,
      resources: findLastResources(all.flatMap(({ resources }) => resources)),
      moduleCalls: mergeCalls(all.flatMap(({ moduleCalls }) => moduleCalls)),
      moved: all.flatMap(({ moved }) => moved),
    },
    diagnostics: [
      ...diagnostics,
      ...diagnoseRepeated("variable", variables, getPath),
      ...diagnoseRepeated("output", outputs, getPath),
    ].sort(compareDiagnostics),
  };
}

function dedupeByName<T extends { name: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((item) => [item.name, item])).values()];
}

function findLastResources(list: readonly Resource[]): Resource[] {
  const getAddress = ({ mode, type, name }: Resource) => `${mode}.${type}.${name}`;
  return [...new Map(list.map((resource) => [getAddress(resource), resource])).values()];
}

/** A call in an override file may omit the source and the version. */
function mergeCalls(list: readonly ModuleCall[]): ModuleCall[] {
  const byName = new Map<string, ModuleCall>();
  for (const call of list) {
    const { from = "", version = "" } = byName.get(call.name) ?? {};
    byName.set(call.name, { ...call, from: call.from || from, version: call.version || version });
  }
  return [...byName.values()];
}

function mergeProviders(list: readonly RequiredProvider[]): RequiredProvider[] {
  const byName = new Map<string, RequiredProvider>();
  for (const { name, source, versions } of list) {
    const existing = byName.get(name);
    byName.set(name, {
      name,
      source: existing?.source ?? source,
      versions: [...(existing?.versions ?? []), ...versions],
    });
  }
  return [...byName.values()];
}

interface Declared {
  name: string;
  source: SourceRange;
}

function diagnoseRepeated(
  kind: string,
  list: readonly Declared[],
  getPath: (file: string) => string,
): Diagnostic[] {
  const first = new Map<string, SourceRange>();
  return list.flatMap(({ name, source }) => {
    const existing = first.get(name);
    if (!existing) first.set(name, source);
    // Override files repeat blocks by design.
    if (!existing || isOverrideFile(source.file)) return [];
    const location = { file: getPath(source.file), line: source.line, column: 1 };
    const values = { kind, name, first: `${getPath(existing.file)}:${existing.line}` };
    return [diagnose(catalogRules["declared-twice"], location, values)];
  });
}
