import { short } from "../../../../figures/svg.ts";
import { emptyLabel } from "../mermaid/label-text.ts";
import { type Drawn, drawForm, type FormName, isFormName } from "./forms.ts";
import { redrawEntities, redrawRelations } from "./relations.ts";
import { repairArrows } from "./repair-arrows.ts";
import { attributeOf, type Box, boxOf, type Point, pointsOf, withPoints } from "./svg-tag.ts";

/** A line of a diagram's text, in the renderer's form a comment, that says how a node is drawn. */
export function formLine(name: string, form: FormName): string {
  return `%% form ${name} ${form}`;
}

const ends = ["None", "Arrow", "Circle", "Cross"] as const;
export type ArrowEnd = (typeof ends)[number];

/** A line that gives an arrow, counted from 0, ends that the renderer does not know. */
export function endsLine(index: number, start: ArrowEnd, end: ArrowEnd): string {
  // The renderer writes any word as the color of the line.
  return `linkStyle ${index} stroke:Ends${start}${end}`;
}

/** Whether the text of a diagram gives arrows ends of their own. */
export function hasOwnEnds(source: string): boolean {
  return /^linkStyle \d+ stroke:Ends/m.test(source);
}

/** A line that makes an arrow, counted from 0, the line between a note and what it is about. */
export function noteLine(index: number): string {
  return `linkStyle ${index} stroke:NoteLine`;
}

/** A line that leaves out an arrow, counted from 0, which places its nodes all the same. */
export function hiddenLine(index: number): string {
  return `linkStyle ${index} stroke:Hidden`;
}

/** Where the ways of a diagram of classes or entities lead. */
export type FlowDirection = "TB" | "BT" | "LR" | "RL";

/** Reads `direction LR` and the like, in capitals or not; undefined where a text is none. */
export function readDirection(text: string): FlowDirection | undefined {
  const [, found] = /^direction\s+(TB|TD|BT|LR|RL)$/i.exec(text) ?? [];
  const name = found?.toUpperCase();
  return name === "TD" ? "TB" : (name as FlowDirection | undefined);
}

/** A line that gives a diagram of classes or entities another direction than that of the renderer. */
export function directionLine(direction: FlowDirection): string {
  return `%% direction ${direction}`;
}

/** The direction that `directionLine` gives; undefined where the renderer's stays. */
export function directionOf(source: string): FlowDirection | undefined {
  return readDirection(/^%% (direction \w+)$/m.exec(source)?.[1] ?? "");
}

/** Draws what the text of a diagram asks for, and the renderer cannot draw, into its drawing. */
export function redraw(drawing: string, source: string): string {
  if (/^classDiagram/.test(source)) return redrawRelations(drawing, source);
  if (/^erDiagram/.test(source)) return redrawEntities(drawing);
  const wanted = new Map<string, FormName>();
  for (const [, name = "", form = ""] of source.matchAll(/^%% form (\S+) (\S+)$/gm)) {
    if (isFormName(form)) wanted.set(name, form);
  }
  const repaired = repairArrows(drawing);
  if (wanted.size === 0 && !/stroke:(?:Ends|NoteLine|Hidden)/.test(source)) return repaired;
  const outlines = new Map<string, Point[]>();
  const sides = sidesOf(repaired);
  const reshaped = repaired.replace(
    /(<g class="node" data-id="([^"]*)"[^>]*?)( data-shape="[^"]*")>([\s\S]*?)<\/g>/g,
    (all, open: string, id: string, shape: string, inner: string) => {
      const form = wanted.get(id);
      const box = form && boxOf(inner);
      if (!form || !box) return all;
      const drawn = drawForm(form, box, sides.get(id) === "across");
      outlines.set(id, drawn.outline ?? cornersOf(box));
      const name = form === "choice" ? ' data-shape="diamond"' : shape;
      return `${open}${name}>${markupOf(drawn, form)}${labelOf(inner, box, drawn)}</g>`;
    },
  );
  return reshaped.replace(/<polyline class="edge"[^>]*>/g, (edge) => redrawEdge(edge, outlines));
}

/** Whether the arrows of a node come from its sides, by its name. */
function sidesOf(drawing: string): Map<string, "across" | "down"> {
  const sides = new Map<string, "across" | "down">();
  for (const [edge] of drawing.matchAll(/<polyline class="edge"[^>]*>/g)) {
    const points = pointsOf(edge);
    const [first, second] = points;
    const [before, last] = points.slice(-2);
    if (!first || !second || !before || !last) continue;
    const side = (a: Point, b: Point) =>
      Math.abs(a.x - b.x) > Math.abs(a.y - b.y) ? "across" : "down";
    sides.set(attributeOf(edge, "data-from"), side(first, second));
    sides.set(attributeOf(edge, "data-to"), side(before, last));
  }
  return sides;
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const stroke = 'stroke="var(--_node-stroke)"';

function markupOf({ path, lines, isSolid }: Drawn, form: FormName): string {
  const fill = isSolid ? "var(--_text)" : form === "note" ? "var(--bg)" : "var(--_node-fill)";
  const border = isSolid ? 'stroke="none"' : `${stroke} stroke-width="0.75"`;
  const inside = `fill="none" ${isSolid ? 'stroke="var(--_text)"' : stroke} stroke-width="1"`;
  const body = path === "" ? "" : `<path d="${rounded(path)}" fill="${fill}" ${border} />`;
  return body + (lines ? `<path d="${rounded(lines)}" ${inside} />` : "");
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => short(Number(number)));
}

