import { scaleLinear, scaleUtc } from "d3-scale";
import { curveLinear, curveStepAfter, line } from "d3-shape";
import { escapeText } from "../../model/text/escape-html.ts";
import { boldWidthFactor, type Drawing, drawingWidths, getTextWidth, svg } from "../svg.ts";
import { getDayText, getUnitText, type Line, type LinePlot } from "./plot.ts";

const size = 14;
const top = 28;
const bottomRoom = 44;

interface Scales {
  x(value: number): number;
  y(value: number): number;
  xTicks: { position: number; text: string }[];
  yTicks: { position: number; text: string }[];
}

/** Lines over numbers or time. Each is named at its end, and differs by its dashes too. */
export function drawLines(plot: LinePlot, width: number): Drawing {
  const isWide = width >= drawingWidths.large;
  const height = isWide ? 320 : 260;
  const names = Math.max(
    ...plot.lines.map(({ name }) => getTextWidth(name, size * boldWidthFactor)),
  );
  const right = isWide ? Math.min(names + 14, width * 0.35) : 14;
  const legendHeight = isWide ? 0 : plot.lines.length * 18 + 6;
  const area = {
    left: 0,
    right: width - right,
    top: top + legendHeight,
    bottom: height - bottomRoom,
  };
  area.left = Math.max(...getYTexts(plot).map((text) => getTextWidth(text, 12))) + 8;
  const scales = getScales(plot, { ...area, bottom: area.bottom + legendHeight });
  const bottom = area.bottom + legendHeight;
  const content = [
    ...grid(scales, area.left, area.right),
    ...getXAxis(plot, scales, { left: area.left, right: area.right, bottom }),
    svg("text", { class: "p-tick", "font-size": 12, x: 0, y: legendHeight + 13 }, [
      escapeText(plot.axis),
    ]),
    ...plot.lines.map((item, index) => drawLine(plot, item, index, scales)),
    ...(isWide ? endNames(plot, scales) : legend(plot)),
  ];
  return { width, height: height + legendHeight, content: content.join("") };
}

function getYTexts(plot: LinePlot): string[] {
  return getYScale(plot)
    .ticks(5)
    .map((tick) => getUnitText(tick, plot.unit));
}

function getYScale({ lines }: LinePlot) {
  const values = lines.flatMap(({ points }) => points.map(({ y }) => y));
  return scaleLinear([Math.min(0, ...values), Math.max(...values)], [1, 0]).nice(5);
}

function getScales(
  plot: LinePlot,
  area: { left: number; right: number; top: number; bottom: number },
): Scales {
  const xs = plot.lines.flatMap(({ points }) => points.map(({ x }) => x));
  const domain: [number, number] = [Math.min(...xs), Math.max(...xs)];
  const range: [number, number] = [area.left, area.right];
  const y = getYScale(plot).range([area.bottom, area.top]);
  const count = Math.max(2, Math.floor((area.right - area.left) / 90));
  const yTicks = y
    .ticks(5)
    .map((tick) => ({ position: y(tick), text: getUnitText(tick, plot.unit) }));
  if (plot.x.isTime) {
    const time = scaleUtc(domain, range);
    const xTicks = time
      .ticks(count)
      .map((tick) => ({ position: time(tick), text: getDayText(tick) }));
    return { x: (value) => time(value), y, xTicks, yTicks };
  }
  const x = scaleLinear(domain, range);
  const xTicks = x
    .ticks(count)
    .map((tick) => ({ position: x(tick), text: getUnitText(tick, plot.x.unit) }));
  return { x, y, xTicks, yTicks };
}

function grid({ yTicks }: Scales, left: number, right: number): string[] {
  return yTicks.map(
    ({ position, text }) =>
      svg("line", { class: "p-grid", x1: left, x2: right, y1: position, y2: position }) +
      svg(
        "text",
        { class: "p-tick", "font-size": 12, x: left - 6, y: position + 4, "text-anchor": "end" },
        [escapeText(text)],
      ),
  );
}

function getXAxis(
  plot: LinePlot,
  { xTicks }: Scales,
  { left, right, bottom }: { left: number; right: number; bottom: number },
): string[] {
  const ticks = xTicks.map(({ position, text }) => {
    const half = getTextWidth(text, 12) / 2;
    const anchor = position + half > right + 12 ? "end" : "middle";
    return (
      svg("line", { class: "p-grid", x1: position, x2: position, y1: bottom, y2: bottom + 5 }) +
      svg(
        "text",
        { class: "p-tick", "font-size": 12, x: position, y: bottom + 18, "text-anchor": anchor },
        [escapeText(text)],
      )
    );
  });
  const title = svg("text", { class: "p-tick", "font-size": 12, x: left, y: bottom + 37 }, [
    escapeText(plot.x.title),
  ]);
  return [...ticks, title];
}

function drawLine(plot: LinePlot, { points }: Line, index: number, scales: Scales): string {
  const path = line<{ x: number; y: number }>()
    .x(({ x }) => scales.x(x))
    .y(({ y }) => scales.y(y))
    .curve(plot.kind === "steps" ? curveStepAfter : curveLinear)
    .digits(1)(points);
  const dots =
    points.length > 30
      ? []
      : points.map(({ x, y }) =>
          svg("circle", {
            class: `p-s${index + 1}`,
            fill: "currentColor",
            cx: scales.x(x),
            cy: scales.y(y),
            r: 3,
          }),
        );
  return svg("path", { ...getStroke(index), d: path ?? "" }) + dots.join("");
}

/** The names at the ends of the lines, pushed apart where two lines end at the same place. */
function endNames({ lines }: LinePlot, { x, y }: Scales): string[] {
  const ends = lines
    .flatMap(({ name, points }, index) => {
      const last = points.at(-1);
      return last ? [{ name, index, x: x(last.x), y: y(last.y) }] : [];
    })
    .sort((a, b) => a.y - b.y);
  for (const [index, end] of ends.entries()) {
    const above = ends[index - 1];
    if (above) end.y = Math.max(end.y, above.y + 16);
  }
  return ends.map((end) =>
    svg("text", { ...getName(end.index), x: end.x + 8, y: end.y + 4 }, [escapeText(end.name)]),
  );
}

/** Names above the plot, each with a sample of its line, if they do not fit next to the lines. */
function legend({ lines }: LinePlot): string[] {
  return lines.map(({ name }, index) => {
    const y = index * 18 + 10;
    return (
      svg("path", { ...getStroke(index), d: `M0 ${y}h24` }) +
      svg("text", { ...getName(index), x: 32, y: y + 4 }, [escapeText(name)])
    );
  });
}

const dashes = [undefined, "8 4", "3 3", "10 3 2 3"];

function getStroke(index: number) {
  return {
    class: `p-s${index + 1}`,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 2.5,
    "stroke-dasharray": dashes[index],
  };
}

function getName(index: number) {
  return { class: `p-s${index + 1}`, fill: "currentColor", "font-weight": 600 };
}
