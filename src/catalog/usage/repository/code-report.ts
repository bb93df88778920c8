import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import { positionAt } from "../../../model/diagnostics/position.ts";
import { diagnose, type Place, type Rule } from "../../../model/diagnostics/rule.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import type { ModuleInterface } from "../../history/history.ts";
import { parseHistoryType } from "../../history/parse-type.ts";
import { toHcl } from "../../history/to-hcl.ts";
import { altersDeployment, upgradePlan } from "../../history/upgrade-plan.ts";
import { checkUse, type UseProblem } from "../check-use.ts";
import { describeProblem, describeUnknown, pinnedModule } from "../describe-use.ts";
import type { FoundModule, KnownModules } from "../find-module.ts";
import type { UsedArgument } from "../find-uses.ts";
import type { ModuleAddress } from "../parse-source.ts";
import { moduleUseRules, type PinnedModule } from "../use-rules.ts";
import type { CodePlace, CodeTree } from "./code-tree.ts";
import { repositoryRules } from "./repository-rules.ts";

/** A change of a file that mends a finding. Offsets are in UTF-16 code units. */
export interface CodeEdit {
  path: string;
  start: number;
  end: number;
  text: string;
}

export interface CodeFinding extends Diagnostic {
  /** Offset in the file. */
  offset: number;
  edit?: CodeEdit;
}

/** A call of a module, wherever its parts are. */
export interface ModuleCall {
  address: ModuleAddress | null;
  source: CodePlace;
  arguments: PlacedArgument[];
  /** Whether more arguments may come from what is not known. */
  open: boolean;
}

export interface PlacedArgument extends Omit<UsedArgument, "offset"> {
  place: CodePlace;
}

/** An output of a module that code reads. */
export interface OutputRead {
  name: string;
  /** Where its name stands. */
  place: CodePlace;
  /** Name of the `dependency` block by which a Terragrunt unit reads it. */
  dependency?: string;
}

/** The module that a call leads to, at the version that counts. */
export interface CalledModule {
  at: ModuleInterface;
  pinned: PinnedModule;
}

export interface CodeReport {
  add<Values extends object>(
    rule: Rule<Values>,
    place: CodePlace,
    values: NoInfer<Values>,
    edit?: CodeEdit,
  ): void;
  /** Holds a call against the interface of its module; undefined where that is not known. */
  check(call: ModuleCall): CalledModule | undefined;
  /** Reports an output that the module does not have, with the edit that writes a similar one. */
  checkOutput(module: CalledModule, read: OutputRead): void;
  findings(): CodeFinding[];
  /** Calls that were held against an interface, and those of which nothing is known here. */
  counts: { checked: number; unchecked: number };
}

export interface ReportOptions {
  modules: KnownModules;
  /** Check against this version, without `v`, instead of the pinned ones, where a module has it. */
  to?: string | undefined;
}

