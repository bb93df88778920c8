import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type Place } from "../../model/diagnostics/rule.ts";
import { openHclParser } from "../hcl/parse-hcl.ts";
import { parseHistoryType } from "../history/parse-type.ts";
import { checkUse, type UseProblem } from "./check-use.ts";
import { findUses, type ModuleUse } from "./find-uses.ts";
import type { KnownModule, KnownModules } from "./known-modules.ts";
import { type ModuleAddress, parseSource } from "./parse-source.ts";
import { moduleUseRules, type PinnedModule } from "./use-rules.ts";

export interface CodeChecker {
  /**
   * Finds mistakes in HCL that calls known modules.
   *
   * @param placeOf returns the place in a file of an offset in the code
   */
  check(code: string, placeOf: (offset: number) => Place): Diagnostic[];
}

/** A comment that begins with dots says that arguments are left out. */
const excerpt = /(?:^|\s)(?:#|\/\/)\s*(?:\.\.\.|…)/;

/** Sources that are written out, in `module` and `terraform` blocks. */
const sources = /\bsource\s*=\s*"([^"\n]+)"/g;

export interface CodeCheckerOptions {
  modules: KnownModules;
  /** Holds the calls that were found in code; null remembers nothing. */
  store: CacheStore | null;
  /** Changes when the reader changes. */
  engineVersion: string;
}

/** Returns a checker of code blocks. It remembers which modules a block calls, not what was wrong with it. */
export async function openCodeChecker({
  modules,
  store,
  engineVersion,
}: CodeCheckerOptions): Promise<CodeChecker> {
  const parse = await openHclParser();
  const usesIn = (code: string): ModuleUse[] => {
    const key = createHash("sha256")
      .update(JSON.stringify([engineVersion, code]))
      .digest("base64url");
    const bytes = store?.read(key);
    if (bytes) return deserialize(bytes) as ModuleUse[];
    const uses = findUses(code, parse).sort((a, b) => a.offset - b.offset);
    store?.write(key, serialize(uses));
    return uses;
  };
  // Most blocks call nothing that the site knows, and need no parser.
  const isMeant = (code: string) =>
    [...code.matchAll(sources)].some(({ 1: source = "" }) => {
      const address = parseSource(source);
      return address !== null && modules.find(address).kind !== "unchecked";
    });
  return {
    check(code, placeOf) {
      if (!isMeant(code)) return [];
      const uses = usesIn(code);
      const found: Diagnostic[] = [];
      for (const [index, use] of uses.entries()) {
        if (!use.address) continue;
        const known = modules.find(use.address);
        if (known.kind !== "found") {
          found.push(...describeUnknown(use.address, known, placeOf(use.offset)));
          continue;
        }
        const own =
          use.tool === "terragrunt" ? code : code.slice(use.offset, uses[index + 1]?.offset);
        const problems = checkUse(use, known.at, {
          typeOf: parseHistoryType,
          excerpt: excerpt.test(own),
        });
        const pinned = pinnedModule(use.address);
        for (const problem of problems) {
          const place = placeOf(nameOffset(code, problem));
          found.push(describeProblem(problem, { pinned, place, fateOf: known.fateOf }));
        }
        for (const { name, offset } of outputsOf(code, use)) {
          if (known.at.outputs.has(name)) continue;
          const near = nearest(name, known.at.outputs);
          const rule = moduleUseRules["unknown-module-output"];
          found.push(diagnose(rule, placeOf(offset), { ...pinned, name, near }));
        }
      }
      return found;
    },
  };
}

function pinnedModule({ path, version }: ModuleAddress): PinnedModule {
  return { module: path, version: version ?? "" };
}

/** Offset of an argument's name where that of its value is known. */
function nameOffset(code: string, { name, offset }: UseProblem): number {
  const before = /([\w-]+)\s*=\s*$/.exec(code.slice(0, offset));
  return before?.[1] === name || before?.[1] === "source" ? before.index : offset;
}

function describeUnknown(
  address: ModuleAddress,
  known: Exclude<KnownModule, { kind: "found" }>,
  place: Place,
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

interface ProblemContext {
  pinned: PinnedModule;
  place: Place;
  fateOf(argument: string): string | undefined;
}

function describeProblem(
  problem: UseProblem,
  { pinned, place, fateOf }: ProblemContext,
): Diagnostic {
  const { name } = problem;
  switch (problem.kind) {
    case "unknown-argument": {
      const advice = fateOf(name) ?? didYouMean(problem.near ?? undefined);
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

/** Outputs of a module that the code reads. */
function outputsOf(code: string, { tool, name }: ModuleUse): { name: string; offset: number }[] {
  if (tool !== "terraform" || !/^[\w-]+$/.test(name)) return [];
  const read = new RegExp(`\\bmodule\\.${name}(?:\\[[^\\]\\n]*\\])?\\.([a-zA-Z_][\\w-]*)`, "g");
  return [...code.matchAll(read)].flatMap(({ 0: text, 1: output = "", index }) => {
    // `moved`, `import` and `removed` blocks name resources inside of the module.
    const line = code.slice(code.lastIndexOf("\n", index) + 1, index);
    if (/^\s*(?:from|to)\s*=/.test(line)) return [];
    return [{ name: output, offset: index + text.length - output.length }];
  });
}
