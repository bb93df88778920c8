import { groupBy } from "../../../model/group-by.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import { toText } from "../../hcl/evaluate/convert-value.ts";
import { evaluatePartially } from "../../hcl/evaluate/evaluate.ts";
import { type EvaluationContext, unknownValue } from "../../hcl/evaluate/scope.ts";
import type { Attribute, Block } from "../../read/blocks/block.ts";
import type { CodeBody } from "../../read/blocks/hcl-blocks.ts";
import { getAttributeText, getAttributeValue, getUnitCall } from "../parse-calls.ts";
import {
  define,
  evaluateAttributes,
  getFolder,
  getLength,
  getRelativePath,
  type JsonObject,
  maxValueLength,
  type ParsedTree,
  resolvePath,
} from "./code-tree.ts";
import { callFunction } from "./terraform-functions.ts";

/** What a stack gives to a unit that it copies. */
export interface StackValues {
  values: JsonObject;
  names: ReadonlySet<string>;
  /** Whether more names may be set, by a value that is not constant. */
  isPartial: boolean;
}

/** A Terragrunt file, evaluated for a unit. */
export interface Config {
  path: string;
  body: Pick<CodeBody, "attributes" | "blocks">;
  evaluation: EvaluationContext;
  includes: Include[];
}

interface Include {
  name: string;
  /** Null if the file is not in the tree. */
  config: Config | null;
  isMerged: boolean;
}

export interface UnitTree extends ParsedTree {
  /** Results of `read_terragrunt_config` by path; undefined while the file is being read. */
  configs: Map<string, JsonValue | undefined>;
  folders: ReadonlySet<string>;
  /** Variable files that Terraform loads automatically, by folder. */
  variableFiles: ReadonlyMap<string, readonly string[]>;
  /** Files that are being read, each by the one before. */
  filesInProgress: string[];
  /** Files that include or read each other. The key sorts them, so that each cycle occurs once. */
  cycles: Map<string, string[]>;
}

