import type { JsonValue } from "../../../model/reference/module.ts";
import type { EvaluationContext } from "../../hcl/evaluate/scope.ts";
import type { Block } from "../../read/blocks/block.ts";
import { isOverrideFile, orderModuleFiles } from "../../read/module-files.ts";
import { getAttributeValue, getVariableTypes, type ParsedCall, parseCall } from "../parse-calls.ts";
import type { CallChecker, CalledModule } from "./call-checker.ts";
import { evaluateAttributes, getFolder, type ParsedTree } from "./code-tree.ts";
import {
  findOutputReferences,
  findTemplates,
  getRepetition,
  type OutputReference,
  type Repetition,
} from "./find-references.ts";
import { type FindLocalModule, isLocalSource } from "./local-modules.ts";
import type { ModuleCall } from "./module-call.ts";
import { repositoryRules } from "./repository-rules.ts";
import { callFunction } from "./terraform-functions.ts";

interface DeclaredModule {
  path: string;
  called: CalledModule | undefined;
  hasDuplicate: boolean;
  repetition: Repetition;
}

interface FolderCheck {
  tree: ParsedTree;
  checker: CallChecker;
  findLocal: FindLocalModule;
}

interface FolderFile {
  path: string;
  blocks: Block[];
  /** Where OpenTofu loads a `.tofu` file, it ignores the `.tf` file, which Terraform loads. */
  isLoaded: boolean;
}

interface FolderCall extends Pick<FolderFile, "path" | "isLoaded"> {
  block: Block;
  call: ParsedCall;
}

export function checkFolder(paths: readonly string[], check: FolderCheck): void {
  const { tree, checker } = check;
  const loaded = new Set(orderModuleFiles(paths, (path) => path));
  const files = [...new Set([...loaded, ...paths])].map((path): FolderFile => {
    return { path, blocks: getBlocks(tree, path), isLoaded: loaded.has(path) };
  });
  const modules = checkCalls(files, check);
  const getRepetitionOf = (name: string) => modules.get(name)?.repetition;
  for (const { path, blocks } of files) {
    const reads = path.endsWith(".json")
      ? findReferencesInJson(path, tree, getRepetitionOf)
      : findOutputReferences({ attributes: new Map(), blocks }, getRepetitionOf);
    checkOutputs(path, reads, modules, checker);
  }
}

/** Returns the modules that the loaded files declare, by name. */
function checkCalls(
  files: readonly FolderFile[],
  { tree, checker, findLocal }: FolderCheck,
): Map<string, DeclaredModule> {
  const blocks = files.flatMap((file) => file.blocks);
  const context = { evaluation: getFolderContext(blocks), variables: getVariableTypes(blocks) };
  const overrides = files.filter(({ path }) => isOverrideFile(path)).flatMap((file) => file.blocks);
  const overriddenModules = new Set(
    overrides.flatMap(({ kind, labels }) => (kind === "module" ? labels : [])),
  );
  const declared = files.flatMap(({ path, blocks: fileBlocks, isLoaded }) =>
    fileBlocks.flatMap((block): FolderCall[] => {
      const call = block.kind === "module" ? parseCall(block, context) : undefined;
      return call ? [{ path, isLoaded, block, call }] : [];
    }),
  );
  const modules = new Map<string, DeclaredModule>();
  for (const { path, isLoaded, block, call } of declared) {
    // Broken code may contain arguments that were not read; override files may add some.
    const isBroken = (tree.getCode(path)?.errors.length ?? 0) > 0;
    const isPartial = isBroken || overriddenModules.has(call.name);
    const isRelative = /^\.\.?\//.test(call.source);
    const local = isRelative ? findLocal(call.source, getFolder(path)) : undefined;
    const moduleCall = { ...getModuleCall(call, path, isPartial), local };
    const called = checker.check({ ...moduleCall, ...findInstalled(call.source, declared) });
    if (!isLoaded) continue;
    const first = modules.get(call.name);
    const repetition = getRepetition(block);
    if (!first) modules.set(call.name, { path, called, hasDuplicate: false, repetition });
    else if (isOverrideFile(path)) first.called = called;
    else {
      first.hasDuplicate = true;
      if (hasAlternatives(files)) continue;
      const values = { name: call.name, first: `\`${first.path.slice(1)}\`` };
      checker.add(repositoryRules["repeated-module-name"], { path, offset: block.start }, values);
    }
  }
  return modules;
}

/**
 * Whether files also repeat variables, outputs, or default providers. Such a folder is not run: its
 * files are copied to others, one or a few at a time.
 */
function hasAlternatives(files: readonly FolderFile[]): boolean {
  const names = files
    .filter(({ path, isLoaded }) => isLoaded && !isOverrideFile(path))
    .flatMap(({ blocks }) =>
      blocks
        .filter(({ kind, attributes }) =>
          kind === "provider" ? !attributes.has("alias") : kind === "variable" || kind === "output",
        )
        .map(({ kind, labels }) => `${kind} ${labels[0]}`),
    );
  return new Set(names).size < names.length;
}

