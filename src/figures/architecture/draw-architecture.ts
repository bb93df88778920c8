import { escapeText } from "../../model/text/escape-html.ts";
import { icons } from "../icons.ts";
import { type Drawing, renderElement, renderFigure, roundForSvg } from "../svg.ts";
import { type Architecture, iconsByKind } from "./architecture.ts";
import type { Point } from "./find-path.ts";
import { type PlacedBox, placeBoxes, sizes } from "./place-boxes.ts";
import { type RoutedArrow, routeArrows } from "./route-arrows.ts";

/** Draws boxes within boxes, and arrows with numbers, as a figure. */
export function drawArchitecture(
  architecture: Architecture,
  texts: { title: string; alt: string },
): string {
  return renderFigure({ kind: "architecture", ...texts }, (width) =>
    drawAtWidth(architecture, width),
  );
}

function drawAtWidth({ boxes, arrows }: Architecture, width: number): Drawing {
  const connectedIds = new Set(arrows.flatMap(({ from, to }) => [from, ...to]));
  const { placed, height } = placeBoxes(boxes, width, connectedIds);
  const routed = routeArrows(placed, arrows, width);
  const content = [
    ...placed.map((placedBox) => drawBox(placedBox)),
    ...routed.map(drawLine),
    ...routed.map(drawBadge),
  ];
  return { width, height: height + 1, content: content.join("") };
}

const strokes = { fill: "none", stroke: "currentColor", "stroke-linejoin": "round" } as const;

/** Boxes that represent neither a network nor an account. */
const dashedKinds: ReadonlySet<string> = new Set(["region", "group", "cluster"]);

function drawBox(placedBox: PlacedBox): string {
  const { box, x, y, width, height, textX, textY, label, detail, children } = placedBox;
  const isLeaf = children.length === 0;
  const name = `p-${isLeaf ? "leaf" : box.kind}`;
  const frame = renderElement("rect", {
    class: name,
    x,
    y,
    width,
    height,
    rx: isLeaf ? 6 : 8,
    "stroke-dasharray": !isLeaf && dashedKinds.has(box.kind) ? "5 4" : undefined,
  });
  const labels = label.map((line, index) =>
    renderElement(
      "text",
      { "font-weight": 600, x: textX, y: textY + index * sizes.labelLine + 14 },
      [escapeText(line)],
    ),
  );
  const detailY = textY + label.length * sizes.labelLine;
  const details = detail.map((line, index) =>
    renderElement(
      "text",
      {
        class: "p-tick",
        "font-size": sizes.detail,
        x: textX,
        y: detailY + index * sizes.detailLine + 11,
      },
      [escapeText(line)],
    ),
  );
  const innerBoxes = children.map(drawBox);
  return [frame, drawIcon(placedBox), ...labels, ...details, ...innerBoxes].join("");
}

function drawIcon({ box, textX, textY }: PlacedBox): string {
  const name = iconsByKind[box.kind];
  if (name === undefined) return "";
  const transform = `translate(${roundForSvg(textX - sizes.icon - 8)} ${roundForSvg(textY)}) scale(.75)`;
  return renderElement("path", {
    class: "p-icon",
    ...strokes,
    "stroke-width": 2,
    transform,
    d: icons[name],
  });
}

function drawLine({ points }: RoutedArrow): string {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  const before = points.at(-2);
  if (!start || !end || !before) return "";
  const d = `M${formatPoint(start)}${rest.map((point) => `L${formatPoint(point)}`).join("")}`;
  return (
    renderElement("path", { class: "p-arrow", ...strokes, "stroke-width": 1.5, d }) +
    renderElement("path", { class: "p-arrow", fill: "currentColor", d: getArrowHead(before, end) })
  );
}

function formatPoint({ x, y }: Point): string {
  return `${roundForSvg(x)} ${roundForSvg(y)}`;
}

/** A triangle at the end of a line. */
function getArrowHead(before: Point, end: Point): string {
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const base = { x: end.x - dx * 8, y: end.y - dy * 8 };
  const left = { x: base.x - dy * 4, y: base.y + dx * 4 };
  const right = { x: base.x + dy * 4, y: base.y - dx * 4 };
  return `M${formatPoint(end)}L${formatPoint(left)}L${formatPoint(right)}Z`;
}

function drawBadge({ number, badge: { x, y } }: RoutedArrow): string {
  const text = {
    class: "p-number",
    "font-size": 12,
    "font-weight": 700,
    x,
    y: y + 4.2,
    "text-anchor": "middle",
  };
  return (
    renderElement("circle", { class: "p-arrow", fill: "currentColor", cx: x, cy: y, r: 9 }) +
    renderElement("text", text, [String(number)])
  );
}
