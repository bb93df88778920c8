import { didYouMean, findNearest } from "../../../model/diagnostics/nearest.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import type { ModuleInterface } from "../../history/history.ts";
import { parseCanonicalType } from "../../history/parse-canonical-type.ts";
import { toHcl } from "../../history/to-hcl.ts";
import { createUpgradePlan } from "../../history/upgrade-plan.ts";
import { moduleCallRules, type PinnedModule } from "../call-rules.ts";
import {
  type CallMismatch,
  checkCall,
  describeMismatch,
  describeUnknown,
  getPinnedModule,
  getSuggestedInput,
} from "../check-call.ts";
import type { FoundModule, KnownModule, KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";
import { getArgumentEdit, getInsertionEdit, getNamePosition, getPinEdit } from "./call-edits.ts";
import {
  type CodeDiagnostic,
  type CodeDiagnostics,
  createCodeDiagnostics,
} from "./code-diagnostics.ts";
import { createRename } from "./code-edits.ts";
import { type CodePosition, type CodeTree, placeholder } from "./code-tree.ts";
import type { LocalModule } from "./local-modules.ts";
import type { LocatedArgument, ModuleCall } from "./module-call.ts";
import { repositoryRules } from "./repository-rules.ts";

export type UncheckedReason =
  | "other-module"
  | "missing-folder"
  | "remote-unit"
  | "computed-source"
  | "no-version"
  | "unknown-version"
  | "commit";

export interface CallCounts {
  checked: number;
  unchecked: number;
  uncheckedReasons: Partial<Record<UncheckedReason, number>>;
  /** Number of checked units with inputs that cannot be read, so that missing ones are not reported. */
  unreadInputs: number;
}

interface OutputRead {
  name: string;
  position: CodePosition;
  dependency?: string;
}

export interface CalledModule {
  moduleInterface: ModuleInterface;
  pinned: PinnedModule;
}

type UnknownModule = Exclude<KnownModule, { kind: "found" }>;
type UnknownArgument = Extract<CallMismatch, { kind: "unknown-argument" }>;

export interface CallChecker extends Pick<CodeDiagnostics, "add"> {
  check(call: ModuleCall): CalledModule | undefined;
  checkOutput(module: CalledModule, read: OutputRead): void;
  countUnchecked(reason: UncheckedReason, number: number): void;
  getDiagnostics(): CodeDiagnostic[];
  counts: CallCounts;
  /** Repositories with modules that were checked against `to`. */
  upgradedRepositories: Set<string>;
}

export interface CheckOptions {
  modules: KnownModules;
  /** Checks against this version, without `v`, instead of the pinned one. */
  to?: string | undefined;
  /** The repository whose modules `to` applies to, in lower case. By default, all that have it. */
  toRepository?: string | undefined;
}

interface CallContext {
  diagnostics: CodeDiagnostics;
  getText(path: string): string;
  /** Keys of diagnostics that are reported for the first call only. */
  reported: Set<string>;
}

export function createCallChecker(
  tree: CodeTree,
  { modules, to, toRepository }: CheckOptions,
): CallChecker {
  const getText = (path: string) => tree.read(path) ?? "";
  const diagnostics = createCodeDiagnostics(getText);
  const context: CallContext = { diagnostics, getText, reported: new Set() };
  const counts: CallCounts = { checked: 0, unchecked: 0, uncheckedReasons: {}, unreadInputs: 0 };
  const upgraded = new Set<string>();

  function countUnchecked(reason: UncheckedReason, number: number): void {
    if (number === 0) return;
    counts.unchecked += number;
    counts.uncheckedReasons[reason] = (counts.uncheckedReasons[reason] ?? 0) + number;
  }

  function countChecked({ unit, isPartial }: ModuleCall): void {
    counts.checked++;
    if (unit && isPartial) counts.unreadInputs++;
  }

  function check(call: ModuleCall): CalledModule | undefined {
    const { address, local } = call;
    if (local) {
      countChecked(call);
      return checkInterface(
        call,
        { module: local.name, version: "" },
        getLocalModule(local),
        context,
      );
    }
    const module = address ? modules.find(address) : undefined;
    if (!address || !module) {
      countUnchecked(getReasonWithoutAddress(call), 1);
      return undefined;
    }
    if (module.kind !== "found") {
      countUnchecked(getReason(module), 1);
      if (module.kind === "unknown-module")
        addUndocumented(call, address, module.suggestion, context);
      else addUnknown(call, address, module, context);
      return undefined;
    }
    countChecked(call);
    return checkVersion(call, address, module);
  }

  function checkVersion(call: ModuleCall, address: ModuleAddress, known: FoundModule) {
    const module = getPinnedModule(address, known.version);
    const { repository = address.repository } = known;
    const isTarget = toRepository === undefined || toRepository === repository;
    if (to === undefined || !isTarget) return checkInterface(call, module, known, context);
    const target = withVersion(address, to);
    const targetModule = modules.find(target);
    const isGone = targetModule.kind === "unknown-version" && targetModule.isPublished;
    if (targetModule.kind === "found" || isGone) upgraded.add(repository);
    if (isGone) addUnknown(call, target, targetModule, context);
    if (to === known.version || targetModule.kind !== "found") {
      return checkInterface(call, module, known, context);
    }
    const { getMissingInputHint } = targetModule;
    addUpgrade(call, module, { history: known.history, to, getMissingInputHint }, context);
    return checkInterface(call, { ...module, version: to }, targetModule, context);
  }

  return {
    add: diagnostics.add,
    check,
    checkOutput: (module, read) => checkOutput(module, read, context),
    countUnchecked,
    getDiagnostics: diagnostics.getAll,
    counts,
    upgradedRepositories: upgraded,
  };
}

function checkOutput(
  { moduleInterface, pinned }: CalledModule,
  { name, position, dependency }: OutputRead,
  { diagnostics, getText }: CallContext,
): void {
  if (moduleInterface.outputs.has(name)) return;
  const suggestion = findNearest(name, moduleInterface.outputs);
  const values = { ...pinned, name, suggestion };
  const edit =
    suggestion === undefined
      ? undefined
      : createRename(getText(position.path), position, name, suggestion);
  if (dependency === undefined) {
    diagnostics.add(moduleCallRules["unknown-module-output"], position, values, edit);
  } else {
    const rule = repositoryRules["unknown-dependency-output"];
    diagnostics.add(rule, position, { ...values, dependency }, edit);
  }
}

function addUnknown(
  call: ModuleCall,
  address: ModuleAddress,
  unknownModule: UnknownModule,
  { diagnostics, getText, reported }: CallContext,
): void {
  // The call that downloads the module reports that it has no version.
  if (call.pin && unknownModule.kind === "unpinned") return;
  const key = getUniqueKey(address, unknownModule);
  if (key !== undefined && reported.has(key)) return;
  if (key !== undefined) reported.add(key);
  const version = unknownModule.kind === "unpinned" ? unknownModule.newest : undefined;
  const edit = version === undefined ? undefined : getPinEdit(call, version, getText);
  const position = call.pin ?? call.source;
  const diagnostic = describeUnknown(address, unknownModule, diagnostics.getLocation(position));
  if (diagnostic) diagnostics.addDiagnostic(diagnostic, position, edit);
}

/** A site may document only some modules of a repository. */
function addUndocumented(
  { source }: ModuleCall,
  { repository, path: module }: ModuleAddress,
  suggestion: string | undefined,
  { diagnostics }: CallContext,
): void {
  if (suggestion === undefined) return;
  diagnostics.add(repositoryRules["undocumented-module"], source, {
    module,
    repository,
    suggestion,
  });
}

function checkInterface(
  call: ModuleCall,
  module: PinnedModule,
  found: FoundModule,
  context: CallContext,
): CalledModule {
  const { diagnostics } = context;
  const { deprecated: advice } = found;
  if (advice !== undefined) {
    diagnostics.add(repositoryRules["deprecated-module"], call.source, { ...module, advice });
  }
  const callArguments = call.arguments.map((argument) => {
    const { offset } = argument.position;
    const value = hasPlaceholder(argument) ? { known: false as const, offset } : argument.value;
    return { ...argument, value, offset };
  });
  const checkedCall = { ...call, arguments: callArguments, offset: call.source.offset };
  const mismatches = checkCall(checkedCall, found.moduleInterface);
  const checked = { pinned: module, module: found, context };
  for (const mismatch of mismatches) {
    if (!call.unit) addMismatch(call, mismatch, checked);
    else if (mismatch.kind === "unknown-argument") addUndeclared(call, mismatch, checked);
    else if (mismatch.kind === "wrong-type" && !isValidText(call, mismatch)) {
      addMismatch(call, mismatch, checked);
    }
  }
  const { unit } = call;
  const names = mismatches
    .filter(({ kind, name }) => kind === "missing-argument" && !unit?.variables.has(name))
    .map(({ name }) => name);
  if (unit && names.length > 0) {
    diagnostics.add(repositoryRules["inputs-not-set"], call.source, { ...module, names });
  }
  return { moduleInterface: found.moduleInterface, pinned: module };
}

interface CheckedModule {
  pinned: PinnedModule;
  module: FoundModule;
  context: CallContext;
}

/** Terraform ignores undeclared `TF_VAR_` variables, which shared files set for many modules. */
function addUndeclared(
  { arguments: locatedArguments, unit }: ModuleCall,
  mismatch: UnknownArgument,
  { pinned, module, context: { diagnostics, getText } }: CheckedModule,
): void {
  const argument = locatedArguments.find(({ name }) => name === mismatch.name);
  const hint = module.getMissingInputHint(mismatch.name);
  if (!argument || unit?.declares(mismatch.name)) return;
  // An object that several units merge into their inputs may have inputs of other modules.
  const isWritten = argument.end !== undefined && argument.position.path === unit?.path;
  if (!isWritten && !hint?.removed) return;
  const position = getNamePosition(argument, getText);
  const advice = hint?.advice ?? didYouMean(getSuggestedInput(mismatch));
  const values = { ...pinned, name: mismatch.name, advice };
  const edit = getArgumentEdit(position, mismatch, { locatedArguments, hint }, getText);
  diagnostics.add(repositoryRules["undeclared-input"], position, values, edit);
}

function addMismatch(
  { arguments: locatedArguments, source }: ModuleCall,
  mismatch: CallMismatch,
  { pinned, module: { getMissingInputHint }, context: { diagnostics, getText } }: CheckedModule,
): void {
  const argument = locatedArguments.find(({ name }) => name === mismatch.name);
  const position = argument ? getNamePosition(argument, getText) : source;
  const location = diagnostics.getLocation(position);
  const described = describeMismatch(mismatch, { pinned, location, getMissingInputHint });
  // Excerpts on pages may omit arguments; this code runs.
  if (mismatch.kind === "missing-argument") {
    diagnostics.addDiagnostic({ ...described, hint: "add it" }, position);
  } else if (mismatch.kind === "wrong-type") diagnostics.addDiagnostic(described, position);
  else {
    const hint = getMissingInputHint(mismatch.name);
    diagnostics.addDiagnostic(
      described,
      position,
      getArgumentEdit(position, mismatch, { locatedArguments, hint }, getText),
    );
  }
}

function addUpgrade(
  call: ModuleCall,
  module: PinnedModule,
  {
    history,
    to,
    getMissingInputHint,
  }: Pick<FoundModule, "history" | "getMissingInputHint"> & { to: string },
  { diagnostics, getText }: CallContext,
): void {
  const { arguments: locatedArguments, source, isPartial, unit } = call;
  const values = { ...module, to };
  diagnostics.add(repositoryRules["older-version"], source, values, getPinEdit(call, to, getText));
  const plan = history && createUpgradePlan(history, module.version, to);
  // The old default must not replace a value that code outside of the call sets.
  if (!plan || isPartial || unit?.hasUnreadInclude) return;
  const names = new Set([
    ...locatedArguments.flatMap(({ name }) => [name, getMissingInputHint(name)?.successor]),
    ...(unit?.variables ?? []),
  ]);
  for (const { name, from, to: newDefault } of plan.defaults) {
    if (names.has(name)) continue;
    const texts = { from: toOneLine(from), to: toOneLine(newDefault) };
    const edit = getInsertionEdit(call, `${name} = ${toHcl(from)}`, getText);
    const change = { ...module, version: to, name, ...texts };
    diagnostics.add(repositoryRules["changed-default"], source, change, edit);
  }
}

/** A diagnostic with a key is reported for the first call only. */
function getUniqueKey(
  { repository, path, version }: ModuleAddress,
  unknownModule: UnknownModule,
): string | undefined {
  if (unknownModule.kind === "unpinned") return `${repository}//${path}?${version}`;
  return unknownModule.kind === "newer-version"
    ? `${repository}?${unknownModule.version}`
    : undefined;
}

const reasonsByKind: Readonly<Record<UnknownModule["kind"], UncheckedReason>> = {
  commit: "commit",
  unpinned: "no-version",
  unchecked: "other-module",
  "unknown-module": "other-module",
  "unknown-version": "unknown-version",
  "newer-version": "unknown-version",
};

function getReason(unknownModule: UnknownModule): UncheckedReason {
  const isOtherVersion = unknownModule.kind === "unchecked" && unknownModule.isOtherVersion;
  return isOtherVersion ? "unknown-version" : reasonsByKind[unknownModule.kind];
}

function getReasonWithoutAddress({ isComputed, isLocal }: ModuleCall): UncheckedReason {
  if (isComputed) return "computed-source";
  return isLocal ? "missing-folder" : "other-module";
}

/**
 * Terragrunt passes inputs as texts, objects, and lists as JSON. Terraform takes the text as the
 * value of a string, and parses it as an expression for a variable of a complex type.
 */
function isValidText(
  { arguments: locatedArguments }: ModuleCall,
  { name, type }: Extract<CallMismatch, { kind: "wrong-type" }>,
): boolean {
  const { kind } = parseCanonicalType(type);
  if (kind === "primitive") return type === "string";
  const argument = locatedArguments.find((item) => item.name === name);
  if (!argument?.value.known) return argument?.kind === "string";
  const { value } = argument.value;
  return typeof value === "string" && /^\s*(?:[[{]|null\s*$)/.test(value);
}

function hasPlaceholder({ value }: LocatedArgument): boolean {
  return value.known && placeholder.test(JSON.stringify(value.value));
}

function getLocalModule({ moduleInterface }: LocalModule): FoundModule {
  return {
    kind: "found",
    version: "",
    moduleInterface,
    history: null,
    getMissingInputHint: () => undefined,
  };
}

function withVersion(address: ModuleAddress, version: string): ModuleAddress {
  const { registry, ...rest } = address;
  return { ...rest, version, ...(registry && { registry: { ...registry, constraint: version } }) };
}

function toOneLine(value: JsonValue): string {
  return toHcl(value).replace(/\s*\n\s*/g, " ");
}
