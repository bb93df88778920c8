import { didYouMean, nearest } from "../../../model/diagnostics/nearest.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import type { ModuleInterface } from "../../history/history.ts";
import { parseCanonicalType } from "../../history/parse-canonical-type.ts";
import { toHcl } from "../../history/to-hcl.ts";
import { altersDeployment, upgradePlan } from "../../history/upgrade-plan.ts";
import { moduleCallRules, type PinnedModule } from "../call-rules.ts";
import {
  type CallProblem,
  checkCall,
  describeProblem,
  describeUnknown,
  pinnedModule,
} from "../check-call.ts";
import type { FoundModule, KnownModule, KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";
import { argumentEdit, insertEdit, namePosition, pinEdit } from "./call-edits.ts";
import {
  type CodeDiagnostic,
  type CodeDiagnostics,
  collectDiagnostics,
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
}

interface OutputRead {
  name: string;
  position: CodePosition;
  dependency?: string;
}

export interface CalledModule {
  at: ModuleInterface;
  pinned: PinnedModule;
}

type UnknownModule = Exclude<KnownModule, { kind: "found" }>;
type UnknownArgument = Extract<CallProblem, { kind: "unknown-argument" }>;

export interface CodeReport extends Pick<CodeDiagnostics, "add"> {
  check(call: ModuleCall): CalledModule | undefined;
  checkOutput(module: CalledModule, read: OutputRead): void;
  countUnchecked(reason: UncheckedReason, number: number): void;
  findings(): CodeDiagnostic[];
  counts: CallCounts;
  /** Repositories with modules that were checked against `to`. */
  upgradedRepositories: Set<string>;
}

export interface ReportOptions {
  modules: KnownModules;
  /** Checks against this version, without `v`, instead of the pinned one. */
  to?: string | undefined;
  /** The repository whose modules `to` applies to, in lower case. By default, all that have it. */
  toRepository?: string | undefined;
}

interface CallContext {
  diagnostics: CodeDiagnostics;
  textAt(path: string): string;
  /** Unknown modules and versions that are reported for one call only. */
  reported: Set<string>;
}

export function createReport(
  tree: CodeTree,
  { modules, to, toRepository }: ReportOptions,
): CodeReport {
  const textAt = (path: string) => tree.read(path) ?? "";
  const diagnostics = collectDiagnostics(textAt);
  const context: CallContext = { diagnostics, textAt, reported: new Set() };
  const counts: CallCounts = { checked: 0, unchecked: 0, uncheckedReasons: {} };
  const upgraded = new Set<string>();

  function countUnchecked(reason: UncheckedReason, number: number): void {
    if (number === 0) return;
    counts.unchecked += number;
    counts.uncheckedReasons[reason] = (counts.uncheckedReasons[reason] ?? 0) + number;
  }

  function check(call: ModuleCall): CalledModule | undefined {
    const { address, local } = call;
    if (local) {
      counts.checked++;
      return checkInterface(call, { module: local.name, version: "" }, localModule(local), context);
    }
    const known = address ? modules.find(address) : undefined;
    if (!address || !known) {
      countUnchecked(reasonWithoutAddress(call), 1);
      return undefined;
    }
    if (known.kind !== "found") {
      countUnchecked(getReason(known), 1);
      if (known.kind === "unknown-module") addUndocumented(call, address, known.near, context);
      else addUnknown(call, address, known, context);
      return undefined;
    }
    counts.checked++;
    return checkVersion(call, address, known);
  }

  function checkVersion(call: ModuleCall, address: ModuleAddress, known: FoundModule) {
    const module = pinnedModule(address, known.version);
    const { repository = address.repository } = known;
    const isTarget = toRepository === undefined || toRepository === repository;
    if (to === undefined || !isTarget) return checkInterface(call, module, known, context);
    const target = atVersion(address, to);
    const found = modules.find(target);
    if (found.kind === "found") upgraded.add(repository);
    const isGone = found.kind === "unknown-version" && toRepository !== undefined;
    if (isGone) addUnknown(call, target, found, context);
    if (to === known.version || found.kind !== "found") {
      return checkInterface(call, module, known, context);
    }
    addUpgrade(call, module, { history: known.history, to }, context);
    return checkInterface(call, { ...module, version: to }, found, context);
  }

  return {
    add: diagnostics.add,
    check,
    checkOutput: (module, read) => checkOutput(module, read, context),
    countUnchecked,
    findings: diagnostics.all,
    counts,
    upgradedRepositories: upgraded,
  };
}

function checkOutput(
  { at, pinned }: CalledModule,
  { name, position, dependency }: OutputRead,
  { diagnostics, textAt }: CallContext,
): void {
  if (at.outputs.has(name)) return;
  const near = nearest(name, at.outputs);
  const values = { ...pinned, name, near };
  const edit =
    near === undefined ? undefined : createRename(textAt(position.path), position, name, near);
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
  known: UnknownModule,
  { diagnostics, textAt, reported }: CallContext,
): void {
  const key = uniqueKey(address, known);
  if (key !== undefined && reported.has(key)) return;
  if (key !== undefined) reported.add(key);
  const version = known.kind === "unpinned" ? known.newest : undefined;
  const edit = version === undefined ? undefined : pinEdit(call, version, textAt);
  for (const diagnostic of describeUnknown(address, known, diagnostics.getLocation(call.source))) {
    diagnostics.addDiagnostic(diagnostic, call.source, edit);
  }
}

/** A site may document only some modules of a repository. */
function addUndocumented(
  { source }: ModuleCall,
  { repository, path: module }: ModuleAddress,
  near: string | undefined,
  { diagnostics }: CallContext,
): void {
  if (near === undefined) return;
  diagnostics.add(repositoryRules["undocumented-module"], source, { module, repository, near });
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
  const use = { arguments: callArguments, offset: call.source.offset, open: call.open };
  const problems = checkCall(use, found.at, { typeOf: parseCanonicalType, excerpt: false });
  const checked = { module, found, context };
  for (const problem of problems) {
    if (!call.unit) addProblem(call, problem, checked);
    else if (problem.kind === "unknown-argument") addUndeclared(call, problem, checked);
    else if (problem.kind === "wrong-type" && !isValidText(call, problem)) {
      addProblem(call, problem, checked);
    }
  }
  const { unit } = call;
  const names = problems
    .filter(({ kind, name }) => kind === "missing-argument" && !unit?.variables.has(name))
    .map(({ name }) => name);
  if (unit && names.length > 0) {
    diagnostics.add(repositoryRules["inputs-not-set"], call.source, { ...module, names });
  }
  return { at: found.at, pinned: module };
}

interface CheckedModule {
  module: PinnedModule;
  found: FoundModule;
  context: CallContext;
}

/** Terraform ignores undeclared `TF_VAR_` variables, which shared files set for many modules. */
function addUndeclared(
  { arguments: given, unit }: ModuleCall,
  problem: UnknownArgument,
  { module, found, context: { diagnostics, textAt } }: CheckedModule,
): void {
  const argument = given.find(({ name }) => name === problem.name);
  const hint = found.missingInputHint(problem.name);
  if (!argument || unit?.declares(problem.name)) return;
  // An object that is merged into the inputs of several units has more than one module needs.
  const isWritten = argument.end !== undefined && argument.position.path === unit?.path;
  if (!isWritten && !hint?.removed) return;
  const position = namePosition(argument, textAt);
  const advice = hint?.advice ?? didYouMean(problem.near ?? undefined);
  const values = { ...module, name: problem.name, advice };
  const edit = argumentEdit(position, problem, { given, hint }, textAt);
  diagnostics.add(repositoryRules["undeclared-input"], position, values, edit);
}

function addProblem(
  { arguments: given, source }: ModuleCall,
  problem: CallProblem,
  { module, found: { missingInputHint }, context: { diagnostics, textAt } }: CheckedModule,
): void {
  const argument = given.find(({ name }) => name === problem.name);
  const position = argument ? namePosition(argument, textAt) : source;
  const location = diagnostics.getLocation(position);
  const described = describeProblem(problem, { pinned: module, location, missingInputHint });
  // Excerpts on pages may omit arguments; this code runs.
  if (problem.kind === "missing-argument") {
    diagnostics.addDiagnostic({ ...described, hint: "add it" }, position);
  } else if (problem.kind === "wrong-type") diagnostics.addDiagnostic(described, position);
  else {
    const hint = missingInputHint(problem.name);
    diagnostics.addDiagnostic(
      described,
      position,
      argumentEdit(position, problem, { given, hint }, textAt),
    );
  }
}

function addUpgrade(
  call: ModuleCall,
  module: PinnedModule,
  { history, to }: { history: FoundModule["history"]; to: string },
  { diagnostics, textAt }: CallContext,
): void {
  const { arguments: given, source, open, unit } = call;
  const values = { ...module, to };
  diagnostics.add(repositoryRules["older-version"], source, values, pinEdit(call, to, textAt));
  const plan = history && upgradePlan(history, module.version, to);
  // An input that is set elsewhere keeps its value.
  if (!plan || open || unit?.isPartial) return;
  const names = new Set([...given.map(({ name }) => name), ...(unit?.variables ?? [])]);
  for (const { name, from, to: newDefault } of plan.defaults) {
    if (names.has(name) || !altersDeployment(from, newDefault)) continue;
    const texts = { from: onOneLine(from), to: onOneLine(newDefault) };
    const edit = insertEdit(call, `${name} = ${toHcl(from)}`, textAt);
    const change = { ...module, version: to, name, ...texts };
    diagnostics.add(repositoryRules["changed-default"], source, change, edit);
  }
}

/** What is reported for one call only; undefined if for each call. */
function uniqueKey(
  { repository, path, version }: ModuleAddress,
  known: UnknownModule,
): string | undefined {
  if (known.kind === "unpinned") return `${repository}//${path}?${version}`;
  return known.kind === "newer-version" ? `${repository}?${known.version}` : undefined;
}

function getReason(known: UnknownModule): UncheckedReason {
  switch (known.kind) {
    case "commit":
      return "commit";
    case "unpinned":
      return "no-version";
    case "unchecked":
      return known.isOtherVersion ? "unknown-version" : "other-module";
    case "unknown-module":
      return "other-module";
    default:
      return "unknown-version";
  }
}

function reasonWithoutAddress({ isComputed, isLocal }: ModuleCall): UncheckedReason {
  if (isComputed) return "computed-source";
  return isLocal ? "missing-folder" : "other-module";
}

/**
 * Terragrunt passes inputs as texts, objects and lists as JSON. Terraform takes the text as the
 * value of a string, and parses it as an expression for a variable of a complex type.
 */
function isValidText(
  { arguments: given }: ModuleCall,
  { name, type }: Extract<CallProblem, { kind: "wrong-type" }>,
): boolean {
  const { kind } = parseCanonicalType(type);
  if (kind === "primitive") return type === "string";
  const argument = given.find((item) => item.name === name);
  if (!argument?.value.known) return argument?.kind === "string";
  const { value } = argument.value;
  return typeof value === "string" && /^\s*(?:[[{]|null\s*$)/.test(value);
}

function hasPlaceholder({ value }: LocatedArgument): boolean {
  return value.known && placeholder.test(JSON.stringify(value.value));
}

function localModule({ at }: LocalModule): FoundModule {
  return { kind: "found", version: "", at, history: null, missingInputHint: () => undefined };
}

function atVersion(address: ModuleAddress, version: string): ModuleAddress {
  const { registry, ...rest } = address;
  return { ...rest, version, ...(registry && { registry: { ...registry, constraint: version } }) };
}

function onOneLine(value: JsonValue): string {
  return toHcl(value).replace(/\s*\n\s*/g, " ");
}
