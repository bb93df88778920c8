import { posix } from "node:path";
import { isRequired } from "../../../src/catalog/history/history.ts";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import { parseSource } from "../../../src/catalog/usage/parse-source.ts";
import type { Place } from "../../../src/model/diagnostics/rule.ts";
import { positionAt } from "../../../src/model/text/positions.ts";
import type { Session } from "../session.ts";
import { type Code, localNames, readCode } from "./read-code.ts";

/** A file of a folder of code. */
export interface CodeFile {
  path: string;
  code: Code;
}

/** A call of another module. */
export interface ModuleCall {
  block: Block;
  file: CodeFile;
}

/** A folder of code for OpenTofu and Terraform. */
export interface ModuleCode {
  folder: string;
  files: CodeFile[];
  /** Variables by name, with whether they must be given. */
  inputs: ReadonlyMap<string, { required: boolean }>;
  /** Outputs by name, with their expressions. */
  outputs: ReadonlyMap<string, Attribute | undefined>;
  calls: ReadonlyMap<string, ModuleCall>;
  /** `local.x`, `data.t.n`, `t.n` and so on. */
  names: ReadonlySet<string>;
}

/** What code can give to a module, and read from it. */
export interface Interface {
  /** How messages name it. */
  name: string;
  inputs: ReadonlyMap<string, { required: boolean }>;
  outputs: ReadonlySet<string>;
}

/** Reads the code of a folder; null where it has none. */
export function readModule({ state, surroundings }: Session, folder: string): ModuleCode | null {
  const files = state.files
    .below(folder)
    .filter((path) => posix.dirname(path) === folder && /\.(?:tf|tofu)$/.test(path))
    .map((path) => ({
      path,
      code: readCode(state.files.read(path)?.text ?? "", surroundings.parseHcl),
    }));
  if (files.length === 0) return null;
  const all = files.flatMap((file) => file.code.blocks.map((block) => ({ block, file })));
  const ofKind = (wanted: string) => all.filter(({ block }) => block.kind === wanted);
  const label = ({ block }: { block: Block }) => block.labels[0] ?? "";
  return {
    folder,
    files,
    inputs: new Map(
      ofKind("variable").map((one) => [
        label(one),
        { required: !one.block.attributes.has("default") },
      ]),
    ),
    outputs: new Map(
      ofKind("output").map((one) => [label(one), one.block.attributes.get("value")]),
    ),
    calls: new Map(ofKind("module").map((one) => [label(one), one])),
    names: new Set([
      ...files.flatMap(({ code }) => [...localNames(code)].map((name) => `local.${name}`)),
      ...ofKind("variable").map((one) => `var.${label(one)}`),
      ...ofKind("module").map((one) => `module.${label(one)}`),
      ...ofKind("data").map(({ block }) => `data.${block.labels.slice(0, 2).join(".")}`),
      ...ofKind("resource").map(({ block }) => block.labels.slice(0, 2).join(".")),
      ...ofKind("ephemeral").map(({ block }) => `ephemeral.${block.labels.slice(0, 2).join(".")}`),
    ]),
  };
}

/** The interface of a module that readers have written themselves. */
export function ownInterface({ inputs, outputs }: ModuleCode, name: string): Interface {
  return { name, inputs, outputs: new Set(outputs.keys()) };
}

/** Where a source leads. */
export type Source =
  /** What it leads to is not known, and cannot be checked. */
  | { kind: "unknown" }
  | { kind: "missing"; path: string }
  | { kind: "untagged"; repository: string; tag: string }
  | { kind: "found"; at: Interface };

/** Finds the module that a source leads to, from a folder. */
export function findModule(session: Session, source: string, folder: string): Source {
  if (/^\.\.?\//.test(source)) {
    const path = posix.resolve(folder, source.replace("//", "/"));
    const module = readModule(session, path);
    if (module) return { kind: "found", at: ownInterface(module, posix.basename(path)) };
    return session.state.files.isForeign(path) ? { kind: "unknown" } : { kind: "missing", path };
  }
  const address = parseSource(source);
  if (!address) return { kind: "unknown" };
  const found = session.surroundings.modules.find(address);
  if (found.kind === "found") {
    const inputs = [...found.at.inputs.values()].map(
      (input) => [input.name, { required: isRequired(input) }] as const,
    );
    const { outputs } = found.at;
    return { kind: "found", at: { name: address.path, inputs: new Map(inputs), outputs } };
  }
  return ownModule(session, source, address.path);
}

/** A module in a repository that the reader has made in a guide. */
function ownModule(session: Session, source: string, path: string): Source {
  const { repositories, gitTags } = session.state;
  const name = /([\w.-]+?)(?:\.git)?\/\//.exec(source.replace(/^\w+:\/\//, ""))?.[1] ?? "";
  const top = [...repositories].find((one) => posix.basename(one) === name);
  if (top === undefined) return { kind: "unknown" };
  const module = readModule(session, posix.join(top, path));
  if (!module)
    return session.state.files.isForeign(posix.join(top, path))
      ? { kind: "unknown" }
      : { kind: "missing", path };
  const tag = /[?&]ref=([^&]+)/.exec(source)?.[1];
  if (tag !== undefined && /^v?\d/.test(tag) && !gitTags.has(`${name}@${tag}`)) {
    return { kind: "untagged", repository: name, tag };
  }
  return { kind: "found", at: ownInterface(module, path) };
}

/** The place in a guide of an offset in a file that a block has written. */
export function placeInFile(
  session: Session,
  path: string,
  offset: number,
  fallback: Place,
): Place {
  const file = session.state.files.read(path);
  if (!file) return fallback;
  const { line, column } = positionAt(file.text, Math.max(0, offset));
  const origin = file.origins[line - 1];
  return origin ? { ...origin, column: origin.column + column - 1 } : fallback;
}
