import { drawNarrowSequence } from "./draw-narrow-sequence.ts";
import { isFlowchart, wrapLabels } from "./wrap-labels.ts";

/** Distances that the renderer keeps, in its units. Its defaults leave voids of 60 px. */
export interface Spacing {
  padding: number;
  nodeSpacing: number;
  layerSpacing: number;
}

/** Draws the text of a diagram; throws where it cannot. */
export type Render = (source: string, spacing?: Spacing) => string;

/** The drawings of one diagram, as the renderer returns them. */
export interface Layouts {
  wide: string;
  /** For narrow windows, where `wide` does not fit into them. */
  narrow?: string;
}

/**
 * CSS pixels of one unit of the renderer. Its boxes are measured for Inter in 13 and 11 px; Source
 * Sans is a tenth narrower, so that 13.5 and 12 px fit into boxes of 90 %. Diagrams of classes and
 * entities have dense rows: there the letters keep their share, and the smallest (11) become 12 px.
 */
export function scaleOf(source: string): number {
  return isDense(source) ? 12 / 11 : 0.9;
}

/**
 * Space around a diagram that the renderer adds in spite of its options and that is cut off, in its
 * units: 30 around sequences and 40 around dense diagrams, less 2 for the strokes.
 */
export function marginOf(source: string): number {
  if (isSequence(source)) return 28;
  return isDense(source) ? 38 : 0;
}

/** Width of a drawing in CSS pixels on a phone of 360 px: 328 less border and padding of the figure. */
export const phoneWidth = 318;

/** The same on a phone of 320 px, for what can be drawn in any width. */
const narrowestPhone = 278;

const roomy: Spacing = { padding: 2, nodeSpacing: 16, layerSpacing: 22 };
const tight: Spacing = { padding: 2, nodeSpacing: 12, layerSpacing: 22 };

/** Lines that are still pleasant beside a column of text. */
const pleasant = [20, 15];
/** Layouts for phones only, in the order of preference: characters of a line, and turned or not. */
const forPhones = [
  { most: 20, turned: true },
  { most: 15, turned: true },
  { most: 12, turned: false },
  { most: 12, turned: true },
  { most: 9, turned: false },
  { most: 9, turned: true },
];

/**
 * Draws a diagram so that it fits a phone: as it is written, with shorter lines, or with a second
 * layout for narrow windows, which may run the other way. Where none fits, the narrowest one scrolls.
 */
export function chooseLayouts(source: string, render: Render): Layouts {
  const wide = attempt(source, render, roomy) ?? render(source);
  if (isSequence(source)) return layoutsOfSequence(source, wide);
  if (fits(wide, source)) return { wide };
  if (!isFlowchart(headerOf(source))) return { wide };
  // Labels that are short already have the same lines in several layouts.
  const tried = new Map<string, string | undefined>();
  function tightly(text: string): string | undefined {
    if (!tried.has(text)) tried.set(text, attempt(text, render, tight));
    return tried.get(text);
  }
  for (const most of pleasant) {
    const drawn = tightly(wrapLabels(source, most));
    if (drawn && fits(drawn, source)) return { wide: drawn };
  }
  let narrowest = wide;
  for (const { most, turned } of forPhones) {
    const drawn = tightly(wrapLabels(turned ? turn(source) : source, most));
    if (!drawn) continue;
    if (fits(drawn, source)) return { wide, narrow: drawn };
    if (sizeOf(drawn).width < sizeOf(narrowest).width) narrowest = drawn;
  }
  return narrowest === wide ? { wide } : { wide, narrow: narrowest };
}

function layoutsOfSequence(source: string, wide: string): Layouts {
  if (widthOf(wide, source) <= narrowestPhone) return { wide };
  const width = narrowestPhone / scaleOf(source);
  return { wide, narrow: drawNarrowSequence(source, { width, margin: marginOf(source) }) };
}

/** The layout engine refuses a few graphs with tight spacing. */
function attempt(source: string, render: Render, spacing: Spacing): string | undefined {
  try {
    return render(source, spacing);
  } catch {
    return undefined;
  }
}

/** Width and height of a drawing, in units of the renderer. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width = "0", height = "0"] = /\swidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

function fits(svg: string, source: string): boolean {
  return widthOf(svg, source) <= phoneWidth;
}

/** Width of a drawing in CSS pixels, without the margin that is cut off. */
function widthOf(svg: string, source: string): number {
  return (sizeOf(svg).width - 2 * marginOf(source)) * scaleOf(source);
}

function headerOf(source: string): string {
  const lines = source.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("%%")) ?? "";
}

function isSequence(source: string): boolean {
  return /^sequenceDiagram/i.test(headerOf(source));
}

function isDense(source: string): boolean {
  return /^(?:class|er)Diagram/i.test(headerOf(source));
}

function turn(source: string): string {
  return source.replace(
    /^(\s*(?:graph|flowchart)\s+)(\w+)/im,
    (_, start: string, direction: string) => start + (/LR|RL/i.test(direction) ? "TD" : "LR"),
  );
}
