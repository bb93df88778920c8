import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../../model/diagnostics/nearest.ts";
import { diagnose, type Rule, type SourceLocation } from "../../../model/diagnostics/rule.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import { type Position, positionsIn } from "../../../model/text/positions.ts";
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
import type { FoundModule, KnownModule, KnownModules, MissingInputHint } from "../find-module.ts";
import type { CallArgument } from "../parse-calls.ts";
import type { ModuleAddress } from "../parse-source.ts";
import {
  addBelow,
  type CodeEdit,
  nameStart,
  pinAt,
  removeArgument,
  renameAt,
  replaceString,
} from "./code-edits.ts";
import type { CodePosition, CodeTree } from "./code-tree.ts";
import type { LocalModule } from "./local-modules.ts";
import { repositoryRules } from "./repository-rules.ts";

export interface CodeDiagnostic extends Diagnostic {
  offset: number;
  edit?: CodeEdit;
}

export interface ModuleCall {
  address: ModuleAddress | null;
  /** Whether the source or version is not constant. */
  isComputed?: boolean | undefined;
  isLocal: boolean;
  source: CodePosition;
  version?: CodePosition | undefined;
  local?: LocalModule | undefined;
  arguments: LocatedArgument[];
  open: boolean;
  /** Set for a Terragrunt unit, whose inputs become `TF_VAR_` variables. */
  unit?: {
    path: string;
    variables: ReadonlySet<string>;
    isPartial: boolean;
    /** Whether code that Terragrunt adds to the module may declare a variable. */
    declares(name: string): boolean;
  };
}

export interface LocatedArgument extends Omit<CallArgument, "offset"> {
  position: CodePosition;
}

/** Why a call is not compared with an interface. */
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

