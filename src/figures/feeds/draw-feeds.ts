import { escapeText } from "../../model/text/escape-html.ts";
import { type Drawing, figureOf, roundForSvg, svg, wrapText } from "../svg.ts";
import { type FeedGroup, type FeedLink, groupFeeds } from "./feed-groups.ts";

export interface FeedMap {
  links: readonly FeedLink[];
  /** Names of all things in their order; a link uses the same ones. */
  order: readonly string[];
  /** Heads of the two columns. */
  heads: { from: string; to: string };
  /** Addresses of the names; a name without one is text. */
  hrefs: ReadonlyMap<string, string>;
}

/** Sizes in pixels. The second value of a pair is that of phones. */
const size = {
  font: { large: 14, small: 12 },
  line: { large: 20, small: 16 },
  /** Between two names in a box. With the line, 24 pixels for fingers. */
  gap: { large: 4, small: 8 },
  padding: 8,
  /** Between two boxes. */
  between: 12,
  /** Room for the lines, as a share of the width. */
  middle: { large: 0.26, small: 0.2 },
  /** Least room between the ends of two lines at a box. */
  port: 9,
  head: 24,
} as const;

/**
 * Draws what feeds what as a figure with two columns, the sources on the left. Boxes and lines have
 * the numbers of their groups, by which the theme lights the lines of one box.
 */
export function drawFeeds(map: FeedMap, texts: { title: string; alt: string }): string {
  return figureOf({ kind: "feeds", ...texts }, (width) => drawAt(map, width));
}

interface PlacedGroup extends FeedGroup {
  y: number;
  height: number;
  /** The lines of each name. */
  names: { href: string | undefined; lines: string[] }[];
}

function drawAt({ links, order, heads, hrefs }: FeedMap, width: number): Drawing {
  const key = width > 500 ? "large" : "small";
  const { sources, targets } = groupFeeds(links, order);
  const column = (width * (1 - size.middle[key])) / 2;
  const font = size.font[key];
  const line = size.line[key];
  const metrics = { column, font, line, gap: size.gap[key], hrefs };
  const left = placeGroups(sources, metrics);
  const right = placeGroups(targets, metrics);
  const height = Math.max(left.height, right.height);
  center(left.groups, height - left.height);
  center(right.groups, height - right.height);
  const draw = (groups: readonly PlacedGroup[], side: Side) =>
    groups.map((group, index) => drawGroup(group, { ...metrics, ...side, index }));
  const content = [
    drawHead(heads.from, 0, font),
    drawHead(heads.to, width - column, font),
    ...drawLines(left.groups, right.groups, { from: column, to: width - column }),
    ...draw(left.groups, { x: 0, attribute: "data-from" }),
    ...draw(right.groups, { x: width - column, attribute: "data-to" }),
  ];
  return { width, height: height + 1, content: content.join("") };
}

interface Metrics {
  /** Width of a column. */
  column: number;
  font: number;
  /** Height of a line of text. */
  line: number;
  /** Between two names. */
  gap: number;
  hrefs: FeedMap["hrefs"];
}

interface Side {
  x: number;
  attribute: "data-from" | "data-to";
}

function placeGroups(groups: readonly FeedGroup[], metrics: Metrics) {
  const { column, font, hrefs } = metrics;
  let y: number = size.head;
  const placed = groups.map((group): PlacedGroup => {
    const names = group.members.map((name) => ({
      href: hrefs.get(name),
      lines: wrapText(name, font, column - 2 * size.padding),
    }));
    const text = heightOf(names, metrics);
    const ports = group.partners.length * size.port;
    const height = Math.max(text + 2 * size.padding, ports + size.padding);
    const own = { ...group, names, y, height };
    y += height + size.between;
    return own;
  });
  return { groups: placed, height: y - size.between };
}

function heightOf(names: PlacedGroup["names"], { line, gap }: Metrics): number {
  return names.reduce((sum, { lines }) => sum + lines.length * line + gap, -gap);
}

/** Spreads the groups of the shorter side over the height of the longer one. */
function center(groups: PlacedGroup[], free: number): void {
  for (const [index, group] of groups.entries()) {
    group.y += (free * (index + 0.5)) / groups.length;
  }
}

function drawHead(text: string, x: number, font: number): string {
  return svg("text", { class: "p-tick", "font-size": font - 1, x, y: font }, [escapeText(text)]);
}

function drawGroup(
  { y, height, names }: PlacedGroup,
  { x, attribute, index, ...metrics }: Metrics & Side & { index: number },
): string {
  const { column, font, line, gap } = metrics;
  let at = y + (height - heightOf(names, metrics)) / 2;
  const texts = names.map(({ href, lines }) => {
    const drawn = lines.map((own, row) =>
      svg("text", { x: x + size.padding, y: at + row * line + font }, [escapeText(own)]),
    );
    at += lines.length * line + gap;
    return href === undefined ? drawn.join("") : svg("a", { href }, drawn);
  });
  const frame = svg("rect", { class: "p-leaf", x, y, width: column, height, rx: 6 });
  return svg("g", { [attribute]: index, "font-size": font }, [frame, ...texts]);
}

/** A curve for each pair of groups, with a head where it ends. */
function drawLines(
  left: readonly PlacedGroup[],
  right: readonly PlacedGroup[],
  { from, to }: { from: number; to: number },
): string[] {
  const tip = to - 6;
  const bend = (tip - from) / 2;
  return left.flatMap((source, index) =>
    source.partners.flatMap((partner) => {
      const target = right[partner];
      if (!target) return [];
      const start = portOf(source, partner);
      const end = portOf(target, index);
      const d = `M${roundForSvg(from)} ${roundForSvg(start)}C${roundForSvg(from + bend)} ${roundForSvg(start)} ${roundForSvg(tip - bend)} ${roundForSvg(end)} ${roundForSvg(tip)} ${roundForSvg(end)}`;
      const head = `M${roundForSvg(to)} ${roundForSvg(end)}l-7-4v8Z`;
      const ends = { "data-from": index, "data-to": partner };
      return [
        svg("g", { class: "p-feed", ...ends, fill: "none", stroke: "currentColor" }, [
          svg("path", { d }),
          svg("path", { d: head, fill: "currentColor", stroke: "none" }),
        ]),
      ];
    }),
  );
}

/** Height at which the line to a partner begins or ends. */
function portOf({ y, height, partners }: PlacedGroup, partner: number): number {
  return y + (height * (partners.indexOf(partner) + 1)) / (partners.length + 1);
}
