import { scaleLinear, scaleUtc } from "d3-scale";
import { escapeText } from "../../model/text/escape-html.ts";
import {
  boldWidthFactor,
  type Drawing,
  drawingWidths,
  getTextWidth,
  renderElement,
  wrapText,
} from "../svg.ts";
import { axisTextSize, drawAxisText, getNumberTicks, getTimeTicks, type Tick } from "./axis.ts";
import type { BarGroup, BarPlot, BarValue } from "./plot.ts";

const fontSize = 14;
const lineHeight = 17;
const barHeight = 16;
const barGap = 3;
const groupGap = 14;
const axisHeight = 44;

/** In pixels. */
interface Columns {
  /** Where the bars begin. */
  left: number;
  /** Length of the longest bar. */
  barLength: number;
  /** Maximum width of the label of a group. */
  labelWidth: number;
  /** Whether labels are to the left of the bars, and not above them. */
  isLabelLeft: boolean;
}

/** Horizontal bars from zero, each with the text of its cell at its end. */
export function drawBars(plot: BarPlot, width: number): Drawing {
  const columns = getColumns(plot, width);
  const scale = getScale(plot, columns.barLength);
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
  ticks: Tick[];
}

/** Bars begin at zero; dates begin at the year of the first one. */
function getScale(plot: BarPlot, barLength: number): Scale {
  const values = plot.groups.flatMap(({ bars }) => bars.flatMap((bar) => (bar ? [bar.value] : [])));
  const isWide = barLength > 300;
  if (plot.kind === "bars") {
    // Without a range, d3 would draw zeros in the middle.
    const scale = scaleLinear([0, Math.max(...values) || 1], [0, barLength]);
    return { toLength: scale, ticks: getNumberTicks(scale, isWide ? 6 : 3, plot.unit) };
  }
  const start = Date.UTC(new Date(Math.min(...values)).getUTCFullYear(), 0);
  const scale = scaleUtc([start, Math.max(...values)], [0, barLength]);
  return { toLength: (value) => scale(value), ticks: getTimeTicks(scale, isWide ? 4 : 3) };
}

function getColumns(plot: BarPlot, width: number): Columns {
  const endTexts = plot.groups.flatMap(({ bars }) =>
    bars.map((bar, barIndex) => getEndText(plot, bar, barIndex)),
  );
  const endWidths = endTexts.map((text) => getTextWidth(text, fontSize * boldWidthFactor));
  const isLabelLeft = width >= drawingWidths.large;
  const longestLabel = Math.max(...plot.groups.map(({ label }) => getTextWidth(label, fontSize)));
  const labelWidth = isLabelLeft ? Math.min(longestLabel + 4, width * 0.38) : width - 4;
  const left = isLabelLeft ? labelWidth + 14 : 1;
  const barLength = Math.max(width - left - (Math.max(...endWidths) + 12), width * 0.2);
  return { isLabelLeft, labelWidth, left, barLength };
}

/** The text at the end of a bar. */
function getEndText({ series }: BarPlot, bar: BarValue | null, barIndex: number): string {
  if (!bar) return "";
  return series.length > 1 ? `${bar.text} ${lowerFirst(series[barIndex] ?? "")}` : bar.text;
}

/** For the middle of a sentence. A word in capitals stays. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

interface GroupLayout extends Columns {
  y: number;
  toLength: Scale["toLength"];
}

function drawGroup(plot: BarPlot, group: BarGroup, layout: GroupLayout) {
  const { y, labelWidth, isLabelLeft } = layout;
  const lines = wrapText(group.label, fontSize, labelWidth);
  const shownBars = group.bars.flatMap((bar, barIndex) => (bar ? [{ bar, barIndex }] : []));
  const barsHeight = shownBars.length * (barHeight + barGap) - barGap;
  const textHeight = lines.length * lineHeight;
  const height = isLabelLeft ? Math.max(textHeight, barsHeight) : textHeight + 3 + barsHeight;
  const top = isLabelLeft ? y + (height - barsHeight) / 2 : y + textHeight + 3;
  const textTop = isLabelLeft ? y + (height - textHeight) / 2 : y;
  const label = lines.map((line, index) =>
    renderElement(
      "text",
      {
        x: isLabelLeft ? labelWidth : 1,
        y: textTop + index * lineHeight + fontSize,
        "text-anchor": isLabelLeft ? "end" : undefined,
      },
      [escapeText(line)],
    ),
  );
  const bars = shownBars.map(({ bar, barIndex }, index) =>
    drawBar(plot, bar, { ...layout, barIndex, y: top + index * (barHeight + barGap) }),
  );
  return { height, markup: [...label, ...bars].join("") };
}

function drawBar(
  plot: BarPlot,
  bar: BarValue,
  { y, left, toLength, barIndex }: GroupLayout & { barIndex: number },
): string {
  const length = Math.max(toLength(bar.value), bar.value === 0 ? 0 : 1);
  const end = left + length;
  const middle = y + barHeight / 2;
  const fill = { class: `p-s${barIndex + 1}`, fill: "currentColor" };
  const mark =
    plot.kind === "dates"
      ? renderElement("line", { class: "p-grid", x1: left, x2: end, y1: middle, y2: middle }) +
        renderElement("circle", { ...fill, cx: end, cy: middle, r: 5 })
      : renderElement("rect", { ...fill, x: left, y, width: length, height: barHeight });
  const text = { "font-weight": 600, x: end + 9, y: y + barHeight - 3.5 };
  return mark + renderElement("text", text, [escapeText(getEndText(plot, bar, barIndex))]);
}

interface AxisLayout extends Columns {
  bottom: number;
  width: number;
}

function drawAxis(plot: BarPlot, { ticks }: Scale, { left, bottom, width }: AxisLayout): string {
  const marks = ticks.map(({ position, text }) => {
    const x = left + position;
    const anchor = position < 12 ? "start" : "middle";
    return (
      renderElement("line", { class: "p-grid", x1: x, x2: x, y1: 0, y2: bottom }) +
      drawAxisText(text, { x, y: bottom + 15, "text-anchor": anchor })
    );
  });
  const fits = getTextWidth(plot.axis, axisTextSize) <= width - left;
  const alignment = fits ? { x: left } : { x: width, "text-anchor": "end" as const };
  return marks.join("") + drawAxisText(plot.axis, { y: bottom + 34, ...alignment });
}
