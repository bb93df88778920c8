import Elk, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { textWidth } from "../../../../figures/svg.ts";
import { directionOf, type FlowDirection } from "./redraw.ts";
import { attributeOf, type Box, boxOf, type Point, withPoints } from "./svg-tag.ts";

const layoutDirections: Readonly<Record<FlowDirection, string>> = {
  TB: "DOWN",
  BT: "UP",
  LR: "RIGHT",
  RL: "LEFT",
};

/** Distances that the renderer keeps in a kind of diagram, in its units. */
interface Distances {
  nodes: number;
  layers: number;
}

const padding = 40;
const labelSize = 11;

/**
 * Lays out a drawing of classes or entities again where its text asks for a direction: the renderer draws classes from
 * top to bottom and entities from left to right. Boxes keep their size.
 *
 * @param drawing of the renderer, before anything else is redrawn in it
 * @param source the text that it was drawn from, in the renderer's form
 */
export function turnDrawing(drawing: string, source: string): string {
  const direction = directionOf(source);
  if (direction === undefined) return drawing;
  return /^erDiagram/.test(source)
    ? turn(drawing, direction, { nodes: 70, layers: 90 })
    : turn(drawing, direction, { nodes: 40, layers: 60 });
}

interface Relation {
  tag: string;
  from: string;
  to: string;
  /** The text in the middle with its ground, and those at both ends. */
  label: Text | undefined;
  start: Text | undefined;
  end: Text | undefined;
}

interface Text {
  markup: string;
  /** Its middle. */
  at: Point;
  width: number;
  height: number;
}