export function getUnitTree(tree: ParsedTree): UnitTree {
  const variableFiles = tree.paths.filter((path) =>
    /\/(?:terraform|[^/]+\.auto)\.tfvars$/.test(path),
  );
  return {
    ...tree,
    configs: new Map(),
    folders: getFolders(tree.paths),
    variableFiles: groupBy(variableFiles, getFolder),
    filesInProgress: [],
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

interface ConfigOptions {
  path: string;
  /** Functions resolve paths from the folder of this unit. */
  unit: string;
  values?: StackValues | undefined;
  /** Only a unit can include files. */
  isUnit?: boolean;
}

/** The included files by the names of the includes; null if the path is not known. */
type IncludePaths = Map<string, string | null>;

export function readConfig(tree: UnitTree, options: ConfigOptions): Config | undefined {
  const { path, values, isUnit } = options;
  const body = tree.getCode(path);
  if (!body) return undefined;
  const includePaths: IncludePaths = new Map();
  const names = new Map<string, JsonValue>();
  const call = getTerragruntFunctions(tree, options, includePaths);
  const evaluation: EvaluationContext = { names, call, keepsUnknown: true };
  if (values) names.set("values", values.values);
  names.set("feature", getFeatureDefaults(body));
  tree.filesInProgress.push(path);
  // The path of an include may use locals, and locals may use the included file.
  readLocals(body, names, evaluation);
  const includes = isUnit ? readIncludes(tree, body, { ...options, includePaths, evaluation }) : [];
  names.set("include", getExposedIncludes(includes));
  readLocals(body, names, evaluation);
  tree.filesInProgress.pop();
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

function addCycle({ filesInProgress, cycles }: UnitTree, path: string): void {
  const start = filesInProgress.indexOf(path);
  if (start === -1) return;
  const files = filesInProgress.slice(start);
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
  const known = evaluateAttributes(locals, (local, values) => {
    names.set("local", values);
    return getAttributeValue(local, evaluation);
  });
  addPartlyKnown(locals, known, evaluation);
}

const maxPasses = 5;

/** Adds objects of which some attributes are known, and the names of the other locals. */
function addPartlyKnown(
  locals: readonly Attribute[],
  values: JsonObject,
  evaluation: EvaluationContext,
): void {
  const open = locals.filter(({ name }) => !Object.hasOwn(values, name));
  for (const { name } of open) define(values, name, unknownValue);
  // Locals may use each other in any order.
  for (let pass = 0, before = ""; pass < maxPasses; pass++) {
    for (const { name, expression } of open) {
      const evaluated = expression ? evaluatePartially(expression, evaluation) : undefined;
      if (evaluated?.known && getLength(evaluated.value) <= maxValueLength)
        define(values, name, evaluated.value);
    }
    const valuesText = JSON.stringify(open.map(({ name }) => values[name]));
    if (valuesText === before) return;
    before = valuesText;
  }
}

interface IncludingConfig extends ConfigOptions {
  /** Filled while the files are read. */
  includePaths: IncludePaths;
  evaluation: EvaluationContext;
}

function readIncludes(
  tree: UnitTree,
  body: CodeBody,
  { path, unit, values, includePaths, evaluation }: IncludingConfig,
): Include[] {
  const blocks = body.blocks.filter(({ kind }) => kind === "include");
  return blocks.map((block) => {
    const [name = ""] = block.labels;
    const attribute = block.attributes.get("path");
    const to = attribute && getAttributeText(attribute, evaluation);
    const target = to ? resolvePath(getFolder(unit), to) : null;
    includePaths.set(name, target);
    if (target === path) addCycle(tree, path);
    const isOther = target !== null && target !== path;
    const config = isOther && readConfig(tree, { path: target, unit, values });
    if (config) addIncludeCycles(tree, config);
    const strategy = getConstant(block, "merge_strategy");
    return { name, config: config || null, isMerged: strategy !== "no_merge" };
  });
}

/** Terragrunt rejects an included file with an `include` block; only those that lead back are named. */
function addIncludeCycles(tree: UnitTree, { path, body }: Config): void {
  tree.filesInProgress.push(path);
  for (const block of body.blocks) {
    // Functions in the included file begin at the unit, so they say nothing about a cycle.
    const to = block.kind === "include" ? getConstant(block, "path") : undefined;
    if (typeof to === "string") addCycle(tree, resolvePath(getFolder(path), to));
  }
  tree.filesInProgress.pop();
}

/** What `include` refers to: the included file by name, or the file itself without a name. */
function getExposedIncludes(includes: readonly Include[]): JsonObject {
  const byName: JsonObject = {};
  for (const { name, config } of includes) {
    if (!config) continue;
    const exposed = getExposedValues(config);
    if (name === "") return exposed;
    define(byName, name, exposed);
  }
  return byName;
}

function getExposedValues({ body, evaluation }: Config): JsonObject {
  const inputs: JsonObject = {};
  for (const { name, value } of getUnitCall(body, evaluation).inputs.entries) {
    define(inputs, name, value.known ? value.value : unknownValue);
  }
  return { locals: evaluation.names.get("local") ?? {}, inputs };
}

type FunctionCall = NonNullable<EvaluationContext["call"]>;

function getTerragruntFunctions(
  tree: UnitTree,
  { path, unit }: ConfigOptions,
  includePaths: IncludePaths,
): FunctionCall {
  const folder = getFolder(unit);
  /** The folder of the included file: this file, or one that this file includes. */
  const parentFolder: TerragruntFunction<string> = (read, count) => {
    if (includePaths.size === 0) return getFolder(path);
    const [only = ""] = includePaths.size === 1 ? includePaths.keys() : [];
    const file = includePaths.get(count > 0 ? (toText(read(0)) ?? "") : only);
    return file ? getFolder(file) : undefined;
  };
  const functions: Record<string, TerragruntFunction> = {
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
      if (tree.has(target)) return readTerragruntConfig(tree, target);
      return count > 1 ? read(1) : undefined;
    },
  };
  return (name, count, read) =>
    Object.hasOwn(functions, name)
      ? functions[name]?.(read, count)
      : callFunction(name, count, read);
}

/** @param read evaluates the argument at an index */
type TerragruntFunction<Result extends JsonValue = JsonValue> = (
  read: (index: number) => JsonValue,
  count: number,
) => Result | undefined;

/** Undefined while the file is being read, as in a cycle. */
function readTerragruntConfig(tree: UnitTree, path: string): JsonValue | undefined {
  if (tree.filesInProgress.includes(path)) addCycle(tree, path);
  if (tree.configs.has(path)) return tree.configs.get(path);
  tree.configs.set(path, undefined);
  const config = readConfig(tree, { path, unit: path });
  const value = config && getExposedValues(config);
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

export function getConstant({ attributes }: Block, name: string): JsonValue | undefined {
  const value = attributes.get(name)?.value;
  return value?.known ? value.value : undefined;
}