/** Collects findings about the files of a tree. */
export function createReport(tree: CodeTree, { modules, to }: ReportOptions): CodeReport {
  const findings = new Map<string, CodeFinding>();
  const report: CodeReport = {
    counts: { checked: 0, unchecked: 0 },
    findings: () => [...findings.values()],
    add(rule, place, values, edit) {
      put(diagnose(rule, placeOf(place), values), place, edit);
    },
    check(call) {
      const { address, source } = call;
      const known = address ? modules.find(address) : undefined;
      if (!address || !known || known.kind === "unchecked") {
        report.counts.unchecked++;
        return undefined;
      }
      report.counts.checked++;
      if (known.kind !== "found") {
        const edit = known.kind === "unpinned" ? pinned(source, known.newest) : undefined;
        const found = describeUnknown(address, known, placeOf(source));
        for (const one of found) put(one, source, edit);
        return undefined;
      }
      const aim = to === undefined ? undefined : modules.find({ ...address, version: to });
      if (to === undefined || to === address.version || aim?.kind !== "found") {
        return hold(call, pinnedModule(address), known);
      }
      addUpgrade(call, pinnedModule(address), known);
      return hold(call, { ...pinnedModule(address), version: to }, aim);
    },
    checkOutput({ at, pinned: module }, { name, place, dependency }) {
      if (at.outputs.has(name)) return;
      const near = nearest(name, at.outputs);
      const values = { ...module, name, near };
      const edit = renamed(place, name, near ?? null);
      if (dependency === undefined) {
        report.add(moduleUseRules["unknown-module-output"], place, values, edit);
      } else {
        const rule = repositoryRules["unknown-dependency-output"];
        report.add(rule, place, { ...values, dependency }, edit);
      }
    },
  };
  return report;

  function hold(call: ModuleCall, module: PinnedModule, found: FoundModule): CalledModule {
    const given = call.arguments.map((one) => ({ ...one, offset: one.place.offset }));
    const use = { arguments: given, offset: call.source.offset, open: call.open };
    const options = { typeOf: parseHistoryType, excerpt: false };
    for (const problem of checkUse(use, found.at, options))
      addProblem(call, problem, module, found);
    return { at: found.at, pinned: module };
  }

  function addProblem(
    { arguments: given, source }: ModuleCall,
    problem: UseProblem,
    module: PinnedModule,
    { fateOf }: FoundModule,
  ): void {
    const argument = given.find(({ name }) => name === problem.name);
    const place = argument ? nameOf(argument.place, problem.name) : source;
    const found = describeProblem(problem, { pinned: module, place: placeOf(place), fateOf });
    // What a page may leave out is missing in code that is run.
    if (problem.kind === "missing-argument") put({ ...found, hint: "add it" }, place);
    else if (problem.kind === "wrong-type") put(found, place);
    else {
      const fate = fateOf(problem.name);
      put(found, place, renamed(place, problem.name, fate ? fate.successor : problem.near));
    }
  }

  function addUpgrade(
    { arguments: given, source, open }: ModuleCall,
    module: PinnedModule,
    { history }: FoundModule,
  ): void {
    if (to === undefined) return;
    report.add(repositoryRules["older-version"], source, { ...module, to }, pinned(source, to));
    const plan = history && upgradePlan(history, module.version, to);
    // An input that is set somewhere else keeps its value.
    if (!plan || open) return;
    const names = new Set(given.map(({ name }) => name));
    for (const { name, from, to: now } of plan.defaults) {
      if (names.has(name) || !altersDeployment(from, now)) continue;
      const values = { ...module, version: to, name, from: onOneLine(from), to: onOneLine(now) };
      report.add(repositoryRules["changed-default"], source, values);
    }
  }

  function put(found: Diagnostic, { offset }: CodePlace, edit?: CodeEdit): void {
    // Units that include one file share what is wrong with it.
    const key = JSON.stringify([found.file, offset, found.rule, found.message]);
    findings.set(key, { ...found, offset, ...(edit && { edit }) });
  }

  function placeOf({ path, offset }: CodePlace): Place {
    return { file: path.slice(1), ...positionAt(textAt(path), offset) };
  }

  function textAt(path: string): string {
    return tree.read(path) ?? "";
  }

  /** The name of an argument, where only the place of its value is known. */
  function nameOf({ path, offset }: CodePlace, name: string): CodePlace {
    const before = /([\w-]+)"?\s*[=:]\s*$/.exec(
      textAt(path).slice(Math.max(offset - 200, 0), offset),
    );
    if (before?.[1] !== name) return { path, offset };
    return { path, offset: offset - before[0].length };
  }

  /** Writes another name in place of one, which may stand in quotes. */
  function renamed({ path, offset }: CodePlace, name: string, text: string | null) {
    const start = textAt(path).startsWith('"', offset) ? offset + 1 : offset;
    if (text === null || !textAt(path).startsWith(name, start)) return undefined;
    return { path, start, end: start + name.length, text };
  }

  /** Puts a version into a source that is written out. */
  function pinned({ path, offset }: CodePlace, version: string | undefined): CodeEdit | undefined {
    const [, written] = /^"([^"$\n]*)"/.exec(textAt(path).slice(offset)) ?? [];
    if (written === undefined || version === undefined) return undefined;
    const [address = "", query = ""] = written.split("?");
    const others = query.split("&").filter((one) => one !== "" && !one.startsWith("ref="));
    const text = `${address}?${[...others, `ref=v${version}`].join("&")}`;
    return { path, start: offset + 1, end: offset + 1 + written.length, text };
  }
}

function onOneLine(value: JsonValue): string {
  return toHcl(value).replace(/\s*\n\s*/g, " ");
}
