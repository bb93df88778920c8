import { unknownValue } from "../../hcl/evaluate/scope.ts";
import type { Block } from "../../read/blocks/block.ts";
import { getAttributeEntries, getAttributeText } from "../parse-calls.ts";
import { parseSource } from "../parse-source.ts";
import { type CodePosition, define, getFolder, type JsonObject, resolvePath } from "./code-tree.ts";
import { findReferences } from "./find-references.ts";
import { isLocalSource, isOutsideTree } from "./local-modules.ts";
import {
  type Config,
  getConstant,
  readConfig,
  type StackValues,
  type UnitTree,
} from "./read-config.ts";
import type { StackCopy } from "./read-unit.ts";

interface StackUnit extends StackCopy {
  name: string;
  /** The copied configuration; null if it is not in the tree. */
  path: string | null;
  /** The block in the stack. */
  position: CodePosition;
}

/** A stack, or its copy in another stack. */
interface StackFile {
  path: string;
  location: string;
  values?: StackValues;
  /** Number of stacks that it is copied by. */
  depth: number;
  /** Whether a stack above it may change its units. */
  isChanged: boolean;
}

interface StackItem extends StackCopy {
  kind: keyof typeof fileNames;
  name: string;
  source: string;
  position: CodePosition;
  sourcePosition: CodePosition;
}

export interface Stacks {
  units: StackUnit[];
  /** Copies of units and stacks, each as the path of a `terragrunt.hcl`. */
  locations: Set<string>;
  /** Folders whose units are not known, because a stack of another repository creates them. */
  unknownFolders: string[];
  /** Folders that stacks copy units from, also those of this repository in a remote source. */
  sources: Set<string>;
  /** Number of units and stacks whose source is in another repository. */
  remote: number;
  missing: {
    name: string;
    folder: string;
    file: string;
    position: CodePosition;
    isCopy: boolean;
  }[];
  missingValues: {
    name: string;
    value: string;
    reader: string;
    unused: string[];
    position: CodePosition;
  }[];
}

const fileNames = { unit: "terragrunt.hcl", stack: "terragrunt.stack.hcl" };

const maxDepth = 10;

/** Reads `terragrunt.stack.hcl` files, once for each copy with its values. */
export function readStacks(tree: UnitTree): Stacks {
  const stacks: Stacks = {
    units: [],
    locations: new Set(),
    unknownFolders: [],
    sources: new Set(),
    remote: 0,
    missing: [],
    missingValues: [],
  };
  const copied = new Set<string>();
  const context = { tree, stacks, copied };
  for (const path of tree.paths) {
    // A stack that reads `values` is only used by others.
    if (path.endsWith(`/${fileNames.stack}`) && !readsValues(tree, path)) {
      addStack({ path, location: path, depth: 0, isChanged: false }, context);
    }
  }
  // Relative sources of a copied stack are relative to each copy, not to the stack itself.
  stacks.missing = stacks.missing.filter(
    ({ isCopy, position }) => isCopy || !copied.has(position.path),
  );
  return stacks;
}

interface StackContext {
  tree: UnitTree;
  stacks: Stacks;
  /** Stacks that another one copies. */
  copied: Set<string>;
}

function addStack(stack: StackFile, context: StackContext): void {
  const { path, location, values } = stack;
  const config = readConfig(context.tree, { path, unit: location, values });
  for (const block of config?.body.blocks ?? []) {
    const item = config && readItem(block, config, getFolder(location));
    if (item) addItem(item, stack, context);
  }
}

function addItem(item: StackItem, stack: StackFile, context: StackContext): void {
  const { tree, stacks, copied } = context;
  const { kind, name, source, location, values, autoinclude, position } = item;
  const folder = getSourceFolder(source, getFolder(stack.location));
  if (folder) stacks.sources.add(folder);
  const isLocal = isLocalSource(source);
  if (!isLocal) stacks.remote += 1;
  const file = isLocal && folder ? resolvePath(folder, fileNames[kind]) : null;
  const found = file && tree.has(file) ? file : null;
  if (folder && !found) addMissingSource(item, folder, stack, context);
  // Units may depend on an entire stack.
  stacks.locations.add(resolvePath(getFolder(location), fileNames.unit));
  // The `autoinclude` block of a stack replaces units of it, or adds others.
  const isChanged = stack.isChanged || (kind === "stack" && autoinclude !== undefined);
  if (kind === "unit" && !isChanged) {
    stacks.units.push({ name, location, path: found, values, autoinclude, position });
  }
  if (kind === "stack") {
    if (found) copied.add(found);
    const isRead = found && stack.depth < maxDepth;
    if (!isRead || isChanged) stacks.unknownFolders.push(getFolder(location));
    if (isRead)
      addStack({ path: found, location, values, depth: stack.depth + 1, isChanged }, context);
  }
  if (found && !isChanged) addMissingValues(item, found, context);
}

