import { scaleLinear, scaleUtc } from "d3-scale";
import { escapeText } from "../../model/text/escape-html.ts";
import {
  boldWidthFactor,
  type Drawing,
  drawingWidths,
  getTextWidth,
  svg,
  wrapText,
} from "../svg.ts";
import { type BarGroup, type BarPlot, type BarValue, getDayText, getUnitText } from "./plot.ts";

const size = 14;
const lineHeight = 17;
const barHeight = 16;
const barGap = 3;
const groupGap = 14;
const axisHeight = 44;

/** Pixels from left to right. */
interface Columns {
  /** Where the bars begin. */
  left: number;
  /** Length of the longest bar. */
  room: number;
  /** Room for the name of a group, which is above its bars where `beside` is false. */
  names: number;
  beside: boolean;
}

/** Horizontal bars from zero, each with the text of its cell at its end. */
export function drawBars(plot: BarPlot, width: number): Drawing {
  const texts = plot.groups.flatMap(({ bars }) =>
    bars.map((bar, barIndex) => endText(plot, bar, barIndex)),
  );
  const ends = Math.max(...texts.map((text) => getTextWidth(text, size * boldWidthFactor))) + 12;
  const columns = getColumns(plot, width, ends);
  const scale = getScale(plot, columns.room);
  let y = 4;
  const groups = plot.groups.map((group) => {
    const drawn = drawGroup(plot, group, { ...columns, y, toLength: scale.toLength });
    y += drawn.height + groupGap;
    return drawn.markup;
  });
  const bottom = y - groupGap / 2;
  const axis = drawAxis(plot, scale, { ...columns, bottom, width });
  return { width, height: bottom + axisHeight, content: axis + groups.join("") };
}

interface Scale {
  toLength(value: number): number;
  ticks: { position: number; text: string }[];
}

/** Bars begin at zero; dates begin at the year of the first one. */
function getScale(plot: BarPlot, room: number): Scale {
  const values = plot.groups.flatMap(({ bars }) => bars.flatMap((bar) => (bar ? [bar.value] : [])));
  const count = room > 300 ? 6 : 3;
  if (plot.kind === "bars") {
    const scale = scaleLinear([0, Math.max(...values)], [0, room]);
    const ticks = scale.ticks(count);
    return {
      toLength: scale,
      ticks: ticks.map((tick) => ({ position: scale(tick), text: getUnitText(tick, plot.unit) })),
    };
  }
  const start = Date.UTC(new Date(Math.min(...values)).getUTCFullYear(), 0);
  const scale = scaleUtc([start, Math.max(...values)], [0, room]);
  const ticks = scale
    .ticks(Math.min(count, 4))
    .map((tick) => ({ position: scale(tick), text: getDayText(tick) }));
  return { toLength: (value) => scale(value), ticks };
}

function getColumns(plot: BarPlot, width: number, ends: number): Columns {
  const isLabelBeside = width >= drawingWidths.large;
  const longest = Math.max(...plot.groups.map(({ label }) => getTextWidth(label, size)));
  const names = isLabelBeside ? Math.min(longest + 4, width * 0.38) : width - 4;
  const left = isLabelBeside ? names + 14 : 1;
  return { beside: isLabelBeside, names, left, room: Math.max(width - left - ends, width * 0.2) };
}

/** The text at the end of a bar. */
function endText({ series }: BarPlot, bar: BarValue | null, barIndex: number): string {
  if (!bar) return "";
  return series.length > 1 ? `${bar.text} ${lowerFirst(series[barIndex] ?? "")}` : bar.text;
}

/** Inside a sentence; a word in capitals stays. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

interface GroupLayout extends Columns {
  y: number;
  toLength: Scale["toLength"];
}

function drawGroup(plot: BarPlot, group: BarGroup, columns: GroupLayout) {
  const { y, left, names, beside, toLength } = columns;
  const lines = wrapText(group.label, size, names);
  const shownBars = group.bars.flatMap((bar, barIndex) => (bar ? [{ bar, barIndex }] : []));
  const barsHeight = shownBars.length * (barHeight + barGap) - barGap;
  const textHeight = lines.length * lineHeight;
  const height = beside ? Math.max(textHeight, barsHeight) : textHeight + 3 + barsHeight;
  const top = beside ? y + (height - barsHeight) / 2 : y + textHeight + 3;
  const textTop = beside ? y + (height - textHeight) / 2 : y;
  const name = lines.map((line, index) =>
    svg(
      "text",
      {
        x: beside ? names : 1,
        y: textTop + index * lineHeight + size,
        "text-anchor": beside ? "end" : undefined,
      },
      [escapeText(line)],
    ),
  );
  const bars = shownBars.map(({ bar, barIndex }, index) => {
    const barTop = top + index * (barHeight + barGap);
    const length = Math.max(toLength(bar.value), bar.value === 0 ? 0 : 1);
    const color = `p-s${barIndex + 1}`;
    const middle = barTop + barHeight / 2;
    const mark =
      plot.kind === "dates"
        ? svg("line", { class: "p-grid", x1: left, x2: left + length, y1: middle, y2: middle }) +
          svg("circle", { class: color, fill: "currentColor", cx: left + length, cy: middle, r: 5 })
        : svg("rect", {
            class: color,
            fill: "currentColor",
            x: left,
            y: barTop,
            width: length,
            height: barHeight,
          });
    const text = { "font-weight": 600, x: left + length + 9, y: barTop + barHeight - 3.5 };
    return mark + svg("text", text, [escapeText(endText(plot, bar, barIndex))]);
  });
  return { height, markup: [...name, ...bars].join("") };
}

interface AxisLayout extends Columns {
  bottom: number;
  width: number;
}

function drawAxis(plot: BarPlot, { ticks }: Scale, { left, bottom, width }: AxisLayout): string {
  const marks = ticks.map(({ position, text }) => {
    const x = left + position;
    const label = {
      class: "p-tick",
      "font-size": 12,
      x,
      y: bottom + 15,
      "text-anchor": position < 12 ? "start" : "middle",
    };
    return (
      svg("line", { class: "p-grid", x1: x, x2: x, y1: 0, y2: bottom }) +
      svg("text", label, [escapeText(text)])
    );
  });
  const fits = getTextWidth(plot.axis, 12) <= width - left;
  const alignment = fits ? { x: left } : { x: width, "text-anchor": "end" };
  const title = { class: "p-tick", "font-size": 12, y: bottom + 34, ...alignment };
  return marks.join("") + svg("text", title, [escapeText(plot.axis)]);
}
