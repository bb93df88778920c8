import { scaleLinear, scaleUtc } from "d3-scale";
import { curveLinear, curveStepAfter, line } from "d3-shape";
import { escapeText } from "../../model/text/escape-html.ts";
import {
  boldWidthFactor,
  type Drawing,
  drawingWidths,
  getTextWidth,
  renderElement,
} from "../svg.ts";
import { axisTextSize, drawAxisText, getNumberTicks, getTimeTicks, type Tick } from "./axis.ts";
import type { Line, LinePlot } from "./plot.ts";

const fontSize = 14;
const topMargin = 28;
const bottomMargin = 44;

/** Edges of the area that the lines fill. */
interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Scales {
  x(value: number): number;
  y(value: number): number;
  xTicks: Tick[];
  yTicks: Tick[];
}

/** Draws lines over numbers or time. Color and dashes tell the lines apart. */
export function drawLines(plot: LinePlot, width: number): Drawing {
  const isWide = width >= drawingWidths.large;
  const legendHeight = isWide ? 0 : plot.lines.length * 18 + 6;
  const height = (isWide ? 320 : 260) + legendHeight;
  const nameWidth = Math.max(
    ...plot.lines.map(({ name }) => getTextWidth(name, fontSize * boldWidthFactor)),
  );
  const area = {
    left: getYAxisWidth(plot),
    right: width - (isWide ? Math.min(nameWidth + 14, width * 0.35) : 14),
    top: topMargin + legendHeight,
    bottom: height - bottomMargin,
  };
  const scales = getScales(plot, area);
  const content = [
    ...drawGrid(scales, area),
    ...drawXAxis(plot, scales, area),
    drawAxisText(plot.axis, { x: 0, y: legendHeight + 13 }),
    ...plot.lines.map((item, index) => drawLine(plot, item, index, scales)),
    ...(isWide ? drawEndNames(plot, scales, area) : drawLegend(plot)),
  ];
  return { width, height, content: content.join("") };
}

function getYAxisWidth(plot: LinePlot): number {
  const ticks = getNumberTicks(getYScale(plot), 5, plot.unit);
  return Math.max(...ticks.map(({ text }) => getTextWidth(text, axisTextSize))) + 8;
}

function getYScale({ lines }: LinePlot) {
  const values = lines.flatMap(({ points }) => points.map(({ y }) => y));
  return scaleLinear([Math.min(0, ...values), Math.max(...values)], [1, 0]).nice(5);
}

function getScales(plot: LinePlot, area: PlotArea): Scales {
  const xs = plot.lines.flatMap(({ points }) => points.map(({ x }) => x));
  const domain: [number, number] = [Math.min(...xs), Math.max(...xs)];
  const range: [number, number] = [area.left, area.right];
  const y = getYScale(plot).range([area.bottom, area.top]);
  const count = Math.max(2, Math.floor((area.right - area.left) / 90));
  const yTicks = getNumberTicks(y, 5, plot.unit);
  if (plot.x.isTime) {
    const time = scaleUtc(domain, range);
    return { x: (value) => time(value), y, xTicks: getTimeTicks(time, count), yTicks };
  }
  const x = scaleLinear(domain, range);
  return { x, y, xTicks: getNumberTicks(x, count, plot.x.unit), yTicks };
}

function drawGrid({ yTicks }: Scales, { left, right }: PlotArea): string[] {
  return yTicks.map(
    ({ position, text }) =>
      renderElement("line", { class: "p-grid", x1: left, x2: right, y1: position, y2: position }) +
      drawAxisText(text, { x: left - 6, y: position + 4, "text-anchor": "end" }),
  );
}

function drawXAxis(
  { x }: LinePlot,
  { xTicks }: Scales,
  { left, right, bottom }: PlotArea,
): string[] {
  const ticks = xTicks.map(({ position, text }) => {
    const end = position + getTextWidth(text, axisTextSize) / 2;
    const anchor = end > right + 12 ? "end" : "middle";
    return (
      renderElement("line", {
        class: "p-grid",
        x1: position,
        x2: position,
        y1: bottom,
        y2: bottom + 5,
      }) + drawAxisText(text, { x: position, y: bottom + 18, "text-anchor": anchor })
    );
  });
  return [...ticks, drawAxisText(x.title, { x: left, y: bottom + 37 })];
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
          renderElement("circle", {
            class: `p-s${index + 1}`,
            fill: "currentColor",
            cx: scales.x(x),
            cy: scales.y(y),
            r: 3,
          }),
        );
  return renderElement("path", { ...getStroke(index), d: path ?? "" }) + dots.join("");
}

const endNameHeight = 16;

/** The names at the ends of the lines, pushed apart if they would overlap. */
function drawEndNames({ lines }: LinePlot, { x, y }: Scales, { bottom }: PlotArea): string[] {
  const ends = lines
    .flatMap(({ name, points }, index) => {
      const last = points.at(-1);
      return last ? [{ name, index, x: x(last.x), y: y(last.y) }] : [];
    })
    .sort((a, b) => a.y - b.y);
  for (const [index, end] of ends.entries()) {
    const above = ends[index - 1];
    if (above) end.y = Math.max(end.y, above.y + endNameHeight);
  }
  for (const [index, end] of ends.entries()) {
    const namesBelow = ends.length - 1 - index;
    end.y = Math.min(end.y, bottom - namesBelow * endNameHeight);
  }
  return ends.map((end) =>
    renderElement("text", { ...getNameStyle(end.index), x: end.x + 8, y: end.y + 4 }, [
      escapeText(end.name),
    ]),
  );
}

/** Names above a narrow plot, each with a sample of its line. */
function drawLegend({ lines }: LinePlot): string[] {
  return lines.map(({ name }, index) => {
    const y = index * 18 + 10;
    return (
      renderElement("path", { ...getStroke(index), d: `M0 ${y}h24` }) +
      renderElement("text", { ...getNameStyle(index), x: 32, y: y + 4 }, [escapeText(name)])
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

function getNameStyle(index: number) {
  return { class: `p-s${index + 1}`, fill: "currentColor", "font-weight": 600 };
}
