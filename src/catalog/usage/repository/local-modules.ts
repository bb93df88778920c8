import { groupBy } from "../../../model/group-by.ts";
import type { HistoryInput, ModuleInterface } from "../../history/history.ts";
import type { Block } from "../../read/blocks/block.ts";
import { isModuleFile, orderModuleFiles } from "../../read/module-files.ts";
import { toCanonicalType } from "../../types/canonical-type.ts";
import { parseType } from "../../types/parse-type.ts";
import { getFolder, normalizePath, type ParsedTree, resolvePath } from "./code-tree.ts";

export interface LocalModule {
  name: string;
  moduleInterface: ModuleInterface;
}

export type FindLocalModule = (source: string, folder: string) => LocalModule | undefined;

/** Finds modules by their path from the calling folder or the root of the tree. */
export function createLocalModuleFinder(tree: ParsedTree): FindLocalModule {
  const folders = groupBy(tree.paths.filter(isModuleFile), getFolder);
  const cache = new Map<string, ModuleInterface | undefined>();
  return (source, folder) => {
    if (!isLocalSource(source)) return undefined;
    const [path = ""] = source.split("?");
    if (isOutsideTree(folder, path)) return undefined;
    const target = resolvePath(folder, path);
    if (!cache.has(target)) cache.set(target, readInterface(folders.get(target) ?? [], tree));
    const moduleInterface = cache.get(target);
    const isNamed = !source.startsWith("/") && /[^./]/.test(source);
    return (
      moduleInterface && { name: isNamed ? source : target.slice(1) || source, moduleInterface }
    );
  };
}

export function isLocalSource(source: string): boolean {
  return /^\.{0,2}(?:\/|$)/.test(source);
}

export function isOutsideTree(folder: string, path: string): boolean {
  const relativePath = path.startsWith("/") ? path.slice(1) : `${folder.slice(1)}/${path}`;
  return /^\.\.(?:\/|$)/.test(normalizePath(relativePath.replace(/^\/+/, "")));
}

function readInterface(paths: readonly string[], tree: ParsedTree): ModuleInterface | undefined {
  if (paths.length === 0) return undefined;
  const variables = new Map<string, Block["attributes"]>();
  const outputs = new Set<string>();
  for (const path of orderModuleFiles(paths, (path) => path)) {
    const code = tree.getCode(path);
    if (!code || code.errors.length > 0 || tree.getUnreadReason(path) || tree.isTemplate(path))
      return undefined;
    for (const block of code.blocks) {
      const [name = ""] = block.labels;
      if (block.kind === "output") outputs.add(name);
      // An override file changes only the arguments that it contains.
      if (block.kind === "variable") {
        variables.set(name, new Map([...(variables.get(name) ?? []), ...block.attributes]));
      }
    }
  }
  const inputs = [...variables].map(([name, attributes]) => readInput(name, attributes));
  return { inputs: new Map(inputs.map((input) => [input.name, input])), outputs };
}

function readInput(name: string, attributes: Block["attributes"]): HistoryInput {
  const type = attributes.get("type")?.expression;
  const defaultValue = attributes.get("default");
  return {
    name,
    type: type ? toCanonicalType(parseType(type).tree) : "any",
    ...(defaultValue && {
      default: defaultValue.value.known ? defaultValue.value.value : defaultValue.text,
    }),
  };
}
