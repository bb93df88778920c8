import { escapeSvg, svg, textWidth } from "../svg.ts";
import { letters, type PlacedActor, sizes } from "./place-actors.ts";
import {
  type Box,
  type PlacedBlock,
  type PlacedMessage,
  type PlacedSequence,
  placeSequence,
} from "./place-sequence.ts";
import type { ActorKind, ArrowEnd, Sequence } from "./sequence.ts";

/** A drawing in the units of the style sheet, which shows them at nine tenths of a pixel. */
export interface SequenceDrawing {
  width: number;
  height: number;
  /** Markup inside the `svg` element. */
  content: string;
}

/** From roomy to tight; a phone shows the first one that fits. */
const attempts = [
  { gap: 140, name: 170, label: 190, air: 18 },
  { gap: 96, name: 110, label: 110, air: 18 },
  { gap: 76, name: 70, label: 80, air: 18 },
  { gap: 64, name: 56, label: 60, air: 18 },
  { gap: 56, name: 56, label: 56, air: 6 },
];

/**
 * Draws a sequence; a second time, for narrow windows, where the first drawing is wider than the room that there is.
 *
 * @param room units of the drawing that a phone has
 */
export function drawSequence(
  sequence: Sequence,
  room: number,
): { wide: SequenceDrawing; narrow?: SequenceDrawing } {
  const [first, ...others] = attempts.map((spaces) => () => placeSequence(sequence, spaces));
  const wide = (first as () => PlacedSequence)();
  if (wide.width <= room) return { wide: drawingOf(wide) };
  let narrow = wide;
  for (const place of others) {
    const placed = place();
    if (placed.width < narrow.width) narrow = placed;
    if (narrow.width <= room) break;
  }
  return { wide: drawingOf(wide), ...(narrow !== wide && { narrow: drawingOf(narrow) }) };
}

function drawingOf(placed: PlacedSequence): SequenceDrawing {
  const { width, height, actors, frames, blocks, activations, messages, notes } = placed;
  const content = [
    ...frames.map(drawFrame),
    ...tinted(blocks).map((own) => rect(own, { class: "tint" })),
    ...blocks.filter(({ word }) => word !== "").map(drawBlock),
    ...actors.map(drawLife),
    ...activations.map((own) => rect(own, { class: "node" })),
    ...messages.map(drawMessage),
    ...notes.map(drawNote),
    ...actors.map(drawHead),
  ];
  return { width, height, content: content.join("") };
}

/** Frames without a word, the outer ones first. */
function tinted(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  return blocks.filter(({ word }) => word === "").reverse();
}

const stroke = "var(--d-stroke)";
const line = { class: "edge" } as const;

function rect({ x, y, width, height }: Box, more: Record<string, string | number>): string {
  return svg("rect", { ...more, x, y, width, height });
}

/** Lines of text around a height, or below it. */
function textAt(
  lines: readonly string[],
  { x, y, className, anchor, gap = sizes.line }: TextPlace,
): string {
  return lines
    .map((text, index) => {
      const place = { class: className, x, y: y + index * gap, dy: ".35em", "text-anchor": anchor };
      return svg("text", place, [escapeSvg(text)]);
    })
    .join("");
}

interface TextPlace {
  x: number;
  /** Middle of the first line. */
  y: number;
  className?: string;
  anchor?: "start";
  gap?: number;
}

function drawFrame({ title, ...box }: Box & { title: string }): string {
  const place = { x: box.x + box.width / 2, y: box.y + 14, className: "head" };
  return rect(box, { class: "ground", rx: 8 }) + (title === "" ? "" : textAt([title], place));
}

function drawBlock({ word, text, dividers, ...box }: PlacedBlock): string {
  const tab = textWidth(word, letters.label) * 1.1 + 16;
  const parts = dividers.map(
    (own) =>
      svg("line", {
        ...line,
        x1: box.x,
        x2: box.x + box.width,
        y1: own.y,
        y2: own.y,
        "stroke-dasharray": "6 4",
      }) + textAt(own.text, { x: box.x + 10, y: own.y + 12, className: "label", anchor: "start" }),
  );
  const corner = { x: box.x, y: box.y, width: tab, height: 20 };
  const middle = box.y + 10;
  return [
    rect(box, { fill: "none", stroke, rx: 4 }),
    rect(corner, { class: "node", rx: 4 }),
    textAt([word], { x: box.x + tab / 2, y: middle, className: "head" }),
    textAt(text, { x: box.x + tab + 8, y: middle, className: "label", anchor: "start" }),
    ...parts,
  ].join("");
}

