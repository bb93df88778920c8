import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { computeCached } from "../compute-cached.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import { getModuleInterface } from "../history-file/module-interface.ts";
import { getModuleSource } from "../page/addresses.ts";
import type { Catalog } from "../service/service.ts";
import { moduleCallRules } from "./call-rules.ts";
import { checkCall, describeMismatch, describeUnknown, getPinnedModule } from "./check-call.ts";
import {
  type FoundModule,
  getModuleFinder,
  type KnownModules,
  type ModuleSources,
} from "./find-module.ts";
import { excerptMark, type ParsedCall, type ParsedCode, parseCode } from "./parse-calls.ts";
import { parseSource } from "./parse-source.ts";
import { findNameOffset } from "./repository/code-edits.ts";

export interface CodeChecker {
  /** Checks HCL that calls known modules. `getLocation` maps an offset to a position. */
  check(code: string, getLocation: (offset: number) => SourceLocation): Diagnostic[];
}

const sourceAttributes = /\bsource\s*=\s*"([^"\n]+)"/g;

export interface CodeCheckerOptions {
  modules: KnownModules;
  store: CacheStore | null;
  engineVersion: string;
}

/** The cache stores what the code calls and reads, not the diagnostics. */
export async function openCodeChecker({
  modules,
  store,
  engineVersion,
}: CodeCheckerOptions): Promise<CodeChecker> {
  const parse = await getHclParser();
  const getParsedCode = (code: string): ParsedCode =>
    computeCached(store, [engineVersion, code], () => {
      const parsed = parseCode(code, parse);
      parsed.calls.sort((a, b) => a.offset - b.offset);
      return parsed;
    });
  // Most blocks do not call a known module, so they are not parsed.
  const callsKnownModule = (code: string) =>
    [...code.matchAll(sourceAttributes)].some(({ 1: source = "" }) => {
      const address = parseSource(source);
      return address !== null && modules.find(address).kind !== "unchecked";
    });
  return {
    check(code, getLocation) {
      if (!callsKnownModule(code)) return [];
      const { calls, reads } = getParsedCode(code);
      return calls.flatMap((call, index) => {
        const { address, offset, tool } = call;
        if (!address) return [];
        const called = modules.find(address);
        if (called.kind !== "found") {
          return describeUnknown(address, called, getLocation(offset)) ?? [];
        }
        const pinned = getPinnedModule(address, called.version);
        const context = { called, pinned, code, getLocation };
        // A unit is the entire code.
        if (tool === "terragrunt") return checkInputs(call, excerptMark.test(code), context);
        const callText = code.slice(offset, calls[index + 1]?.offset);
        return [
          ...checkInputs(call, excerptMark.test(callText), context),
          ...checkReads(call, reads, context),
        ];
      });
    },
  };
}

interface CallContext {
  called: FoundModule;
  pinned: ReturnType<typeof getPinnedModule>;
  code: string;
  getLocation(offset: number): SourceLocation;
}

function checkInputs(
  call: ParsedCall,
  isExcerpt: boolean,
  { called, pinned, code, getLocation }: CallContext,
): Diagnostic[] {
  const checkedCall = { ...call, isPartial: call.isPartial || isExcerpt };
  return checkCall(checkedCall, called.moduleInterface).map((mismatch) =>
    describeMismatch(mismatch, {
      pinned,
      location: getLocation(findNameOffset(code, mismatch.offset, mismatch.name, "source")),
      getMissingInputHint: called.getMissingInputHint,
    }),
  );
}

function checkReads(
  call: ParsedCall,
  reads: ParsedCode["reads"],
  { called, pinned, getLocation }: CallContext,
): Diagnostic[] {
  const { outputs } = called.moduleInterface;
  return reads
    .filter(({ module, output }) => module === call.name && !outputs.has(output))
    .map(({ output: name, offset }) =>
      diagnose(moduleCallRules["unknown-module-output"], getLocation(offset), {
        ...pinned,
        name,
        suggestion: findNearest(name, outputs),
      }),
    );
}

export interface CheckedCatalog
  extends Pick<ModuleSources, "repositories">,
    Pick<Catalog, "services" | "versions" | "unobserved"> {}

export function getKnownModules({
  services,
  versions,
  unobserved,
  repositories,
}: CheckedCatalog): KnownModules {
  return getModuleFinder({
    services: services.map(({ module, ...service }) => ({
      ...service,
      moduleInterface: getModuleInterface(module),
      registryAddress: parseSource(getModuleSource(service)),
    })),
    versions: [...versions, ...unobserved],
    repositories,
  });
}
