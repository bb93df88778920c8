import type { Rectangle } from "./place-boxes.ts";

export interface Point {
  x: number;
  y: number;
}

/** Where an arrow may begin or end at the border of a box. */
export interface Port extends Point {
  /** Direction away from the box. */
  dx: number;
  dy: number;
  /** Added to the cost of a path; ports in use cost most. */
  price: number;
}

/** A straight piece of an arrow. */
export interface Segment {
  from: Point;
  to: Point;
  /** Of the arrow. */
  number: number;
}

/** Where arrows may run, and what it costs. */
export interface RoutingGrid {
  /** Vertical and horizontal lines on which arrows may run, in order. */
  xs: readonly number[];
  ys: readonly number[];
  /** No arrow runs through them. */
  obstacles: readonly Rectangle[];
  /** Boxes that may be entered; no arrow runs along their borders. */
  borders: readonly Border[];
  /** Pieces of arrows that are drawn already. */
  used: readonly Segment[];
  /** Of the arrow that is drawn now: its branches may share their way. */
  number: number;
}

export interface Border extends Rectangle {
  /** Whether the arrow has no business in the box. */
  isForeign: boolean;
}

/** Pixels of detour that a bend, a crossing, a border and a shared way are worth. */
const price = { bend: 45, crossing: 40, border: 6, foreign: 45, shared: 12, along: 5 } as const;

interface Step {
  /** Index into the lines. */
  x: number;
  y: number;
  /** 0: from left to right, 1: from top to bottom. */
  axis: 0 | 1;
  cost: number;
  before: Step | undefined;
}

/**
 * Finds the cheapest way between two boxes, from a port of one to a port of the other, along the
 * lines of the terrain (Dijkstra). Returns a straight line where every way is blocked.
 */
