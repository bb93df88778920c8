import { excerptMark, metaArguments } from "../../../src/catalog/usage/parse-calls.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import type { Session } from "../session.ts";
import { checkFileFunctions } from "./check-file-functions.ts";
import { checkInputs } from "./check-inputs.ts";
import { checkPathValues } from "./check-path-values.ts";
import { checkRemoteStates } from "./check-remote-states.ts";
import { requireModule } from "./find-module.ts";
import { iacRules } from "./iac-rules.ts";
import {
  type CodeFile,
  createGetLocation,
  type GetLocation,
  getTextValue,
  type ModuleCode,
  type ModuleSignature,
} from "./module-code.ts";

type Signatures = ReadonlyMap<string, ModuleSignature>;

export function checkModule(session: Session, module: ModuleCode, fallback: SourceLocation): void {
  const { folder } = module;
  const signatures = checkCalls(session, module, fallback);
  for (const file of module.files) {
    const { code, path } = file;
    const getLocation = createGetLocation(session, path, fallback);
    checkReferences(session, { module, file, signatures, getLocation });
    checkFileFunctions(session, { code, folder, unit: folder, getLocation });
    checkPathValues(session, file, getLocation);
    checkRemoteStates(session, file, getLocation);
  }
}

/** Returns the known signatures of called modules, by the name of the call. */
function checkCalls(session: Session, module: ModuleCode, fallback: SourceLocation): Signatures {
  const signatures = new Map<string, ModuleSignature>();
  for (const { name, block, file } of module.calls) {
    const { attributes, blocks, start, end } = block;
    const getLocation = createGetLocation(session, file.path, fallback);
    const source = attributes.get("source");
    const text = getTextValue(source);
    if (!source || text === null) continue;
    const location = getLocation(source.offset);
    const signature = requireModule(session, text, { folder: module.folder, location });
    if (!signature) continue;
    signatures.set(name, signature);
    checkInputs(session, signature, {
      entries: [...attributes.values()].filter((argument) => !metaArguments.has(argument.name)),
      otherNames: new Set(blocks.map(({ kind }) => kind)),
      isPartial: excerptMark.test(file.code.text.slice(start, end)),
      start,
      getLocation,
    });
  }
  return signatures;
}

interface FileContext {
  module: ModuleCode;
  file: CodeFile;
  signatures: Signatures;
  getLocation: GetLocation;
}

/** These blocks name objects that no longer exist, or that are inside another module. */
const refactoringBlock = /^(?:import|moved|removed)$/;

/** Reports references to what the module does not declare, and to outputs that a call lacks. */
function checkReferences(
  session: Session,
  { module, file, signatures, getLocation }: FileContext,
): void {
  const { masked, blocks } = file.code;
  const ignored = blocks.filter(({ kind }) => refactoringBlock.test(kind));
  for (const { 0: address, index } of masked.matchAll(getReferencePattern(module))) {
    if (ignored.some(({ start, end }) => start <= index && index < end)) continue;
    const location = getLocation(index);
    const isDeclared = module.addresses.has(address);
    session.check(isDeclared, iacRules["undeclared-name"], location, () => ({
      name: address,
      suggestion: findNearest(address, module.addresses),
    }));
    if (!address.startsWith("module.")) continue;
    const outputs = signatures.get(address.slice("module.".length))?.outputs;
    const rest = masked.slice(index + address.length);
    const output = /^(?:\[[^\]]*\])?\.([a-zA-Z_][\w-]*)/.exec(rest)?.[1];
    if (!outputs || output === undefined) continue;
    session.check(outputs.has(output), iacRules["unknown-output"], location, () => ({
      name: output,
      of: address,
      suggestion: findNearest(output, outputs),
    }));
  }
}

/** Matches addresses such as `var.name`, `module.vpc`, and `data.aws_vpc.main`. */
function getReferencePattern({ providers }: ModuleCode): RegExp {
  const names = [...providers].map(escapeRegExp).join("|");
  const managedType = `(?:${names})_[a-z0-9_]+`;
  // The whole type may be the name of a provider, as in `data.external.name`.
  const otherType = `(?:data|ephemeral)\\.(?:${names})(?:_[a-z0-9_]+)?`;
  return new RegExp(
    `(?<![\\w.])(?:var|local|module|${managedType}|${otherType})\\.[a-zA-Z_][\\w-]*`,
    "g",
  );
}
