import { expect, test } from "vitest";
import {
  findBestLayout,
  getFittingScale,
  getInitialView,
  moveBy,
  type Stage,
  zoomAt,
} from "./pan-zoom.ts";

const phone = { width: 390, height: 800, margin: 12, controlsHeight: 56 };
const small: Stage = { ...phone, picture: { width: 100, height: 100 } };
const wide: Stage = { ...phone, picture: { width: 900, height: 300 } };
const tall: Stage = { ...phone, picture: { width: 300, height: 2000 } };

test("opens a small picture at twice its size, in the middle of the space below the controls", () => {
  expect(getInitialView(small)).toEqual({ x: 95, y: 328, scale: 2 });
});

test("fits a larger picture, or shows its top left corner if it would be too small to read", () => {
  const desktop = { ...phone, width: 1120, height: 900 };
  const large = { ...desktop, picture: { width: 660, height: 903 } };
  expect(getInitialView(large).scale).toBe(getFittingScale(large));
  expect(getInitialView(wide)).toMatchObject({ x: 12, scale: 0.75 });
  expect(getInitialView(tall)).toMatchObject({ y: 68, scale: 0.75 });
});

test("shows the narrow layout on a phone, even if the other one fits better", () => {
  const layouts = [
    { width: 660, height: 903 },
    { width: 358, height: 1400 },
  ];
  expect(findBestLayout(layouts, { ...phone, height: 600 })).toBe(1);
  expect(findBestLayout(layouts, { ...phone, width: 1120, height: 900 })).toBe(0);
});

test("zooms around a point", () => {
  const view = { x: -200, y: -300, scale: 2 };
  const point = { x: 200, y: 400 };
  const zoomed = zoomAt(view, point, 1.5, { ...wide, picture: { width: 900, height: 900 } });
  expect(zoomed.scale).toBe(3);
  expect((point.x - zoomed.x) / zoomed.scale).toBe((point.x - view.x) / view.scale);
  expect((point.y - zoomed.y) / zoomed.scale).toBe((point.y - view.y) / view.scale);
});

test("limits the zoom to the whole picture and to eight times its size", () => {
  const view = getInitialView(wide);
  expect(zoomAt(view, { x: 0, y: 0 }, 0.01, wide).scale).toBeCloseTo(366 / 900);
  expect(zoomAt(view, { x: 0, y: 0 }, 1000, wide).scale).toBe(8);
  expect(zoomAt(getInitialView(small), { x: 0, y: 0 }, 0.01, small).scale).toBe(1);
});

test("keeps the edges of a large picture outside the stage, and a small picture in the middle", () => {
  const view = getInitialView(wide);
  expect(moveBy(view, 500, 500, wide)).toEqual(view);
  expect(moveBy(view, -5000, 0, wide).x).toBe(390 - 12 - 0.75 * 900);
  expect(moveBy(getInitialView(small), 50, 50, small)).toEqual(getInitialView(small));
});
