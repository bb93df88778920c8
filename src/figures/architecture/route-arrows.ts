import { type Arrow, allBoxes } from "./architecture.ts";
import { findPath, type Point, type Port, type RoutingGrid, type Segment } from "./find-path.ts";
import { allPlaced, type PlacedBox, type Rectangle, sizes } from "./place-boxes.ts";

/** A line with its number, from border to border. */
export interface RoutedArrow {
  /** One-based: the place of the arrow in the list below the picture. */
  number: number;
  points: Point[];
  /** Position of the number. */
  badge: Point;
}

/** Distances from borders at which lines may run. */
const tracks = [7, 16, 24];

/** Draws each arrow around the boxes, with few bends, and apart from those before it. */
export function routeArrows(
  placed: readonly PlacedBox[],
  arrows: readonly Arrow[],
  width: number,
): RoutedArrow[] {
  const all = allPlaced(placed);
  const byId = new Map(all.map((own) => [own.box.id, own]));
  const used: Segment[] = [];
  const badges: Point[] = [];
  const usedPorts = new Map<string, number>();
  const routed: RoutedArrow[] = [];
  for (const [index, { from, to }] of arrows.entries()) {
    for (const target of to) {
      const [start, end] = [byId.get(from), byId.get(target)];
      if (!start || !end) continue;
      const terrain = terrainOf(all, { start, end, width, used, number: index + 1 });
      const path = findPath(
        terrain,
        portsOf(start, end, { usedPorts, number: index + 1 }),
        portsOf(end, start, { usedPorts, number: 0 }),
      );
      const [first, last] = [path.at(0), path.at(-1)];
      for (const port of [first, last]) {
        if (port) usedPorts.set(key(port), index + 1);
      }
      used.push(...segmentsOf(path, index + 1));
      const free = badgePlace(path, badges);
      // A number at the edge would be cut off.
      const badge = { ...free, x: Math.min(Math.max(free.x, 10), width - 10) };
      badges.push(badge);
      routed.push({ number: index + 1, points: path, badge });
    }
  }
  return routed;
}

function key({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Room between a corner of a box and an arrow. */
const corner = 12;

/**
 * Places on the border of a box where an arrow may begin, with others of its number, or end: the
 * middle of each side, its quarters, and where a straight line meets the middle of the other box.
 */
function portsOf(
  box: Rectangle,
  other: Rectangle,
  { usedPorts, number }: { usedPorts: ReadonlyMap<string, number>; number: number },
): Port[] {
  const { x, y, width, height } = box;
  const across = placesOn(x, width, other.x + other.width / 2).flatMap(({ at, price }) => [
    { x: at, y, dx: 0, dy: -1, price },
    { x: at, y: y + height, dx: 0, dy: 1, price },
  ]);
  const down = placesOn(y, height, other.y + other.height / 2).flatMap(({ at, price }) => [
    { x, y: at, dx: -1, dy: 0, price },
    { x: x + width, y: at, dx: 1, dy: 0, price },
  ]);
  return [...across, ...down].map((port) => ({
    ...port,
    price: port.price + ((usedPorts.get(key(port)) ?? number) === number ? 0 : 70),
  }));
}

function placesOn(start: number, length: number, opposite: number) {
  const places = [{ at: start + length / 2, price: 0 }];
  if (length > 90) {
    places.push({ at: start + length / 4, price: 18 }, { at: start + length * 0.75, price: 18 });
  }
  const isReachable = opposite > start + corner && opposite < start + length - corner;
  return isReachable ? [...places, { at: opposite, price: 6 }] : places;
}

interface Ends {
  start: PlacedBox;
  end: PlacedBox;
  width: number;
  used: readonly Segment[];
  number: number;
}

function terrainOf(all: readonly PlacedBox[], ends: Ends): RoutingGrid {
  const { start, end, width, used, number } = ends;
  const inside = new Set([start, end].flatMap(({ box }) => allBoxes(box.children)));
  const outside = all.filter(({ box }) => !inside.has(box));
  const solid = outside.filter((own) => own.children.length === 0 || own === start || own === end);
  const titles = outside.filter((own) => !solid.includes(own)).map(titleOf);
  const bottom = Math.max(...all.map(({ y, height }) => y + height));
  return {
    xs: linesOf(outside, (own) => [own.x, own.x + own.width], width),
    ys: linesOf(outside, (own) => [own.y, own.y + own.height], bottom),
    obstacles: [...solid.map((own) => grown(own, own === start || own === end ? 0 : 3)), ...titles],
    borders: outside
      .filter((own) => !solid.includes(own))
      .map((own) => {
        const within = allBoxes(own.box.children);
        return { ...own, isForeign: !within.includes(start.box) && !within.includes(end.box) };
      }),
    used,
    number,
  };
}

/** Lines may not run through the words of a box. */
function titleOf({ textX, textY, width, x, label, detail }: PlacedBox): Rectangle {
  const lines = label.length * sizes.labelLine + detail.length * sizes.detailLine;
  const longest = Math.max(...label.map((line) => line.length), 0) * sizes.label * 0.6;
  const longestDetail = Math.max(...detail.map((line) => line.length), 0) * sizes.detail * 0.6;
  const right = Math.min(textX + Math.max(longest, longestDetail) + 6, x + width - 8);
  return { x: x + 6, y: textY - 6, width: right - x - 6, height: lines + 10 };
}

function grown({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Where lines may run, in order: at some distances from each border. */
function linesOf(
  boxes: readonly PlacedBox[],
  edges: (box: PlacedBox) => [number, number],
  most: number,
): number[] {
  const all = boxes.flatMap((box) => {
    const [from, to] = edges(box);
    return tracks.flatMap((track) => [
      from - track,
      to + track,
      ...(box.children.length > 0 ? [from + track, to - track] : []),
    ]);
  });
  const sorted = all.filter((at) => at > 3 && at < most - 3).sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > 0.5);
}

function segmentsOf(path: readonly Point[], number: number): Segment[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index];
    return from ? [{ from, to, number }] : [];
  });
}

/** The middle of the longest piece that has no other number near it. */
function badgePlace(path: readonly Point[], badges: readonly Point[]): Point {
  const pieces = segmentsOf(path, 0)
    .map(({ from, to }) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }))
    .sort((a, b) => b.length - a.length);
  const places = pieces.flatMap(({ from, to, length }) =>
    (length > 60 ? [0.5, 0.3, 0.7] : [0.45]).map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })),
  );
  const free = places.find((place) =>
    badges.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 20),
  );
  return free ?? places[0] ?? { x: 0, y: 0 };
}
