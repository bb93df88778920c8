import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { didYouMean, findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { isRequired, type ModuleInterface } from "../history/history.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { getTypeMismatch } from "../types/type-mismatch.ts";
import { moduleCallRules, type PinnedModule } from "./call-rules.ts";
import type { KnownModule, MissingInputHint } from "./find-module.ts";
import { metaArguments, type ParsedCall } from "./parse-calls.ts";
import type { ModuleAddress } from "./parse-source.ts";
import { getKindMismatch } from "./value-kind.ts";

interface UnknownArgument {
  kind: "unknown-argument";
  name: string;
  offset: number;
  /** The input that a typo is near. */
  suggestion: string | null;
  /** The only missing input that has all words of the argument, or the other way around: `cidr_block` for `cidr`. */
  similar?: string | undefined;
}

export type CallMismatch =
  | UnknownArgument
  | { kind: "missing-argument"; name: string; offset: number }
  | { kind: "wrong-type"; name: string; offset: number; type: string; reason: string };

type CheckedCall = Pick<ParsedCall, "arguments" | "offset" | "isPartial">;

export function checkCall(
  { arguments: callArguments, offset, isPartial }: CheckedCall,
  { inputs }: ModuleInterface,
): CallMismatch[] {
  const names = new Set(callArguments.map(({ name }) => name));
  const missingNames = [...inputs.values()]
    .filter(isRequired)
    .map(({ name }) => name)
    .filter((name) => !names.has(name) && !metaArguments.has(name));
  const mismatches = callArguments.flatMap((argument): CallMismatch[] => {
    const { name, value, kind, isBlock } = argument;
    const input = inputs.get(name);
    if (!input) {
      const suggestion = findNearest(name, inputs.keys()) ?? null;
      const [similar, ...others] = missingNames.filter((missing) =>
        containsAllWords(name, missing),
      );
      const unknown = {
        kind: "unknown-argument" as const,
        name,
        offset: argument.offset,
        suggestion,
      };
      return [others.length > 0 ? unknown : { ...unknown, similar }];
    }
    const type = parseCanonicalType(input.type);
    const reason = isBlock
      ? `expected an argument such as \`${name} = { … }\`, not a block`
      : value.known
        ? getTypeMismatch(value.value, type)
        : kind && getKindMismatch(kind, type);
    if (reason === undefined) return [];
    return [{ kind: "wrong-type", name, offset: argument.offset, type: input.type, reason }];
  });
  if (isPartial) return mismatches;
  return [
    ...mismatches,
    ...missingNames.map((name): CallMismatch => ({ kind: "missing-argument", name, offset })),
  ];
}

/** Whether one name has all words of the other. */
function containsAllWords(a: string, b: string): boolean {
  const [left, right] = [a.split("_"), b.split("_")];
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  return few.every((word) => many.includes(word));
}

/** The input that an unknown argument may mean. */
export function getSuggestedInput({ suggestion, similar }: UnknownArgument): string | undefined {
  return suggestion ?? similar;
}

/** The module as messages name it, at a version that a range was resolved to. */
export function getPinnedModule(
  { repository, path, version, registry }: ModuleAddress,
  resolved = version ?? "",
): PinnedModule {
  const name = registry && [registry.name, path].filter((segment) => segment !== "").join("//");
  return { module: name ?? (path || repository), version: resolved };
}

/** Undefined if nothing is wrong with the call itself. */
export function describeUnknown(
  address: ModuleAddress,
  unknownModule: Exclude<KnownModule, { kind: "found" }>,
  location: SourceLocation,
): Diagnostic | undefined {
  const { module } = getPinnedModule(address);
  const { repository, registry } = address;
  switch (unknownModule.kind) {
    case "unchecked":
    case "commit":
      return undefined;
    case "unpinned": {
      const values = { module, isRegistry: registry !== undefined };
      return diagnose(moduleCallRules["unpinned-module"], location, values);
    }
    case "newer-version": {
      const values = { module, ...unknownModule };
      return diagnose(moduleCallRules["newer-module-version"], location, values);
    }
    case "unknown-module": {
      const values = { module, repository, suggestion: unknownModule.suggestion };
      return diagnose(moduleCallRules["unknown-module"], location, values);
    }
    case "unknown-version": {
      const values = { module, ...unknownModule };
      return diagnose(moduleCallRules["unknown-module-version"], location, values);
    }
  }
}

interface MismatchContext {
  pinned: PinnedModule;
  location: SourceLocation;
  getMissingInputHint(argument: string): MissingInputHint | undefined;
}

export function describeMismatch(
  mismatch: CallMismatch,
  { pinned, location, getMissingInputHint }: MismatchContext,
): Diagnostic {
  const { name } = mismatch;
  switch (mismatch.kind) {
    case "unknown-argument": {
      const advice = getMissingInputHint(name)?.advice ?? didYouMean(getSuggestedInput(mismatch));
      return diagnose(moduleCallRules["unknown-argument"], location, { ...pinned, name, advice });
    }
    case "missing-argument":
      return diagnose(moduleCallRules["missing-argument"], location, { ...pinned, name });
    case "wrong-type": {
      const { type, reason } = mismatch;
      const values = { ...pinned, name, type, reason };
      return diagnose(moduleCallRules["wrong-argument-type"], location, values);
    }
  }
}
