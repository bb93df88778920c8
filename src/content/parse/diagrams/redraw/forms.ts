import type { Box, Point } from "./svg-tag.ts";

/** What stands in place of a box. */
export interface Drawn {
  /** Path of the form; empty for none. */
  path: string;
  /** Lines inside it. */
  lines?: string;
  /** Where arrows end; the box itself where it is missing. */
  outline?: Point[];
  /** How far the label lies below the middle, as a share of the height. */
  shift?: number;
  /** Filled like the end of a way. */
  isSolid?: boolean;
}

type Draw = (box: Box, isAcross: boolean) => Drawn;

const polygon = (points: readonly (readonly [number, number])[]): Drawn => ({
  path: `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`,
  outline: points.map(([x, y]) => ({ x, y })),
});

const rectangle = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}z`;

const withLines = (lines: (box: Box) => string): Draw => {
  return (box) => ({ path: rectangle(box), lines: lines(box) });
};

/** A page whose lower border is a wave. */
const page = ({ x, y, width: w, height: h }: Box) =>
  `M${x} ${y}h${w}v${h - 5}q${-w / 4} -9 ${-w / 2} 0t${-w / 2} 0z`;

function circleAt(box: Box, radius: number): { path: string; outline: Point[] } {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const outline = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 12) * Math.PI;
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
  });
  const d = radius * 2;
  return {
    path: `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0z`,
    outline,
  };
}

/** The middle part of a box that is as wide as `width` and as high as `height` at most. */
function middleOf(box: Box, width: number, height: number): Box {
  const [w, h] = [Math.min(width, box.width), Math.min(height, box.height)];
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h };
}

const bar: Draw = (box, isAcross) => {
  const own = isAcross ? middleOf(box, 8, box.height) : middleOf(box, box.width, 8);
  const { x, y, width, height } = own;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return { ...polygon(corners), isSolid: true };
};

/** Forms that the renderer does not know, each within the box that it leaves for one that it does. */
export const forms = {
  "lean-r": ({ x, y, width: w, height: h }) =>
    polygon([
      [x + h / 3, y],
      [x + w, y],
      [x + w - h / 3, y + h],
      [x, y + h],
    ]),
  "lean-l": ({ x, y, width: w, height: h }) =>
    polygon([
      [x, y],
      [x + w - h / 3, y],
      [x + w, y + h],
      [x + h / 3, y + h],
    ]),
  card: ({ x, y, width: w, height: h }) =>
    polygon([
      [x + 10, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y + 10],
    ]),
  "notch-pent": ({ x, y, width: w, height: h }) =>
    polygon([
      [x + 10, y],
      [x + w - 10, y],
      [x + w, y + 10],
      [x + w, y + h],
      [x, y + h],
      [x, y + 10],
    ]),
  "sl-rect": ({ x, y, width: w, height: h }) =>
    polygon([
      [x, y + 9],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
  choice: ({ x, y, width: w, height: h }) =>
    polygon([
      [x + w / 2, y],
      [x + w, y + h / 2],
      [x + w / 2, y + h],
      [x, y + h / 2],
    ]),
  tri: ({ x, y, width: w, height: h }) => ({
    ...polygon([
      [x + w / 2, y],
      [x + w, y + h],
      [x, y + h],
    ]),
    shift: 0.22,
  }),
  "flip-tri": ({ x, y, width: w, height: h }) => ({
    ...polygon([
      [x, y],
      [x + w, y],
      [x + w / 2, y + h],
    ]),
    shift: -0.22,
  }),
  hourglass: (box) => {
    const { x, y, width: w, height: h } = middleOf(box, 32, box.height);
    return polygon([
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ]);
  },
  bolt: (box) => {
    const { x, y, width: w, height: h } = middleOf(box, 30, box.height);
    return polygon([
      [x + w, y],
      [x, y + h * 0.55],
      [x + w * 0.5, y + h * 0.5],
      [x, y + h],
      [x + w, y + h * 0.42],
      [x + w * 0.5, y + h * 0.47],
    ]);
  },
  "div-rect": withLines(({ x, y, width }) => `M${x} ${y + 8}h${width}`),
  "win-pane": withLines(
    ({ x, y, width, height }) => `M${x} ${y + 7}h${width}M${x + 7} ${y}v${height}`,
  ),
  "lin-rect": withLines(({ x, y, height }) => `M${x + 8} ${y}v${height}`),
  "tag-rect": withLines(({ x, y, width: w, height: h }) => `M${x + w} ${y + h - 12}l-12 12`),
  "st-rect": ({ x, y, width: w, height: h }) => ({
    path: `M${x} ${y + 6}h${w - 6}v${h - 6}h${6 - w}z`,
    lines: `M${x + 3} ${y + 6}v-3h${w - 6}v${h - 6}h-3M${x + 6} ${y + 3}v-3h${w - 6}v${h - 6}h-3`,
  }),
  doc: (box) => ({ path: page(box) }),
  "lin-doc": (box) => ({ path: page(box), lines: `M${box.x + 8} ${box.y}v${box.height - 8}` }),
  "tag-doc": (box) => ({
    path: page(box),
    lines: `M${box.x + box.width} ${box.y + box.height - 16}l-12 8`,
  }),
  docs: ({ x, y, width: w, height: h }) => ({
    path: page({ x, y: y + 6, width: w - 6, height: h - 6 }),
    lines: `M${x + 3} ${y + 6}v-3h${w - 6}v${h - 12}h-3M${x + 6} ${y + 3}v-3h${w - 6}v${h - 12}h-3`,
  }),
  "bow-rect": ({ x, y, width: w, height: h }) => ({
    path: `M${x + 8} ${y}h${w - 8}q-8 ${h / 2} 0 ${h}h${8 - w}q-8 ${-h / 2} 0 ${-h}z`,
  }),
  delay: ({ x, y, width: w, height: h }) => ({
    path: `M${x} ${y}h${w - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${h / 2 - w}z`,
  }),
  "curv-trap": ({ x, y, width: w, height: h }) => ({
    path: `M${x + 12} ${y}h${w - 20}q16 ${h / 2} 0 ${h}h${20 - w}L${x} ${y + h / 2}z`,
  }),
  "h-cyl": ({ x, y, width: w, height: h }) => ({
    path: `M${x + 7} ${y}h${w - 14}c9 0 9 ${h} 0 ${h}h${14 - w}c-9 0 -9 ${-h} 0 ${-h}z`,
    lines: `M${x + w - 7} ${y}c-9 0 -9 ${h} 0 ${h}`,
  }),
  "lin-cyl": ({ x, y, width: w, height: h }) => ({
    path: `M${x} ${y + 5}v${h - 10}c0 7 ${w} 7 ${w} 0v${10 - h}c0 -7 ${-w} -7 ${-w} 0z`,
    lines: `M${x} ${y + 5}c0 7 ${w} 7 ${w} 0M${x} ${y + 9}c0 7 ${w} 7 ${w} 0`,
  }),
  flag: ({ x, y, width: w, height: h }) => ({
    path: `M${x} ${y + 4}q${w / 4} 8 ${w / 2} 0t${w / 2} 0v${h - 8}q${-w / 4} -8 ${-w / 2} 0t${-w / 2} 0z`,
  }),
  brace: ({ x, y, height: h }) => ({ path: "", lines: braceOf(x + 8, y, h, 1) }),
  "brace-r": ({ x, y, width: w, height: h }) => ({ path: "", lines: braceOf(x + w - 8, y, h, -1) }),
  braces: ({ x, y, width: w, height: h }) => ({
    path: "",
    lines: braceOf(x + 8, y, h, 1) + braceOf(x + w - 8, y, h, -1),
  }),
  text: () => ({ path: "" }),
  datastore: ({ x, y, width: w, height: h }) => ({
    path: "",
    lines: `M${x} ${y}h${w}M${x} ${y + h}h${w}`,
  }),
  cloud: ({ x, y, width: w, height: h }) => ({
    // Bows from point to point: what each bends towards, and where it ends.
    path: `M${x + w * 0.12} ${y + h * 0.94}${[
      [-0.1, 0.94, 0.06, 0.38],
      [0.02, -0.02, 0.3, 0.16],
      [0.48, -0.16, 0.68, 0.14],
      [0.98, -0.06, 0.94, 0.38],
      [1.1, 0.92, 0.88, 0.94],
      [0.76, 1.08, 0.62, 0.96],
      [0.48, 1.08, 0.36, 0.96],
      [0.24, 1.08, 0.12, 0.94],
    ]
      .map(
        ([cx = 0, cy = 0, toX = 0, toY = 0]) =>
          `Q${x + w * cx} ${y + h * cy} ${x + w * toX} ${y + h * toY}`,
      )
      .join("")}z`,
  }),
  bang: ({ x, y, width: w, height: h }) => {
    const [cx, cy] = [x + w / 2, y + h / 2];
    const points = Array.from({ length: 32 }, (_, at) => {
      const angle = ((at + 0.5) / 16) * Math.PI;
      const share = at % 2 === 0 ? 0.5 : 0.42;
      // Between an ellipse and the box, so that the label has room.
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6;
      return [cx + w * share * round(Math.cos(angle)), cy + h * share * round(Math.sin(angle))];
    });
    return polygon(points as [number, number][]);
  },
  note: ({ x, y, width: w, height: h }) => ({
    path: `M${x} ${y}h${w - 8}l8 8v${h - 8}h${-w}z`,
    lines: `M${x + w - 8} ${y}v8h8`,
  }),
  fork: bar,
  "sm-circ": (box) => ({ ...circleAt(box, 9), isSolid: true }),
  "f-circ": (box) => ({ ...circleAt(box, 5), isSolid: true }),
  "fr-circ": (box) => {
    const { path, outline } = circleAt(box, 11);
    return { path: circleAt(box, 6).path, lines: path, outline, isSolid: true };
  },
  "cross-circ": (box) => {
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const lines = `M${cx - 11} ${cy - 11}l22 22m0 -22l-22 22`;
    return { ...circleAt(box, 15.5), lines };
  },
} as const satisfies Record<string, Draw>;

export type FormName = keyof typeof forms;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/** Draws a form; `isAcross` says that arrows come from the sides. */
export function drawForm(name: FormName, box: Box, isAcross: boolean): Drawn {
  const draw: Draw = forms[name];
  return draw(box, isAcross);
}

/** A brace of a height that points to the left (1) or to the right (-1). */
function braceOf(x: number, y: number, height: number, side: 1 | -1): string {
  const half = height / 2;
  const bend = `q${-5 * side} 0 ${-5 * side} 5v${half - 10}q0 5 ${-3 * side} 5`;
  const back = `q${3 * side} 0 ${3 * side} 5v${half - 10}q0 5 ${5 * side} 5`;
  return `M${x} ${y}${bend}${back}`;
}
