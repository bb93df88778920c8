import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import { wholeFile } from "../../src/model/diagnostics/rule.ts";
import type { Guide } from "../guide/guide.ts";
import { guideRules } from "../guide/guide-rules.ts";
import { type Variant, variantKey, variantsOf } from "../guide/variants.ts";
import { diagnose } from "../lint-rules.ts";
import type { Walkthrough } from "../rehearse.ts";
import { leave, type ParsedBlocks, playGuide } from "./play-guide.ts";
import { type Counts, Session, type Surroundings } from "./session.ts";
import { emptyState, newTerminal, type State } from "./state.ts";

interface Options extends Surroundings {
  walkthroughs: readonly Walkthrough[];
  /** Guides by their files. */
  guides: ReadonlyMap<string, Guide>;
  commands: ParsedBlocks;
  ends: EndCache;
}

/** What was found at the end of a chain of guides. */
interface End {
  /** The guides that were played: the end holds for them alone. */
  guides: readonly Guide[];
  made: ReadonlySet<string>;
  state: State;
  diagnostics: readonly Diagnostic[];
  counts: Counts | null;
}

/** Ends by the ids of the guides and the tabs that were chosen. */
export type EndCache = Map<string, End>;

export interface Played {
  diagnostics: Diagnostic[];
  /** By the id of the walkthrough; of the way through it that checks most. */
  counts: Map<string, Counts>;
}

/** Plays each walkthrough behind those that come before it, on every way through their tabs. */
export function playWalkthroughs(options: Options): Played {
  return new Player(options).playAll();
}

class Player {
  readonly #options: Options;
  readonly #byId: ReadonlyMap<string, Walkthrough>;
  /** Lists of findings that are among those of the result. */
  readonly #taken = new Set<readonly Diagnostic[]>();
  readonly #played: Played = { diagnostics: [], counts: new Map() };

  constructor(options: Options) {
    this.#options = options;
    this.#byId = new Map(options.walkthroughs.map((one) => [one.id, one]));
  }

  playAll(): Played {
    for (const walkthrough of this.#options.walkthroughs) {
      this.#checkStart(walkthrough);
      const chain = this.#chainOf(walkthrough);
      for (const variant of variantsOf(this.#guidesOf(chain))) this.#endOf(chain, variant);
    }
    return this.#played;
  }

  #checkStart({ id, file, after, start }: Walkthrough): void {
    const place = wholeFile(file);
    if (after.length === 0 && start.length === 0) {
      this.#played.diagnostics.push(
        diagnose(guideRules["guide-without-start"], place, { guide: id }),
      );
    }
    for (const before of after) {
      const isCircle = this.#chainOf(this.#byId.get(before)).some((one) => one.id === id);
      if (this.#byId.has(before) && (!isCircle || before === id)) continue;
      const near = nearest(before, this.#byId.keys());
      const values = { guide: id, before, near: isCircle ? undefined : near };
      this.#played.diagnostics.push(diagnose(guideRules["unknown-guide-before"], place, values));
    }
  }

  /** The guides before one, each behind those that it needs, and itself at the end. */
  #chainOf(walkthrough: Walkthrough | undefined, seen: Set<string> = new Set()): Walkthrough[] {
    if (!walkthrough || seen.has(walkthrough.id)) return [];
    seen.add(walkthrough.id);
    const before = walkthrough.after.flatMap((id) => this.#chainOf(this.#byId.get(id), seen));
    return [...before, walkthrough];
  }

  #guidesOf(chain: readonly Walkthrough[]): Guide[] {
    return chain.flatMap(({ file }) => this.#options.guides.get(file) ?? []);
  }

  /** The state at the end of a chain; each beginning of it is played once for the tabs that it has. */
  #endOf(chain: readonly Walkthrough[], variant: Variant): State {
    const last = chain.at(-1);
    if (!last) return emptyState();
    const guides = this.#guidesOf(chain);
    const groups = new Set(variantsOf(guides).flatMap((one) => [...one.keys()]));
    const own = new Map([...variant].filter(([group]) => groups.has(group)));
    const key = `${chain.map(({ id }) => id).join(" ")} ${variantKey(own)}`;
    const before = this.#endOf(chain.slice(0, -1), own);
    const known = this.#options.ends.get(key);
    const end =
      known && this.#holds(known, guides) ? known : this.#play(last, newTerminal(before), own);
    this.#options.ends.set(key, { ...end, guides });
    this.#take(last.id, end);
    return end.state;
  }

  #holds({ guides, made }: End, now: readonly Guide[]): boolean {
    const { madeSomewhere } = this.#options;
    const isSame = guides.length === now.length && guides.every((guide, at) => guide === now[at]);
    return (
      isSame && made.size === madeSomewhere.size && [...made].every((one) => madeSomewhere.has(one))
    );
  }

  #take(id: string, { diagnostics, counts }: End): void {
    if (this.#taken.has(diagnostics)) return;
    this.#taken.add(diagnostics);
    this.#played.diagnostics.push(...diagnostics);
    const before = this.#played.counts.get(id);
    if (counts && (!before || before.references < counts.references)) {
      this.#played.counts.set(id, counts);
    }
  }

  #play({ file, start, removal }: Walkthrough, state: State, variant: Variant): End {
    const guide = this.#options.guides.get(file);
    const made = this.#options.madeSomewhere;
    if (!guide) return { guides: [], made, state, diagnostics: [], counts: null };
    const session = new Session(this.#options, state);
    for (const thing of start) leave(session, thing, wholeFile(file));
    const parsed = this.#options.commands;
    const end = playGuide(session, guide, { variant, parsed, removal });
    const { diagnostics, counts } = session;
    return { guides: [guide], made, state: end, diagnostics, counts };
  }
}
