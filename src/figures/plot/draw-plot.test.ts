import { expect, test } from "vitest";
import { drawPlot } from "./draw-plot.ts";
import { type BarPlot, getUnitText, type LinePlot } from "./plot.ts";

const bars: BarPlot = {
  kind: "bars",
  axis: "Per month",
  unit: { before: "$", after: "" },
  series: ["Per month"],
  groups: [
    { label: "None", bars: [{ value: 0, text: "$0" }] },
    { label: "One", bars: [{ value: 36, text: "about $36" }] },
    { label: "Three", bars: [{ value: 72, text: "$72" }] },
    { label: "Unknown", bars: [null] },
  ],
};

function numbers(html: string, pattern: RegExp): number[] {
  return [...html.matchAll(pattern)].map(([, value]) => Number(value));
}

/** The drawing for a column of text. */
function large(html: string): string {
  return html.slice(0, html.indexOf("</svg>"));
}

test("the length of a bar is proportional to its number", () => {
  const html = large(drawPlot(bars, { title: "T", alt: "A" }));
  const [none, one = 0, three] = numbers(html, /<rect class="p-s1"[^>]*width="([\d.]+)"/g);
  expect(none).toBe(0);
  expect(three).toBeCloseTo(2 * one, 0);
  expect(html).toContain(">about $36</text>");
  expect(html).toContain(">$20</text>");
});

test("bars of zeros have no length", () => {
  const groups = [{ label: "Free", bars: [{ value: 0, text: "$0" }] }];
  const html = large(drawPlot({ ...bars, groups }, { title: "T", alt: "A" }));
  expect(numbers(html, /<rect class="p-s1"[^>]*width="([\d.]+)"/g)).toEqual([0]);
});

test("the bars of several series name them", () => {
  const groups = [{ label: "v1", bars: [17, 16].map((value) => ({ value, text: `${value}` })) }];
  const html = drawPlot(
    { ...bars, series: ["Unchanged", "EKS"], groups },
    { title: "T", alt: "A" },
  );
  expect(html).toContain(">17 unchanged</text>");
  expect(html).toContain(">16 EKS</text>");
});

test("dates are dots on a line of time that begins with a year", () => {
  const at = (year: number) => ({ value: Date.UTC(year, 0), text: `January ${year}` });
  const groups = [2022, 2024, 2026].map((year) => ({ label: `${year}`, bars: [at(year)] }));
  const html = large(drawPlot({ ...bars, kind: "dates", groups }, { title: "T", alt: "A" }));
  const [first = 0, second = 0, third = 0] = numbers(html, /<circle[^>]*cx="([\d.]+)"/g);
  expect(second - first).toBeCloseTo(third - second, -1);
  expect(html).toContain(">2022</text>");
});

const lines: LinePlot = {
  kind: "lines",
  axis: "Per month",
  unit: { before: "$", after: "" },
  x: { title: "GB", unit: { before: "", after: " GB" }, isTime: false },
  lines: [
    {
      name: "NAT",
      points: [
        { x: 0, y: 0 },
        { x: 1000, y: 45 },
      ],
    },
    {
      name: "Endpoint",
      points: [
        { x: 0, y: 22 },
        { x: 1000, y: 32 },
      ],
    },
  ],
};

test("lines are named at their ends, and steps keep a value until the next one", () => {
  const html = drawPlot(lines, { title: "T", alt: "A" });
  expect(html).toContain(">NAT</text>");
  expect(html).toContain(">1,000 GB</text>");
  const [path = ""] =
    /d="M[^"]*"/.exec(drawPlot({ ...lines, kind: "steps" }, { title: "T", alt: "A" })) ?? [];
  const ys = [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => y);
  expect(ys[0]).toBe(ys[1]);
});

test.each([
  ["weeks", [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 29)], ["Jun 7", "Jun 14", "Jun 21", "Jun 28"]],
  ["two days", [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)], ["Jan 1", "Jan 2"]],
  ["years", [Date.UTC(2022, 6), Date.UTC(2026, 6)], ["2023", "2024", "2025", "2026"]],
])("the ticks of %s have different labels", (_, times, labels) => {
  const x = { ...lines.x, isTime: true };
  const points = times.map((time, index) => ({ x: time, y: index }));
  const html = drawPlot({ ...lines, x, lines: [{ name: "A", points }] }, { title: "T", alt: "A" });
  const ticks = large(html).matchAll(/ y="294"[^>]*>([^<]+)<\/text>/g);
  expect(Array.from(ticks, ([, text]) => text)).toEqual(labels);
});

test("names of lines that end at the same place do not overlap", () => {
  const [first] = lines.lines;
  if (!first) throw new Error("no line");
  const same = { ...lines, lines: [first, { ...first, name: "Same" }] };
  const ys = numbers(
    large(drawPlot(same, { title: "T", alt: "A" })),
    /<text class="p-s\d"[^>]*y="([\d.]+)"/g,
  );
  expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeGreaterThanOrEqual(16);
});

test("names of lines that end at zero stay inside the plot", () => {
  const points = [
    { x: 0, y: 5 },
    { x: 1, y: 0 },
  ];
  const falling = { ...lines, lines: ["A", "B", "C", "D"].map((name) => ({ name, points })) };
  const html = large(drawPlot(falling, { title: "T", alt: "A" }));
  const ys = numbers(html, /<text class="p-s\d"[^>]*y="([\d.]+)"/g);
  expect(ys.map((y, index) => y - (ys[0] ?? 0) - index * 16)).toEqual([0, 0, 0, 0]);
  expect(ys.at(-1)).toBeLessThanOrEqual(280);
});

test("the sign of a number is before its unit", () => {
  expect(getUnitText(-1200, { before: "$", after: "" })).toBe("-$1,200");
});
