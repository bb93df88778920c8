import { attributeOf, type Box, boxOf, type Point, pointsOf, withPoints } from "./svg-tag.ts";

interface Move {
  x: number;
  y: number;
}

/**
 * Puts arrows between parts of nested groups where they belong. The renderer draws an arrow whose ends lie in one
 * outer group from the corner of the drawing instead of the corner of that group.
 */
export function repairArrows(drawing: string): string {
  const groups = boxesOf(drawing, /<g class="subgraph" data-id="([^"]*)"[^>]*>\s*(<rect[^>]*>)/g);
  if (groups.size === 0) return drawing;
  const boxes = new Map([
    ...boxesOf(drawing, /<g class="node" data-id="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g),
    ...groups,
  ]);
  const moves = new Map<string, Move>();
  return drawing
    .replace(/<polyline class="edge"[^>]*>/g, (edge) => {
      const key = keyOf(edge);
      const [from, to] = [
        boxes.get(attributeOf(edge, "data-from")),
        boxes.get(attributeOf(edge, "data-to")),
      ];
      const points = pointsOf(edge);
      if (!from || !to || points.length < 2) return edge;
      const around = [...groups.values()].filter((group) => holds(group, from) && holds(group, to));
      const stays = points.every(({ x, y }) =>
        around.every((group) => holds(group, { x, y, width: 0, height: 0 })),
      );
      if (stays && joins(points, from, to)) return edge;
      for (const { x, y } of around) {
        const moved = points.map((point) => ({ x: point.x + x, y: point.y + y }));
        if (!joins(moved, from, to)) continue;
        moves.set(key, { x, y });
        return withPoints(edge, moved);
      }
      const way = wayBetween(from, to);
      if (way === undefined) return edge;
      const [old, now] = [middleOf(points), middleOf(way)];
      moves.set(key, { x: now.x - old.x, y: now.y - old.y });
      return withPoints(edge, way);
    })
    .replace(/<g class="edge-label"[^>]*>/g, (label) => {
      const move = moves.get(keyOf(label));
      if (!move) return label;
      const place = `translate(${Math.round(move.x)} ${Math.round(move.y)})`;
      return label.replace(/>$/, ` transform="${place}">`);
    });
}

function keyOf(tag: string): string {
  return ["data-from", "data-to", "data-label"].map((name) => attributeOf(tag, name)).join(" ");
}

function boxesOf(drawing: string, pattern: RegExp): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [, id = "", inner = ""] of drawing.matchAll(pattern)) {
    const box = boxOf(inner);
    if (box) boxes.set(id, box);
  }
  return boxes;
}

/** Whether a box lies in a group. */
function holds(group: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= group.x &&
    y >= group.y &&
    x + width <= group.x + group.width &&
    y + height <= group.y + group.height
  );
}

/** Whether a line begins at the border of one box and ends at that of another. */
function joins(points: readonly Point[], from: Box, to: Box): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && touches(first, from) && touches(last, to);
}

/** Pixels by which ends of arrows lie beside a box: those of diamonds end inside theirs. */
const tolerance = 3;

function touches({ x, y }: Point, box: Box): boolean {
  const inside = (value: number, start: number, size: number, by: number) =>
    value >= start - by && value <= start + size + by;
  if (!inside(x, box.x, box.width, tolerance) || !inside(y, box.y, box.height, tolerance))
    return false;
  // Deep inside a group is not at its border.
  const isDeep =
    inside(x, box.x, box.width, -box.width / 3) && inside(y, box.y, box.height, -box.height / 3);
  return box.width < 200 && box.height < 120 ? true : !isDeep;
}

function middleOf(points: readonly Point[]): Point {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

/** A line at right angles between two boxes; undefined where one lies in the other. */
function wayBetween(from: Box, to: Box): Point[] | undefined {
  const [a, b] = [from, to].map((box) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  })) as [Point, Point];
  const down = (start: number, end: number): Point[] => {
    const y = (start + end) / 2;
    return [
      { x: a.x, y: start },
      { x: a.x, y },
      { x: b.x, y },
      { x: b.x, y: end },
    ];
  };
  const across = (start: number, end: number): Point[] => {
    const x = (start + end) / 2;
    return [
      { x: start, y: a.y },
      { x, y: a.y },
      { x, y: b.y },
      { x: end, y: b.y },
    ];
  };
  if (from.y + from.height <= to.y) return down(from.y + from.height, to.y);
  if (to.y + to.height <= from.y) return down(from.y, to.y + to.height);
  if (from.x + from.width <= to.x) return across(from.x + from.width, to.x);
  if (to.x + to.width <= from.x) return across(from.x, to.x + to.width);
  return undefined;
}
