import { escapeText } from "../html/to-html.ts";
import { decodeLabels } from "./mermaid/label-text.ts";
import { wrapText } from "./wrap-labels.ts";

/** Who sends and receives: a lane of the drawing. */
interface Actor {
  id: string;
  label: string;
}

/** What a sequence shows, from top to bottom. Actors are given by their index. */
type Step =
  | { kind: "message"; from: number; to: number; text: string; isDashed: boolean; isOpen: boolean }
  | { kind: "note"; first: number; last: number; text: string }
  | { kind: "block" | "divider"; text: string }
  | { kind: "end" };

interface Sequence {
  actors: Actor[];
  steps: Step[];
}

interface Options {
  /** Width of the lanes, in units of the renderer. */
  width: number;
  /** Space around the drawing, which `svgMarkup` cuts off. */
  margin: number;
}

/** Widths of a letter in units of the renderer, of the fonts that readers may have: semibold names, and labels. */
const letter = { name: 7.8, label: 6.6 };
/** Height of a line of letters. */
const line = 16;
const gap = 4;

/**
 * Draws a sequence for narrow windows. Lanes are as narrow as it takes. The text of a message stands above its arrow
 * and may be wider; names that are wider than their lane become numbers with a list above.
 *
 * @param source text of a sequence, as `readMermaid` writes it
 * @returns a drawing in the form of the renderer, with its classes and colors
 */
export function drawNarrowSequence(source: string, { width, margin }: Options): string {
  const { actors, steps } = readSteps(source);
  const lane = width / Math.max(actors.length, 1);
  const names = actors.map(({ label }) => linesOf(label, Math.floor((lane - 10) / letter.name)));
  const isTooWide = names.flat().some((text) => text.length * letter.name > lane - 8);
  const drawing = new Drawing(width, margin, lane);
  if (isTooWide) drawing.list(actors);
  drawing.heads(isTooWide ? actors.map((_, index) => [String(index + 1)]) : names);
  for (const step of steps) drawing.step(step);
  return decodeLabels(drawing.finish(actors.length));
}

class Drawing {
  readonly #width: number;
  readonly #margin: number;
  readonly #lane: number;
  readonly #behind: string[] = [];
  readonly #shapes: string[] = [];
  /** Blocks that are open: where each begins. */
  readonly #open: number[] = [];
  #y: number;
  /** Where the lanes begin. */
  #top = 0;

  constructor(width: number, margin: number, lane: number) {
    this.#width = width;
    this.#margin = margin;
    this.#lane = lane;
    this.#y = margin + 1;
  }