export interface OutputRead {
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

export interface CodeReport {
  add<Values extends object>(
    rule: Rule<Values>,
    position: CodePosition,
    values: NoInfer<Values>,
    edit?: CodeEdit,
  ): void;
  check(call: ModuleCall): CalledModule | undefined;
  checkOutput(module: CalledModule, read: OutputRead): void;
  countUnchecked(reason: UncheckedReason, number: number): void;
  findings(): CodeDiagnostic[];
  counts: CallCounts;
  /** Repositories with modules that were checked against `to`. */
  upgraded: Set<string>;
}

export interface ReportOptions {
  modules: KnownModules;
  /** Checks against this version, without `v`, instead of the pinned one. */
  to?: string | undefined;
  /** The repository whose modules `to` applies to, in lower case. By default, all that have it. */
  toRepository?: string | undefined;
}

export function createReport(
  tree: CodeTree,
  { modules, to, toRepository }: ReportOptions,
): CodeReport {
  const findings = new Map<string, CodeDiagnostic>();
  const reported = new Set<string>();
  const positions = new Map<string, (offset: number) => Position>();
  const report: CodeReport = {
    counts: { checked: 0, unchecked: 0, uncheckedReasons: {} },
    upgraded: new Set(),
    findings: () => [...findings.values()],
    countUnchecked(reason, number) {
      if (number === 0) return;
      const { counts } = report;
      counts.unchecked += number;
      counts.uncheckedReasons[reason] = (counts.uncheckedReasons[reason] ?? 0) + number;
    },
    add(rule, position, values, edit) {
      put(diagnose(rule, locationOf(position), values), position, edit);
    },
    check(call) {
      const { address, local } = call;
      if (local) {
        report.counts.checked++;
        return checkInterface(call, { module: local.name, version: "" }, localModule(local));
      }
      const known = address ? modules.find(address) : undefined;
      if (!address || !known) {
        report.countUnchecked(reasonWithoutAddress(call), 1);
        return undefined;
      }
      if (known.kind !== "found") {
        report.countUnchecked(reasonOf(known), 1);
        if (known.kind === "unknown-module") addUndocumented(call, address, known.near);
        else addUnknown(call, address, known);
        return undefined;
      }
      report.counts.checked++;
      const module = pinnedModule(address, known.version);
      const { repository = address.repository } = known;
      const isTarget = toRepository === undefined || toRepository === repository;
      if (to === undefined || !isTarget) return checkInterface(call, module, known);
      const target = atVersion(address, to);
      const found = modules.find(target);
      if (found.kind === "found") report.upgraded.add(repository);
      const isGone = found.kind === "unknown-version" && toRepository !== undefined;
      if (isGone) addUnknown(call, target, found);
      if (to === known.version || found.kind !== "found") {
        return checkInterface(call, module, known);
      }
      addUpgrade(call, module, known);
      return checkInterface(call, { ...module, version: to }, found);
    },
    checkOutput({ at, pinned: module }, { name, position, dependency }) {
      if (at.outputs.has(name)) return;
      const near = nearest(name, at.outputs);
      const values = { ...module, name, near };
      const edit = near === undefined ? undefined : renamed(position, name, near);
      if (dependency === undefined) {
        report.add(moduleCallRules["unknown-module-output"], position, values, edit);
      } else {
        const rule = repositoryRules["unknown-dependency-output"];
        report.add(rule, position, { ...values, dependency }, edit);
      }
    },
  };
  return report;

  function addUnknown(call: ModuleCall, address: ModuleAddress, known: UnknownModule): void {
    const key = keyOnce(address, known);
    if (key !== undefined && reported.has(key)) return;
    if (key !== undefined) reported.add(key);
    const version = known.kind === "unpinned" ? known.newest : undefined;
    const edit = version === undefined ? undefined : pinned(call, version);
    for (const one of describeUnknown(address, known, locationOf(call.source))) {
      put(one, call.source, edit);
    }
  }

  /** A site may document only some modules of a repository. */
  function addUndocumented(
    { source }: ModuleCall,
    { repository, path: module }: ModuleAddress,
    near: string | undefined,
  ): void {
    if (near === undefined) return;
    report.add(repositoryRules["undocumented-module"], source, { module, repository, near });
  }

  function checkInterface(
    call: ModuleCall,
    module: PinnedModule,
    found: FoundModule,
  ): CalledModule {
    const { deprecated: advice } = found;
    if (advice !== undefined) {
      report.add(repositoryRules["deprecated-module"], call.source, { ...module, advice });
    }
    const given = call.arguments.map((one) => ({ ...one, offset: one.position.offset }));
    const use = { arguments: given, offset: call.source.offset, open: call.open };
    const options = { typeOf: parseCanonicalType, excerpt: false };
    const problems = checkCall(use, found.at, options);
    for (const problem of problems) {
      if (!call.unit) addProblem(call, problem, module, found);
      else if (problem.kind === "unknown-argument") addUndeclared(call, problem, module, found);
      else if (problem.kind === "wrong-type" && !isParsedByTerraform(call, problem)) {
        addProblem(call, problem, module, found);
      }
    }
    const { unit } = call;
    const names = problems
      .filter(({ kind, name }) => kind === "missing-argument" && !unit?.variables.has(name))
      .map(({ name }) => name);
    if (unit && names.length > 0) {
      report.add(repositoryRules["inputs-not-set"], call.source, { ...module, names });
    }
    return { at: found.at, pinned: module };
  }

  /**
   * Terraform ignores `TF_VAR_` variables that a module does not declare, and shared files set them
   * for many modules.
   */
  function addUndeclared(
    { arguments: given, unit }: ModuleCall,
    problem: UnknownArgument,
    module: PinnedModule,
    { missingInputHint }: FoundModule,
  ): void {
    const argument = given.find(({ name }) => name === problem.name);
    const laterChange = missingInputHint(problem.name);
    if (!argument || unit?.declares(problem.name)) return;
    if (argument.position.path !== unit?.path && !laterChange?.removed) return;
    const position = nameOf(argument);
    const advice = laterChange?.advice ?? didYouMean(problem.near ?? undefined);
    const values = { ...module, name: problem.name, advice };
    report.add(
      repositoryRules["undeclared-input"],
      position,
      values,
      fixEdit(position, problem, given, laterChange),
    );
  }

  function addProblem(
    { arguments: given, source }: ModuleCall,
    problem: CallProblem,
    module: PinnedModule,
    { missingInputHint }: FoundModule,
  ): void {
    const argument = given.find(({ name }) => name === problem.name);
    const position = argument ? nameOf(argument) : source;
    const found = describeProblem(problem, {
      pinned: module,
      location: locationOf(position),
      missingInputHint,
    });
    // Excerpts on pages may omit arguments; this code runs.
    if (problem.kind === "missing-argument") put({ ...found, hint: "add it" }, position);
    else if (problem.kind === "wrong-type") put(found, position);
    else put(found, position, fixEdit(position, problem, given, missingInputHint(problem.name)));
  }

  function fixEdit(
    position: CodePosition,
    { name, near }: UnknownArgument,
    given: readonly LocatedArgument[],
    fate: MissingInputHint | undefined,
  ): CodeEdit | undefined {
    const { path, offset: start } = position;
    const newName = fate ? fate.successor : near;
    const isGiven = given.some((one) => one.name === newName && one.position.path === path);
    if (newName !== null && !isGiven) return renamed(position, name, newName);
    const end = given.find((one) => one.name === name)?.end;
    if (!fate?.removed || end === undefined) return undefined;
    return removeArgument(textAt(path), path, { start, end });
  }

  function addUpgrade(call: ModuleCall, module: PinnedModule, { history }: FoundModule): void {
    const { arguments: given, source, open, unit } = call;
    if (to === undefined) return;
    report.add(repositoryRules["older-version"], source, { ...module, to }, pinned(call, to));
    const plan = history && upgradePlan(history, module.version, to);
    // An input that is set elsewhere keeps its value.
    if (!plan || open || unit?.isPartial) return;
    const names = new Set([...given.map(({ name }) => name), ...(unit?.variables ?? [])]);
    for (const { name, from, to: now } of plan.defaults) {
      if (names.has(name) || !altersDeployment(from, now)) continue;
      const values = { ...module, version: to, name, from: onOneLine(from), to: onOneLine(now) };
      const edit = insertEdit(call, `${name} = ${toHcl(from)}`);
      report.add(repositoryRules["changed-default"], source, values, edit);
    }
  }

  function put(found: Diagnostic, { offset }: CodePosition, edit?: CodeEdit): void {
    // Units that share a file share its diagnostics.
    const key = JSON.stringify([found.file, offset, found.rule, found.message]);
    findings.set(key, { ...found, offset, ...(edit && { edit }) });
  }

  function locationOf({ path, offset }: CodePosition): SourceLocation {
    const positionAt = positions.get(path) ?? positionsIn(textAt(path));
    positions.set(path, positionAt);
    return { file: path.slice(1), ...positionAt(offset) };
  }

  function textAt(path: string): string {
    return tree.read(path) ?? "";
  }

  function nameOf({ name, position: { path, offset } }: LocatedArgument): CodePosition {
    return { path, offset: nameStart(textAt(path), offset, name) };
  }

  function renamed(position: CodePosition, name: string, other: string): CodeEdit | undefined {
    return renameAt(textAt(position.path), position, name, other);
  }

  function pinned(
    { address, source, version: written }: ModuleCall,
    version: string,
  ): CodeEdit | undefined {
    if (!address?.registry) return pinAt(textAt(source.path), source, version);
    return written && replaceString(textAt(written.path), written, version);
  }

  function insertEdit({ arguments: given, source, unit }: ModuleCall, argument: string) {
    const { path, offset } = source;
    const text = textAt(path);
    const inFile = given.filter(({ position, end }) => position.path === path && end !== undefined);
    const [last] = inFile.sort((a, b) => b.position.offset - a.position.offset);
    if (last?.end !== undefined) {
      return addBelow(text, path, { start: nameOf(last).offset, end: last.end }, argument);
    }
    const written = unit ? undefined : /^"[^"\n]*"/.exec(text.slice(offset, offset + 2_000))?.[0];
    if (written === undefined) return undefined;
    const start = nameStart(text, offset, "source");
    return addBelow(text, path, { start, end: offset + written.length }, argument);
  }
}

/** What is reported for one call only; undefined if for each call. */
function keyOnce(
  { repository, path, version }: ModuleAddress,
  known: UnknownModule,
): string | undefined {
  if (known.kind === "unpinned") return `${repository}//${path}?${version}`;
  return known.kind === "newer-version" ? `${repository}?${known.version}` : undefined;
}

function reasonOf(known: UnknownModule): UncheckedReason {
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

/** Terraform parses the text of a variable of a complex type as an expression. */
function isParsedByTerraform(
  { arguments: given }: ModuleCall,
  { name, type }: Extract<CallProblem, { kind: "wrong-type" }>,
): boolean {
  if (parseCanonicalType(type).kind === "primitive") return false;
  const argument = given.find((one) => one.name === name);
  if (!argument?.value.known) return argument?.kind === "string";
  const { value } = argument.value;
  return typeof value === "string" && /^\s*(?:[[{]|null\s*$)/.test(value);
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