/** Copies of a stack are deeper than the stack itself, such as `.terragrunt-stack/net`. */
const copyFolders = ["/a/a", "/a/a/a", "/a/a/a/a"];

function addMissingSource(
  item: StackItem,
  folder: string,
  stack: StackFile,
  { tree, stacks }: StackContext,
): void {
  const { name, source, sourcePosition } = item;
  const file = fileNames[item.kind];
  // A path from the root of the repository may lead out of the folder that is checked.
  if (!source.startsWith(".") || stack.isChanged) return;
  const from = getFolder(stack.location);
  const isInCopies = copyFolders.some((deeper) =>
    tree.has(resolvePath(`${from}${deeper}`, `${source}/${file}`)),
  );
  if (isInCopies || isOutsideTree(from, source)) return;
  const isCopy = stack.depth > 0;
  const position = sourcePosition;
  stacks.missing.push({ name, folder: folder.slice(1), file, position, isCopy });
}

function addMissingValues(
  { name, values, position }: StackItem,
  reader: string,
  { tree, stacks }: StackContext,
): void {
  const body = tree.getCode(reader);
  if (values.isPartial || !body) return;
  const read = findReferences(body, "values").flatMap(([step]) => step?.name ?? []);
  const unused = [...values.names].filter((name) => !read.includes(name));
  for (const value of new Set(read)) {
    if (values.names.has(value)) continue;
    stacks.missingValues.push({ name, value, reader: reader.slice(1), unused, position });
  }
}

/** Reads a `unit` or `stack` block of a stack in a folder. */
function readItem(block: Block, config: Config, folder: string): StackItem | undefined {
  const { kind, attributes, labels, start } = block;
  if (kind !== "unit" && kind !== "stack") return undefined;
  const [source, target] = ["source", "path"].map((name) => {
    const attribute = attributes.get(name);
    return attribute && getAttributeText(attribute, config.evaluation);
  });
  const [sourcePath = ""] = source?.split("?") ?? [];
  if (sourcePath === "" || !target) return undefined;
  const isDirect = getConstant(block, "no_dot_terragrunt_stack") === true;
  const parent = isDirect ? "" : ".terragrunt-stack/";
  const autoinclude = block.blocks.find((inner) => inner.kind === "autoinclude");
  const getPosition = (name: string): CodePosition => {
    return { path: config.path, offset: attributes.get(name)?.offset ?? start };
  };
  return {
    kind,
    name: labels[0] ?? "",
    source: sourcePath,
    location: resolvePath(folder, `${parent}${target}/${fileNames[kind]}`),
    values: getValues(getAttributeEntries(attributes.get("values"), config.evaluation)),
    autoinclude: autoinclude && { ...config, body: autoinclude },
    position: getPosition("values"),
    sourcePosition: getPosition("source"),
  };
}

/** Only a stack supplies `values`. */
export function readsValues(tree: UnitTree, path: string): boolean {
  const body = tree.getCode(path);
  // The text is searched first, because most units do not contain the word.
  if (!body || !tree.read(path)?.includes("values")) return false;
  return findReferences(body, "values").length > 0;
}

function getSourceFolder(source: string, folder: string): string | undefined {
  if (isLocalSource(source)) return resolvePath(folder, source);
  const address = parseSource(source);
  return address ? `/${address.path}` : undefined;
}

function getValues({ entries, isPartial }: ReturnType<typeof getAttributeEntries>): StackValues {
  const values: JsonObject = {};
  for (const { name, value } of entries) {
    define(values, name, value.known ? value.value : unknownValue);
  }
  return { values, names: new Set(entries.map(({ name }) => name)), isPartial };
}