  /** The names of actors, each with the number that stands for it. */
  list(actors: readonly Actor[]): void {
    const most = Math.floor((this.#width - 30) / letter.label);
    for (const [index, { label }] of actors.entries()) {
      const x = this.#margin + 1;
      this.#box("node", { x, y: this.#y, width: 20, height: 20 });
      this.#text([String(index + 1)], { x: x + 10, y: this.#y + 10, kind: "name" });
      const lines = linesOf(label, most);
      this.#text(lines, { x: x + 28, y: this.#y + 10, kind: "label", anchor: "start" });
      this.#y += Math.max(20, (lines.length - 1) * line + 20) + gap;
    }
    this.#y += gap;
  }

  heads(names: readonly string[][]): void {
    const height = Math.max(1, ...names.map(({ length }) => length)) * line + 12;
    for (const [index, lines] of names.entries()) {
      const center = this.#center(index);
      const width = this.#lane - 6;
      this.#box("node", { x: center - width / 2, y: this.#y, width, height });
      const first = this.#y + height / 2 - ((lines.length - 1) * line) / 2;
      this.#text(lines, { x: center, y: first, kind: "name" });
    }
    this.#y += height;
    this.#top = this.#y;
  }

  step(step: Step): void {
    if (step.kind === "message") this.#message(step);
    else if (step.kind === "note") this.#note(step);
    else if (step.kind === "end") this.#close();
    else this.#label(step);
  }

  finish(count: number): string {
    this.#y += 10;
    for (let index = 0; index < count; index++) {
      const x = this.#center(index);
      this.#behind.push(
        `<line x1="${x}" y1="${this.#top}" x2="${x}" y2="${this.#y}" stroke="var(--_line)" stroke-width="0.75" stroke-dasharray="6 4"/>`,
      );
    }
    const [width, height] = [this.#width, this.#y - this.#margin].map((v) => v + 2 * this.#margin);
    const marker = (id: string, shape: string) =>
      `<marker id="${id}" markerWidth="8" markerHeight="5" refX="8" refY="2.5" orient="auto">${shape}</marker>`;
    const filled = marker("seq-arrow", `<polygon points="0 0, 8 2.5, 0 5" fill="var(--_arrow)"/>`);
    const open = marker(
      "seq-arrow-open",
      `<polyline points="0 0, 8 2.5, 0 5" fill="none" stroke="var(--_arrow)" stroke-width="1"/>`,
    );
    const body = [...this.#behind, ...this.#shapes].join("");
    return `<svg width="${width}" height="${height}"><defs>${filled}${open}</defs>${body}</svg>`;
  }

  #message({ from, to, text, isDashed, isOpen }: Extract<Step, { kind: "message" }>): void {
    const [start, end] = [this.#center(from), this.#center(to)];
    this.#y += 2 * gap;
    this.#wide(text, (start + end) / 2);
    const dash = isDashed ? ` stroke-dasharray="6 4"` : "";
    const stroke = `fill="none" stroke="var(--_line)" stroke-width="1"${dash} marker-end="url(#seq-arrow${isOpen ? "-open" : ""})"`;
    const y = this.#y + gap;
    if (from !== to) {
      this.#shapes.push(`<polyline points="${start},${y} ${end},${y}" ${stroke}/>`);
      this.#y = y;
      return;
    }
    // Back to the same lane: a loop beside it, on the side that has room.
    const side = start + 24 < this.#margin + this.#width ? start + 20 : start - 20;
    const back = y + 12;
    this.#shapes.push(
      `<polyline points="${start},${y} ${side},${y} ${side},${back} ${start},${back}" ${stroke}/>`,
    );
    this.#y = back;
  }

  #note({ first, last, text }: Extract<Step, { kind: "note" }>): void {
    const lines = this.#linesOf(text);
    const width = Math.min(this.#width, longest(lines) * letter.label + 16);
    const center = this.#within((this.#center(first) + this.#center(last)) / 2, width);
    const height = lines.length * line + 8;
    this.#y += 10;
    this.#box("note", { x: center - width / 2, y: this.#y, width, height });
    this.#text(lines, { x: center, y: this.#y + 4 + line / 2, kind: "label" });
    this.#y += height;
  }

  /** The first line of a block or of a part of one. */
  #label({ kind, text }: Extract<Step, { kind: "block" | "divider" }>): void {
    this.#y += 10;
    if (kind === "block") this.#open.push(this.#y);
    else {
      const inset = this.#inset(this.#open.length);
      const [x1, x2] = [this.#margin + inset, this.#margin + this.#width - inset];
      this.#shapes.push(
        `<line x1="${x1}" y1="${this.#y}" x2="${x2}" y2="${this.#y}" stroke="var(--_line)" stroke-width="0.75" stroke-dasharray="6 4"/>`,
      );
    }
    const x = this.#margin + this.#inset(this.#open.length) + 6;
    const lines = this.#linesOf(text);
    this.#y += 3;
    const place = { x, y: this.#y + line / 2, anchor: "start" } as const;
    this.#text(lines, { ...place, kind: kind === "block" ? "head" : "label" });
    this.#y += lines.length * line;
  }

  #close(): void {
    const inset = this.#inset(this.#open.length);
    const start = this.#open.pop();
    if (start === undefined) return;
    this.#y += 10;
    const box = { x: this.#margin + inset, y: start, width: this.#width - 2 * inset };
    this.#box("frame", { ...box, height: this.#y - start });
  }

  /** A text of up to the whole width, as near to its place as the edges allow. */
  #wide(text: string, center: number): void {
    const lines = this.#linesOf(text);
    const x = this.#within(center, longest(lines) * letter.label);
    this.#text(lines, { x, y: this.#y + line / 2, kind: "label" });
    this.#y += lines.length * line;
  }

  #linesOf(text: string): string[] {
    const room = this.#width - 2 * this.#inset(this.#open.length) - 12;
    return linesOf(text, Math.floor(room / letter.label));
  }

