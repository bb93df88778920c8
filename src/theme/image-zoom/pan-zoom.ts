/** In CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Position of a picture's top left corner, and its scale. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Stage extends Size {
  picture: Size;
  /** Minimum distance to each edge if the picture is smaller than the stage. */
  margin: number;
  /** Height that the controls cover, at the top. */
  controlsHeight: number;
}

const maxScale = 8;
const maxInitialScale = 2;
/** Text of 12 px is still readable at this scale. */
const minInitialScale = 0.75;

export function getFittingScale(stage: Stage): number {
  const { width, height, margin, controlsHeight, picture } = stage;
  return Math.min(
    (width - 2 * margin) / picture.width,
    (height - controlsHeight - 2 * margin) / picture.height,
  );
}

/** Index of the largest layout, or of the narrowest one if all would be too small. */
export function findBestLayout(layouts: readonly Size[], stage: Omit<Stage, "picture">): number {
  const scales = layouts.map((picture) => getFittingScale({ ...stage, picture }));
  const largest = Math.max(...scales);
  if (largest >= minInitialScale) return scales.indexOf(largest);
  const widths = layouts.map(({ width }) => width);
  return widths.indexOf(Math.min(...widths));
}

/** Fits the picture if it is readable at that size; otherwise shows its top left corner. */
export function getInitialView(stage: Stage): View {
  const scale = Math.min(Math.max(getFittingScale(stage), minInitialScale), maxInitialScale);
  return keepInStage({ x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER, scale }, stage);
}

/** Zooms around `point`, which stays in place. */
export function zoomAt(view: View, point: Point, factor: number, stage: Stage): View {
  const minScale = Math.min(getFittingScale(stage), 1);
  const scale = Math.min(Math.max(view.scale * factor, minScale), maxScale);
  const ratio = scale / view.scale;
  return keepInStage(
    { x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio, scale },
    stage,
  );
}

export function moveBy(view: View, x: number, y: number, stage: Stage): View {
  return keepInStage({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** Centers a picture smaller than the stage; keeps the edges of a larger one outside it. */
function keepInStage({ x, y, scale }: View, stage: Stage): View {
  const { margin, picture, controlsHeight } = stage;
  const columns = { start: margin, end: stage.width - margin };
  const rows = { start: controlsHeight + margin, end: stage.height - margin };
  return {
    x: clampPosition(x, picture.width * scale, columns),
    y: clampPosition(y, picture.height * scale, rows),
    scale,
  };
}

function clampPosition(
  position: number,
  length: number,
  { start, end }: { start: number; end: number },
): number {
  const freeSpace = end - start;
  return length <= freeSpace
    ? start + (freeSpace - length) / 2
    : Math.min(Math.max(position, end - length), start);
}

/** Coordinates are in CSS pixels of the window. */
interface Gestures {
  move(x: number, y: number): void;
  zoom(point: Point, factor: number): void;
  tap(): void;
  doubleTap(point: Point): void;
}

/** Movements up to this length count as a click. */
const CLICK_TOLERANCE_PX = 4;
/** Pixels per line and page, for wheels that report those units. */
const wheelUnits = [1, 16, 400];

export function listenToGestures(
  target: HTMLElement,
  gestures: Gestures,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, Point>();
  let movement = 0;
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(name, listener, { signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) movement = 0;
    target.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const pointer = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, pointer);
    const [x, y] = [pointer.x - before.x, pointer.y - before.y];
    movement += Math.hypot(x, y);
    if (!other) {
      if (movement > CLICK_TOLERANCE_PX) gestures.move(x, y);
      return;
    }
    // Each finger moves the midpoint by half; the change in distance zooms.
    gestures.move(x / 2, y / 2);
    const middle = { x: (pointer.x + other.x) / 2, y: (pointer.y + other.y) / 2 };
    gestures.zoom(middle, distance(pointer, other) / Math.max(distance(before, other), 1));
    movement = Number.POSITIVE_INFINITY;
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    on(end, ({ pointerId }) => pointers.delete(pointerId));
  }
  on("click", () => {
    if (movement <= CLICK_TOLERANCE_PX) gestures.tap();
  });
  on("dblclick", ({ clientX, clientY }) => gestures.doubleTap({ x: clientX, y: clientY }));
  on("wheel", (event) => {
    event.preventDefault();
    const pixels = event.deltaY * (wheelUnits[event.deltaMode] ?? 1);
    // Browsers report a touchpad pinch as a wheel event with Ctrl, in small steps.
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    gestures.zoom({ x: event.clientX, y: event.clientY }, factor);
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
