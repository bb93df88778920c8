import { PriorityQueue } from "../../model/priority-queue.ts";
import type { Rectangle } from "./place-boxes.ts";

export interface Point {
  x: number;
  y: number;
}

/** A point on the border of a box where an arrow may begin or end. */
export interface Port extends Point {
  /** Direction away from the box. */
  dx: number;
  dy: number;
  /** Added to the cost of a path through this port. */
  cost: number;
}

/** A straight part of an arrow. */
export interface Segment {
  from: Point;
  to: Point;
  /** The number of its arrow. */
  arrow: number;
}

/** The lines along which arrows may run, with what is in their way. */
export interface RoutingGrid {
  /** Vertical and horizontal lines, sorted by position. */
  xs: readonly number[];
  ys: readonly number[];
  /** Areas that no arrow may cross. */
  obstacles: readonly Rectangle[];
  /** Boxes that arrows may cross at a cost. */
  borders: readonly Border[];
  /** Segments of the arrows that are already routed. */
  used: readonly Segment[];
  /** The number of the arrow to route. Branches of one arrow may share segments. */
  arrow: number;
}

interface Border extends Rectangle {
  /** Whether the box contains neither end of the arrow. */
  isForeign: boolean;
}

/** Costs in pixels of detour. `overlap` and `along` are per pixel. */
const costs = { bend: 45, crossing: 40, border: 6, foreign: 45, overlap: 12, along: 5 } as const;

/** Pixels below which lines look like one. */
const minDistance = { border: 5, arrow: 6 } as const;

/** Branches of one arrow run together where they can. */
const sharedPathDiscount = 5;

interface Step {
  /** Index into the lines. */
  x: number;
  y: number;
  /** 0: from left to right, 1: from top to bottom. */
  axis: 0 | 1;
  cost: number;
  before: Step | undefined;
}

/** Finds the cheapest path (Dijkstra), or a straight line if all are blocked. */
export function findPath(
  grid: RoutingGrid,
  starts: readonly Port[],
  ends: readonly Port[],
): Point[] {
  const ports = [...starts, ...ends];
  const xs = mergeSorted(
    grid.xs,
    ports.map(({ x }) => x),
  );
  const ys = mergeSorted(
    grid.ys,
    ports.map(({ y }) => y),
  );
  const columns = new Map(xs.map((x, index) => [x, index]));
  const rows = new Map(ys.map((y, index) => [y, index]));
  const getCellIndex = (port: Port) =>
    (rows.get(port.y) ?? 0) * xs.length + (columns.get(port.x) ?? 0);
  const endAt = new Map(ends.map((port) => [getCellIndex(port), port]));
  const startAt = new Map(starts.map((port) => [getCellIndex(port), port]));
  const settled = new Set<number>();
  const queue = new PriorityQueue<Step>((a, b) => a.cost < b.cost);
  for (const port of starts) {
    const [x, y] = [columns.get(port.x) ?? 0, rows.get(port.y) ?? 0];
    queue.push({ x, y, axis: port.dx === 0 ? 1 : 0, cost: port.cost, before: undefined });
  }
  for (let step = queue.pop(); step; step = queue.pop()) {
    const here = step.y * xs.length + step.x;
    const state = here * 2 + step.axis;
    if (settled.has(state)) continue;
    settled.add(state);
    if (step.before && endAt.has(here)) return getCorners(step, xs, ys);
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
      // An arrow enters a box at a right angle to its border.
      const arrives = endPort !== undefined && endPort.dx === -dx && endPort.dy === -dy;
      if (endPort !== undefined && !arrives) continue;
      const leaves = startPort !== undefined;
      const cost = getCost(grid, from, to, { leaves, arrives });
      if (cost === undefined) continue;
      const axis = dx === 0 ? 1 : 0;
      const bend = axis === step.axis ? 0 : costs.bend;
      const end = endPort?.cost ?? 0;
      queue.push({ x, y, axis, cost: step.cost + cost + bend + end, before: step });
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

function mergeSorted(lines: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...lines, ...others])].sort((a, b) => a - b);
}

