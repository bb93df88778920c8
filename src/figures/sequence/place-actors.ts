import { textWidth, wrapText } from "../svg.ts";
import type { Actor, Note, Sequence } from "./sequence.ts";

/** How close everything stands, in units of the drawing. */
export interface Spaces {
  /** Least distance of two lines of life. */
  gap: number;
  /** Room of a line of a name, and of a line at an arrow. */
  name: number;
  label: number;
  /** Room beside a head, and around what is written between two. */
  air: number;
}

export interface PlacedActor {
  actor: Actor;
  name: string[];
  /** Center of the head and of the line of life. */
  x: number;
  /** Top of the head. */
  y: number;
  width: number;
  height: number;
  /** Where the line of life ends. */
  bottom: number;
  isDestroyed: boolean;
}

/** Sizes of letters by which widths are measured: those of the drawing are a little larger, in a narrower font. */
export const letters = { name: 13, label: 12 } as const;

export const sizes = {
  nameLine: 18,
  line: 16,
  symbol: 30,
  loop: { width: 26, height: 20 },
  activation: 10,
  tab: 22,
} as const;

/** Width of the longest of some lines. */
export function widest(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}

export function wrapLines(lines: readonly string[], size: number, room: number): string[] {
  return lines.flatMap((line) => wrapText(line, size, room));
}

/** Places the heads of all actors in a row, and says where it ends. */
export function placeActors(
  sequence: Sequence,
  spaces: Spaces,
): { actors: PlacedActor[]; bottom: number } {
  const { actors, frames, steps } = sequence;
  const created = new Set(
    steps.flatMap((step) => (step.kind === "message" && step.creates ? [step.to] : [])),
  );
  const heads = actors.map((actor) => headOf(actor, spaces));
  const tallest = Math.max(
    0,
    ...heads.map(({ height }, index) => (created.has(actors[index]?.id ?? "") ? 0 : height)),
  );
  const top = frames.some(({ title }) => title !== "") ? 30 : frames.length > 0 ? 10 : 0;
  const distances = distancesOf(
    sequence,
    heads.map(({ width }) => width),
    spaces,
  );
  let x = 0;
  const placed = heads.map((head, index) => {
    if (index > 0) x += distances[index - 1] ?? 0;
    const y = top + tallest - head.height;
    return { ...head, x, y, bottom: 0, isDestroyed: false };
  });
  return { actors: placed, bottom: top + tallest };
}

function headOf(
  actor: Actor,
  spaces: Spaces,
): Pick<PlacedActor, "actor" | "name" | "width" | "height"> {
  const name = wrapLines(actor.name, letters.name, spaces.name);
  const text = Math.max(1, name.length) * sizes.nameLine;
  const isBox = actor.kind === "participant";
  return {
    actor,
    name,
    width: Math.max(widest(name, letters.name) + 6 + spaces.air, 46 + spaces.air),
    height: isBox ? Math.max(40, text + 14) : sizes.symbol + text + 6,
  };
}

/** Distances of neighbors: their heads have room, and so has what is written between them. */
function distancesOf(
  { actors, steps }: Sequence,
  widths: readonly number[],
  spaces: Spaces,
): number[] {
  const order = new Map(actors.map(({ id }, index) => [id, index]));
  const result = widths
    .slice(1)
    .map((width, index) => Math.max(spaces.gap, (width + (widths[index] ?? 0)) / 2 + spaces.air));
  const ask = (from: number, to: number, room: number) => {
    const own = result.slice(from, to).reduce((sum, one) => sum + one, 0);
    if (from < 0 || to > result.length || own >= room) return;
    for (let index = from; index < to; index++) {
      result[index] = (result[index] ?? 0) + (room - own) / (to - from);
    }
  };
  for (const step of steps) {
    if (step.kind === "message") {
      const [a = 0, b = 0] = [order.get(step.from), order.get(step.to)];
      const room = widest(wrapLines(step.text, letters.label, spaces.label), letters.label);
      if (a !== b) ask(Math.min(a, b), Math.max(a, b), room + 8 + spaces.air);
      else ask(a, a + 1, sizes.loop.width + room + 18);
    } else if (step.kind === "note") {
      const at = step.actors.map((id) => order.get(id) ?? 0);
      const room = noteWidth(step, spaces) + 24;
      if (step.place === "right") ask(Math.max(...at), Math.max(...at) + 1, room);
      else if (step.place === "left") ask(Math.min(...at) - 1, Math.min(...at), room);
    }
  }
  return result;
}

function noteWidth({ text }: Note, spaces: Spaces): number {
  return widest(wrapLines(text, letters.label, spaces.label), letters.label) + 20;
}
