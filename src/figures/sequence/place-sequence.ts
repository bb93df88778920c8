import { textWidth } from "../svg.ts";
import {
  letters,
  type PlacedActor,
  placeActors,
  type Spaces,
  sizes,
  widest,
  wrapLines,
} from "./place-actors.ts";
import type { Message, Note, Sequence, Step } from "./sequence.ts";

export interface PlacedMessage {
  message: Message;
  text: string[];
  /** Of the arrow, without its heads. A message to oneself has equal ones. */
  x1: number;
  x2: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedBlock extends Box {
  word: string;
  text: string[];
  dividers: { y: number; text: string[] }[];
}

export interface PlacedSequence {
  width: number;
  height: number;
  actors: PlacedActor[];
  frames: (Box & { title: string })[];
  messages: PlacedMessage[];
  notes: (Box & { text: string[] })[];
  blocks: PlacedBlock[];
  activations: Box[];
}

const margin = 2;

/** Places everything of a sequence; the drawing is as wide as it needs to be. */
export function placeSequence(sequence: Sequence, spaces: Spaces): PlacedSequence {
  return new Placing(sequence, spaces).place();
}

/** A frame whose end is not reached yet. */
interface OpenBlock extends PlacedBlock {
  /** What lies in it, from left to right. */
  left: number;
  right: number;
}

class Placing {
  readonly #sequence: Sequence;
  readonly #spaces: Spaces;
  readonly #actors = new Map<string, PlacedActor>();
  readonly #open: OpenBlock[] = [];
  /** Who works now: the tops of the bars on a line of life. */
  readonly #active = new Map<string, number[]>();
  readonly #placed: PlacedSequence = {
    width: 0,
    height: 0,
    actors: [],
    frames: [],
    messages: [],
    notes: [],
    blocks: [],
    activations: [],
  };
  #y = 0;
  /** Height of the last arrow. */
  #last = 0;
  #left = 0;
  #right = 0;

  constructor(sequence: Sequence, spaces: Spaces) {
    this.#sequence = sequence;
    this.#spaces = spaces;
  }

  place(): PlacedSequence {
    this.#placeActors();
    for (const [index, step] of this.#sequence.steps.entries()) {
      this.#step(step, this.#sequence.steps[index + 1]);
    }
    this.#y += 14;
    for (const [id, tops] of this.#active) {
      while (tops.length > 0) this.#stop(id, this.#y - 4);
    }
    for (const actor of this.#placed.actors) {
      if (!actor.isDestroyed) actor.bottom = this.#y;
    }
    this.#placeFrames();
    return this.#shifted();
  }

  #placeActors(): void {
    const { actors, bottom } = placeActors(this.#sequence, this.#spaces);
    for (const actor of actors) {
      this.#actors.set(actor.actor.id, actor);
      this.#placed.actors.push(actor);
      this.#reach(actor.x - actor.width / 2, actor.x + actor.width / 2);
    }
    this.#y = bottom + 4;
    this.#last = this.#y;
  }

