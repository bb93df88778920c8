import { groupBy } from "../../../model/group-by.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import { toText } from "../../hcl/evaluate/convert-value.ts";
import { evaluateParts } from "../../hcl/evaluate/evaluate.ts";
import { type EvaluationContext, unknownValue } from "../../hcl/evaluate/scope.ts";
import type { Attribute, Block } from "../../read/blocks/block.ts";
import type { CodeBody } from "../../read/blocks/hcl-blocks.ts";
import {
  getAttributeEntries,
  getAttributeText,
  getAttributeValue,
  getUnitCall,
} from "../parse-calls.ts";
import type { ModuleAddress } from "../parse-source.ts";
import {
  type CodePosition,
  define,
  getFolder,
  getLength,
  getOriginalPath,
  getRelativePath,
  type JsonObject,
  maxValueLength,
  type ParsedTree,
  resolvePath,
  withValues,
} from "./code-tree.ts";
import type { LocatedArgument } from "./module-call.ts";
import { callFunction } from "./terraform-functions.ts";

interface Dependency {
  name: string;
  path: string | null;
  position: CodePosition;
  mocks: MockOutputs;
}

/** How a stack copies a unit. */
export interface StackCopy {
  /** The copy, which need not exist. */
  location: string;
  values: StackValues;
  /** The `autoinclude` block, which is merged into the unit. */
  autoinclude?: Config | undefined;
}

/** What a stack gives to a unit that it copies. */
export interface StackValues {
  values: JsonObject;
  names: ReadonlySet<string>;
  /** Whether more names may be set, by a value that is not constant. */
  isPartial: boolean;
}

export interface MockOutputs {
  names: Set<string>;
  positions: { name: string; position: CodePosition }[];
  /** Whether more names may be set, by a value that is not constant. */
  isPartial: boolean;
  /** Whether mocks are also used if the dependency has outputs. */
  isMerged: boolean;
}

export interface Unit {
  path: string;
  /** Where the unit is deployed from: its path, or that of the copy that a stack makes. */
  location: string;
  /** `text` is code if the source is not constant. */
  source: {
    address: ModuleAddress | null;
    isComputed: boolean;
    text: string;
    position: CodePosition;
  } | null;
  inputs: Map<string, LocatedArgument>;
  /** Whether a value that is not constant or a variable file that is not in the tree may set more inputs. */
  isPartial: boolean;
  /** Whether it includes a file that is not in the tree, as units in catalogs do. */
  hasUnreadInclude: boolean;
  variables: Set<string>;
  dependencies: Map<string, Dependency>;
  files: string[];
}

interface Config {
  path: string;
  body: Pick<CodeBody, "attributes" | "blocks">;
  evaluation: EvaluationContext;
  includes: Include[];
}

interface Include {
  name: string;
  config: Config | null;
  isMerged: boolean;
}

/** `configs` caches `read_terragrunt_config`; undefined while a file is being read. */
export interface UnitTree extends ParsedTree {
  configs: Map<string, JsonValue | undefined>;
  folders: ReadonlySet<string>;
  variableFiles: ReadonlyMap<string, readonly string[]>;
  /** Files that are being read, each by the one before. */
  reading: string[];
  /** Files that include or read each other, by the names in alphabetical order. */
  cycles: Map<string, string[]>;
}

export function getUnitTree(tree: ParsedTree): UnitTree {
  return {
    ...tree,
    configs: new Map(),
    folders: getFolders(tree.paths),
    variableFiles: getAutomaticVariableFiles(tree.paths),
    reading: [],
    cycles: new Map(),
  };
}

