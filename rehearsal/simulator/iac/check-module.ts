import type { Block } from "../../../src/catalog/read/blocks/block.ts";
import { excerptMark, metaArguments } from "../../../src/catalog/usage/parse-calls.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { getPathInRepository } from "../requirements.ts";
import type { Session } from "../session.ts";
import { checkBucketRegion, checkPathValues } from "./check-path-values.ts";
import { iacRules } from "./iac-rules.ts";
import {
  type CodeFile,
  checkFileFunctions,
  getLocationInFile,
  getTextValue,
  type ModuleCode,
  type ModuleInterface,
  requireModule,
} from "./module-code.ts";

const references =
  /(?<![\w.])(var|local|module)\.([a-zA-Z_][\w-]*)|(?<![\w.])(?:(data)\.)?((?:aws|random|tls|null|time|kubernetes|helm|local|archive|http|external|cloudinit|template|terraform)_[a-z0-9_]+)\.([a-zA-Z_][\w-]*)/g;

export function checkModule(session: Session, module: ModuleCode, fallback: SourceLocation): void {
  const interfaces = new Map<string, ModuleInterface | null>();
  for (const [name, { block, file }] of module.calls) {
    const getLocation = (offset: number) => getLocationInFile(session, file.path, offset, fallback);
    const source = getTextValue(block.attributes.get("source"));
    const moduleInterface =
      source === null ? null : getSourceOfCall(session, { module, source, getLocation, name });
    interfaces.set(name, moduleInterface);
    if (moduleInterface) checkInputs(session, { module, name, moduleInterface, getLocation });
  }
  for (const file of module.files) {
    const getLocation = (offset: number) => getLocationInFile(session, file.path, offset, fallback);
    checkNames(session, { module, file, interfaces, getLocation });
    const where = { code: file.code, folder: module.folder, unit: module.folder };
    checkFileFunctions(session, where, getLocation);
    checkPathValues(session, file, getLocation);
    checkRemoteStates(session, file, getLocation);
  }
}

export type GetLocation = (offset: number) => SourceLocation;

interface CallContext {
  module: ModuleCode;
  name: string;
  source: string;
  getLocation: GetLocation;
}

function getSourceOfCall(
  session: Session,
  { module, name, source, getLocation }: CallContext,
): ModuleInterface | null {
  const offset = module.calls.get(name)?.block.attributes.get("source")?.offset ?? 0;
  return requireModule(session, source, { folder: module.folder, location: getLocation(offset) });
}

function checkInputs(
  session: Session,
  {
    module,
    name,
    moduleInterface,
    getLocation,
  }: Omit<CallContext, "source"> & { moduleInterface: ModuleInterface },
): void {
  const call = module.calls.get(name);
  if (!call) return;
  const { block, file } = call;
  for (const attribute of block.attributes.values()) {
    if (metaArguments.has(attribute.name)) continue;
    const values = () => ({
      name: attribute.name,
      of: moduleInterface.name,
      suggestion: nearest(attribute.name, moduleInterface.inputs.keys()),
    });
    const isKnown = moduleInterface.inputs.has(attribute.name);
    session.check(isKnown, iacRules["unknown-input"], () => getLocation(attribute.offset), values);
  }
  const blockText = file.code.text.slice(block.start, block.end);
  if (excerptMark.test(blockText)) return;
  for (const [input, { required }] of moduleInterface.inputs) {
    if (!required) continue;
    session.check(
      block.attributes.has(input) || block.blocks.some(({ kind }) => kind === input),
      iacRules["missing-input"],
      () => getLocation(block.start),
      () => ({ name: input, of: moduleInterface.name }),
    );
  }
}

interface FileContext {
  module: ModuleCode;
  file: CodeFile;
  interfaces: ReadonlyMap<string, ModuleInterface | null>;
  getLocation: GetLocation;
}

function checkNames(
  session: Session,
  { module, file, interfaces, getLocation }: FileContext,
): void {
  const { masked } = file.code;
  for (const { 0: all, 1: kind, 2: own, 3: data, 4: type, 5: label, index } of masked.matchAll(
    references,
  )) {
    const line = masked.slice(masked.lastIndexOf("\n", index) + 1, index);
    // `moved`, `import`, and `removed` blocks name objects that no longer exist or are inside a
    // module.
    if (/^\s*(?:from|to)\s*=/.test(line)) continue;
    const name = kind ? `${kind}.${own}` : `${data ? "data." : ""}${type}.${label}`;
    const isDeclared = module.addresses.has(name);
    session.check(
      isDeclared,
      iacRules["undeclared-name"],
      () => getLocation(index),
      () => ({
        name,
        suggestion: nearest(
          name,
          [...module.addresses].filter((address) => address.startsWith(kind ?? "")),
        ),
      }),
    );
    const moduleInterface = kind === "module" ? interfaces.get(own ?? "") : undefined;
    const output = /^(?:\[[^\]]*\])?\.([a-zA-Z_][\w-]*)/.exec(
      masked.slice(index + all.length),
    )?.[1];
    if (!moduleInterface || output === undefined) continue;
    session.check(
      moduleInterface.outputs.has(output),
      iacRules["unknown-output"],
      () => getLocation(index),
      () => ({
        name: output,
        of: `module.${own}`,
        suggestion: nearest(output, moduleInterface.outputs),
      }),
    );
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checkRemoteStates(session: Session, file: CodeFile, getLocation: GetLocation): void {
  for (const block of file.code.blocks) {
    if (block.kind !== "data" || block.labels[0] !== "terraform_remote_state") continue;
    const outputs = checkRemoteState(session, { block, file, getLocation });
    if (outputs) checkStateOutputs(session, { block, file, getLocation }, outputs);
  }
}

interface RemoteStateContext {
  block: Block;
  file: CodeFile;
  getLocation: GetLocation;
}

interface StateOutputs {
  key: string;
  names: ReadonlySet<string>;
}

/** Returns the outputs in the state if it is known. */
function checkRemoteState(
  session: Session,
  { block, file, getLocation }: RemoteStateContext,
): StateOutputs | null {
  const { state } = session;
  const config = block.attributes.get("config");
  if (!config) return null;
  const value = config.value.known ? config.value.value : null;
  const { bucket, region, key } = isObject(value) ? value : {};
  checkBucketRegion(
    session,
    { bucket, region },
    {
      path: getPathInRepository(session, file.path),
      location: () => getLocation(config.offset),
    },
  );
  if (typeof key !== "string") return null;
  const offset = Math.max(file.code.text.indexOf(`"${key}"`, config.offset), 0);
  const folder = state.stateKeys.get(key);
  session.check(
    folder !== undefined,
    iacRules["unknown-state"],
    () => getLocation(offset),
    () => ({ key, suggestion: nearest(key, state.stateKeys.keys()) }),
  );
  const names = folder === undefined ? undefined : state.applied.get(folder)?.outputs;
  return names ? { key, names } : null;
}

function checkStateOutputs(
  session: Session,
  { block, file, getLocation }: RemoteStateContext,
  { key, names }: StateOutputs,
): void {
  const pattern = new RegExp(
    `data\\.terraform_remote_state\\.${block.labels[1]}\\.outputs\\.([\\w-]+)`,
    "g",
  );
  for (const { 1: name = "", index } of file.code.masked.matchAll(pattern)) {
    session.check(
      names.has(name),
      iacRules["unknown-output"],
      () => getLocation(index),
      () => ({ name, of: key, suggestion: nearest(name, names) }),
    );
  }
}
