import { posix } from "node:path";
import { toText } from "../../../src/catalog/hcl/evaluate/convert-value.ts";
import type { EvaluationContext } from "../../../src/catalog/hcl/evaluate/scope.ts";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import {
  getAttributeEntries,
  getAttributeText,
  getAttributeValue,
} from "../../../src/catalog/usage/parse-calls.ts";
import { evaluateAttributes } from "../../../src/catalog/usage/repository/code-tree.ts";
import { callFunction } from "../../../src/catalog/usage/repository/terraform-functions.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { home } from "../file-system.ts";
import { getPathInRepository, requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { checkFileFunctions } from "./check-file-functions.ts";
import { checkInputs } from "./check-inputs.ts";
import { checkModule } from "./check-module.ts";
import { checkPathValues } from "./check-path-values.ts";
import { findModule, requireModule } from "./find-module.ts";
import { iacRules } from "./iac-rules.ts";
import {
  type CodeFile,
  createGetLocation,
  type GetLocation,
  getLocalNames,
  getLocals,
  getSignature,
  getTextValue,
  type ModuleSignature,
  readModule,
} from "./module-code.ts";
import type { Code } from "./read-code.ts";

/** A file of a unit: its `terragrunt.hcl` or one that it includes. */
interface UnitContext extends CodeFile {
  /** Folder of the unit. */
  folder: string;
  getLocation: GetLocation;
  /** Whether the command applies this unit alone, so that its dependencies must be applied. */
  isApply: boolean;
}

/** Checks the `terragrunt.hcl` of a folder. Returns the signature of its module if it is known. */
export function checkUnit(
  session: Session,
  folder: string,
  { fallback, isApply }: { fallback: SourceLocation; isApply: boolean },
): ModuleSignature | null {
  const path = posix.join(folder, "terragrunt.hcl");
  const code = readCodeFile(session, path);
  if (!code) return null;
  const getLocation = createGetLocation(session, path, fallback);
  const unit = { path, code, folder, getLocation, isApply };
  const included = checkIncludes(session, unit);
  checkFileFunctions(session, { code, folder, unit: folder, getLocation });
  checkParentFiles(session, unit);
  checkPathValues(session, { path, code }, getLocation);
  checkLocals(session, unit);
  checkDependencies(session, [...included.files, unit], included.isUnknown);
  const source = getSource(unit) ?? included.source;
  const signature = source
    ? requireModule(session, source.text, { folder, location: source.location })
    : checkLocalModule(session, folder, fallback);
  const { entries, isPartial } = getAttributeEntries(code.attributes.get("inputs"));
  if (signature) {
    checkInputs(session, signature, {
      entries,
      otherNames: included.inputs,
      isPartial: isPartial || included.isPartial,
      start: getSourceAttribute(code)?.offset ?? 0,
      getLocation,
    });
  }
  return signature;
}

/** A unit without a source deploys the code next to it. */
function checkLocalModule(
  session: Session,
  folder: string,
  fallback: SourceLocation,
): ModuleSignature | null {
  const module = readModule(session, folder);
  if (!module) return null;
  checkModule(session, module, fallback);
  return getSignature(module, getPathInRepository(session, folder));
}

function readCodeFile({ state, context }: Session, path: string): Code | null {
  const text = state.files.read(path)?.text;
  return text === undefined ? null : context.readCode(text);
}

interface ModuleSource {
  text: string;
  location: SourceLocation;
}

function getSourceAttribute({ blocks }: Code): Attribute | undefined {
  return blocks.find(({ kind }) => kind === "terraform")?.attributes.get("source");
}

/** Null if the source is computed or missing. */
function getSource({ code, getLocation }: Pick<UnitContext, "code" | "getLocation">) {
  const source = getSourceAttribute(code);
  const text = getTextValue(source);
  return source && text !== null ? { text, location: getLocation(source.offset) } : null;
}

/** What included files add to a unit. */
interface IncludedCode {
  files: UnitContext[];
  /** Whether a file that the unit includes is not known. */
  isUnknown: boolean;
  inputs: Set<string>;
  isPartial: boolean;
  source: ModuleSource | null;
}

function checkIncludes(session: Session, unit: UnitContext): IncludedCode {
  const included: IncludedCode = {
    files: [],
    isUnknown: false,
    inputs: new Set(),
    isPartial: false,
    source: null,
  };
  const { folder } = unit;
  for (const file of getIncludedFiles(session, unit)) {
    if (!file) {
      included.isUnknown = true;
      included.isPartial = true;
      continue;
    }
    const { path, code } = file;
    const getLocation = createGetLocation(session, path, unit.getLocation(0));
    included.files.push({ ...unit, path, code, getLocation });
    checkParentFiles(session, { code, folder, getLocation });
    checkFileFunctions(session, { code, folder: posix.dirname(path), unit: folder, getLocation });
    checkLocals(session, { code, getLocation });
    const { entries, isPartial } = getAttributeEntries(code.attributes.get("inputs"));
    for (const { name } of entries) included.inputs.add(name);
    included.isPartial ||= isPartial;
    included.source ??= getSource({ code, getLocation });
  }
  return included;
}

/** The files of `include` blocks, or null for one that is not known. */
function getIncludedFiles(session: Session, unit: UnitContext): (CodeFile | null)[] {
  const evaluation = createEvaluation(session, unit);
  const includes = unit.code.blocks.filter(({ kind }) => kind === "include");
  return includes.map(({ attributes }) => {
    const attribute = attributes.get("path");
    const text = attribute ? getAttributeText(attribute, evaluation) : null;
    if (text === null) return null;
    const path = posix.resolve(unit.folder, text);
    const location = unit.getLocation(attribute?.offset ?? 0);
    requireFile(session, { path, name: getPathInRepository(session, path), location });
    const code = readCodeFile(session, path);
    return code && { path, code };
  });
}

const defaultParentFile = "root.hcl";

/** Evaluates the locals and functions that paths of Terragrunt use. */
function createEvaluation(
  session: Session,
  { code, folder }: Pick<UnitContext, "code" | "folder">,
): EvaluationContext {
  const names: EvaluationContext["names"] = new Map([
    [
      "local",
      evaluateAttributes(getLocals(code), (local, values) =>
        getAttributeValue(local, { names: new Map([["local", values]]), call }),
      ),
    ],
  ]);
  return { names, call };

  function call(...[name, count, read]: Parameters<NonNullable<EvaluationContext["call"]>>) {
    if (name === "get_terragrunt_dir") return folder;
    if (name === "get_repo_root") return session.state.repository ?? undefined;
    if (name !== "find_in_parent_folders") return callFunction(name, count, read);
    const file = count > 0 ? toText(read(0)) : defaultParentFile;
    return (file && findInParents(session, file, folder)) || undefined;
  }
}

function findInParents({ state }: Session, name: string, folder: string): string | null {
  let parent = posix.dirname(folder);
  while (parent.startsWith(home)) {
    const path = posix.join(parent, name);
    if (state.files.isFile(path)) return path;
    parent = posix.dirname(parent);
  }
  return null;
}

const findInParentFolders = /\bfind_in_parent_folders\(\s*(?:"([^"]+)")?\s*\)/g;

/** Requires the files that `find_in_parent_folders` looks for. */
function checkParentFiles(
  session: Session,
  { code, folder, getLocation }: Pick<UnitContext, "code" | "folder" | "getLocation">,
): void {
  const { files } = session.state;
  if (files.isUnknown(folder)) return;
  for (const { 1: name = defaultParentFile, index } of code.text.matchAll(findInParentFolders)) {
    const isMasked = code.masked.charAt(index) === " ";
    if (isMasked) continue;
    const location = getLocation(index);
    const path = findInParents(session, name, folder);
    session.check(path !== null, simulatorRules["missing-file"], location, () => ({
      name,
      suggestion: findNearest(
        name,
        files.filesBelow(home).map((file) => posix.basename(file)),
      ),
      removed: undefined,
    }));
    const parent = path === null || name === defaultParentFile ? null : readCodeFile(session, path);
    if (path === null || !parent) continue;
    const getParentLocation = createGetLocation(session, path, location);
    checkPathValues(session, { path, code: parent }, getParentLocation);
  }
}

function checkLocals(
  session: Session,
  { code, getLocation }: Pick<UnitContext, "code" | "getLocation">,
): void {
  const names = getLocalNames(code);
  const reference = /(?<![\w.])local\.([a-zA-Z_][\w-]*)/g;
  for (const { 1: name = "", index } of code.masked.matchAll(reference)) {
    session.check(names.has(name), iacRules["undeclared-name"], getLocation(index), () => {
      const suggestion = findNearest(name, names);
      return { name: `local.${name}`, suggestion: suggestion && `local.${suggestion}` };
    });
  }
}

interface UnitOutputs {
  names: ReadonlySet<string>;
  /** Path of the unit in the repository. */
  path: string;
}

/**
 * Checks that dependencies exist, were applied, and have the outputs that are read. With
 * `hasUnknownFile`, more dependencies may be declared.
 */
function checkDependencies(
  session: Session,
  files: readonly UnitContext[],
  hasUnknownFile: boolean,
): void {
  const outputsByName = new Map<string, UnitOutputs | null>();
  for (const file of files) {
    const blocks = file.code.blocks.filter(({ kind }) => kind === "dependency");
    for (const block of blocks) {
      outputsByName.set(block.labels[0] ?? "", checkDependency(session, block, file));
    }
  }
  const read = /(?<![\w.])dependency\.([\w-]+)\.outputs\.([a-zA-Z_][\w-]*)/g;
  for (const { code, getLocation } of files) {
    for (const { 1: name = "", 2: output = "", index } of code.masked.matchAll(read)) {
      const location = getLocation(index);
      const isDeclared = hasUnknownFile || outputsByName.has(name);
      session.check(isDeclared, iacRules["undeclared-name"], location, () => ({
        name: `dependency.${name}`,
        suggestion: undefined,
      }));
      const outputs = outputsByName.get(name);
      if (outputs) checkOutput(session, output, outputs, location);
    }
  }
}

function checkOutput(
  session: Session,
  name: string,
  { names, path }: UnitOutputs,
  location: SourceLocation,
): void {
  session.check(names.has(name), iacRules["unknown-output"], location, () => ({
    name,
    of: path,
    suggestion: findNearest(name, names),
  }));
}

/** Returns the outputs of the dependency, or null if they are unknown. */
function checkDependency(
  session: Session,
  { labels, attributes, start }: Block,
  file: UnitContext,
): UnitOutputs | null {
  const { folder, getLocation, isApply } = file;
  const [name = ""] = labels;
  const attribute = attributes.get("config_path");
  if (!attribute) {
    const values = { name, path: "(no config_path)", suggestion: undefined };
    session.report(iacRules["unknown-dependency"], getLocation(start), values);
    return null;
  }
  const configPath = getAttributeText(attribute, createEvaluation(session, file));
  if (configPath === null) return null;
  const target = posix.resolve(folder, configPath);
  const location = getLocation(attribute.offset);
  const path = getPathInRepository(session, target);
  const code = readCodeFile(session, posix.join(target, "terragrunt.hcl"));
  session.check(code !== null, iacRules["unknown-dependency"], location, () => ({
    name,
    path,
    suggestion: findNearest(path, listUnits(session)),
  }));
  if (!code) return null;
  if (isApply) {
    const isApplied = session.state.applied.has(target);
    session.check(isApplied, iacRules["not-applied"], location, () => ({ folder: path }));
  }
  const source = getTextValue(getSourceAttribute(code));
  const module = source === null ? null : findModule(session, source, target);
  if (module?.kind !== "found") return null;
  const outputs = { names: module.signature.outputs, path };
  checkMocks(session, attributes.get("mock_outputs"), outputs, getLocation);
  return outputs;
}

/** Reports mock outputs that the dependency does not have. */
function checkMocks(
  session: Session,
  mocks: Attribute | undefined,
  outputs: UnitOutputs,
  getLocation: GetLocation,
): void {
  for (const { name, offset } of getAttributeEntries(mocks).entries) {
    checkOutput(session, name, outputs, getLocation(offset));
  }
}

function listUnits(session: Session): string[] {
  return session.state.files
    .filesBelow(home)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => getPathInRepository(session, posix.dirname(path)));
}
