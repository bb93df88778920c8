import { posix } from "node:path";
import type { HclParser } from "../../../src/catalog/hcl/parse-hcl.ts";
import { isRequired } from "../../../src/catalog/history/history.ts";
import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import { readHclCode } from "../../../src/catalog/read/blocks/hcl-blocks.ts";
import { getAttributeEntries, type ObjectEntries } from "../../../src/catalog/usage/parse-calls.ts";
import { type ModuleAddress, parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import { home } from "../file-system.ts";
import { getPathInRepository, getShortPath, requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { iacRules } from "./iac-rules.ts";
import { maskHcl } from "./mask-hcl.ts";

export interface CodeFile {
  path: string;
  code: Code;
}

interface ModuleCall {
  block: Block;
  file: CodeFile;
}

interface ModuleInput {
  required: boolean;
}

export interface ModuleCode {
  folder: string;
  files: CodeFile[];
  inputs: ReadonlyMap<string, ModuleInput>;
  outputs: ReadonlyMap<string, Attribute | undefined>;
  calls: ReadonlyMap<string, ModuleCall>;
  /** Addresses of what expressions can refer to: `var.name`, `module.vpc`, `aws_vpc.this`. */
  addresses: ReadonlySet<string>;
}

export interface ModuleInterface {
  name: string;
  inputs: ReadonlyMap<string, ModuleInput>;
  outputs: ReadonlySet<string>;
}

/** Null if the folder has no code. */
export function readModule({ state, context }: Session, folder: string): ModuleCode | null {
  const files = state.files
    .filesBelow(folder)
    .filter((path) => posix.dirname(path) === folder && /\.(?:tf|tofu)$/.test(path))
    .map((path) => ({
      path,
      code: readCode(state.files.read(path)?.text ?? "", context.parseHcl),
    }));
  if (files.length === 0) return null;
  const all = files.flatMap((file) => file.code.blocks.map((block) => ({ block, file })));
  const ofKind = (kind: string) => all.filter(({ block }) => block.kind === kind);
  const label = ({ block }: { block: Block }) => block.labels[0] ?? "";
  return {
    folder,
    files,
    inputs: new Map(
      ofKind("variable").map((item) => [
        label(item),
        { required: !item.block.attributes.has("default") },
      ]),
    ),
    outputs: new Map(
      ofKind("output").map((item) => [label(item), item.block.attributes.get("value")]),
    ),
    calls: new Map(ofKind("module").map((item) => [label(item), item])),
    addresses: new Set([
      ...files.flatMap(({ code }) => [...getLocalNames(code)].map((name) => `local.${name}`)),
      ...ofKind("variable").map((item) => `var.${label(item)}`),
      ...ofKind("module").map((item) => `module.${label(item)}`),
      ...ofKind("data").map(({ block }) => `data.${block.labels.slice(0, 2).join(".")}`),
      ...ofKind("resource").map(({ block }) => block.labels.slice(0, 2).join(".")),
      ...ofKind("ephemeral").map(({ block }) => `ephemeral.${block.labels.slice(0, 2).join(".")}`),
    ]),
  };
}

export function getInterface({ inputs, outputs }: ModuleCode, name: string): ModuleInterface {
  return { name, inputs, outputs: new Set(outputs.keys()) };
}

type ModuleLookup =
  | { kind: "unknown" }
  | { kind: "missing"; path: string }
  | { kind: "untagged"; repository: string; tag: string }
  | { kind: "found"; interface: ModuleInterface };

export function findModule(session: Session, source: string, folder: string): ModuleLookup {
  if (/^\.\.?\//.test(source)) {
    const path = posix.resolve(folder, source.replace("//", "/"));
    const module = readModule(session, path);
    if (module) return { kind: "found", interface: getInterface(module, posix.basename(path)) };
    return session.state.files.isUnknown(path) ? { kind: "unknown" } : { kind: "missing", path };
  }
  const address = parseSource(source);
  if (!address) return { kind: "unknown" };
  const knownModule = session.context.modules.find(address);
  if (knownModule.kind === "found") {
    const inputs = [...knownModule.moduleInterface.inputs.values()].map(
      (input): [string, ModuleInput] => [input.name, { required: isRequired(input) }],
    );
    const { outputs } = knownModule.moduleInterface;
    return {
      kind: "found",
      interface: { name: address.path, inputs: new Map(inputs), outputs },
    };
  }
  return findModuleInRepositories(session, source, address);
}

/** Finds a module in a repository that the reader has created. */
function findModuleInRepositories(
  session: Session,
  source: string,
  { repository, path }: ModuleAddress,
): ModuleLookup {
  const { repositories, gitTags, files } = session.state;
  const folderName = posix.basename(repository);
  const top = [...repositories].find(
    (repository) => posix.basename(repository).toLowerCase() === folderName,
  );
  if (top === undefined) return { kind: "unknown" };
  const folder = posix.join(top, path);
  const module = readModule(session, folder);
  const name = posix.basename(top);
  if (!module) {
    return files.isUnknown(folder) ? { kind: "unknown" } : { kind: "missing", path: path || name };
  }
  const tag = /[?&]ref=([^&]+)/.exec(source)?.[1];
  if (tag !== undefined && /^v?\d/.test(tag) && !gitTags.has(`${name}@${tag}`)) {
    return { kind: "untagged", repository: name, tag };
  }
  return { kind: "found", interface: getInterface(module, path || name) };
}

/** Converts an offset in a file that a block has written to a position in the guide. */
export function getLocationInFile(
  session: Session,
  path: string,
  offset: number,
  fallback: SourceLocation,
): SourceLocation {
  const file = session.state.files.read(path);
  if (!file) return fallback;
  const { line, column } = getPosition(file.text, Math.max(0, offset));
  const origin = file.origins[line - 1];
  return origin ? { ...origin, column: origin.column + column - 1 } : fallback;
}

export interface Code {
  text: string;
  /** The text without comments and strings, with the same offsets. */
  masked: string;
  blocks: Block[];
  attributes: ReadonlyMap<string, Attribute>;
}

const caches = new WeakMap<HclParser, Map<string, Code>>();

export function readCode(text: string, parse: HclParser): Code {
  const cache = caches.get(parse) ?? new Map<string, Code>();
  caches.set(parse, cache);
  const cached = cache.get(text);
  if (cached) return cached;
  const { attributes, blocks } = readHclCode(text, parse);
  const code = { text, masked: maskHcl(text), blocks, attributes };
  cache.set(text, code);
  return code;
}

export function getTextValue(attribute: Attribute | undefined): string | null {
  if (!attribute?.value.known || typeof attribute.value.value !== "string") return null;
  return attribute.value.value;
}

export function getInputs({ attributes }: Code): ObjectEntries {
  return getAttributeEntries(attributes.get("inputs"));
}

export function getLocalNames({ blocks }: Code): Set<string> {
  const locals = blocks.filter(({ kind }) => kind === "locals");
  return new Set(locals.flatMap(({ attributes }) => [...attributes.keys()]));
}

/** Reports a source that does not exist; returns its interface if that is known. */
export function requireModule(
  session: Session,
  source: string,
  { folder, location }: { folder: string; location: SourceLocation },
): ModuleInterface | null {
  const moduleLookup = findModule(session, source, folder);
  session.counts.references += 1;
  switch (moduleLookup.kind) {
    case "found":
      return moduleLookup.interface;
    case "missing":
      session.report(simulatorRules["missing-folder"], location, {
        name: moduleLookup.path.startsWith(home)
          ? getShortPath(moduleLookup.path)
          : moduleLookup.path,
        folder: getShortPath(folder),
        suggestion: undefined,
      });
      return null;
    case "untagged": {
      const { repository, tag } = moduleLookup;
      const tags = [...session.state.gitTags].filter((tag) => tag.startsWith(`${repository}@`));
      const suggestion = nearest(
        tag,
        tags.map((tag) => tag.slice(repository.length + 1)),
      );
      session.report(iacRules["missing-tag"], location, { repository, tag, suggestion });
      return null;
    }
    default:
      return null;
  }
}

const fileFunctions =
  /\b(?:file(?:base64)?(?:md5|sha\d+)?|templatefile|read_terragrunt_config)\(\s*"([^"]+)"/g;

export function checkFileFunctions(
  session: Session,
  { code, folder, unit }: { code: Code; folder: string; unit: string },
  getLocation: (offset: number) => SourceLocation,
): void {
  for (const { 0: all, 1: name = "", index } of code.text.matchAll(fileFunctions)) {
    const isCode = code.masked.charAt(index) !== " ";
    const path = isCode ? getFunctionPath(session, name, { folder, unit }) : null;
    if (path === null) continue;
    const location = getLocation(index + all.lastIndexOf(name));
    requireFile(session, path, { name: getPathInRepository(session, path), location });
  }
}

function getFunctionPath(
  { state }: Session,
  name: string,
  { folder, unit }: { folder: string; unit: string },
): string | null {
  const sourcePath = name
    .replaceAll("${path.module}", folder)
    .replaceAll("${path.root}", unit)
    .replaceAll("${get_terragrunt_dir()}", unit)
    .replaceAll("${get_parent_terragrunt_dir()}", folder)
    .replaceAll("${get_repo_root()}", state.repository ?? "${get_repo_root()}");
  return sourcePath.includes("${") ? null : posix.resolve(folder, sourcePath);
}
