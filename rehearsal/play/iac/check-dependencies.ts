import { posix } from "node:path";
import type { Attribute } from "../../../src/catalog/read/blocks/block.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../../src/model/diagnostics/rule.ts";
import { home } from "../files/file-system.ts";
import { pathInRepository } from "../references.ts";
import type { Session } from "../session.ts";
import { iacRules } from "./iac-rules.ts";
import { findModule } from "./module-code.ts";
import { type Code, readCode, textValue } from "./read-code.ts";

type PlaceOf = (offset: number) => Place;

/** A file of Terragrunt, and where offsets in it stand in a guide. */
export interface UnitContext {
  code: Code;
  folder: string;
  placeOf: PlaceOf;
}

/** The source of the module that a unit deploys; null where it has none, or computes it. */
export function sourceOf(code: Code): { text: string; offset: number } | null {
  const terraform = code.blocks.find(({ kind }) => kind === "terraform");
  const source = terraform?.attributes.get("source");
  const text = textValue(source);
  return source && text !== null ? { text, offset: source.offset - code.shift } : null;
}

/** Other units whose outputs a unit reads: whether they exist, were applied, and have these outputs. */
export function checkDependencies(
  session: Session,
  { code, folder, placeOf, isApply }: UnitContext & { isApply: boolean },
): void {
  const { files, applied } = session.state;
  const interfaces = new Map<string, { outputs: ReadonlySet<string>; path: string } | null>();
  for (const { kind, labels, attributes, start } of code.blocks) {
    if (kind !== "dependency") continue;
    const [name = ""] = labels;
    const attribute = attributes.get("config_path");
    session.check(
      attribute !== undefined,
      iacRules["unknown-dependency"],
      () => placeOf(start - code.shift),
      () => ({
        name,
        path: "(no config_path)",
        near: undefined,
      }),
    );
    const written = attribute?.text.slice(1, -1).replaceAll("${get_terragrunt_dir()}", folder);
    if (!attribute || written === undefined || written.includes("${")) continue;
    const target = posix.resolve(folder, written);
    const place = placeOf(attribute.offset - code.shift);
    const path = pathInRepository(session, target);
    const unit = files.read(posix.join(target, "terragrunt.hcl"));
    const isThere = session.check(
      unit !== undefined,
      iacRules["unknown-dependency"],
      place,
      () => ({
        name,
        path,
        near: nearest(path, units(session)),
      }),
    );
    if (!isThere || !unit) continue;
    if (isApply)
      session.check(applied.has(target), iacRules["not-applied"], place, () => ({ folder: path }));
    const source = sourceOf(readCode(unit.text, session.surroundings.parseHcl));
    const module = source ? findModule(session, source.text, target) : null;
    const at = module?.kind === "found" ? { outputs: module.at.outputs, path } : null;
    interfaces.set(name, at);
    if (at)
      checkMocks(session, attributes.get("mock_outputs"), { ...at, placeOf, shift: code.shift });
  }
  const read = /(?<![\w.])dependency\.([\w-]+)\.outputs\.([a-zA-Z_][\w-]*)/g;
  for (const { 1: name = "", 2: output = "", index } of code.masked.matchAll(read)) {
    const isDeclared = code.blocks.some(
      ({ kind, labels }) => kind === "dependency" && labels[0] === name,
    );
    session.check(
      isDeclared,
      iacRules["undeclared-name"],
      () => placeOf(index),
      () => ({
        name: `dependency.${name}`,
        near: undefined,
      }),
    );
    const at = interfaces.get(name);
    if (!at) continue;
    session.check(
      at.outputs.has(output),
      iacRules["unknown-output"],
      () => placeOf(index),
      () => ({
        name: output,
        of: at.path,
        near: nearest(output, at.outputs),
      }),
    );
  }
}

/** Values that stand in for outputs have the names of outputs. */
function checkMocks(
  session: Session,
  mocks: Attribute | undefined,
  at: { outputs: ReadonlySet<string>; path: string; placeOf: PlaceOf; shift: number },
): void {
  const value = mocks?.value.known ? mocks.value.value : null;
  if (!mocks || typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const name of Object.keys(value)) {
    const offset = mocks.offset + Math.max(0, mocks.text.search(new RegExp(`\\b${name}\\b`)));
    session.check(
      at.outputs.has(name),
      iacRules["unknown-output"],
      () => at.placeOf(offset - at.shift),
      () => ({ name, of: at.path, near: nearest(name, at.outputs) }),
    );
  }
}

function units(session: Session): string[] {
  return session.state.files
    .below(home)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => pathInRepository(session, posix.dirname(path)));
}
