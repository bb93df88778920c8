import { unknownValue } from "../../hcl/evaluate/scope.ts";
import { getAttributeEntries, getAttributeText } from "../parse-calls.ts";
import { parseSource } from "../parse-source.ts";
import { type CodePosition, define, getFolder, type JsonObject, resolvePath } from "./code-tree.ts";
import { findReferences } from "./find-references.ts";
import { isLocalSource, isOutsideTree } from "./local-modules.ts";
import { readConfig, type StackCopy, type StackValues, type UnitTree } from "./read-unit.ts";

interface StackUnit extends StackCopy {
  name: string;
  /** The copied configuration; null if it is not in the tree. */
  path: string | null;
  /** The block in the stack. */
  position: CodePosition;
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
  const paths = tree.paths.filter((path) => path.endsWith(`/${fileNames.stack}`));
  const copied = new Set<string>();
  // A stack that reads `values` is only used by others.
  for (const path of paths) {
    if (!readsValues(tree, path)) addStack(path, { path, depth: 0, isChanged: false });
  }
  // The relative sources of a stack that others copy begin at the copies.
  stacks.missing = stacks.missing.filter(
    ({ isCopy, position }) => isCopy || !copied.has(position.path),
  );
  return stacks;

  function addStack(
    path: string,
    copy: { path: string; values?: StackValues; depth: number; isChanged: boolean },
  ): void {
    const config = readConfig(tree, { path, unit: copy.path, values: copy.values });
    for (const block of config?.body.blocks ?? []) {
      const { kind, attributes, labels, start } = block;
      if (!config || (kind !== "unit" && kind !== "stack")) continue;
      const textAt = (name: string) => {
        const attribute = attributes.get(name);
        return attribute && getAttributeText(attribute, config.evaluation);
      };
      const [name = ""] = labels;
      const [source = ""] = textAt("source")?.split("?") ?? [];
      const target = textAt("path");
      if (source === "" || !target) continue;
      const isDirect = attributes.get("no_dot_terragrunt_stack")?.value;
      const inner = isDirect?.known && isDirect.value === true ? "" : ".terragrunt-stack/";
      const location = resolvePath(getFolder(copy.path), `${inner}${target}/${fileNames[kind]}`);
      const values = getValues(getAttributeEntries(attributes.get("values"), config.evaluation));
      const position = { path, offset: attributes.get("values")?.offset ?? start };
      const folder = getSourceFolder(source, getFolder(copy.path));
      if (folder) stacks.sources.add(folder);
      const file = folder && resolvePath(folder, fileNames[kind]);
      const isLocal = isLocalSource(source);
      const found = isLocal && file && tree.has(file) ? file : null;
      if (!isLocal) stacks.remote += 1;
      // A path from the root of the repository may lead out of the folder that is checked.
      const isMissing = source.startsWith(".") && !found && !copy.isChanged;
      if (isMissing && folder && !isForCopies(source, copy.path, fileNames[kind])) {
        stacks.missing.push({
          name,
          folder: folder.slice(1),
          file: fileNames[kind],
          position: { path, offset: attributes.get("source")?.offset ?? start },
          isCopy: copy.depth > 0,
        });
      }
      // Units may depend on a whole stack.
      const unit = resolvePath(getFolder(location), fileNames.unit);
      stacks.locations.add(unit);
      const added = block.blocks.find((inner) => inner.kind === "autoinclude");
      const autoinclude = added && { ...config, body: added };
      // The block in a stack replaces units of it, or adds others.
      const isChanged = copy.isChanged || (kind === "stack" && added !== undefined);
      if (kind === "stack") {
        if (found) copied.add(found);
        const isRead = found && copy.depth < maxDepth;
        if (!isRead || isChanged) stacks.unknownFolders.push(getFolder(location));
        if (isRead) addStack(found, { path: location, values, depth: copy.depth + 1, isChanged });
      } else if (!isChanged) {
        stacks.units.push({ name, location, path: found, values, autoinclude, position });
      }
      if (found && !isChanged) addMissingValues({ name, values, position }, found);
    }
  }

  /** Copies of a stack are deeper than the stack itself, such as `.terragrunt-stack/net`. */
  function isForCopies(source: string, path: string, file: string): boolean {
    const isFound = (deeper: string) =>
      tree.has(resolvePath(`${getFolder(path)}${deeper}`, `${source}/${file}`));
    return isOutsideTree(getFolder(path), source) || ["/a/a", "/a/a/a", "/a/a/a/a"].some(isFound);
  }

  function addMissingValues(
    { name, values, position }: Pick<StackUnit, "name" | "values" | "position">,
    reader: string,
  ): void {
    const body = tree.code(reader);
    if (values.isPartial || !body) return;
    const read = findReferences(body, "values").flatMap(([step]) => step?.name ?? []);
    const unused = [...values.names].filter((name) => !read.includes(name));
    for (const value of new Set(read)) {
      if (values.names.has(value)) continue;
      stacks.missingValues.push({ name, value, reader: reader.slice(1), unused, position });
    }
  }
}

/** Only a stack supplies `values`. */
export function readsValues(tree: UnitTree, path: string): boolean {
  const body = tree.code(path);
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
