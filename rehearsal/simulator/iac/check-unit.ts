import { posix } from "node:path";
import type { Attribute } from "../../../src/catalog/read/blocks/block.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { home } from "../file-system.ts";
import { getPathInRepository } from "../requirements.ts";
import type { Session } from "../session.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { checkModule, type GetLocation } from "./check-module.ts";
import { checkPathValues } from "./check-path-values.ts";
import { iacRules } from "./iac-rules.ts";
import {
  type Code,
  type CodeFile,
  checkFileFunctions,
  findModule,
  getInputs,
  getInterface,
  getLocalNames,
  getLocationInFile,
  getTextValue,
  type ModuleInterface,
  readCode,
  readModule,
  requireModule,
} from "./module-code.ts";

interface Unit {
  interface: ModuleInterface | null;
}

/** Returns null if the folder contains no unit. */
export function checkUnit(
  session: Session,
  folder: string,
  { fallback, isApply }: { fallback: SourceLocation; isApply: boolean },
): Unit | null {
  const path = posix.join(folder, "terragrunt.hcl");
  const { context, state } = session;
  const text = state.files.read(path)?.text;
  if (text === undefined) return null;
  const code = readCode(text, context.parseHcl);
  const getLocation = (offset: number) => getLocationInFile(session, path, offset, fallback);
  const unitInputs = getInputs(code);
  const included = checkIncludes(session, { code, folder, getLocation });
  checkFileFunctions(session, { code, folder, unit: folder }, getLocation);
  checkParents(session, { text, folder, getLocation });
  checkPathValues(session, { path, code }, getLocation);
  checkLocals(session, code, getLocation);
  checkDependencies(session, { code, folder, getLocation, isApply });
  const source = getSource(code) ?? included.source;
  const localModule = source ? null : readModule(session, folder);
  if (localModule) checkModule(session, localModule, fallback);
  const moduleInterface = source
    ? requireModule(session, source.text, { folder, location: getLocation(source.offset) })
    : localModule && getInterface(localModule, getPathInRepository(session, folder));
  const setInputs = new Set([...unitInputs.entries.map(({ name }) => name), ...included.inputs]);
  if (moduleInterface) {
    for (const { name, offset } of unitInputs.entries) {
      session.check(
        moduleInterface.inputs.has(name),
        iacRules["unknown-input"],
        () => getLocation(offset),
        () => ({
          name,
          of: moduleInterface.name,
          suggestion: nearest(name, moduleInterface.inputs.keys()),
        }),
      );
    }
  }
  if (moduleInterface && !unitInputs.isPartial && !included.isPartial) {
    for (const [name, { required }] of moduleInterface.inputs) {
      if (!required) continue;
      const location = getLocation(source?.offset ?? 0);
      const values = () => ({ name, of: moduleInterface.name });
      session.check(setInputs.has(name), iacRules["missing-input"], location, values);
    }
  }
  return { interface: moduleInterface };
}

interface Included {
  inputs: Set<string>;
  isPartial: boolean;
  source: { text: string; offset: number } | null;
}

function checkIncludes(session: Session, { code, folder, getLocation }: UnitContext): Included {
  const found: Included = { inputs: new Set(), isPartial: false, source: null };
  for (const file of getIncludedFiles(session, code, folder)) {
    // `checkParents` reports a missing file.
    if (!file) {
      found.isPartial = true;
      continue;
    }
    const { path, code: included } = file;
    const { text } = included;
    const locationInBlock = (offset: number) =>
      getLocationInFile(session, path, offset, getLocation(0));
    checkParents(session, { text, folder, getLocation: locationInBlock });
    checkFileFunctions(
      session,
      { code: included, folder: posix.dirname(path), unit: folder },
      locationInBlock,
    );
    checkLocals(session, included, locationInBlock);
    const { entries, isPartial } = getInputs(included);
    for (const { name } of entries) found.inputs.add(name);
    found.isPartial ||= isPartial;
    found.source ??= getSource(included);
  }
  return found;
}

/** The files of `include` blocks, or null for one that is not known. */
function getIncludedFiles(session: Session, code: Code, folder: string): (CodeFile | null)[] {
  return code.blocks.flatMap(({ kind, attributes }) => {
    if (kind !== "include") return [];
    const attribute = attributes.get("path");
    const path = attribute && getIncludedPath(session, attribute.text, folder);
    const text = path ? session.state.files.read(path)?.text : undefined;
    if (!path || text === undefined) return [null];
    return [{ path, code: readCode(text, session.context.parseHcl) }];
  });
}

const parents = /find_in_parent_folders\(\s*(?:"([^"]+)")?\s*\)/;

function getIncludedPath(session: Session, text: string, folder: string): string | null {
  const name = parents.exec(text);
  if (name) return findInParents(session, name[1] ?? "root.hcl", folder);
  const literalPath = /^"([^"$]+)"$/.exec(text)?.[1];
  return literalPath === undefined ? null : posix.resolve(folder, literalPath);
}

function findInParents({ state }: Session, name: string, folder: string): string | null {
  for (
    let current = posix.dirname(folder);
    current.startsWith(home);
    current = posix.dirname(current)
  ) {
    const path = posix.join(current, name);
    if (state.files.isFile(path)) return path;
  }
  return null;
}

function checkParents(
  session: Session,
  { text, folder, getLocation }: { text: string; folder: string; getLocation: GetLocation },
): void {
  for (const { 1: given, index } of text.matchAll(new RegExp(parents, "g"))) {
    const name = given ?? "root.hcl";
    if (session.state.files.isUnknown(folder)) return;
    const path = findInParents(session, name, folder);
    if (path !== null && name !== "root.hcl") checkUnitValues(session, path, getLocation(index));
    session.check(
      path !== null,
      simulatorRules["missing-file"],
      () => getLocation(index),
      () => ({ name, suggestion: nearest(name, getFileNames(session)), removed: undefined }),
    );
  }
}

