import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import { wholeFile } from "../../src/model/diagnostics/rule.ts";
import type { Guide, Resource } from "../guide/guide.ts";
import { guideRules } from "../guide/guide-rules.ts";
import { getVariantKey, getVariants, type Variant } from "../guide/variants.ts";
import { diagnose } from "../lint-rules.ts";
import {
  type Counts,
  createEmptyState,
  openTerminal,
  Session,
  type SimulationContext,
  type State,
} from "./session.ts";
import {
  type ParsedBlocks,
  provideResource,
  type Removal,
  simulateGuide,
} from "./simulate-guide.ts";

export interface Walkthrough {
  id: string;
  /** Pages in reading order: one, or the first page and those of the steps. */
  files: readonly [string, ...string[]];
  /** Ids of the guides that a reader has followed before this one. */
  prerequisites: readonly string[];
  /** What a reader needs that no guide provides. */
  requirements: readonly Resource[];
  /** The page or section that deletes all resources. Later guides continue from the state before it. */
  removal: Removal | null;
}

interface Options extends SimulationContext {
  walkthroughs: readonly Walkthrough[];
  guides: ReadonlyMap<string, Guide>;
  commands: ParsedBlocks;
}

interface SimulationResult {
  diagnostics: Diagnostic[];
  counts: Map<string, Counts>;
}

/** Simulates each walkthrough after its predecessors, for every combination of tabs. */
export function simulateWalkthroughs(options: Options): SimulationResult {
  return new WalkthroughSimulator(options).run();
}

class WalkthroughSimulator {
  readonly #options: Options;
  readonly #byId: ReadonlyMap<string, Walkthrough>;
  readonly #endStates = new Map<string, State>();
  readonly #result: SimulationResult = { diagnostics: [], counts: new Map() };

  constructor(options: Options) {
    this.#options = options;
    this.#byId = new Map(options.walkthroughs.map((walkthrough) => [walkthrough.id, walkthrough]));
  }

  run(): SimulationResult {
    for (const walkthrough of this.#options.walkthroughs) {
      this.#checkPrerequisites(walkthrough);
      const chain = this.#getChain(walkthrough);
      for (const variant of getVariants(this.#getGuides(chain))) this.#getEndState(chain, variant);
    }
    for (const walkthrough of this.#options.walkthroughs) this.#checkLaterGuides(walkthrough);
    return this.#result;
  }

  /** A guide must not remove anything that a later guide uses. */
  #checkLaterGuides(first: Walkthrough): void {
    const chain = this.#getChain(first);
    const ids = new Set(chain.map(({ id }) => id));
    const [variant] = getVariants(this.#getGuides(this.#options.walkthroughs));
    const reportedKeys = new Set(this.#result.diagnostics.map(getKey));
    for (const later of this.#options.walkthroughs) {
      const guide = this.#getGuide(later);
      const canFollow =
        later.prerequisites.length > 0 && later.prerequisites.every((id) => ids.has(id));
      if (!variant || !guide || ids.has(later.id) || !canFollow) continue;
      const session = this.#createSession(later, openTerminal(this.#getEndState(chain, variant)));
      simulateGuide(session, guide, { variant, parsed: this.#options.commands, removal: null });
      const [error] = session.diagnostics.filter(
        (diagnostic) => !reportedKeys.has(getKey(diagnostic)),
      );
      if (!error) continue;
      const { message: reason, file, line } = error;
      const values = { later: later.id, reason, file, line };
      this.#result.diagnostics.push(
        diagnose(guideRules["breaks-later-guide"], wholeFile(first.files[0]), values),
      );
    }
  }

  #checkPrerequisites({ id, files, prerequisites, requirements }: Walkthrough): void {
    const { diagnostics } = this.#result;
    const location = wholeFile(files[0]);
    if (prerequisites.length === 0 && requirements.length === 0) {
      diagnostics.push(diagnose(guideRules["guide-without-start"], location, { guide: id }));
    }
    for (const prerequisite of prerequisites) {
      const chain = this.#getChain(this.#byId.get(prerequisite));
      const isCircular = chain.some((walkthrough) => walkthrough.id === id);
      if (chain.length > 0 && !isCircular) continue;
      const names = { guide: id, prerequisite };
      const values = isCircular
        ? ({ kind: "circular", ...names } as const)
        : ({
            kind: "unknown",
            ...names,
            suggestion: findNearest(prerequisite, this.#byId.keys()),
          } as const);
      diagnostics.push(diagnose(guideRules["wrong-prerequisite"], location, values));
    }
  }

  /** All prerequisites of a walkthrough, direct or not, in reading order, and then itself. */
  #getChain(walkthrough: Walkthrough | undefined, seen: Set<string> = new Set()): Walkthrough[] {
    if (!walkthrough || seen.has(walkthrough.id)) return [];
    seen.add(walkthrough.id);
    const prerequisites = walkthrough.prerequisites.flatMap((id) =>
      this.#getChain(this.#byId.get(id), seen),
    );
    return [...prerequisites, walkthrough];
  }

  #getGuides(chain: readonly Walkthrough[]): Guide[] {
    return chain.flatMap((walkthrough) => this.#getGuide(walkthrough) ?? []);
  }

  /** The pages of a walkthrough as one guide, because readers continue in the same terminal. */
  #getGuide({ files }: Walkthrough): Guide | undefined {
    const [first, ...others] = files.flatMap((file) => this.#options.guides.get(file) ?? []);
    if (!first) return undefined;
    return { ...first, steps: [first, ...others].flatMap(({ steps }) => steps) };
  }

  /** Returns the state after a chain. Each guide runs once per combination of its tabs. */
  #getEndState(chain: readonly Walkthrough[], variant: Variant): State {
    const last = chain.at(-1);
    if (!last) return createEmptyState();
    const groups = new Set(
      getVariants(this.#getGuides(chain)).flatMap((variant) => [...variant.keys()]),
    );
    const ownVariant = new Map([...variant].filter(([group]) => groups.has(group)));
    const key = `${chain.map(({ id }) => id).join(" ")} ${getVariantKey(ownVariant)}`;
    const endState = this.#endStates.get(key);
    if (endState) return endState;
    const previousState = this.#getEndState(chain.slice(0, -1), ownVariant);
    const state = this.#simulate(last, openTerminal(previousState), ownVariant);
    this.#endStates.set(key, state);
    return state;
  }

  #createSession({ requirements }: Walkthrough, state: State): Session {
    const session = new Session(this.#options, state);
    for (const resource of requirements) provideResource(session, resource);
    return session;
  }

  #simulate(walkthrough: Walkthrough, state: State, variant: Variant): State {
    const { id, removal } = walkthrough;
    const guide = this.#getGuide(walkthrough);
    if (!guide) return state;
    const session = this.#createSession(walkthrough, state);
    const end = simulateGuide(session, guide, { variant, parsed: this.#options.commands, removal });
    const { diagnostics, counts } = this.#result;
    diagnostics.push(...session.diagnostics);
    if ((counts.get(id)?.references ?? -1) < session.counts.references) {
      counts.set(id, session.counts);
    }
    return end;
  }
}

function getKey({ rule, file, line, message }: Diagnostic): string {
  return `${rule} ${file}:${line} ${message}`;
}
