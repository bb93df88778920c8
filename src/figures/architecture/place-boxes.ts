import { sum } from "../../model/sum.ts";
import { boldWidthFactor, drawingWidths, getTextWidth, wrapText } from "../svg.ts";
import { type Box, getAllBoxes, iconsByKind } from "./architecture.ts";

/** Pixels. The detail is the smallest text, and no text of a picture is smaller than 12. */
export const sizes = { label: 14, labelLine: 18, detail: 12, detailLine: 15, icon: 18 } as const;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with its position in the picture. */
export interface PlacedBox extends Rectangle {
  box: Box;
  label: string[];
  detail: string[];
  /** Where the texts begin. */
  textX: number;
  textY: number;
  children: PlacedBox[];
}

interface Spaces {
  /** Between the border and the boxes inside. */
  padding: number;
  /** Between the border and the text of a box without boxes inside. */
  inner: number;
  /** Between neighbors. */
  gap: number;
  /** Between neighbors with arrows, so that a number fits. */
  arrowGap: number;
  /** Ids of boxes at which arrows begin or end. */
  connectedIds: ReadonlySet<string>;
}

const iconWidth = sizes.icon + 8;
const minLeafWidth = 132;
const maxLeafWidth = 250;

/** Places boxes in rows that fill the width, and returns them with the total height. */
export function placeBoxes(
  boxes: readonly Box[],
  width: number,
  connectedIds: ReadonlySet<string>,
) {
  const isWide = width >= drawingWidths.large;
  const space = isWide ? 14 : 10;
  const spaces = { padding: space, inner: 10, gap: space, arrowGap: 32, connectedIds };
  // Arrows may run around all boxes.
  const margin = connectedIds.size > 0 ? 18 : 1;
  const room = { x: margin, y: 1, width: width - 2 * margin };
  const { placed, bottom } = placeRows(boxes, room, spaces);
  return { placed, height: bottom };
}

interface Room {
  x: number;
  y: number;
  width: number;
}

/** `bottom` is the lower edge of the last row. */
function placeRows(boxes: readonly Box[], room: Room, spaces: Spaces) {
  let { y } = room;
  const gap = getGap(boxes, spaces);
  const placed = getRows(boxes, room.width, spaces, gap).flatMap((row) => {
    const widths = getWidths(row, room.width, spaces, gap);
    let { x } = room;
    const inRow = row.map((box, index) => {
      const placedBox = placeBox(box, { x, y, width: widths[index] ?? 0 }, spaces);
      x += placedBox.width + gap;
      return placedBox;
    });
    const height = Math.max(...inRow.map((placedBox) => placedBox.height));
    y += height + gap;
    return inRow.map((placedBox) => stretch(placedBox, height));
  });
  return { placed, bottom: y - gap };
}

/** Balanced rows. Boxes that contain boxes get separate rows, because they are much higher. */
function getRows(boxes: readonly Box[], width: number, spaces: Spaces, gap: number): Box[][] {
  const runs: Box[][] = [];
  for (const box of boxes) {
    const before = runs.at(-1)?.at(-1);
    const isOtherKind = before !== undefined && isLeaf(before) !== isLeaf(box);
    if (box.startsRow || before === undefined || isOtherKind) runs.push([box]);
    else runs.at(-1)?.push(box);
  }
  return runs.flatMap((run) => {
    const rows = fillRows(run, width, spaces, gap);
    const even = Math.ceil(run.length / rows.length);
    const balanced = Array.from({ length: rows.length }, (_, index) =>
      run.slice(index * even, (index + 1) * even),
    ).filter((row) => row.length > 0);
    const fits = balanced.every(
      (row) => row.length === 1 || getRowWidth(row, spaces, gap) <= width,
    );
    return fits ? balanced : rows;
  });
}

function fillRows(run: readonly Box[], width: number, spaces: Spaces, gap: number): Box[][] {
  const rows: Box[][] = [];
  for (const box of run) {
    const row = rows.at(-1);
    if (row && getRowWidth([...row, box], spaces, gap) <= width) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

function getRowWidth(row: readonly Box[], spaces: Spaces, gap: number): number {
  return sum(row.map((box) => getPreferredWidth(box, spaces))) + (row.length - 1) * gap;
}

function getGap(boxes: readonly Box[], { connectedIds, gap, arrowGap }: Spaces): number {
  const hasArrows = boxes.length > 1 && getAllBoxes(boxes).some(({ id }) => connectedIds.has(id));
  return hasArrows ? arrowGap : gap;
}

/** The width of the text or, if the box contains boxes, of the widest of them. */
function getPreferredWidth(box: Box, spaces: Spaces): number {
  if (isLeaf(box)) {
    const text = Math.max(
      getTextWidth(box.label, sizes.label * boldWidthFactor),
      getTextWidth(box.detail, sizes.detail),
    );
    return Math.min(Math.max(text + iconWidth + 2 * spaces.inner, minLeafWidth), maxLeafWidth);
  }
  const widest = Math.max(...box.children.map((child) => getPreferredWidth(child, spaces)));
  const title = Math.min(
    getTextWidth(box.label, sizes.label * boldWidthFactor) + iconWidth,
    maxLeafWidth,
  );
  return Math.max(widest, title) + 2 * spaces.padding;
}

/** Divides the free width of a row among its boxes. Boxes that contain more get more. */
function getWidths(row: readonly Box[], width: number, spaces: Spaces, gap: number): number[] {
  const freeWidth = width - getRowWidth(row, spaces, gap);
  const counts = row.map(countLeaves);
  const all = sum(counts);
  // Whole pixels, so that positions that are computed in two ways are equal.
  const widths = row.map((box, index) =>
    Math.floor(getPreferredWidth(box, spaces) + (freeWidth * (counts[index] ?? 0)) / all),
  );
  const rest = width - gap * (row.length - 1) - sum(widths);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
}

function isLeaf({ children }: Box): boolean {
  return children.length === 0;
}

function countLeaves({ children }: Box): number {
  return children.length === 0 ? 1 : sum(children.map(countLeaves));
}

function placeBox(box: Box, { x, y, width }: Room, spaces: Spaces): PlacedBox {
  const pad = isLeaf(box) ? spaces.inner : spaces.padding;
  const textX = x + pad + (hasIcon(box) ? iconWidth : 0);
  const maxTextWidth = x + width - pad - textX;
  const label = wrapText(box.label, sizes.label * boldWidthFactor, maxTextWidth);
  const detail = wrapText(box.detail, sizes.detail, maxTextWidth);
  const text = label.length * sizes.labelLine + detail.length * sizes.detailLine;
  const textBox = { box, x, y, width, label, detail, textX, textY: y + pad };
  if (isLeaf(box))
    return { ...textBox, height: Math.max(text, sizes.icon) + 2 * pad, children: [] };
  const inside = { x: x + pad, y: y + pad + text + 10, width: width - 2 * pad };
  const { placed, bottom } = placeRows(box.children, inside, spaces);
  return { ...textBox, height: bottom + pad - y, children: placed };
}

function hasIcon({ kind }: Box): boolean {
  return iconsByKind[kind] !== undefined;
}

/** Boxes of a row have one height. The text of a box without boxes inside is centered. */
function stretch(placed: PlacedBox, height: number): PlacedBox {
  const shift = isLeaf(placed.box) ? (height - placed.height) / 2 : 0;
  return { ...placed, height, textY: placed.textY + shift };
}

export function flattenBoxes(boxes: readonly PlacedBox[]): PlacedBox[] {
  return boxes.flatMap((box) => [box, ...flattenBoxes(box.children)]);
}