function checkUnitValues(session: Session, path: string, fallback: SourceLocation): void {
  const text = session.state.files.read(path)?.text ?? "";
  const code = readCode(text, session.context.parseHcl);
  const getLocation = (offset: number) => getLocationInFile(session, path, offset, fallback);
  checkPathValues(session, { path, code }, getLocation);
}

function getFileNames({ state }: Session): string[] {
  return state.files.filesBelow(home).map((path) => posix.basename(path));
}

function checkLocals(session: Session, code: Code, getLocation: GetLocation): void {
  const names = getLocalNames(code);
  for (const { 1: name = "", index } of code.masked.matchAll(
    /(?<![\w.])local\.([a-zA-Z_][\w-]*)/g,
  )) {
    session.check(
      names.has(name),
      iacRules["undeclared-name"],
      () => getLocation(index),
      () => {
        const suggestion = nearest(name, names);
        return { name: `local.${name}`, suggestion: suggestion && `local.${suggestion}` };
      },
    );
  }
}

interface UnitContext {
  code: Code;
  folder: string;
  getLocation: GetLocation;
}

/** Null if the source is computed or missing. */
function getSource(code: Code): { text: string; offset: number } | null {
  const terraform = code.blocks.find(({ kind }) => kind === "terraform");
  const source = terraform?.attributes.get("source");
  const text = getTextValue(source);
  return source && text !== null ? { text, offset: source.offset } : null;
}

interface UnitOutputs {
  outputs: ReadonlySet<string>;
  /** Path of the unit in the repository. */
  path: string;
}

/** Checks that dependencies exist, were applied, and have the outputs that are read. */
function checkDependencies(session: Session, unit: UnitContext & { isApply: boolean }): void {
  const dependencies = new Map<string, UnitOutputs | null>();
  for (const block of unit.code.blocks) {
    if (block.kind !== "dependency") continue;
    const outputs = checkDependency(session, block, unit);
    if (outputs !== undefined) dependencies.set(block.labels[0] ?? "", outputs);
  }
  checkOutputReads(session, dependencies, unit);
}

/** Undefined if the dependency is unknown, and null if its outputs are. */
function checkDependency(
  session: Session,
  { labels, attributes, start }: Code["blocks"][number],
  { folder, getLocation, isApply }: UnitContext & { isApply: boolean },
): UnitOutputs | null | undefined {
  const { files, applied } = session.state;
  const [name = ""] = labels;
  const attribute = attributes.get("config_path");
  session.check(
    attribute !== undefined,
    iacRules["unknown-dependency"],
    () => getLocation(start),
    () => ({ name, path: "(no config_path)", suggestion: undefined }),
  );
  const relativePath = attribute?.text.slice(1, -1).replaceAll("${get_terragrunt_dir()}", folder);
  if (!attribute || relativePath === undefined || relativePath.includes("${")) return undefined;
  const target = posix.resolve(folder, relativePath);
  const location = getLocation(attribute.offset);
  const path = getPathInRepository(session, target);
  const file = files.read(posix.join(target, "terragrunt.hcl"));
  session.check(file !== undefined, iacRules["unknown-dependency"], location, () => ({
    name,
    path,
    suggestion: nearest(path, listUnits(session)),
  }));
  if (!file) return undefined;
  if (isApply) {
    const isApplied = applied.has(target);
    session.check(isApplied, iacRules["not-applied"], location, () => ({ folder: path }));
  }
  const source = getSource(readCode(file.text, session.context.parseHcl));
  const module = source ? findModule(session, source.text, target) : null;
  if (module?.kind !== "found") return null;
  const { outputs } = module.interface;
  checkMocks(session, attributes.get("mock_outputs"), { outputs, path, getLocation });
  return { outputs, path };
}

function checkOutputReads(
  session: Session,
  dependencies: ReadonlyMap<string, UnitOutputs | null>,
  { code, getLocation }: UnitContext,
): void {
  const read = /(?<![\w.])dependency\.([\w-]+)\.outputs\.([a-zA-Z_][\w-]*)/g;
  for (const { 1: name = "", 2: output = "", index } of code.masked.matchAll(read)) {
    const isDeclared = code.blocks.some(
      ({ kind, labels }) => kind === "dependency" && labels[0] === name,
    );
    session.check(
      isDeclared,
      iacRules["undeclared-name"],
      () => getLocation(index),
      () => ({ name: `dependency.${name}`, suggestion: undefined }),
    );
    const dependency = dependencies.get(name);
    if (!dependency) continue;
    session.check(
      dependency.outputs.has(output),
      iacRules["unknown-output"],
      () => getLocation(index),
      () => ({
        name: output,
        of: dependency.path,
        suggestion: nearest(output, dependency.outputs),
      }),
    );
  }
}

function checkMocks(
  session: Session,
  mocks: Attribute | undefined,
  unitOutputs: UnitOutputs & { getLocation: GetLocation },
): void {
  const value = mocks?.value.known ? mocks.value.value : null;
  if (!mocks || typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const name of Object.keys(value)) {
    const offset = mocks.offset + Math.max(0, mocks.text.search(new RegExp(`\\b${name}\\b`)));
    session.check(
      unitOutputs.outputs.has(name),
      iacRules["unknown-output"],
      () => unitOutputs.getLocation(offset),
      () => ({ name, of: unitOutputs.path, suggestion: nearest(name, unitOutputs.outputs) }),
    );
  }
}

function listUnits(session: Session): string[] {
  return session.state.files
    .filesBelow(home)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => getPathInRepository(session, posix.dirname(path)));
}