/** Cost of a segment between two neighboring points; undefined if it is blocked. */
function getCost(
  { obstacles, borders, used, arrow }: RoutingGrid,
  from: Point,
  to: Point,
  ends: { leaves: boolean; arrives: boolean },
): number | undefined {
  const segment = getRectangle(from, to);
  for (const obstacle of obstacles) {
    if (!overlaps(segment, obstacle)) continue;
    // An arrow may touch the boxes at its ends.
    const isOwnEnd =
      (ends.leaves && touches(from, obstacle)) || (ends.arrives && touches(to, obstacle));
    if (!isOwnEnd) return undefined;
  }
  const length = segment.width + segment.height;
  const isShared = used.some((other) => other.arrow === arrow && isCovered(other, segment));
  let cost = isShared ? length / sharedPathDiscount : length;
  for (const border of borders) cost += getBorderCost(segment, border, length);
  for (const other of used) cost += getConflictCost(segment, other, length, arrow);
  return cost;
}

/** Whether a point is on the border of a box, or in the margin that an obstacle adds to it. */
function touches({ x, y }: Point, { x: left, y: top, width, height }: Rectangle): boolean {
  const margin = 3.5;
  const onSide = Math.abs(x - left) < margin || Math.abs(x - left - width) < margin;
  const onTop = Math.abs(y - top) < margin || Math.abs(y - top - height) < margin;
  const isInside = x >= left && x <= left + width && y >= top && y <= top + height;
  return isInside && (onSide || onTop);
}

function getBorderCost(segment: Rectangle, border: Border, length: number): number {
  const isFlat = segment.height === 0;
  const { lane, from, to } = getSpan(segment, isFlat);
  const { lane: near, from: start, to: end } = getSpan(border, isFlat);
  const far = near + (isFlat ? border.height : border.width);
  const isAlong = from < end && to > start;
  const isClose = Math.min(Math.abs(lane - near), Math.abs(lane - far)) < minDistance.border;
  if (isAlong && isClose) return length * costs.along;
  if (lane <= near || lane >= far) return 0;
  const crossings = [start, end].filter((side) => from < side && to >= side).length;
  return crossings * (border.isForeign ? costs.foreign : costs.border);
}

function getConflictCost(
  segment: Rectangle,
  other: Segment,
  length: number,
  arrow: number,
): number {
  if (other.arrow === arrow) return 0;
  const drawn = getRectangle(other.from, other.to);
  const isFlat = segment.height === 0;
  if (isFlat === (drawn.height === 0)) {
    const { lane, from, to } = getSpan(segment, isFlat);
    const otherSpan = getSpan(drawn, isFlat);
    const isNear = Math.abs(lane - otherSpan.lane) < minDistance.arrow;
    const isAlong = from < otherSpan.to && to > otherSpan.from;
    return isNear && isAlong ? length * costs.overlap : 0;
  }
  return overlaps(segment, drawn) ? costs.crossing : 0;
}

function isCovered({ from, to }: Segment, segment: Rectangle): boolean {
  const drawn = getRectangle(from, to);
  return (
    segment.x >= drawn.x &&
    segment.y >= drawn.y &&
    segment.x + segment.width <= drawn.x + drawn.width &&
    segment.y + segment.height <= drawn.y + drawn.height
  );
}

/** Where a rectangle begins and ends in one direction, and where it begins in the other. */
function getSpan({ x, y, width, height }: Rectangle, isHorizontal: boolean) {
  return isHorizontal ? { lane: y, from: x, to: x + width } : { lane: x, from: y, to: y + height };
}

function getRectangle(from: Point, to: Point): Rectangle {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}

/** Whether two rectangles share an inner point. A line is a rectangle without width or height. */
function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/** The ends of the path and the points where it turns. */
function getCorners(last: Step, xs: readonly number[], ys: readonly number[]): Point[] {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.before) steps.unshift(step);
  return steps
    .filter((step, index) => {
      const [before, after] = [steps[index - 1], steps[index + 1]];
      if (!before || !after) return true;
      const isStraight =
        (before.x === step.x && step.x === after.x) || (before.y === step.y && step.y === after.y);
      return !isStraight;
    })
    .map(({ x, y }) => ({ x: xs[x] ?? 0, y: ys[y] ?? 0 }));
}
