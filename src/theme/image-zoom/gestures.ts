/** Coordinates are in CSS pixels of the window. */
export interface Gestures {
  move(x: number, y: number): void;
  zoom(point: { x: number; y: number }, factor: number): void;
  tap(): void;
  doubleTap(point: { x: number; y: number }): void;
}

/** Smaller movements count as a click. */
const stillness = 4;
/** Pixels per line and page, for wheels that report those units. */
const wheelUnits = [1, 16, 400];

export function listenToGestures(
  target: HTMLElement,
  gestures: Gestures,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let way = 0;
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(name, listener, { signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) way = 0;
    target.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    const [x, y] = [now.x - before.x, now.y - before.y];
    way += Math.hypot(x, y);
    if (!other) {
      if (way > stillness) gestures.move(x, y);
      return;
    }
    // Each finger moves the midpoint by half; the change in distance zooms.
    gestures.move(x / 2, y / 2);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    gestures.zoom(middle, distance(now, other) / Math.max(distance(before, other), 1));
    way = Number.POSITIVE_INFINITY;
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    on(end, ({ pointerId }) => pointers.delete(pointerId));
  }
  on("click", () => {
    if (way <= stillness) gestures.tap();
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

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
