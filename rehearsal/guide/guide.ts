import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import type { Block } from "./block.ts";

/** Kinds of things that a step can leave behind or need. */
export const kinds = [
  "file",
  "folder",
  "variable",
  "profile",
  "role",
  "key",
  "output",
  "secret",
  "tool",
  "bucket",
  "vpc",
  "image",
  "repository",
  "user",
] as const;

export type Kind = (typeof kinds)[number];

/** Something that exists: its kind and its name. */
export interface Thing {
  kind: Kind;
  name: string;
}

/** What a guide says to the rehearsal in a comment that readers do not see. */
export type Declaration =
  /** A click or a call that is not played leaves these behind. */
  | { verb: "leaves" | "needs"; things: Thing[] }
  /** The section works in this folder. */
  | { verb: "in"; folder: string }
  /** The next block is not played. */
  | { verb: "skip"; reason: string };

/** What a reader does, in the order of the page. */
export type Step =
  | { kind: "block"; block: Block }
  | { kind: "declaration"; declaration: Declaration; tabs: Block["tabs"]; place: Place };

/** A line of text that is not code. */
export interface ProseLine {
  file: string;
  line: number;
  text: string;
}

/** A page as the rehearsal reads it. */
export interface Guide {
  /** The page's file, from the root of the repository. */
  file: string;
  steps: Step[];
  prose: ProseLine[];
  /** What the guide itself does wrong: a block without a language, an unknown declaration. */
  diagnostics: Diagnostic[];
}

/** The blocks of a guide, in order. */
export function blocksOf(guide: Guide): Block[] {
  return guide.steps.flatMap((step) => (step.kind === "block" ? [step.block] : []));
}
