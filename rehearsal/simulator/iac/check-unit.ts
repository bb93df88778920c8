import { posix } from "node:path";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import { getAttributeEntries } from "../../../src/catalog/usage/parse-calls.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { isObject } from "../../formats/format-helpers.ts";
import { home } from "../file-system.ts";
import { getPathInRepository } from "../requirements.ts";
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
  getSignature,
  getTextValue,
  type ModuleSignature,
  readModule,
} from "./module-code.ts";
import type { Code } from "./read-code.ts";

interface UnitContext {
  code: Code;
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
  const unit = { code, folder, getLocation, isApply };
  const included = checkIncludes(session, unit);
  checkFileFunctions(session, { code, folder, unit: folder, getLocation });
  checkParents(session, unit);
  checkPathValues(session, { path, code }, getLocation);
  checkLocals(session, unit);
  checkDependencies(session, unit);
  const source = getSource(code) ?? included.source;
  const signature = source
    ? requireModule(session, source.text, { folder, location: getLocation(source.offset) })
    : checkLocalModule(session, folder, fallback);
  const { entries, isPartial } = getAttributeEntries(code.attributes.get("inputs"));
  if (signature) {
    checkInputs(session, signature, {
      entries,
      otherNames: included.inputs,
      isPartial: isPartial || included.isPartial,
      start: source?.offset ?? 0,
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
  offset: number;
}

/** Null if the source is computed or missing. */
function getSource(code: Code): ModuleSource | null {
  const terraform = code.blocks.find(({ kind }) => kind === "terraform");
  const source = terraform?.attributes.get("source");
  const text = getTextValue(source);
  return source && text !== null ? { text, offset: source.offset } : null;
}

interface Included {
  inputs: Set<string>;
  isPartial: boolean;
  source: ModuleSource | null;
}

/** Checks the included files. Returns what they add to the unit. */
function checkIncludes(session: Session, unit: UnitContext): Included {
  const included: Included = { inputs: new Set(), isPartial: false, source: null };
  const { folder } = unit;
  for (const file of getIncludedFiles(session, unit)) {
    // `checkParents` reports a missing file.
    if (!file) {
      included.isPartial = true;
      continue;
    }
    const { path, code } = file;
    const getLocation = createGetLocation(session, path, unit.getLocation(0));
    checkParents(session, { code, folder, getLocation });
    checkFileFunctions(session, { code, folder: posix.dirname(path), unit: folder, getLocation });
    checkLocals(session, { code, getLocation });
    const { entries, isPartial } = getAttributeEntries(code.attributes.get("inputs"));
    for (const { name } of entries) included.inputs.add(name);
    included.isPartial ||= isPartial;
    included.source ??= getSource(code);
  }
  return included;
}

/** The files of `include` blocks, or null for one that is not known. */
function getIncludedFiles(session: Session, { code, folder }: UnitContext): (CodeFile | null)[] {
  const includes = code.blocks.filter(({ kind }) => kind === "include");
  return includes.map(({ attributes }) => {
    const path = getIncludedPath(session, attributes.get("path")?.text ?? "", folder);
    const included = path === null ? null : readCodeFile(session, path);
    return path !== null && included ? { path, code: included } : null;
  });
}

const findInParentFolders = /find_in_parent_folders\(\s*(?:"([^"]+)")?\s*\)/;
const defaultParent = "root.hcl";

function getIncludedPath(session: Session, expression: string, folder: string): string | null {
  const call = findInParentFolders.exec(expression);
  if (call) return findInParents(session, call[1] ?? defaultParent, folder);
  const literalPath = /^"([^"$]+)"$/.exec(expression)?.[1];
  return literalPath === undefined ? null : posix.resolve(folder, literalPath);
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

/** Requires the files that `find_in_parent_folders` looks for. */
function checkParents(
  session: Session,
  { code, folder, getLocation }: Omit<UnitContext, "isApply">,
): void {
  const { files } = session.state;
  if (files.isUnknown(folder)) return;
  for (const { 1: name = defaultParent, index } of code.text.matchAll(
    new RegExp(findInParentFolders, "g"),
  )) {
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
    const parent = path === null || name === defaultParent ? null : readCodeFile(session, path);
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

/** Checks that dependencies exist, were applied, and have the outputs that are read. */
function checkDependencies(session: Session, unit: UnitContext): void {
  const blocks = unit.code.blocks.filter(({ kind }) => kind === "dependency");
  const outputsByName = new Map(
    blocks.map((block) => [block.labels[0] ?? "", checkDependency(session, block, unit)]),
  );
  const read = /(?<![\w.])dependency\.([\w-]+)\.outputs\.([a-zA-Z_][\w-]*)/g;
  for (const { 1: name = "", 2: output = "", index } of unit.code.masked.matchAll(read)) {
    const location = unit.getLocation(index);
    const isDeclared = outputsByName.has(name);
    session.check(isDeclared, iacRules["undeclared-name"], location, () => ({
      name: `dependency.${name}`,
      suggestion: undefined,
    }));
    const outputs = outputsByName.get(name);
    if (outputs) checkOutput(session, output, outputs, location);
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
  { folder, getLocation, isApply }: UnitContext,
): UnitOutputs | null {
  const [name = ""] = labels;
  const attribute = attributes.get("config_path");
  if (!attribute) {
    const values = { name, path: "(no config_path)", suggestion: undefined };
    session.report(iacRules["unknown-dependency"], getLocation(start), values);
    return null;
  }
  const configPath = attribute.text.slice(1, -1).replaceAll("${get_terragrunt_dir()}", folder);
  if (configPath.includes("${")) return null;
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
  const source = getSource(code);
  const module = source ? findModule(session, source.text, target) : null;
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
  if (!mocks?.value.known || !isObject(mocks.value.value)) return;
  for (const name of Object.keys(mocks.value.value)) {
    const index = mocks.text.search(new RegExp(`\\b${name}\\b`));
    checkOutput(session, name, outputs, getLocation(mocks.offset + Math.max(0, index)));
  }
}

function listUnits(session: Session): string[] {
  return session.state.files
    .filesBelow(home)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => getPathInRepository(session, posix.dirname(path)));
}
