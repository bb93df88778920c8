const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Takes back after a while what a button shows. If it is pressed again meanwhile, the time begins anew. */
export function undoLater(button: HTMLElement, undo: () => void, time: number): void {
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(undo, time));
}