  #step(step: Step, next: Step | undefined): void {
    switch (step.kind) {
      case "message":
        this.#message(step, next);
        break;
      case "note":
        this.#note(step);
        break;
      case "open": {
        this.#y += 10;
        const text = wrapLines(step.text, letters.label, Math.max(170, this.#spaces.label * 1.5));
        const block = { word: step.word, text, dividers: [], width: 0, height: 0 };
        const edges = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
        this.#open.push({ ...block, x: 0, y: this.#y, ...edges });
        this.#y += step.word === "" ? 2 : sizes.tab + Math.max(0, text.length - 1) * sizes.line;
        break;
      }
      case "divide":
        this.#y += 10;
        this.#open.at(-1)?.dividers.push({ y: this.#y, text: step.text });
        this.#y += Math.max(1, step.text.length) * sizes.line + 2;
        break;
      case "close":
        this.#close();
        break;
      case "start":
        this.#active.set(step.actor, [...(this.#active.get(step.actor) ?? []), this.#last]);
        break;
      case "stop":
        this.#stop(step.actor, this.#last);
        break;
    }
  }

  #message(message: Message, next: Step | undefined): void {
    const [from, to] = [this.#actors.get(message.from), this.#actors.get(message.to)];
    if (!from || !to) return;
    const isSelf = from === to;
    const span = Math.abs(to.x - from.x) - 22;
    const room = isSelf ? this.#spaces.label : Math.max(this.#spaces.label, span);
    const text = wrapLines(message.text, letters.label, room);
    const lines = text.length * sizes.line;
    if (isSelf) {
      const { width, height } = sizes.loop;
      this.#y += Math.max(12, (lines - height) / 2 + 8);
      const x = from.x + this.#half(from.actor.id, 1);
      this.#placed.messages.push({ message, text, x1: x, x2: x, y: this.#y });
      this.#last = this.#y + height;
      this.#y += height + Math.max(4, (lines - height) / 2);
      this.#reach(from.x - 8, x + width + 6 + widest(text, letters.label) + 4);
      return;
    }
    const head = message.creates ? to.height / 2 : 0;
    this.#y += Math.max(10 + Math.max(lines, 8), head + 8);
    const side = to.x > from.x ? 1 : -1;
    const starts = next?.kind === "start" && next.actor === message.to;
    const x1 = from.x + side * this.#half(from.actor.id, side);
    const x2 =
      to.x - side * (message.creates ? to.width / 2 : this.#half(to.actor.id, -side, starts));
    this.#placed.messages.push({ message, text, x1, x2, y: this.#y });
    this.#last = this.#y;
    const middle = (x1 + x2) / 2;
    const half = widest(text, letters.label) / 2;
    this.#reach(Math.min(from.x, to.x, middle - half), Math.max(from.x, to.x, middle + half));
    if (message.creates) {
      to.y = this.#y - head;
      this.#reach(to.x - to.width / 2, to.x + to.width / 2);
    }
    for (const id of message.destroys) {
      const gone = this.#actors.get(id);
      if (!gone) continue;
      while ((this.#active.get(id) ?? []).length > 0) this.#stop(id, this.#y);
      gone.bottom = this.#y;
      gone.isDestroyed = true;
    }
    this.#y += Math.max(4, head + 2);
  }

  /** How far an arrow ends from the line of life: at the bar of one who works. */
  #half(id: string, side: number, startsNow = false): number {
    const depth = (this.#active.get(id) ?? []).length + (startsNow ? 1 : 0);
    if (depth === 0) return 0;
    return sizes.activation / 2 + (side > 0 ? (depth - 1) * 4 : 0);
  }

  #stop(id: string, y: number): void {
    const tops = this.#active.get(id) ?? [];
    const top = tops.pop();
    const actor = this.#actors.get(id);
    if (top === undefined || !actor) return;
    const x = actor.x - sizes.activation / 2 + tops.length * 4;
    this.#placed.activations.push({
      x,
      y: top,
      width: sizes.activation,
      height: Math.max(8, y - top),
    });
  }

  #note(note: Note): void {
    const at = note.actors.flatMap((id) => this.#actors.get(id)?.x ?? []);
    const [first, last] = [Math.min(...at), Math.max(...at)];
    const span = last - first + 40;
    const room = Math.max(this.#spaces.label, note.place === "over" && at.length > 1 ? span : 0);
    const text = wrapLines(note.text, letters.label, room);
    const own = Math.max(40, widest(text, letters.label) + 20);
    const width = note.place === "over" && at.length > 1 ? Math.max(own, span) : own;
    const x =
      note.place === "left"
        ? first - 10 - width
        : note.place === "right"
          ? last + 10
          : (first + last - width) / 2;
    this.#y += 10;
    const height = Math.max(1, text.length) * sizes.line + 10;
    this.#placed.notes.push({ text, x, y: this.#y, width, height });
    this.#reach(Math.min(first, x), Math.max(last, x + width));
    this.#y += height + 2;
  }

  #close(): void {
    const block = this.#open.pop();
    if (!block) return;
    this.#y += 10;
    const { left, right, word, text, dividers, y } = block;
    const isEmpty = left > right;
    const pad = word === "" ? 8 : 12;
    const tab = word === "" ? 0 : textWidth(word, letters.label) * 1.1 + 30;
    const x = (isEmpty ? (this.#placed.actors[0]?.x ?? 0) : left) - pad;
    const needs = Math.max(
      tab + widest(text, letters.label) + 10,
      ...dividers.map((one) => widest(one.text, letters.label) + 24),
    );
    const width = Math.max(
      (isEmpty ? (this.#placed.actors.at(-1)?.x ?? 0) : right) + pad - x,
      needs,
    );
    this.#placed.blocks.push({ word, text, dividers, x, y, width, height: this.#y - y });
    this.#reach(x, x + width);
    this.#y += 2;
  }

  /** Notes that something is drawn between two places, for the frames around it and for the width of all. */
  #reach(left: number, right: number): void {
    this.#left = Math.min(this.#left, left);
    this.#right = Math.max(this.#right, right);
    const block = this.#open.at(-1);
    if (!block) return;
    block.left = Math.min(block.left, left);
    block.right = Math.max(block.right, right);
  }

  #placeFrames(): void {
    for (const { title, actors } of this.#sequence.frames) {
      const own = actors.flatMap((id) => this.#actors.get(id) ?? []);
      if (own.length === 0) continue;
      const left = Math.min(...own.map(({ x, width }) => x - width / 2)) - 8;
      const right = Math.max(...own.map(({ x, width }) => x + width / 2)) + 8;
      const width = Math.max(right - left, textWidth(title, letters.label) * 1.1 + 16);
      const x = (left + right - width) / 2;
      this.#placed.frames.push({ title, x, y: 0, width, height: this.#y + 8 });
      this.#reach(x, x + width);
    }
    if (this.#placed.frames.length > 0) this.#y += 8;
  }

  /** Everything moved so that nothing lies left of the drawing. */
  #shifted(): PlacedSequence {
    const by = margin - this.#left;
    const move = <T extends { x: number }>(own: T): T => ({ ...own, x: own.x + by });
    const placed = this.#placed;
    return {
      width: this.#right - this.#left + 2 * margin,
      height: this.#y + 2 * margin,
      actors: placed.actors.map(move),
      frames: placed.frames.map(move),
      notes: placed.notes.map(move),
      blocks: placed.blocks.map(move),
      activations: placed.activations.map(move),
      messages: placed.messages.map((own) => ({ ...own, x1: own.x1 + by, x2: own.x2 + by })),
    };
  }
}