  #within(center: number, width: number): number {
    const [least, most] = [this.#margin + width / 2, this.#margin + this.#width - width / 2];
    return Math.max(least, Math.min(center, most));
  }

  #center(index: number): number {
    return this.#margin + this.#lane * (index + 0.5);
  }

  /** How far a block lies from the edge: those inside of it lie further in. */
  #inset(depth: number): number {
    return 1 + 4 * Math.max(depth - 1, 0);
  }

  #box(
    kind: "node" | "note" | "frame",
    { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>,
  ): void {
    const fill = { node: "var(--_node-fill)", note: "var(--bg)", frame: "none" }[kind];
    const place = `x="${x}" y="${y}" width="${width}" height="${height}" rx="4"`;
    const box = `<rect ${place} fill="${fill}" stroke="var(--_node-stroke)" stroke-width="1"/>`;
    (kind === "frame" ? this.#behind : this.#shapes).push(box);
  }

  #text(
    lines: readonly string[],
    {
      x,
      y,
      kind,
      anchor = "middle",
    }: { x: number; y: number; kind: "name" | "label" | "head"; anchor?: "start" | "middle" },
  ): void {
    const letters = {
      name: `font-size="13" font-weight="500" fill="var(--_text)" dy="${13 * 0.35}"`,
      label: `font-size="11" font-weight="400" fill="var(--_text-muted)" dy="${11 * 0.35}"`,
      head: `font-size="11" font-weight="600" fill="var(--_text-sec)" dy="${11 * 0.35}"`,
    }[kind];
    for (const [index, text] of lines.entries()) {
      const place = `x="${x}" y="${y + index * line}" text-anchor="${anchor}"`;
      this.#shapes.push(`<text ${place} ${letters}>${escapeText(text)}</text>`);
    }
  }
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}

/** Lines of a label without its tags; one that is empty has one line. */
function linesOf(label: string, most: number): string[] {
  return wrapText(label, Math.max(most, 4))
    .split("<br>")
    .map((text) => text.replace(/<[^<>]*>/g, ""));
}

function readSteps(source: string): Sequence {
  const actors: Actor[] = [];
  const steps: Step[] = [];
  function indexOf(id: string, label = id): number {
    const found = actors.findIndex((actor) => actor.id === id);
    return found >= 0 ? found : actors.push({ id, label }) - 1;
  }
  for (const text of source.split("\n").map((one) => one.trim())) {
    const actor = /^participant (\S+)(?: as (.+))?$/.exec(text);
    const note = /^Note (?:left of|right of|over) ([^:]+): (.*)$/.exec(text);
    const block = /^(loop|alt|opt|par|critical|break)(?: (.*))?$/.exec(text);
    const divider = /^(?:else|and)(?: (.*))?$/.exec(text);
    const message = /^(\S+?)(--?>?>|--?[)x])[+-]?(\S+?): (.*)$/.exec(text);
    if (actor) indexOf(actor[1] ?? "", actor[2]);
    else if (note) {
      const lanes = (note[1] ?? "").split(",").map((id) => indexOf(id.trim()));
      const [first, last] = [Math.min(...lanes), Math.max(...lanes)];
      steps.push({ kind: "note", first, last, text: note[2] ?? "" });
    } else if (block) {
      const label = block[2] ? ` [${block[2]}]` : "";
      steps.push({ kind: "block", text: `${block[1]}${label}` });
    } else if (divider) {
      steps.push({ kind: "divider", text: divider[1] ? `[${divider[1]}]` : "" });
    } else if (text === "end") steps.push({ kind: "end" });
    else if (message) {
      const [, from = "", arrow = "", to = "", said = ""] = message;
      steps.push({
        kind: "message",
        from: indexOf(from),
        to: indexOf(to),
        text: said,
        isDashed: arrow.startsWith("--"),
        isOpen: /[^>]>$|\)$/.test(arrow),
      });
    }
  }
  return { actors, steps };
}