function drawLife({ x, y, height, bottom, isDestroyed }: PlacedActor): string {
  const life = { ...line, x1: x, x2: x, y1: y + height, y2: bottom, "stroke-dasharray": "6 4" };
  return svg("line", life) + (isDestroyed ? cross(x, bottom, 8) : "");
}

function cross(x: number, y: number, half: number): string {
  const d = `M${x - half} ${y - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;
  return path(d, { "stroke-width": 1.5 });
}

function path(d: string, more: Record<string, string | number> = {}): string {
  const rounded = d.replace(/-?\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
  return svg("path", { ...line, ...more, d: rounded });
}

function drawMessage({ message, text, x1, x2, y }: PlacedMessage): string {
  const dashes: Record<string, string> = message.isDashed ? { "stroke-dasharray": "6 4" } : {};
  if (message.from === message.to) {
    const { width, height } = sizes.loop;
    const middle = y + height / 2 - ((text.length - 1) * sizes.line) / 2;
    return (
      path(`M${x1} ${y}h${width}v${height}H${x1}`, dashes) +
      end(message.start, x1, y, -1) +
      end(message.end, x1, y + height, -1) +
      textAt(text, { x: x1 + width + 7, y: middle, className: "label", anchor: "start" })
    );
  }
  const side = x2 > x1 ? 1 : -1;
  const dot = (x: number) => svg("circle", { ...line, fill: "var(--d-bg)", cx: x, cy: y, r: 4 });
  const above = y - 11 - (text.length - 1) * sizes.line;
  return [
    svg("line", { ...line, ...dashes, x1, x2, y1: y, y2: y }),
    message.startDot ? dot(x1) : "",
    message.endDot ? dot(x2) : "",
    end(message.start, message.startDot ? x1 + side * 4 : x1, y, -side),
    end(message.end, message.endDot ? x2 - side * 4 : x2, y, side),
    textAt(text, { x: (x1 + x2) / 2, y: above, className: "label" }),
  ].join("");
}

/** The end of an arrow at a place; `side` is 1 for an arrow that points to the right. */
function end(kind: ArrowEnd, x: number, y: number, side: number): string {
  const wings = `${x - side * 9} ${y - 4.5}`;
  if (kind === "filled") {
    const points = `${wings} ${x} ${y} ${x - side * 9} ${y + 4.5}`;
    return svg("polygon", { fill: "var(--d-line)", points });
  }
  if (kind === "open") return path(`M${wings}L${x} ${y}L${x - side * 9} ${y + 4.5}`);
  return kind === "cross" ? cross(x - side * 8, y, 4.5) : "";
}

function drawNote({ text, x, y, width, height }: Box & { text: string[] }): string {
  const fold = 8;
  const d = `M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`;
  const corner = `M${x + width - fold} ${y}v${fold}h${fold}`;
  const first = y + height / 2 - ((text.length - 1) * sizes.line) / 2;
  return (
    path(d, { class: "note" }) +
    svg("path", { fill: "none", stroke, d: corner }) +
    textAt(text, { x: x + width / 2, y: first, className: "note-text" })
  );
}

function drawHead({ actor, name, x, y, width, height }: PlacedActor): string {
  const lines = (name.length - 1) * sizes.nameLine;
  const gap = sizes.nameLine;
  if (actor.kind === "participant") {
    const box = { x: x - width / 2, y, width, height };
    return (
      rect(box, { class: "node", rx: 4 }) + textAt(name, { x, y: y + (height - lines) / 2, gap })
    );
  }
  const drawn = symbols[actor.kind];
  const symbol = svg("path", {
    class: "node",
    "stroke-width": 1.25,
    transform: `translate(${Math.round(x - 14)} ${Math.round(y)})`,
    d: drawn,
  });
  return symbol + textAt(name, { x, y: y + sizes.symbol + gap / 2, gap });
}

/** Symbols of 28 by 28 units. */
const symbols: Readonly<Record<Exclude<ActorKind, "participant">, string>> = {
  actor: "M14 2a5 5 0 1 0 .01 0zM4 27c0-9 4-13 10-13s10 4 10 13z",
  boundary: "M1 5v18M1 14h6M17 4a10 10 0 1 0 .01 0z",
  control: "M14 5a11 11 0 1 0 .01 0zM17 1l-4 4l4 4",
  entity: "M14 3a11 11 0 1 0 .01 0zM3 27h22",
  database: "M3 6v17c0 5 22 5 22 0V6M3 6c0 5 22 5 22 0s-22-5-22 0z",
  collections: "M8 8V2h18v16h-6M2 8h18v18H2z",
  queue: "M5 5h18c5 0 5 18 0 18H5c-5 0-5-18 0-18zM23 5c-5 0-5 18 0 18",
};
