/** Actors from left to right, and what happens between them from top to bottom. */
export interface Sequence {
  actors: Actor[];
  /** Frames around neighboring actors. */
  frames: { title: string; actors: string[] }[];
  steps: Step[];
}

export interface Actor {
  id: string;
  /** Lines of the name. */
  name: string[];
  kind: ActorKind;
}

/** What stands for an actor: a box, or a symbol above the name. */
export const actorKinds = [
  "participant",
  "actor",
  "boundary",
  "control",
  "entity",
  "database",
  "collections",
  "queue",
] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The end of an arrow: nothing, a filled or an open head, a cross. */
export type ArrowEnd = "none" | "filled" | "open" | "cross";

export interface Message {
  kind: "message";
  from: string;
  to: string;
  text: string[];
  isDashed: boolean;
  start: ArrowEnd;
  end: ArrowEnd;
  /** Whether the arrow begins or ends in a small circle on the line of life. */
  startDot: boolean;
  endDot: boolean;
  /** Whether the one who gets it begins to exist with it. */
  creates: boolean;
  /** Who ends with it. */
  destroys: string[];
}

export interface Note {
  kind: "note";
  place: "left" | "right" | "over";
  actors: string[];
  text: string[];
}

export type Step =
  | Message
  | Note
  /** Opens a frame around the steps up to its `close`; without a word it only tints them. */
  | { kind: "open"; word: string; text: string[] }
  | { kind: "divide"; text: string[] }
  | { kind: "close" }
  /** An actor works from the last message on, or until it. */
  | { kind: "start"; actor: string }
  | { kind: "stop"; actor: string };
