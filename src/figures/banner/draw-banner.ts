import { type IconName, icons } from "../icons.ts";
import { renderElement } from "../svg.ts";

interface Banner {
  /** In pixels. */
  width: number;
  height: number;
  /** Banners of the same text have the same bricks. */
  seed: string;
  /** Drawn on a tile at the start. Default: none. */
  icon?: IconName;
}

/** Height of a brick and the joint around it, in pixels. */
const brick = 20;
const joint = 5;
/** Range of the width of a brick. */
const widths = { min: 28, max: 80 };
/** Number of steps in which the wall rises. */
const steps = 9;
const tile = { at: 28, size: 56, icon: 32 };
/** Radius of the corners of a brick. */
const corner = 4;
/** Icons are drawn in a square of this size. */
const iconBox = 24;

/**
 * Draws the picture of a post: a wall of bricks that rises toward its end. The text of the post
 * determines the bricks. Screen readers skip the picture, because it is decorative. Classes:
 * `b-ground`, `b-0` to `b-3` for bricks from pale to strong, `b-tile`, `b-icon`.
 */
export function drawBanner({ width, height, seed, icon }: Banner): string {
  const random = createRandom(seed);
  const rises = Array.from(
    { length: steps },
    (_, step) => 0.25 + 0.6 * (step / (steps - 1)) + 0.3 * (random() - 0.5),
  );
  const rows = Math.ceil(height / (brick + joint));
  const tones = ["", "", "", ""];
  for (let row = 0; row < rows; row++) {
    const y = height - (row + 1) * (brick + joint);
    for (let x = -Math.round(random() * 40); x < width; ) {
      const length = Math.round(widths.min + random() * (widths.max - widths.min));
      const middle = Math.max(0, Math.min((x + length / 2) / width, 0.999));
      const tone = getTone(random());
      const isLaid = (row + 0.5) / rows < (rises[Math.floor(middle * steps)] ?? 0);
      if (isLaid) tones[tone] += getBrickPath(x, y, length);
      x += length + joint;
    }
  }
  const bricks = tones.flatMap((d, tone) =>
    d ? [renderElement("path", { class: `b-${tone}`, d })] : [],
  );
  return renderElement(
    "svg",
    {
      class: "banner",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: "xMinYMax slice",
      "aria-hidden": "true",
    },
    [
      renderElement("path", { class: "b-ground", d: `M0 0h${width}v${height}H0z` }),
      ...bricks,
      ...drawIcon(icon),
    ],
  );
}

/** Most bricks are pale, one in eleven is strong. */
function getTone(chance: number): 0 | 1 | 2 | 3 {
  if (chance < 0.09) return 3;
  if (chance < 0.2) return 2;
  return chance < 0.5 ? 1 : 0;
}

/** A box with round corners. It is a path, so that all bricks of a tone can be one element. */
function getBrickPath(x: number, y: number, width: number): string {
  const [across, down] = [width - 2 * corner, brick - 2 * corner];
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${x + corner} ${y}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}h${-across}${arc(-corner, -corner)}v${-down}${arc(corner, -corner)}z`;
}

function drawIcon(icon: IconName | undefined): string[] {
  if (icon === undefined) return [];
  const { at, size, icon: side } = tile;
  const inset = at + (size - side) / 2;
  return [
    renderElement("rect", { class: "b-tile", x: at, y: at, width: size, height: size, rx: 12 }),
    renderElement("path", {
      class: "b-icon",
      transform: `translate(${inset} ${inset}) scale(${(side / iconBox).toFixed(3)})`,
      d: icons[icon],
    }),
  ];
}

/** Pseudorandom numbers from 0 to 1: mulberry32 seeded with FNV-1a of a text (both public domain). */
function createRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
