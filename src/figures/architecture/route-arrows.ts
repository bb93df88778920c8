import { type Arrow, getAllBoxes } from "./architecture.ts";
import { findPath, type Point, type Port, type RoutingGrid, type Segment } from "./find-path.ts";
import { flattenBoxes, type PlacedBox, type Rectangle, sizes } from "./place-boxes.ts";

/** An arrow from the border of one box to the border of another. */
export interface RoutedArrow {
  /** Position in the list below the picture, starting at 1. */
  number: number;
  points: Point[];
  /** Position of the number. */
  badge: Point;
}

/** Distances from borders at which arrows may run, in pixels. */
const trackOffsets = [7, 16, 24];

/** Routes each arrow around the boxes, with few bends, and away from previous arrows. */
export function routeArrows(
  placed: readonly PlacedBox[],
  arrows: readonly Arrow[],
  width: number,
): RoutedArrow[] {
  const all = flattenBoxes(placed);
  const boxesById = new Map(all.map((placedBox) => [placedBox.box.id, placedBox]));
  const used: Segment[] = [];
  const badges: Point[] = [];
  const usedPorts = new Map<string, number>();
  const routed: RoutedArrow[] = [];
  for (const [index, { from, to }] of arrows.entries()) {
    for (const target of to) {
      const [start, end] = [boxesById.get(from), boxesById.get(target)];
      if (!start || !end) continue;
      const grid = getGrid(all, { start, end, width, used, arrow: index + 1 });
      const path = findPath(
        grid,
        getPorts(start, end, { usedPorts, arrow: index + 1 }),
        getPorts(end, start, { usedPorts, arrow: 0 }),
      );
      const [first, last] = [path.at(0), path.at(-1)];
      for (const port of [first, last]) {
        if (port) usedPorts.set(getPointKey(port), index + 1);
      }
      used.push(...getSegments(path, index + 1));
      const free = getBadgePosition(path, badges);
      // A number at the edge would be cut off.
      const badge = { ...free, x: Math.min(Math.max(free.x, 10), width - 10) };
      badges.push(badge);
      routed.push({ number: index + 1, points: path, badge });
    }
  }
  return routed;
}

function getPointKey({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Costs of ports, compared with one in the middle of a side. `used` is that of another arrow. */
const portCosts = { quarter: 18, opposite: 6, used: 70 };

/** Minimum distance between a corner of a box and an arrow, in pixels. */
const cornerMargin = 12;

/** Where arrows may touch a box: middles, quarters, and the point opposite the other box. */
function getPorts(
  box: Rectangle,
  other: Rectangle,
  { usedPorts, arrow }: { usedPorts: ReadonlyMap<string, number>; arrow: number },
): Port[] {
  const { x, y, width, height } = box;
  const across = getPortsOnSide(x, width, other.x + other.width / 2).flatMap(({ at, cost }) => [
    { x: at, y, dx: 0, dy: -1, cost },
    { x: at, y: y + height, dx: 0, dy: 1, cost },
  ]);
  const down = getPortsOnSide(y, height, other.y + other.height / 2).flatMap(({ at, cost }) => [
    { x, y: at, dx: -1, dy: 0, cost },
    { x: x + width, y: at, dx: 1, dy: 0, cost },
  ]);
  return [...across, ...down].map((port) => ({
    ...port,
    cost: port.cost + ((usedPorts.get(getPointKey(port)) ?? arrow) === arrow ? 0 : portCosts.used),
  }));
}

function getPortsOnSide(start: number, length: number, opposite: number) {
  const ports = [{ at: start + length / 2, cost: 0 }];
  if (length > 90) {
    const cost = portCosts.quarter;
    ports.push({ at: start + length / 4, cost }, { at: start + length * 0.75, cost });
  }
  const isReachable = opposite > start + cornerMargin && opposite < start + length - cornerMargin;
  return isReachable ? [...ports, { at: opposite, cost: portCosts.opposite }] : ports;
}

interface RouteOptions extends Pick<RoutingGrid, "used" | "arrow"> {
  start: PlacedBox;
  end: PlacedBox;
  width: number;
}

function getGrid(all: readonly PlacedBox[], options: RouteOptions): RoutingGrid {
  const { start, end, width, used, arrow } = options;
  const enclosedBoxes = new Set([start, end].flatMap(({ box }) => getAllBoxes(box.children)));
  const outside = all.filter(({ box }) => !enclosedBoxes.has(box));
  const solid = outside.filter((box) => box.children.length === 0 || box === start || box === end);
  const titles = outside.filter((box) => !solid.includes(box)).map(getTextArea);
  const bottom = Math.max(...all.map(({ y, height }) => y + height));
  return {
    xs: getGridLines(outside, (box) => [box.x, box.x + box.width], width),
    ys: getGridLines(outside, (box) => [box.y, box.y + box.height], bottom),
    obstacles: [
      ...solid.map((box) => expand(box, box === start || box === end ? 0 : 3)),
      ...titles,
    ],
    borders: outside
      .filter((box) => !solid.includes(box))
      .map((box) => {
        const within = getAllBoxes(box.box.children);
        return { ...box, isForeign: !within.includes(start.box) && !within.includes(end.box) };
      }),
    used,
    arrow,
  };
}

/** The area of the text of a box. */
function getTextArea({ textX, textY, width, x, label, detail }: PlacedBox): Rectangle {
  const lines = label.length * sizes.labelLine + detail.length * sizes.detailLine;
  const longest = Math.max(...label.map((line) => line.length), 0) * sizes.label * 0.6;
  const longestDetail = Math.max(...detail.map((line) => line.length), 0) * sizes.detail * 0.6;
  const right = Math.min(textX + Math.max(longest, longestDetail) + 6, x + width - 8);
  return { x: x + 6, y: textY - 6, width: right - x - 6, height: lines + 10 };
}

function expand({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Sorted positions of lines near the borders of boxes along which arrows may run. */
function getGridLines(
  boxes: readonly PlacedBox[],
  getEdges: (box: PlacedBox) => [number, number],
  end: number,
): number[] {
  const all = boxes.flatMap((box) => {
    const [from, to] = getEdges(box);
    return trackOffsets.flatMap((track) => [
      from - track,
      to + track,
      ...(box.children.length > 0 ? [from + track, to - track] : []),
    ]);
  });
  const sorted = all.filter((at) => at > 3 && at < end - 3).sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > 0.5);
}

function getSegments(path: readonly Point[], arrow: number): Segment[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index];
    return from ? [{ from, to, arrow }] : [];
  });
}

/** A point on the longest segment that has room for the number. */
function getBadgePosition(path: readonly Point[], badges: readonly Point[]): Point {
  const segments = getSegments(path, 0)
    .map(({ from, to }) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }))
    .sort((a, b) => b.length - a.length);
  const candidates = segments.flatMap(({ from, to, length }) =>
    (length > 60 ? [0.5, 0.3, 0.7] : [0.45]).map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })),
  );
  const free = candidates.find((candidate) =>
    badges.every((other) => Math.hypot(other.x - candidate.x, other.y - candidate.y) > 20),
  );
  return free ?? candidates[0] ?? { x: 0, y: 0 };
}
