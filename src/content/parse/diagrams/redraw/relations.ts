import { attributeOf, pointsOf } from "./svg-tag.ts";

/** What stands at the end of a relation of classes. */
export const relationEnds = [
  "none",
  "inherit",
  "composition",
  "aggregation",
  "arrow",
  "lollipop",
] as const;
export type RelationEnd = (typeof relationEnds)[number];

/** A comment in the renderer's form that gives a relation, counted from 0, its ends. */
export function relationLine(index: number, start: RelationEnd, end: RelationEnd): string {
  return `%% ends ${index} ${start} ${end}`;
}

/** A comment that says that a class is a note, whose lines are its members. */
export function classNoteLine(name: string): string {
  return `%% note ${name}`;
}

/** Draws the ends of relations, and notes, as the text of a diagram of classes asks for them. */
export function redrawRelations(drawing: string, source: string): string {
  const wanted = new Map<number, [string, string]>();
  for (const [, index, start = "", end = ""] of source.matchAll(/^%% ends (\d+) (\w+) (\w+)$/gm)) {
    wanted.set(Number(index), [start, end]);
  }
  const notes = new Set([...source.matchAll(/^%% note (\S+)$/gm)].map(([, name]) => name));
  let count = -1;
  return drawing
    .replace(/<polyline class="class-relationship"[^>]*>/g, (line) => {
      count += 1;
      const own = wanted.get(count);
      return own ? withEnds(line, own) : line;
    })
    .replace(
      /<g class="class-node" data-id="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g,
      (all, id: string, inner: string) => (notes.has(id) ? noteOf(inner) : all),
    );
}

function withEnds(line: string, [start, end]: readonly [string, string]): string {
  const bare = line.replace(/ marker-(?:start|end)="[^"]*"/g, "");
  const marker = (side: string, kind: string) =>
    kind === "none" || kind === "lollipop" ? "" : ` marker-${side}="url(#cls-${kind})"`;
  const drawn = bare.replace(" />", `${marker("start", start)}${marker("end", end)} />`);
  const points = pointsOf(line);
  const ring = (kind: string, at = points[0], from = points[1]) => {
    if (kind !== "lollipop" || !at || !from) return "";
    const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
    const [x, y] = [at.x - ((at.x - from.x) / length) * 7, at.y - ((at.y - from.y) / length) * 7];
    return `<circle cx="${x}" cy="${y}" r="6" fill="var(--bg)" stroke="var(--_line)" stroke-width="1" />`;
  };
  return drawn + ring(start) + ring(end, points.at(-1), points.at(-2));
}

/** A note in place of a class: a page with a folded corner, its lines in the middle. */
function noteOf(inner: string): string {
  const [box = ""] = /<rect[^>]*>/.exec(inner) ?? [];
  const [x, y, w, h] = ["x", "y", "width", "height"].map((name) =>
    Number(attributeOf(box, name)),
  ) as [number, number, number, number];
  const lines = [...inner.matchAll(/<text[^>]*class="mono"[^>]*>([\s\S]*?)<\/text>/g)].map(
    ([, text = ""]) => text.replace(/<[^>]*>/g, ""),
  );
  const gap = 17;
  const first = y + h / 2 - ((lines.length - 1) * gap) / 2;
  const texts = lines.map(
    (text, index) =>
      `<text x="${x + w / 2}" y="${first + index * gap}" text-anchor="middle" dy="0.35em" font-size="11" font-weight="400" fill="var(--_text-muted)">${text}</text>`,
  );
  const fill = 'fill="var(--bg)" stroke="var(--_node-stroke)" stroke-width="0.75"';
  return [
    `<path d="M${x} ${y}h${w - 8}l8 8v${h - 8}h${-w}z" ${fill} />`,
    `<path d="M${x + w - 8} ${y}v8h8" fill="none" stroke="var(--_node-stroke)" stroke-width="0.75" />`,
    ...texts,
  ].join("");
}

/**
 * Draws how many there are at each end of a relation of entities in the usual signs: from the line of the entity
 * outwards, what there is at most and then what there is at least. Entities without attributes say nothing of them.
 */
export function redrawEntities(drawing: string): string {
  const relations = [...drawing.matchAll(/<polyline class="er-relationship"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const signs = relations.map((tag) => {
    const points = pointsOf(tag);
    return (
      signOf(points[0], points[1], attributeOf(tag, "data-cardinality1")) +
      signOf(points.at(-1), points.at(-2), attributeOf(tag, "data-cardinality2"))
    );
  });
  const bare = drawing
    .replace(/<text[^>]*>\(no attributes\)<\/text>/g, "")
    // Those of the renderer stand between its lines and its labels, outside of all groups.
    .replace(/^<(?:line|circle) [^>]*stroke="var\(--_line\)"[^>]*>$/gm, "");
  const last = relations.at(-1);
  if (last === undefined) return bare;
  const at = bare.lastIndexOf(last) + last.length;
  return `${bare.slice(0, at)}\n${signs.join("")}${bare.slice(at)}`;
}

function signOf(
  at: { x: number; y: number } | undefined,
  from: { x: number; y: number } | undefined,
  count: string,
): string {
  if (!at || !from) return "";
  const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  const [dx, dy] = [(at.x - from.x) / length, (at.y - from.y) / length];
  const back = (by: number, aside: number) =>
    `${at.x - dx * by - dy * aside} ${at.y - dy * by + dx * aside}`;
  const bar = (by: number) => `M${back(by, 6)}L${back(by, -6)}`;
  const foot = `M${back(0, 7)}L${back(12, 0)}L${back(0, -7)}`;
  const lines = {
    one: bar(6) + bar(10),
    "zero-one": bar(7),
    many: foot + bar(15),
    "zero-many": foot,
  }[count];
  const [cx = "", cy = ""] = back(count === "zero-many" ? 16 : 14, 0).split(" ");
  const ring = count.startsWith("zero")
    ? `<circle cx="${cx}" cy="${cy}" r="4" fill="var(--bg)" stroke="var(--_line)" stroke-width="1.25" />`
    : "";
  return `<path d="${lines ?? ""}" fill="none" stroke="var(--_line)" stroke-width="1.25" />${ring}`;
}
