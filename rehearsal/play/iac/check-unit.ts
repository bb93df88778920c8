import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../../src/model/diagnostics/rule.ts";
import { home } from "../files/file-system.ts";
import { playRules } from "../play-rules.ts";
import { pathInRepository } from "../references.ts";
import type { Session } from "../session.ts";
import { checkDependencies, sourceOf, type UnitContext } from "./check-dependencies.ts";
import { checkModule } from "./check-module.ts";
import { checkPathValues } from "./check-path-values.ts";
import { checkFileFunctions, needSource } from "./check-sources.ts";
import { iacRules } from "./iac-rules.ts";
import { type Interface, ownInterface, placeInFile, readModule } from "./module-code.ts";
import { type Code, inputsOf, localNames, readCode } from "./read-code.ts";

/** A Terragrunt unit. */
export interface Unit {
  folder: string;
  /** Null where its module is not known. */
  interface: Interface | null;
  /** Inputs with a value that is known without a run. */
  values: ReadonlyMap<string, string>;
}

/** Finds what Terragrunt would refuse in a unit; null where the folder has none. */
export function checkUnit(
  session: Session,
  folder: string,
  { fallback, isApply }: { fallback: Place; isApply: boolean },
): Unit | null {
  const path = posix.join(folder, "terragrunt.hcl");
  const { surroundings, state } = session;
  const text = state.files.read(path)?.text;
  if (text === undefined) return null;
  const code = readCode(text, surroundings.parseHcl);
  const placeOf = (offset: number) => placeInFile(session, path, offset, fallback);
  const own = inputsOf(code, surroundings.parseHcl);
  const included = checkIncludes(session, { code, folder, placeOf });
  checkFileFunctions(session, { text, folder, unit: folder }, placeOf);
  checkParents(session, { text, folder, placeOf });
  checkPathValues(session, { path, code }, placeOf);
  checkLocals(session, code, placeOf);
  checkDependencies(session, { code, folder, placeOf, isApply });
  const source = sourceOf(code) ?? included.source;
  const beside = source ? null : readModule(session, folder);
  if (beside) checkModule(session, beside, fallback);
  const at = source
    ? needSource(session, source.text, { folder, place: placeOf(source.offset) })
    : beside && ownInterface(beside, pathInRepository(session, folder));
  const given = new Set([...own.given.map(({ name }) => name), ...included.inputs]);
  if (at) {
    for (const { name, offset } of own.given) {
      session.check(
        at.inputs.has(name),
        iacRules["unknown-input"],
        () => placeOf(offset),
        () => ({
          name,
          of: at.name,
          near: nearest(name, at.inputs.keys()),
        }),
      );
    }
  }
  if (at && !own.open && !included.open) {
    for (const [name, { required }] of at.inputs) {
      if (!required) continue;
      const place = placeOf(source?.offset ?? 0);
      const values = () => ({ name, of: at.name });
      session.check(given.has(name), iacRules["missing-input"], place, values);
    }
  }
  const values = own.given.flatMap(({ name, value }): [string, string][] =>
    value.known && typeof value.value === "string" ? [[name, value.value]] : [],
  );
  return { folder, interface: at, values: new Map(values) };
}

type PlaceOf = (offset: number) => Place;

interface Included {
  inputs: Set<string>;
  open: boolean;
  source: { text: string; offset: number } | null;
}

/** Files that a unit includes: whether they exist, and which inputs they give. */
function checkIncludes(session: Session, { code, folder, placeOf }: UnitContext): Included {
  const found: Included = { inputs: new Set(), open: false, source: null };
  const { files } = session.state;
  for (const { kind, attributes } of code.blocks) {
    if (kind !== "include") continue;
    const attribute = attributes.get("path");
    const path = attribute && includedPath(session, attribute.text, folder);
    // A missing file is reported with the other calls of `find_in_parent_folders`.
    const text = path ? files.read(path)?.text : undefined;
    if (!path || text === undefined) {
      found.open = true;
      continue;
    }
    const included = readCode(text, session.surroundings.parseHcl);
    const placeIn = (offset: number) => placeInFile(session, path, offset, placeOf(0));
    checkParents(session, { text, folder, placeOf: placeIn });
    checkFileFunctions(session, { text, folder: posix.dirname(path), unit: folder }, placeIn);
    checkLocals(session, included, placeIn);
    const { given, open } = inputsOf(included, session.surroundings.parseHcl);
    for (const { name } of given) found.inputs.add(name);
    found.open ||= open;
    found.source ??= sourceOf(included);
  }
  return found;
}

const parents = /find_in_parent_folders\(\s*(?:"([^"]+)")?\s*\)/;

function includedPath(session: Session, text: string, folder: string): string | null {
  const name = parents.exec(text);
  if (name) return findInParents(session, name[1] ?? "root.hcl", folder);
  const plain = /^"([^"$]+)"$/.exec(text)?.[1];
  return plain === undefined ? null : posix.resolve(folder, plain);
}

function findInParents({ state }: Session, name: string, folder: string): string | null {
  for (let at = posix.dirname(folder); at.startsWith(home); at = posix.dirname(at)) {
    const path = posix.join(at, name);
    if (state.files.isFile(path)) return path;
  }
  return null;
}

/**
 * Every `find_in_parent_folders("x")` needs that file in a folder above the unit. With a second
 * argument, which is taken where there is none, it does not.
 */
function checkParents(
  session: Session,
  { text, folder, placeOf }: { text: string; folder: string; placeOf: PlaceOf },
): void {
  for (const { 1: given, index } of text.matchAll(new RegExp(parents, "g"))) {
    const name = given ?? "root.hcl";
    if (session.state.files.isForeign(folder)) return;
    const path = findInParents(session, name, folder);
    if (path !== null && name !== "root.hcl") checkValuesOf(session, path, placeOf(index));
    session.check(
      path !== null,
      playRules["missing-file"],
      () => placeOf(index),
      () => ({ name, near: nearest(name, fileNames(session)), removed: undefined }),
    );
  }
}

/** A file that units read, such as `region.hcl`, may say nothing else than its path. */
function checkValuesOf(session: Session, path: string, fallback: Place): void {
  const text = session.state.files.read(path)?.text ?? "";
  const code = readCode(text, session.surroundings.parseHcl);
  const placeOf = (offset: number) => placeInFile(session, path, offset, fallback);
  checkPathValues(session, { path, code }, placeOf);
}

function fileNames({ state }: Session): string[] {
  return state.files.below(home).map((path) => posix.basename(path));
}

/** `local.x` is declared in the same file. */
function checkLocals(session: Session, code: Code, placeOf: PlaceOf): void {
  const names = localNames(code);
  for (const { 1: name = "", index } of code.masked.matchAll(
    /(?<![\w.])local\.([a-zA-Z_][\w-]*)/g,
  )) {
    session.check(
      names.has(name),
      iacRules["undeclared-name"],
      () => placeOf(index),
      () => {
        const near = nearest(name, names);
        return { name: `local.${name}`, near: near && `local.${near}` };
      },
    );
  }
}
