import type { HclParser } from "../../src/catalog/hcl/parse-hcl.ts";
import type { KnownModules } from "../../src/catalog/usage/find-module.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import type { Kind } from "../guide/guide.ts";
import { diagnose, type LintRule } from "../lint-rules.ts";
import type { World } from "../world/world.ts";
import type { State } from "./state.ts";
import { thingKey } from "./state.ts";

/** What the rehearsal checked, for its report. */
export interface Counts {
  blocks: number;
  files: number;
  commands: number;
  /** Uses of files, folders, variables, profiles, outputs, inputs and other names. */
  references: number;
  outputs: number;
  /** Reasons of the blocks that were not played. */
  skipped: string[];
}

/** What a rehearsal knows besides the guides. */
export interface Surroundings {
  world: World;
  modules: KnownModules;
  parseHcl: HclParser;
  /** Names of all things that some guide leaves behind, as `kind=name`. */
  madeSomewhere: ReadonlySet<string>;
}

/** A reader who works through a guide: what exists, and what was found. */
export class Session {
  readonly surroundings: Surroundings;
  readonly state: State;
  readonly diagnostics: Diagnostic[] = [];
  readonly counts: Counts = {
    blocks: 0,
    files: 0,
    commands: 0,
    references: 0,
    outputs: 0,
    skipped: [],
  };

  constructor(surroundings: Surroundings, state: State) {
    this.surroundings = surroundings;
    this.state = state;
  }

  get world(): World {
    return this.surroundings.world;
  }

  report<Values extends object>(
    rule: LintRule<Values>,
    place: Place,
    values: NoInfer<Values>,
  ): void {
    this.diagnostics.push(diagnose(rule, place, values));
  }

  /** Counts a reference, and reports it where it does not hold. */
  check<Values extends object>(
    holds: boolean,
    rule: LintRule<Values>,
    place: Place | (() => Place),
    values: () => NoInfer<Values>,
  ): boolean {
    this.counts.references += 1;
    if (!holds) this.report(rule, typeof place === "function" ? place() : place, values());
    return holds;
  }

  has(kind: Kind, name: string): boolean {
    return this.state.things.has(thingKey(kind, name));
  }

  leave(kind: Kind, name: string, place: Place): void {
    const key = thingKey(kind, name);
    if (!this.state.things.has(key)) this.state.things.set(key, place);
  }
}