/** The text of a node, moved where its form is not as wide in the middle. */
function labelOf(inner: string, box: Box, { shift }: Drawn): string {
  const text = /<text[\s\S]*<\/text>/.exec(inner)?.[0] ?? "";
  if (
    text
      .replace(/<[^>]*>/g, "")
      .replace(emptyLabel, "")
      .trim() === ""
  )
    return "";
  return shift ? `<g transform="translate(0 ${Math.round(box.height * shift)})">${text}</g>` : text;
}

/** An arrow that ends at the outlines of its nodes, with its own ends. */
function redrawEdge(edge: string, outlines: ReadonlyMap<string, Point[]>): string {
  let points = pointsOf(edge);
  const [from, to] = [attributeOf(edge, "data-from"), attributeOf(edge, "data-to")];
  const [start, end] = [outlines.get(from), outlines.get(to)];
  if (end) points = reaching(points, end);
  if (start) points = reaching(points.toReversed(), start).toReversed();
  const moved = withPoints(edge, points);
  const style = attributeOf(edge, "stroke");
  if (style === "Hidden") return "";
  if (style === "NoteLine") {
    return plain(moved)
      .replace(/ stroke-dasharray="[^"]*"/, "")
      .replace(" />", ' stroke-dasharray="2 3" />');
  }
  const [, first, last] =
    new RegExp(`^Ends(${ends.join("|")})(${ends.join("|")})$`).exec(style) ?? [];
  if (first === undefined || last === undefined) return moved;
  const heads = [
    headOf(first as ArrowEnd, points[0], points[1]),
    headOf(last as ArrowEnd, points.at(-1), points.at(-2)),
  ];
  return plain(moved) + heads.join("");
}

/** Without markers, in the color of lines. */
function plain(edge: string): string {
  return edge
    .replace(/ marker-(?:start|end)="[^"]*"/g, "")
    .replace(/ stroke="[^"]*"/, ' stroke="var(--_line)"');
}

/** The end of an arrow at a point, which comes from another one. */
function headOf(kind: ArrowEnd, at: Point | undefined, from: Point | undefined): string {
  if (!at || !from || kind === "None") return "";
  const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  const [dx, dy] = [(at.x - from.x) / length, (at.y - from.y) / length];
  const back = (by: number, aside: number) =>
    `${short(at.x - dx * by - dy * aside)} ${short(at.y - dy * by + dx * aside)}`;
  const line = 'stroke="var(--_line)"';
  if (kind === "Circle") {
    const [cx = "", cy = ""] = back(4.5, 0).split(" ");
    return `<circle cx="${cx}" cy="${cy}" r="4" fill="var(--bg)" ${line} stroke-width="1" />`;
  }
  if (kind === "Cross") {
    const path = `M${back(2, 4)}L${back(10, -4)}M${back(2, -4)}L${back(10, 4)}`;
    return `<path d="${path}" fill="none" ${line} stroke-width="1.5" />`;
  }
  return `<polygon points="${back(8, 2.5)} ${back(0, 0)} ${back(8, -2.5)}" fill="var(--_line)" ${line} />`;
}

/** The points of a line whose last piece goes on until it meets an outline. */
function reaching(points: readonly Point[], outline: readonly Point[]): Point[] {
  const [before, last] = points.slice(-2);
  if (!before || !last) return [...points];
  const met = meet(before, last, outline);
  if (met) return [...points.slice(0, -1), met];
  // It would pass beside a small form: it turns to its middle.
  const middle = {
    x: (Math.min(...outline.map(({ x }) => x)) + Math.max(...outline.map(({ x }) => x))) / 2,
    y: (Math.min(...outline.map(({ y }) => y)) + Math.max(...outline.map(({ y }) => y))) / 2,
  };
  const isDown = Math.abs(before.x - last.x) < Math.abs(before.y - last.y);
  const corner = isDown ? { x: last.x, y: middle.y } : { x: middle.x, y: last.y };
  const end = meet(corner, middle, outline) ?? middle;
  return [...points.slice(0, -1), corner, end];
}

/** Where a ray first meets an outline. */
function meet(from: Point, through: Point, outline: readonly Point[]): Point | undefined {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  let nearest: number | undefined;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const at = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (along < 0 || at < 0 || at > 1) continue;
    if (nearest === undefined || along < nearest) nearest = along;
  }
  if (nearest === undefined) return undefined;
  return { x: from.x + dx * nearest, y: from.y + dy * nearest };
}