function turn(drawing: string, direction: FlowDirection, distances: Distances): string {
  const boxes = new Map<string, Box>();
  const boxPattern = /<g class="(?:class-node|entity)" data-id="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g;
  for (const [, id = "", inner = ""] of drawing.matchAll(boxPattern)) {
    const box = boxOf(inner);
    if (box) boxes.set(id, box);
  }
  const relations = relationsOf(drawing);
  const isAcross = direction === "LR" || direction === "RL";
  const result = layOut({
    id: "root",
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": layoutDirections[direction],
      "elk.spacing.nodeNode": String(distances.nodes),
      "elk.layered.spacing.nodeNodeBetweenLayers": String(
        isAcross ? Math.max(distances.layers, ...relations.map(widthOfEnds)) : distances.layers,
      ),
      "elk.padding": `[top=${padding},left=${padding},bottom=${padding},right=${padding}]`,
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.edgeLabels.placement": "CENTER",
    },
    children: [...boxes].map(([id, { width, height }]) => ({ id, width, height })),
    edges: relations.map(edgeOf),
  });
  const places = new Map(result.children?.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
  let turned = drawing.replace(boxPattern, (all, id: string) => {
    const [before, after] = [boxes.get(id), places.get(id)];
    return before && after ? movedBy(all, after.x - before.x, after.y - before.y) : all;
  });
  for (const [index, relation] of relations.entries()) {
    const edge = result.edges?.[index];
    if (edge) turned = withRelation(turned, relation, edge);
  }
  const [width, height] = [result.width ?? 0, result.height ?? 0];
  return turned.replace(
    /(<svg [^>]*?)viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `$1viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
  );
}

/** The room that the texts at both ends of a relation need beside each other. */
function widthOfEnds({ start, end }: Relation): number {
  return start && end ? start.width + end.width + 10 : 0;
}

function edgeOf({ from, to, label }: Relation, index: number): ElkExtendedEdge {
  const labels = label && [{ text: "label", width: label.width, height: label.height }];
  return { id: `e${index}`, sources: [from], targets: [to], ...(labels && { labels }) };
}

/** Puts a relation and its texts where the layout has them. */
function withRelation(drawing: string, relation: Relation, edge: ElkExtendedEdge): string {
  const [section] = edge.sections ?? [];
  if (!section) return drawing;
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint];
  const place = edge.labels?.[0];
  // Entities have a ground behind the text, which stands on the line.
  const isOnLine = relation.label?.markup.startsWith("<rect") ?? false;
  const middle =
    isOnLine || place?.x === undefined || place.y === undefined
      ? middleOf(points)
      : { x: place.x + (place.width ?? 0) / 2, y: place.y + (place.height ?? 0) / 2 };
  let turned = drawing.replace(relation.tag, (tag) => withPoints(tag, points));
  for (const [text, at] of [
    [relation.label, middle],
    [relation.start, relation.start && besideEnd(relation.start, points)],
    [relation.end, relation.end && besideEnd(relation.end, points.toReversed())],
  ] as const) {
    if (!text || !at) continue;
    // Texts of relations that are alike have the same markup at the same place: each is moved once.
    turned = turned.replace(text.markup, () =>
      movedBy(text.markup, at.x - text.at.x, at.y - text.at.y),
    );
  }
  return turned;
}

/** Where the text at an end of a line stands: beside its first piece, off the box. */
function besideEnd({ width }: Text, points: readonly Point[]): Point {
  const [at, next] = points as [Point, Point];
  const away = width / 2 + 5;
  return Math.abs(next.x - at.x) > Math.abs(next.y - at.y)
    ? { x: at.x + Math.sign(next.x - at.x) * away, y: at.y - 10 }
    : { x: at.x - away, y: at.y + Math.sign(next.y - at.y) * 14 };
}

/** The relations of a drawing in their order, with the texts that follow the boxes in the same order. */
function relationsOf(drawing: string): Relation[] {
  const texts = textsOf(drawing.slice(drawing.lastIndexOf("</g>")));
  const tags = [...drawing.matchAll(/<polyline class="(?:class|er)-relationship"[^>]*>/g)];
  return tags.map(([tag]) => {
    const next = (attribute: string) =>
      attributeOf(tag, attribute) === "" ? undefined : texts.shift();
    return {
      tag,
      from: attributeOf(tag, "data-from") || attributeOf(tag, "data-entity1"),
      to: attributeOf(tag, "data-to") || attributeOf(tag, "data-entity2"),
      label: next("data-label"),
      start: next("data-from-cardinality"),
      end: next("data-to-cardinality"),
    };
  });
}

/** The texts in a piece of a drawing, each with the ground before it. */
function textsOf(markup: string): Text[] {
  return [...markup.matchAll(/(?:(<rect [^>]*>)\n)?(<text [^>]*>)([\s\S]*?)<\/text>/g)].map(
    ([all, , tag = "", inner = ""]) => {
      const lines = inner
        .split("</tspan><tspan")
        .map((line) => line.replace(/^[^<>]*>|<[^>]*>/g, ""));
      return {
        markup: all,
        at: { x: Number(attributeOf(tag, "x")), y: Number(attributeOf(tag, "y")) },
        width: Math.max(...lines.map((line) => textWidth(line, labelSize))) + 8,
        height: lines.length * labelSize * 1.3 + 6,
      };
    },
  );
}

/** The point in the middle of a way. */
function middleOf(points: readonly Point[]): Point {
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] as Point;
    return { from, to, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) };
  });
  let left = pieces.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { from, to, length } of pieces) {
    if (length > 0 && left <= length) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return points[0] as Point;
}

/** Markup whose coordinates are moved. */
function movedBy(markup: string, x: number, y: number): string {
  const shift = (by: number) => (_: string, name: string, value: string) =>
    ` ${name}="${Math.round((Number(value) + by) * 1000) / 1000}"`;
  return markup
    .replace(/ (x|x1|x2)="([^"]*)"/g, shift(x))
    .replace(/ (y|y1|y2)="([^"]*)"/g, shift(y));
}

/** What the layout engine keeps to itself: the worker that it runs in this thread where there are no others. */
interface LocalWorker {
  onmessage: ((event: { data: { error?: unknown; data?: ElkNode } }) => void) | null;
  dispatcher: { saveDispatch: (message: { data: Record<string, unknown> }) => void };
}

let worker: LocalWorker | undefined;

/** Lays out a graph at once: the engine's own method answers later, and drawings are made while a page is read. */
function layOut(graph: ElkNode): ElkNode {
  const own = worker ?? startWorker();
  let answer: { error?: unknown; data?: ElkNode } = {};
  own.onmessage = ({ data }) => {
    answer = data;
  };
  own.dispatcher.saveDispatch({ data: { id: 1, cmd: "layout", graph } });
  if (answer.data === undefined) throw answer.error ?? new Error("the layout has no answer");
  return answer.data;
}

function startWorker(): LocalWorker {
  const elk = new Elk() as unknown as { worker: { worker: LocalWorker } };
  worker = elk.worker.worker;
  worker.dispatcher.saveDispatch({ data: { id: 0, cmd: "register", algorithms: ["layered"] } });
  return worker;
}