export function findPath(
  terrain: RoutingGrid,
  starts: readonly Port[],
  ends: readonly Port[],
): Point[] {
  const ports = [...starts, ...ends];
  const xs = merged(
    terrain.xs,
    ports.map(({ x }) => x),
  );
  const ys = merged(
    terrain.ys,
    ports.map(({ y }) => y),
  );
  const columns = new Map(xs.map((x, index) => [x, index]));
  const rows = new Map(ys.map((y, index) => [y, index]));
  const at = (port: Port) => (rows.get(port.y) ?? 0) * xs.length + (columns.get(port.x) ?? 0);
  const endAt = new Map(ends.map((port) => [at(port), port]));
  const startAt = new Map(starts.map((port) => [at(port), port]));
  const settled = new Set<number>();
  const open = new Heap();
  for (const port of starts) {
    const [x, y] = [columns.get(port.x) ?? 0, rows.get(port.y) ?? 0];
    open.push({ x, y, axis: port.dx === 0 ? 1 : 0, cost: port.price, before: undefined });
  }
  for (let step = open.pop(); step; step = open.pop()) {
    const here = step.y * xs.length + step.x;
    const state = here * 2 + step.axis;
    if (settled.has(state)) continue;
    settled.add(state);
    if (step.before && endAt.has(here)) return corners(step, xs, ys);
    const startPort = step.before ? undefined : startAt.get(here);
    for (const [dx, dy] of directions) {
      if (startPort && (startPort.dx !== dx || startPort.dy !== dy)) continue;
      const [x, y] = [step.x + dx, step.y + dy];
      const [toX, toY] = [xs[x], ys[y]];
      if (toX === undefined || toY === undefined) continue;
      const from = { x: xs[step.x] ?? 0, y: ys[step.y] ?? 0 };
      const to = { x: toX, y: toY };
      const next = y * xs.length + x;
      const endPort = endAt.get(next);
      // An arrow meets a border at a right angle, from outside.
      const arrives = endPort !== undefined && endPort.dx === -dx && endPort.dy === -dy;
      if (endPort !== undefined && !arrives) continue;
      const leaves = startPort !== undefined;
      const cost = costOf(terrain, from, to, { leaves, arrives });
      if (cost === undefined) continue;
      const axis = dx === 0 ? 1 : 0;
      const bend = axis === step.axis ? 0 : price.bend;
      const end = endPort?.price ?? 0;
      open.push({ x, y, axis, cost: step.cost + cost + bend + end, before: step });
    }
  }
  return [starts[0], ends[0]].flatMap((port) => (port ? [{ x: port.x, y: port.y }] : []));
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function merged(lines: readonly number[], more: readonly number[]): number[] {
  return [...new Set([...lines, ...more])].sort((a, b) => a - b);
}

/** Price of a piece between two neighboring points; undefined where it is blocked. */
function costOf(
  { obstacles, borders, used, number }: RoutingGrid,
  from: Point,
  to: Point,
  ends: { leaves: boolean; arrives: boolean },
): number | undefined {
  const piece = rectangleOf(from, to);
  for (const obstacle of obstacles) {
    if (!overlaps(piece, obstacle)) continue;
    // The border of the box where the arrow begins or ends.
    const own = (ends.leaves && touches(from, obstacle)) || (ends.arrives && touches(to, obstacle));
    if (!own) return undefined;
  }
  const length = piece.width + piece.height;
  // The branches of an arrow share their way.
  const isShared = used.some((other) => other.number === number && covers(other, piece));
  let cost = isShared ? length / 5 : length;
  for (const border of borders) cost += borderCost(piece, border, length);
  for (const other of used) cost += sharedCost(piece, other, length, number);
  return cost;
}

/** Whether a point is on the border of a box, or in the margin that an obstacle adds to it. */
function touches({ x, y }: Point, { x: left, y: top, width, height }: Rectangle): boolean {
  const margin = 3.5;
  const onSide = Math.abs(x - left) < margin || Math.abs(x - left - width) < margin;
  const onTop = Math.abs(y - top) < margin || Math.abs(y - top - height) < margin;
  const within = x >= left && x <= left + width && y >= top && y <= top + height;
  return within && (onSide || onTop);
}

function borderCost(piece: Rectangle, border: Border, length: number): number {
  const isFlat = piece.height === 0;
  const [at, from, to] = isFlat
    ? [piece.y, piece.x, piece.x + piece.width]
    : [piece.x, piece.y, piece.y + piece.height];
  const [near, far, start, end] = isFlat
    ? [border.y, border.y + border.height, border.x, border.x + border.width]
    : [border.x, border.x + border.width, border.y, border.y + border.height];
  const isAlong = from < end && to > start;
  const close = Math.min(Math.abs(at - near), Math.abs(at - far)) < 5;
  if (isAlong && close) return length * price.along;
  if (at <= near || at >= far) return 0;
  const crossings = [start, end].filter((side) => from < side && to >= side).length;
  return crossings * (border.isForeign ? price.foreign : price.border);
}

function sharedCost(piece: Rectangle, other: Segment, length: number, number: number): number {
  if (other.number === number) return 0;
  const drawn = rectangleOf(other.from, other.to);
  const isFlat = piece.height === 0;
  if (isFlat === (drawn.height === 0)) {
    const [distance, overlap] = isFlat
      ? [Math.abs(piece.y - drawn.y), overlapOf(piece.x, piece.width, drawn.x, drawn.width)]
      : [Math.abs(piece.x - drawn.x), overlapOf(piece.y, piece.height, drawn.y, drawn.height)];
    return distance < 6 && overlap > 0 ? length * price.shared : 0;
  }
  return overlaps(piece, drawn) ? price.crossing : 0;
}

function covers({ from, to }: Segment, piece: Rectangle): boolean {
  const drawn = rectangleOf(from, to);
  return (
    piece.x >= drawn.x &&
    piece.y >= drawn.y &&
    piece.x + piece.width <= drawn.x + drawn.width &&
    piece.y + piece.height <= drawn.y + drawn.height
  );
}

function overlapOf(a: number, aLength: number, b: number, bLength: number): number {
  return Math.min(a + aLength, b + bLength) - Math.max(a, b);
}

function rectangleOf(from: Point, to: Point): Rectangle {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}

/** Whether two rectangles share an inner point; a line is a rectangle without width or height. */
function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/** The points at which the way turns. */
function corners(last: Step, xs: readonly number[], ys: readonly number[]): Point[] {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.before) steps.unshift(step);
  return steps
    .filter((step, index) => {
      const [before, after] = [steps[index - 1], steps[index + 1]];
      if (!before || !after) return true;
      const straight =
        (before.x === step.x && step.x === after.x) || (before.y === step.y && step.y === after.y);
      return !straight;
    })
    .map(({ x, y }) => ({ x: xs[x] ?? 0, y: ys[y] ?? 0 }));
}

/** Steps in the order of their costs. */
class Heap {
  private readonly steps: Step[] = [];

  push(step: Step): void {
    const { steps } = this;
    steps.push(step);
    let index = steps.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((steps[parent]?.cost ?? 0) <= step.cost) break;
      this.swap(index, parent);
      index = parent;
    }
  }

  pop(): Step | undefined {
    const { steps } = this;
    const first = steps[0];
    const last = steps.pop();
    if (!first || !last || first === last) return first;
    steps[0] = last;
    let index = 0;
    while (true) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let least = index;
      if (this.costAt(left) < this.costAt(least)) least = left;
      if (this.costAt(right) < this.costAt(least)) least = right;
      if (least === index) return first;
      this.swap(index, least);
      index = least;
    }
  }

  private costAt(index: number): number {
    return this.steps[index]?.cost ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const { steps } = this;
    const [first, second] = [steps[a], steps[b]];
    if (!first || !second) return;
    steps[a] = second;
    steps[b] = first;
  }
}