/** The folders of the files, and those above them. */
function getFolders(paths: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = getFolder(path); !folders.has(folder); folder = getFolder(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** @param copy the copy of the unit in a stack */
export function readUnit(tree: UnitTree, path: string, copy?: StackCopy): Unit {
  const location = copy?.location ?? path;
  const unitConfig = readConfig(tree, { path, unit: location, values: copy?.values, isUnit: true });
  const unit: Unit = {
    path,
    location,
    source: null,
    inputs: new Map(),
    isPartial: false,
    hasUnreadInclude: false,
    variables: new Set(),
    dependencies: new Map(),
    files: [],
  };
  if (!unitConfig) return unit;
  const configs: Config[] = [];
  for (const { config, isMerged } of unitConfig.includes) {
    if (!config) unit.hasUnreadInclude = true;
    else if (isMerged) configs.push(config);
  }
  configs.push(unitConfig);
  unit.files = configs.map((config) => config.path);
  if (copy?.autoinclude) configs.push(copy.autoinclude);
  for (const config of configs) addConfig(unit, config, tree);
  for (const file of tree.variableFiles.get(getFolder(path)) ?? []) {
    addVariableFile(unit, tree, file);
  }
  return unit;
}

/** Files that Terraform reads without an option, by folder. */
function getAutomaticVariableFiles(paths: readonly string[]): Map<string, string[]> {
  const files = paths.filter((path) => /\/(?:terraform|[^/]+\.auto)\.tfvars$/.test(path));
  return groupBy(files, getFolder);
}

function addExtraArguments(unit: Unit, { body, evaluation }: Config, tree: UnitTree): void {
  const terraform = body.blocks.filter(({ kind }) => kind === "terraform");
  const blocks = terraform.flatMap((block) => block.blocks);
  for (const { kind, attributes } of blocks) {
    if (kind !== "extra_arguments") continue;
    const environment = getAttributeEntries(attributes.get("env_vars"), evaluation);
    if (environment.isPartial) unit.isPartial = true;
    for (const { name } of environment.entries) {
      if (name.startsWith("TF_VAR_")) unit.variables.add(name.slice("TF_VAR_".length));
    }
    const list = (name: string) => {
      const attribute = attributes.get(name);
      const texts = attribute && getAttributeTexts(attribute, evaluation);
      if (attribute && !texts) unit.isPartial = true;
      return texts ?? [];
    };
    const options = list("arguments").join("\n");
    for (const [, name = ""] of options.matchAll(/^--?var[=\n]\s*([\w-]+)\s*=/gm)) {
      unit.variables.add(name);
    }
    const matches = options.matchAll(/^--?var-file[=\n](.+)$/gm);
    const namedFiles = Array.from(matches, ([, file = ""]) => file);
    for (const file of [...namedFiles, ...list("required_var_files")]) {
      // Files with secrets are often not committed.
      if (!addVariableFile(unit, tree, file)) unit.isPartial = true;
    }
    for (const file of list("optional_var_files")) addVariableFile(unit, tree, file);
  }
}

function addVariableFile(unit: Unit, tree: UnitTree, file: string): boolean {
  const target = resolvePath(getFolder(unit.location), file);
  const path = tree.has(target) ? target : (getOriginalPath(unit, target) ?? target);
  for (const name of tree.code(path)?.attributes.keys() ?? []) unit.variables.add(name);
  return tree.has(path);
}

/** Undefined if the list is not constant. */
function getAttributeTexts(
  attribute: Attribute,
  evaluation: EvaluationContext,
): string[] | undefined {
  const value = getAttributeValue(attribute, evaluation);
  const list = value.known && Array.isArray(value.value) ? value.value : undefined;
  return list?.every((text) => typeof text === "string") ? list : undefined;
}

function addConfig(unit: Unit, config: Config, tree: UnitTree): void {
  const { path, body, evaluation } = config;
  const positionAt = (offset: number): CodePosition => ({ path, offset });
  const { source, inputs } = getUnitCall(body, evaluation);
  if (source) {
    unit.source = {
      address: source.address,
      isComputed: source.isComputed ?? false,
      text: source.source,
      position: positionAt(source.offset),
    };
  }
  if (inputs.isPartial) unit.isPartial = true;
  addExtraArguments(unit, config, tree);
  for (const { offset, ...input } of inputs.entries) {
    unit.inputs.set(input.name, { ...input, position: positionAt(offset) });
  }
  for (const block of body.blocks) {
    if (block.kind === "dependency") {
      const from = block.attributes.get("config_path");
      const to = from && getAttributeText(from, evaluation);
      const name = block.labels[0] ?? "";
      const included = unit.dependencies.get(name);
      unit.dependencies.set(name, {
        name,
        path: to ? getDependency(tree, unit, path, to) : from ? null : (included?.path ?? null),
        position: positionAt(from?.offset ?? block.start),
        mocks: mockOutputs(block, config, included?.mocks),
      });
    }
  }
}

/** Blocks of included files with the same name may be merged, so their mocks count as well. */
function mockOutputs(
  block: Block,
  { path, evaluation }: Config,
  included: MockOutputs | undefined,
): MockOutputs {
  const { attributes } = block;
  const { entries, isPartial } = getAttributeEntries(attributes.get("mock_outputs"), evaluation);
  const isSet = (name: string) => attributes.has(name) && getConstant(block, name) !== false;
  const strategy = getConstant(block, "mock_outputs_merge_strategy_with_state");
  return {
    names: new Set([...(included?.names ?? []), ...entries.map(({ name }) => name)]),
    positions: [
      ...(included?.positions ?? []),
      ...entries.map(({ name, offset }) => ({ name, position: { path, offset } })),
    ],
    isPartial: isPartial || (included?.isPartial ?? false),
    isMerged:
      isSet("skip_outputs") ||
      isSet("mock_outputs_merge_with_state") ||
      (attributes.has("mock_outputs_merge_strategy_with_state") && strategy !== "no_merge") ||
      (included?.isMerged ?? false),
  };
}

/** A path may be relative to either file. Null if it leads out of the tree. */
function getDependency(tree: UnitTree, unit: Unit, file: string, to: string): string | null {
  const targets = [unit.location, file].map((path) => resolvePath(getFolder(path), to));
  const paths = targets.flatMap((target) => [resolvePath(target, "terragrunt.hcl"), target]);
  const levels = getFolder(unit.location).split("/").filter(Boolean).length;
  const isOutside = (/^(?:\.\.\/|\.\.$)*/.exec(to)?.[0].split("..").length ?? 1) - 1 > levels;
  return paths.find(tree.has) ?? (isOutside ? null : (paths[0] ?? to));
}

interface Reading {
  path: string;
  /** Functions resolve paths from the folder of this unit. */
  unit: string;
  values?: StackValues | undefined;
  isUnit?: boolean;
  /** The file of each include of a unit by name, null if it is not known; filled while they are read. */
  parents?: Map<string, string | null>;
}

export function readConfig(tree: UnitTree, options: Reading): Config | undefined {
  const { path, values, isUnit } = options;
  const body = tree.code(path);
  if (!body) return undefined;
  const reading = { ...options, parents: new Map<string, string | null>() };
  const names = new Map<string, JsonValue>();
  const call = getTerragruntFunctions(tree, reading);
  const evaluation: EvaluationContext = { names, call, keepsUnknown: true };
  if (values) names.set("values", values.values);
  names.set("feature", getFeatureDefaults(body));
  tree.reading.push(path);
  readLocals(body, names, evaluation);
  const includes = isUnit ? readIncludes(tree, body, reading, evaluation) : [];
  names.set("include", getNamedIncludes(includes));
  readLocals(body, names, evaluation);
  tree.reading.pop();
  return { path, body, evaluation, includes };
}

function getFeatureDefaults({ blocks }: CodeBody): JsonObject {
  const features: JsonObject = {};
  for (const block of blocks) {
    const value = block.kind === "feature" ? getConstant(block, "default") : undefined;
    if (value !== undefined) define(features, block.labels[0] ?? "", { value });
  }
  return features;
}

function addCycle({ reading, cycles }: UnitTree, path: string): void {
  const start = reading.indexOf(path);
  if (start === -1) return;
  const files = reading.slice(start);
  const key = [...files].sort().join("\n");
  if (!cycles.has(key)) cycles.set(key, [...files, path]);
}

function readLocals(
  body: CodeBody,
  names: Map<string, JsonValue>,
  evaluation: EvaluationContext,
): void {
  const blocks = body.blocks.filter(({ kind }) => kind === "locals");
  const locals = blocks.flatMap(({ attributes }) => [...attributes.values()]);
  const known = withValues(locals, (local, values) => {
    names.set("local", values);
    return getAttributeValue(local, evaluation);
  });
  addParts(locals, known, evaluation);
}

const maxPartPasses = 5;

/** Adds objects of which some attributes are known, and the names of the other locals. */
function addParts(
  locals: readonly Attribute[],
  values: JsonObject,
  evaluation: EvaluationContext,
): void {
  const open = locals.filter(({ name }) => !Object.hasOwn(values, name));
  for (const { name } of open) define(values, name, unknownValue);
  // Locals may use each other in any order.
  for (let pass = 0, before = ""; pass < maxPartPasses; pass++) {
    for (const { name, expression } of open) {
      const evaluatedPart = expression ? evaluateParts(expression, evaluation) : undefined;
      if (evaluatedPart?.known && getLength(evaluatedPart.value) <= maxValueLength)
        define(values, name, evaluatedPart.value);
    }
    const valuesText = JSON.stringify(open.map(({ name }) => values[name]));
    if (valuesText === before) return;
    before = valuesText;
  }
}

function readIncludes(
  tree: UnitTree,
  body: CodeBody,
  { path, unit, values, parents }: Reading,
  evaluation: EvaluationContext,
): Include[] {
  const blocks = body.blocks.filter(({ kind }) => kind === "include");
  return blocks.map((block) => {
    const [name = ""] = block.labels;
    const attribute = block.attributes.get("path");
    const to = attribute && getAttributeText(attribute, evaluation);
    const target = to && resolvePath(getFolder(unit), to);
    parents?.set(name, target || null);
    if (target === path) addCycle(tree, path);
    const isOther = target && target !== path;
    const config = isOther && readConfig(tree, { path: target, unit, values });
    if (config) addIncludeCycles(tree, config);
    const strategy = getConstant(block, "merge_strategy");
    return { name, config: config || null, isMerged: strategy !== "no_merge" };
  });
}

/** Terragrunt rejects an included file with an `include` block; only those that lead back are named. */
function addIncludeCycles(tree: UnitTree, { path, body }: Config): void {
  tree.reading.push(path);
  for (const block of body.blocks) {
    // Functions in the included file begin at the unit, so they say nothing about a cycle.
    const to = block.kind === "include" ? getConstant(block, "path") : undefined;
    if (typeof to === "string") addCycle(tree, resolvePath(getFolder(path), to));
  }
  tree.reading.pop();
}

function getNamedIncludes(includes: readonly Include[]): JsonObject {
  const namedValues: JsonObject = {};
  for (const { name, config } of includes) {
    if (!config) continue;
    const exposed = getExposedInclude(config);
    if (name === "") return exposed;
    define(namedValues, name, exposed);
  }
  return namedValues;
}

function getExposedInclude({ body, evaluation }: Config): JsonObject {
  const inputs: JsonObject = {};
  for (const { name, value } of getUnitCall(body, evaluation).inputs.entries) {
    define(inputs, name, value.known ? value.value : unknownValue);
  }
  return { locals: evaluation.names.get("local") ?? {}, inputs };
}

type Call = NonNullable<EvaluationContext["call"]>;

function getTerragruntFunctions(tree: UnitTree, { path, unit, parents }: Reading): Call {
  const folder = getFolder(unit);
  /** The folder of the included file: this file, or one that this file includes. */
  const parentFolder = (read: (index: number) => JsonValue, count: number) => {
    if (!parents?.size) return getFolder(path);
    const [only = ""] = parents.size === 1 ? parents.keys() : [];
    const file = parents.get(count > 0 ? (toText(read(0)) ?? "") : only);
    return file ? getFolder(file) : undefined;
  };
  const implementations: Record<
    string,
    (read: (index: number) => JsonValue, count: number) => JsonValue | undefined
  > = {
    find_in_parent_folders: (read, count) => {
      const name = count > 0 ? toText(read(0)) : undefined;
      const parentFile = findAbove(tree, folder, name === undefined ? undefined : [name]);
      return parentFile ?? (count > 1 ? read(1) : undefined);
    },
    get_terragrunt_dir: () => folder,
    get_original_terragrunt_dir: () => folder,
    get_parent_terragrunt_dir: parentFolder,
    get_repo_root: () => "",
    get_path_to_repo_root: () => getRelativePath(folder, "/"),
    get_path_from_repo_root: () => folder.slice(1),
    path_relative_to_include: (read, count) => {
      const parent = parentFolder(read, count);
      return parent === undefined ? undefined : getRelativePath(parent, folder);
    },
    path_relative_from_include: (read, count) => {
      const parent = parentFolder(read, count);
      return parent === undefined ? undefined : getRelativePath(folder, parent);
    },
    get_env: (read, count) => (count > 1 ? read(1) : undefined),
    file: (read) => tree.read(resolvePath(folder, toText(read(0)) ?? "")),
    read_terragrunt_config: (read, count) => {
      const target = resolvePath(folder, toText(read(0)) ?? "");
      return tree.has(target) ? getConfig(tree, target) : count > 1 ? read(1) : undefined;
    },
  };
  return (name, count, read) =>
    Object.hasOwn(implementations, name)
      ? implementations[name]?.(read, count)
      : callFunction(name, count, read);
}

/** Undefined while the file is being read, as in a cycle. */
function getConfig(tree: UnitTree, path: string): JsonValue | undefined {
  if (tree.reading.includes(path)) addCycle(tree, path);
  if (tree.configs.has(path)) return tree.configs.get(path);
  tree.configs.set(path, undefined);
  const config = readConfig(tree, { path, unit: path });
  const value = config && getExposedInclude(config);
  tree.configs.set(path, value);
  return value;
}

function findAbove(
  tree: UnitTree,
  from: string,
  names = ["root.hcl", "terragrunt.hcl"],
): string | undefined {
  const exists = (path: string) => tree.has(path) || tree.folders.has(path);
  for (let folder = from; folder !== "/"; ) {
    folder = getFolder(folder);
    const existingFile = names.map((name) => resolvePath(folder, name)).find(exists);
    if (existingFile !== undefined) return existingFile;
  }
  return undefined;
}

function getConstant({ attributes }: Block, name: string): JsonValue | undefined {
  const value = attributes.get(name)?.value;
  return value?.known ? value.value : undefined;
}