/**
 * What a source such as `./.terraform/modules/vpc/subnets` calls: a folder of the repository that
 * `terraform init` downloaded for the module `vpc`. Undefined for other sources.
 */
function findInstalled(
  source: string,
  declared: readonly FolderCall[],
): Pick<ModuleCall, "address" | "isComputed" | "pin" | "version"> | undefined {
  const [, name, path = ""] =
    /^\.\/\.terraform\/modules\/([^/.]+)(?:\/+(.*?))?\/*$/.exec(source) ?? [];
  if (name === undefined) return undefined;
  const origin = declared.findLast(({ call, isLoaded }) => isLoaded && call.name === name);
  if (!origin?.call.address) return origin && { address: null, isComputed: origin.call.isComputed };
  const { address, offset, versionOffset } = origin.call;
  return {
    address: { ...address, path },
    pin: { path: origin.path, offset },
    ...(versionOffset !== undefined && { version: { path: origin.path, offset: versionOffset } }),
  };
}

/** A string in JSON is a template, like a heredoc. */
function findReferencesInJson(
  path: string,
  tree: ParsedTree,
  getRepetitionOf: (name: string) => Repetition,
): OutputReference[] {
  const opening = "value = <<END_OF_STRING\n";
  return findTemplates(tree.read(path) ?? "").flatMap(({ text, offsets }) => {
    const body = tree.parseText(`${opening}${text}\nEND_OF_STRING\n`);
    const references = body ? findOutputReferences(body, getRepetitionOf) : [];
    return references.flatMap((reference) => {
      const offset = offsets[reference.offset - opening.length];
      return offset === undefined ? [] : [{ ...reference, offset }];
    });
  });
}

function checkOutputs(
  path: string,
  reads: readonly OutputReference[],
  modules: ReadonlyMap<string, DeclaredModule>,
  checker: CallChecker,
): void {
  for (const { module: name, output, offset, isFromList, key } of reads) {
    const { called, hasDuplicate } = modules.get(name) ?? {};
    if (!called || hasDuplicate) continue;
    const position = { path, offset };
    if (isFromList) {
      const values = { name, output, repetition: "count" } as const;
      checker.add(repositoryRules["module-without-index"], position, values);
    } else if (key && readsOutputAsKey(called, key.name, output)) {
      const values = { name, output: key.name, repetition: "for_each" } as const;
      const keyPosition = { path, offset: key.offset };
      checker.add(repositoryRules["module-without-index"], keyPosition, values);
    } else checker.checkOutput(called, { name: output, position });
  }
}

/** In `module.name.outputs.id`, `outputs` was meant as an output, not as the key of an instance. */
function readsOutputAsKey({ moduleInterface }: CalledModule, key: string, name: string): boolean {
  return moduleInterface.outputs.has(key) && !moduleInterface.outputs.has(name);
}

function getBlocks(tree: ParsedTree, path: string): Block[] {
  const blocks = tree.getCode(path)?.blocks ?? [];
  // Strings in JSON may be templates, whose value is unknown.
  return path.endsWith(".json") ? blocks.map(withoutTemplates) : blocks;
}

function withoutTemplates(block: Block): Block {
  const attributes = [...block.attributes].map(([name, attribute]) => {
    const isTemplate =
      attribute.value.known && /[$%]\{/.test(JSON.stringify(attribute.value.value));
    const value = { known: false as const, offset: attribute.offset };
    return [name, isTemplate ? { ...attribute, value } : attribute] as const;
  });
  return { ...block, attributes: new Map(attributes) };
}

/** OpenTofu allows locals in a source. */
function getFolderContext(blocks: readonly Block[]): EvaluationContext {
  const locals = blocks.filter(({ kind }) => kind === "locals");
  const localAttributes = locals.flatMap(({ attributes }) => [...attributes.values()]);
  const names = new Map<string, JsonValue>();
  const evaluation: EvaluationContext = { names, call: callFunction };
  evaluateAttributes(localAttributes, (local, values) => {
    names.set("local", values);
    return getAttributeValue(local, evaluation);
  });
  return evaluation;
}

function getModuleCall(
  { address, isComputed, source, offset, versionOffset, arguments: callArguments }: ParsedCall,
  path: string,
  isPartial: boolean,
): ModuleCall {
  return {
    address,
    isComputed,
    isLocal: isLocalSource(source),
    source: { path, offset },
    ...(versionOffset !== undefined && { version: { path, offset: versionOffset } }),
    arguments: callArguments.map(({ offset: argumentOffset, ...argument }) => ({
      ...argument,
      position: { path, offset: argumentOffset },
    })),
    isPartial,
  };
}
