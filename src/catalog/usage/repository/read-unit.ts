import type { EvaluationContext } from "../../hcl/evaluate/scope.ts";
import type { Attribute, Block } from "../../read/blocks/block.ts";
import {
  type CallSource,
  getAttributeEntries,
  getAttributeText,
  getAttributeValue,
  getUnitCall,
} from "../parse-calls.ts";
import { type CodePosition, getFolder, getOriginalPath, resolvePath } from "./code-tree.ts";
import { isOutsideTree } from "./local-modules.ts";
import type { LocatedArgument } from "./module-call.ts";
import {
  type Config,
  getConstant,
  readConfig,
  type StackValues,
  type UnitTree,
} from "./read-config.ts";

interface Dependency {
  name: string;
  /** Null if it is not known. */
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
  source: (CallSource & { position: CodePosition }) | null;
  inputs: Map<string, LocatedArgument>;
  /** Whether a value that is not constant or a variable file that is not in the tree may set more inputs. */
  isPartial: boolean;
  /** Whether it includes a file that is not in the tree, as units in catalogs do. */
  hasUnreadInclude: boolean;
  variables: Set<string>;
  dependencies: Map<string, Dependency>;
  files: string[];
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
    const readList = (name: string) => {
      const attribute = attributes.get(name);
      const texts = attribute && getAttributeTexts(attribute, evaluation);
      // The environment may replace the default of `get_env`.
      if (attribute && (!texts || /\bget_env\b/.test(attribute.text))) unit.isPartial = true;
      return texts ?? [];
    };
    // The value of an option follows `=`, or is the next argument.
    const options = readList("arguments").join("\n");
    for (const [, name = ""] of options.matchAll(/^--?var[=\n]\s*([\w-]+)\s*=/gm)) {
      unit.variables.add(name);
    }
    const matches = options.matchAll(/^--?var-file[=\n](.+)$/gm);
    const namedFiles = Array.from(matches, ([, file = ""]) => file);
    for (const file of [...namedFiles, ...readList("required_var_files")]) {
      // Files with secrets are often not committed.
      if (!addVariableFile(unit, tree, file)) unit.isPartial = true;
    }
    for (const file of readList("optional_var_files")) addVariableFile(unit, tree, file);
  }
}

/** Returns whether the file is in the tree. */
function addVariableFile(unit: Unit, tree: UnitTree, file: string): boolean {
  const target = resolvePath(getFolder(unit.location), file);
  const path = tree.has(target) ? target : (getOriginalPath(unit, target) ?? target);
  for (const name of tree.getCode(path)?.attributes.keys() ?? []) unit.variables.add(name);
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
  const getPosition = (offset: number): CodePosition => ({ path, offset });
  const { source, inputs } = getUnitCall(body, evaluation);
  if (source) unit.source = { ...source, position: getPosition(source.offset) };
  if (inputs.isPartial) unit.isPartial = true;
  addExtraArguments(unit, config, tree);
  for (const { offset, ...input } of inputs.entries) {
    unit.inputs.set(input.name, { ...input, position: getPosition(offset) });
  }
  for (const block of body.blocks) {
    if (block.kind === "dependency") addDependency(unit, block, config, tree);
  }
}

/** A block replaces the path of an included block with the same name, if it sets one. */
function addDependency(unit: Unit, block: Block, config: Config, tree: UnitTree): void {
  const [name = ""] = block.labels;
  const included = unit.dependencies.get(name);
  const configPath = block.attributes.get("config_path");
  const to = configPath && getAttributeText(configPath, config.evaluation);
  const path = to ? findDependency(tree, unit, config.path, to) : null;
  unit.dependencies.set(name, {
    name,
    path: configPath ? path : (included?.path ?? null),
    position: { path: config.path, offset: configPath?.offset ?? block.start },
    mocks: getMockOutputs(block, config, included?.mocks),
  });
}

/** Blocks of included files with the same name may be merged, so their mocks count as well. */
function getMockOutputs(
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

/**
 * The `terragrunt.hcl` or other file that a path means, even if it does not exist. The path may be
 * relative to the unit or to the file that contains it. Null if it leads out of the tree.
 */
function findDependency(tree: UnitTree, unit: Unit, file: string, to: string): string | null {
  const folders = [getFolder(unit.location), getFolder(file)];
  const targets = folders.map((folder) => resolvePath(folder, to));
  const paths = targets.flatMap((target) => [resolvePath(target, "terragrunt.hcl"), target]);
  const existing = paths.find(tree.has);
  if (existing !== undefined) return existing;
  const [, topFolder] = /^(\/[^/]+)/.exec(to) ?? [];
  const isAbsolute = topFolder !== undefined && !tree.folders.has(topFolder);
  return isAbsolute || isOutsideTree(getFolder(unit.location), to) ? null : (paths[0] ?? null);
}
