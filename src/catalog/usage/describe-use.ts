import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { UseProblem } from "./check-use.ts";
import type { InputFate, KnownModule } from "./find-module.ts";
import type { ModuleAddress } from "./parse-source.ts";
import { moduleUseRules, type PinnedModule } from "./use-rules.ts";

export function pinnedModule({ path, version }: ModuleAddress): PinnedModule {
  return { module: path, version: version ?? "" };
}

/** Offset of the name, given the offset of the value. */
export function nameOffset(code: string, { name, offset }: UseProblem): number {
  const before = /([\w-]+)\s*=\s*$/.exec(code.slice(0, offset));
  return before?.[1] === name || before?.[1] === "source" ? before.index : offset;
}

export function describeUnknown(
  address: ModuleAddress,
  known: Exclude<KnownModule, { kind: "found" }>,
  place: SourceLocation,
): Diagnostic[] {
  const pinned = pinnedModule(address);
  const { module } = pinned;
  switch (known.kind) {
    case "unchecked":
      return [];
    case "unpinned":
      return [diagnose(moduleUseRules["unpinned-module"], place, { module })];
    case "unknown-module": {
      const { repository } = address;
      const { near } = known;
      return [diagnose(moduleUseRules["unknown-module"], place, { module, repository, near })];
    }
    case "unknown-version": {
      const { advice } = known;
      return [diagnose(moduleUseRules["unknown-module-version"], place, { ...pinned, advice })];
    }
  }
}

export interface ProblemContext {
  pinned: PinnedModule;
  place: SourceLocation;
  fateOf(argument: string): InputFate | undefined;
}

export function describeProblem(
  problem: UseProblem,
  { pinned, place, fateOf }: ProblemContext,
): Diagnostic {
  const { name } = problem;
  switch (problem.kind) {
    case "unknown-argument": {
      const advice = fateOf(name)?.advice ?? didYouMean(problem.near ?? undefined);
      return diagnose(moduleUseRules["unknown-argument"], place, { ...pinned, name, advice });
    }
    case "missing-argument":
      return diagnose(moduleUseRules["missing-argument"], place, { ...pinned, name });
    case "wrong-type": {
      const { type, reason } = problem;
      const values = { ...pinned, name, type, reason };
      return diagnose(moduleUseRules["wrong-argument-type"], place, values);
    }
  }
}
