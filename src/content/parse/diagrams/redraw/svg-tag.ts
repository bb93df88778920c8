export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The value of an attribute in the text of a tag; empty without one. */
export function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** The points of a polyline or polygon. */
export function pointsOf(tag: string): Point[] {
  return attributeOf(tag, "points")
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return { x, y };
    });
}

/** A line with other points. */
export function withPoints(tag: string, points: readonly Point[]): string {
  const written = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return tag.replace(/ points="[^"]*"/, ` points="${written}"`);
}

/** The room of a node, by the shape that the renderer drew. */
export function boxOf(inner: string): Box | undefined {
  const [tag = ""] = /<(?:rect|polygon|circle)[^>]*>/.exec(inner) ?? [];
  const number = (name: string) => Number(attributeOf(tag, name));
  if (tag.startsWith("<rect")) {
    return { x: number("x"), y: number("y"), width: number("width"), height: number("height") };
  }
  if (tag.startsWith("<circle")) {
    const r = number("r");
    return { x: number("cx") - r, y: number("cy") - r, width: 2 * r, height: 2 * r };
  }
  const points = pointsOf(tag);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
